/** Holidays of Burundi: rules, years and sources. The format: `README.md`. */
export const BI = `
known [1990,)

source decret-100-150-2021 | Burundi, Décret 100/150 of 7 June 2021: a Sunday to the Monday | web.archive.org/web/20240514031141/https://www.presidence.gov.bi/wp-content/uploads/2021/06/Liste-et-regime-des-jours-feries.pdf
source sunday-monday-before-2022 | Burundi, a Sunday to the Monday before 2022, as vacanza/holidays (MIT) lists it

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Labour Day; New Year's Day | library
All Saints' Day (substitute day) = Toussaint | 11-01 if sunday +1 [1992,2021), 11-01 if sunday +1 [2026,2100) | substitute | decret-100-150-2021 [2026,2100); sunday-monday-before-2022 collection estimated
Assumption (substitute day) = Assomption | 08-15 if sunday +1 [1993,2022), 08-15 if sunday +1 [2027,) | substitute | decret-100-150-2021 [2027,); sunday-monday-before-2022 collection estimated
Christmas Day (substitute day) = Noël | 12-25 if sunday +1 [1994,2017), 12-25 if sunday +1 [2022,2034), 12-25 if sunday +1 [2044,2096) | substitute | sunday-monday-before-2022 [1994,2017) collection estimated; decret-100-150-2021
	on 20391227 | substitute | decret-100-150-2021
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | estimated | library
	on 20140729 20150718 20160707 20170626 | collection estimated | which-feast-was
End of Ramadan (Eid al-Fitr) (substitute day) = Fête de fin du Ramadan | on 20011217 20041115 20090921 20120820 20200525 | substitute computed estimated | sunday-monday-before-2022
	on 20250331 | substitute computed estimated | decret-100-150-2021
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 | estimated | library
	on 20141005 20150924 20160913 20170902 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) (substitute day) = Fête du mouton | on 20040202 20111107 20141006 20190812 | substitute computed estimated | sunday-monday-before-2022
	on 20240617 20270517 | substitute computed estimated | decret-100-150-2021
Independence Day = Jour de l’Indépendance | 07-01 [1963,) | library
Independence Day (substitute day) = Jour de l’Indépendance | 07-01 if sunday +1 [2001,2019), 07-01 if sunday +1 [2029,2097) | substitute | decret-100-150-2021 [2029,2097); sunday-monday-before-2022 collection estimated
	on 19900702 | substitute | vacanza
Labour Day (substitute day) = Fête du travail | 05-01 if sunday +1 [1994,2017), 05-01 if sunday +1 [2033,2096) | substitute | decret-100-150-2021 [2033,2096); sunday-monday-before-2022 collection estimated
National Day of Patriotism = Journée Nationale du Patriotisme | 06-08 [2022,) | decret-100-150-2021
National Day of Patriotism (substitute day) = Journée Nationale du Patriotisme | 06-08 if sunday +1 [2025,2099) | substitute | decret-100-150-2021
Ndadaye Day = Jour de Ndadaye | 10-21 [1994,) | library
Ndadaye Day (substitute day) = Jour de Ndadaye | 10-21 if sunday +1 [2001,2019), 10-21 if sunday +1 [2029,2097) | substitute | decret-100-150-2021 [2029,2097); sunday-monday-before-2022 collection estimated
New Year's Day (substitute day) = Nouvel An | 01-01 if sunday +1 [1995,2018), 01-01 if sunday +1 [2023,2097) | substitute | decret-100-150-2021 [2023,2097); sunday-monday-before-2022 collection estimated
Ntaryamira Day = Jour de Ntaryamira | 04-06 [1995,) | library
Ntaryamira Day (substitute day) = Jour de Ntaryamira | 04-06 if sunday +1 [1997,2015), 04-06 if sunday +1 [2025,2099) | substitute | decret-100-150-2021 [2025,2099); sunday-monday-before-2022 collection estimated
Rwagasore Day = Jour de Rwagasore | 10-13 [1962,) | library
Rwagasore Day (substitute day) = Jour de Rwagasore | 10-13 if sunday +1 [1996,2020), 10-13 if sunday +1 [2024,2098) | substitute | decret-100-150-2021 [2024,2098); sunday-monday-before-2022 collection estimated
	on 19911014 | substitute | vacanza
Unity Day = Jour de l'Unité | 02-05 [1992,) | library
Unity Day (substitute day) = Jour de l'Unité | 02-05 if sunday +1 [1995,2018), 02-05 if sunday +1 [2023,2097) | substitute | decret-100-150-2021 [2023,2097); sunday-monday-before-2022 collection estimated
`;
