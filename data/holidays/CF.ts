/** Holidays of Central African Republic: rules, years and sources. The format: `README.md`. */
export const CF = `

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Labour Day; New Year's Day; Whit Monday | library
Boganda Day = Décès du Fondateur Barthélémy Boganda | 03-29 [1960,) | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 [2015,) | estimated | library
	on 20150718 20160707 20170626 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 [2015,) | estimated | library
	on 20150924 20160913 20170902 20250607 | collection estimated | which-feast-was
General Prayer Day = Journée de prière | 06-30 [,1959), 06-30 [2007,) | library
Independence Day = Jour de l’Indépendance | 08-13 [1961,) | library
Republic Day = Jour de la République | 12-01 [1959,1977), 12-01 [1979,) | library

fact national 2014 | off 12-25 | not 07-28 10-04 | Islamic feasts since 2015
`;
