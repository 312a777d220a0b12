/** Holidays of Serbia: rules, years and sources. The format: `README.md`. */
export const RS = `
known [2007,)

source law-state-other | Serbia, law on state and other holidays (43/01, 101/07, 92/11): a Sunday to the next working day | https://krestonmdm.com/sr/neradni-dani-za-novu-godinu-i-bozic/

lieu sunday>next [2010,) | all but Orthodox Christmas | law-state-other

Armistice Day = Дан примирја | on 20071111 | vacanza
	11-11 [2012,) | law-state-other
	11-11 sunday>monday [,2012) | library
Holy Saturday = Велика субота | orthodox-1 [2002,) | computed | law-state-other
Labour Day = Празник рада | 05-01 [2002,), 05-02 [2002,) | law-state-other
	05-01 if monday tuesday wednesday thursday friday saturday [,2002), 05-02 if monday tuesday wednesday thursday friday saturday [,2002), 05-03 if monday tuesday [1954,2000) | library
New Year's Day = Нова година | 01-01 [2002,), 01-02 [2002,) | law-state-other
	01-02 if monday tuesday wednesday thursday friday saturday [,2002), 01-03 if monday tuesday [,2001), 01-01 if monday tuesday wednesday thursday friday saturday [1951,2002) | library
Orthodox Christmas = Божић | 01-07 | library computed
Orthodox Easter = Васкрс | orthodox | library
Orthodox Easter Monday = Васкрсни понедељак | orthodox+1 | library
Orthodox Good Friday = Велики петак | orthodox-2 | library
Statehood Day = Дан државности Србије | 02-15 if monday tuesday wednesday thursday friday saturday [,2012), 02-16 [,1958), 02-17 if monday tuesday [1953,2010), 02-16 if monday tuesday wednesday thursday friday saturday [1959,2012) | library
Statehood Day = Дан државности | on 20090215 | vacanza
	02-15 [2012,), 02-16 [2012,) | law-state-other

fact national 2012 | off 01-01 01-02 01-03 02-15 02-16 11-11 11-12 | not 01-04 | Act 92/11
fact national 2021 | off 05-01 05-02 05-03 05-04 | not 05-05 | Labour Day on Easter Sunday is made up for after Easter Monday
`;
