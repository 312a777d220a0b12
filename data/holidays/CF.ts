/** Holidays of Central African Republic: rules, years and sources. The format: `README.md`. */
export const CF = `
country Central African Republic
known [1990,)

source library
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

All Saints' Day = Toussaint | 11-01 | collection | library
Ascension Day = Ascension | easter+39 | computed | library
Assumption = Assomption | 08-15 | collection | library
Boganda Day = Décès du Fondateur Barthélémy Boganda | 03-29 [1960,) | collection | library
Christmas Day = Noël | 12-25 | collection | library
Easter Monday = Lundi de Pâques | easter+1 | computed | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 +1 [2015,2018), hijri 10-1 [2018,2026) | computed estimated | which-feast-was
	hijri 10-1 [2026,) | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hindu karma [2015,2018), hijri 12-10 [2018,2025), on 20250607 | computed estimated | which-feast-was
	hijri 12-10 [2026,) | computed estimated | library
General Prayer Day = Journée de prière | 06-30 [,1959), 06-30 [2007,) | collection | library
Independence Day = Jour de l’Indépendance | 08-13 [1961,) | collection | library
Labour Day = Fête du travail | 05-01 | collection | library
New Year's Day = Nouvel An | 01-01 | collection | library
Republic Day = Jour de la République | 12-01 [1959,1977), 12-01 [1979,) | collection | library
Whit Monday = Lundi de Pentecôte | easter+50 | computed | library

fact national 2014 | off 12-25 | not 07-28 10-04 | Islamic feasts since 2015
`;
