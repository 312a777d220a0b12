/** Holidays of Burundi: rules, years and sources. The format: `README.md`. */
export const BI = `
source decret-100-150-2021 | Burundi, Décret 100/150 of 7 June 2021: a Sunday to the Monday | web.archive.org/web/20240514031141/https://www.presidence.gov.bi/wp-content/uploads/2021/06/Liste-et-regime-des-jours-feries.pdf
source sunday-monday-before-2004 | Burundi, a Sunday to the Monday before 2022, as vacanza/holidays (MIT) lists it

lieu sunday>monday [1990,) | all but End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha); Labour Day; National Day of Patriotism; Ndadaye Day | decret-100-150-2021 [2022,); sunday-monday-before-2004 collection estimated
lieu sunday>monday [2001,) | End of Ramadan (Eid al-Fitr); Ndadaye Day | decret-100-150-2021 [2022,); sunday-monday-before-2004 collection estimated
lieu sunday>monday [2011,) | Feast of the Sacrifice (Eid al-Adha); National Day of Patriotism | decret-100-150-2021 [2022,); sunday-monday-before-2004 collection estimated
lieu sunday>monday [1990,2022) | Labour Day | sunday-monday-before-2004 collection estimated

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Labour Day; New Year's Day | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | estimated | library
	on 20140729 20150718 20160707 20170626 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 | estimated | library
	on 20141005 20150924 20160913 20170902 | collection estimated | which-feast-was
Independence Day = Jour de l’Indépendance | 07-01 [1963,) | library
National Day of Patriotism = Journée Nationale du Patriotisme | 06-08 [2022,) | decret-100-150-2021
Ndadaye Day = Jour de Ndadaye | 10-21 [1994,) | library
Ntaryamira Day = Jour de Ntaryamira | 04-06 [1995,) | library
Rwagasore Day = Jour de Rwagasore | 10-13 [1962,) | library
Unity Day = Jour de l'Unité | 02-05 [1992,) | library
Feast of the Sacrifice (Eid al-Adha) (substitute day) = Fête du mouton | on 20040202 | substitute computed estimated | sunday-monday-before-2004
`;
