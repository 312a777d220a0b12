/** Holidays of Sweden: rules, years and sources. The format: `README.md`. */
export const SE = `
country Sweden
known [1990,)

source lag-253-1989 | Sweden, Lag (1989:253) om allmänna helgdagar as amended by SFS 2004:1320 | http://www.riksdagen.se/sv/Dokument-Lagar/Lagar/Svenskforfattningssamling/Lag-1989253-om-allmanna-hel_sfs-1989-253/
source lag-253-1989-2 | Sweden, Lag (1989:253) om allmänna helgdagar | https://lagen.nu/1989:253/konsolidering/1989:253
source lag-253-1989-3 | Sweden, Lag (1989:253), before Lag (2004:1320); not checked against the law
source library
source semesterlagen-480-1977 | Sweden, Semesterlagen (1977:480), 3 a §: these eves count as Sundays; Handelsnytt, 8 September 2011 | https://handelsnytt.se/2011/09/08/ar-midsommarafton-en-semesterdag/
source semesterlagen-480-1977-2 | Sweden, Semesterlagen (1977:480), 3 a §: eves that count as Sundays; Handelsnytt, 8 September 2011 | https://handelsnytt.se/2011/09/08/ar-midsommarafton-en-semesterdag/

All Saints' Day = alla helgons dag | saturday>=10-31 [1990,2005) | lag-253-1989-2
	saturday>=10-31 [2005,) | lag-253-1989
	saturday>=10-31 [,1990) | collection | library
Ascension Day = Kristi himmelsfärdsdag | easter+39 [1990,2005) | lag-253-1989-2
	easter+39 [2005,) | lag-253-1989
	easter+39 [,1990) | computed | library
Boxing Day = annandag jul | 12-26 [1990,2005) | lag-253-1989-2
	12-26 [2005,) | lag-253-1989
	12-26 [,1990) | collection | library
Christmas Day = juldagen | 12-25 [1990,2005) | lag-253-1989-2
	12-25 [2005,) | lag-253-1989
	12-25 [,1990) | collection | library
Christmas Eve = Julafton | 12-24 [1990,2010) | estimated | semesterlagen-480-1977
	12-24 [2010,) | semesterlagen-480-1977
	12-24 [,1990) | semesterlagen-480-1977-2
Easter Monday = annandag påsk | easter+1 [1990,2005) | lag-253-1989-2
	easter+1 [2005,) | lag-253-1989
	easter+1 [,1990) | computed | library
Easter Sunday = påskdagen | easter [1990,2005) | lag-253-1989-2
	easter [2005,) | lag-253-1989
	easter [,1990) | computed | library
Epiphany = trettondedag jul | 01-06 [1990,2005) | lag-253-1989-2
	01-06 [2005,) | lag-253-1989
	01-06 [,1990) | collection | library
Good Friday = långfredagen | easter-2 [1990,2005) | lag-253-1989-2
	easter-2 [2005,) | lag-253-1989
	easter-2 [,1990) | computed | library
Labour Day = första maj | 05-01 [1990,2005) | lag-253-1989-2
	05-01 [2005,) | lag-253-1989
	05-01 [,1990) | collection | library
Midsummer Day = midsommardagen | saturday>=06-20 [1990,2005) | lag-253-1989-2
	saturday>=06-20 [2005,) | lag-253-1989
	saturday>=06-20 [,1990) | collection | library
Midsummer Eve = Midsommarafton | friday>=06-19 [1990,2010) | estimated | semesterlagen-480-1977
	friday>=06-19 [2010,) | semesterlagen-480-1977
	friday>=06-19 [,1990) | semesterlagen-480-1977-2
National Day = nationaldagen | 06-06 [2005,) | lag-253-1989
New Year's Day = nyårsdagen | 01-01 [1990,2005) | lag-253-1989-2
	01-01 [2005,) | lag-253-1989
	01-01 [,1990) | collection | library
New Year's Eve = Nyårsafton | 12-31 [1990,2010) | estimated | semesterlagen-480-1977
	12-31 [2010,) | semesterlagen-480-1977
	12-31 [,1990) | semesterlagen-480-1977-2
Pentecost = pingstdagen | easter+49 [1990,2005) | lag-253-1989-2
	easter+49 [2005,) | lag-253-1989
	easter+49 [,1990) | computed | library
Whit Monday = Annandag pingst | easter+50 [,2005) | computed | lag-253-1989-3

decided yes law | Midsummer Eve; Christmas Eve; New Year's Eve | - | - | national | equal to Sundays by the law on leave | Sweden, Semesterlagen (1977:480), 3 a §: eves that count as Sundays; Handelsnytt, 8 September 2011 | https://handelsnytt.se/2011/09/08/ar-midsommarafton-en-semesterdag/
`;
