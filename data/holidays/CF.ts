/** Holidays of Central African Republic: rules, years and sources. The format: `README.md`. */
export const CF = `
country Central African Republic
known [1990,)


All Saints' Day = Toussaint | 11-01 | library
Ascension Day = Ascension | easter+39 | library
Assumption = Assomption | 08-15 | library
Boganda Day = Décès du Fondateur Barthélémy Boganda | 03-29 [1960,) | library
Christmas Day = Noël | 12-25 | library
Easter Monday = Lundi de Pâques | easter+1 | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 [2015,) | estimated | library
	on 20150718 20160707 20170626 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 [2015,) | estimated | library
	on 20150924 20160913 20170902 20250607 | collection estimated | which-feast-was
General Prayer Day = Journée de prière | 06-30 [,1959), 06-30 [2007,) | library
Independence Day = Jour de l’Indépendance | 08-13 [1961,) | library
Labour Day = Fête du travail | 05-01 | library
New Year's Day = Nouvel An | 01-01 | library
Republic Day = Jour de la République | 12-01 [1959,1977), 12-01 [1979,) | library
Whit Monday = Lundi de Pentecôte | easter+50 | library

fact national 2014 | off 12-25 | not 07-28 10-04 | Islamic feasts since 2015
`;
