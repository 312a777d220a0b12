/** Holidays of Czechia: rules, years and sources. The format: `README.md`. */
export const CZ = `

Boxing Day = 2. svátek vánoční | 12-26 | library
Christmas Day = 1. svátek vánoční | 12-25 | library
Christmas Eve = Štědrý den | 12-24 [,1952), 12-24 [1990,) | library
Easter Monday = Velikonoční pondělí | easter+1 | library
Good Friday = Velký pátek | easter-2 [,1952), easter-2 [2016,) | library
Independent Czechoslovak State Day = Den vzniku samostatného československého státu | 10-28 | library
Jan Hus Day = Den upálení mistra Jana Husa | 07-06 [,1952), 07-06 [1990,) | library
Labour Day = Svátek práce | 05-01 | library
Liberation Day = Den vítězství | 05-09 [1990,1992) | vacanza
	05-08 [,1952), 05-08 [1992,) | library
New Year's Day = Nový rok a Den obnovy samostatného českého státu | 01-01 | library
Saints Cyril and Methodius Day = Den slovanských věrozvěstů Cyrila a Metoděje | 07-05 [,1952), 07-05 [1990,) | library
St. Wenceslas Day (Czech Statehood Day) = Den české státnosti | 09-28 [,1952), 09-28 [2000,) | library
Struggle for Freedom and Democracy Day = Den boje za svobodu a demokracii | 11-17 [1990,) | library
`;
