/** Holidays of Rwanda: rules, years and sources. The format: `README.md`. */
export const RW = `
known [2012,)

source presidential-order-54-2017 | Rwanda, Presidential Order 54 of 2017, article 4: the next working day for a holiday on a weekend | https://rwandalii.org/akn/rw/act/po/2017/54
source vacanza-holidays-mit | Rwanda, as vacanza/holidays (MIT) lists them

feasts en | Assumption; Boxing Day; Christmas Day; Good Friday; Labour Day; New Year's Day | library
Assumption (substitute day) | 08-16 if sunday +1 [2020,2100), 08-15 if sunday +1 [2021,) | substitute | presidential-order-54-2017
Boxing Day (substitute day) | 12-27 if sunday +1 [2020,2100), 12-26 if sunday +1 [2021,) | substitute | presidential-order-54-2017
Christmas Day (substitute day) | 12-27 if monday tuesday [2021,) | substitute | presidential-order-54-2017
Day after New Year's Day = Public Holiday | 01-02 [2016,) | library
Day after New Year's Day (substitute day) = Public Holiday | 01-03 if sunday +1 [2021,), 01-02 if sunday +1 [2022,2096) | substitute | presidential-order-54-2017
Easter Monday | easter+1 [2017,) | library
End of Ramadan (Eid al-Fitr) | hijri 10-1 [2012,) | estimated | library
	on 20140729 20150718 20160707 20170626 20250331 | collection estimated | which-feast-was
End of Ramadan (Eid al-Fitr) (substitute day) | on 20200525 20280228 | substitute computed estimated | presidential-order-54-2017
Feast of the Sacrifice (Eid al-Adha) | on 20180822 | collection estimated | vacanza-holidays-mit
	hijri 12-10 [2015,) | estimated | library
Feast of the Sacrifice (Eid al-Adha) (substitute day) | on 20190812 20220711 20240617 20270517 20300415 | substitute computed estimated | presidential-order-54-2017
Genocide Memorial Day | 04-07 [1995,) | library
Heroes Day | 02-01 | library
Heroes Day (substitute day) | 02-02 if sunday +1 [2020,2099), 02-01 if sunday +1 [2026,2100) | substitute | presidential-order-54-2017
Independence Day | 07-01 [1963,) | library
Independence Day (substitute day) | 07-02 if sunday +1 [2017,2091), 07-01 if sunday +1 [2018,2097) | substitute | presidential-order-54-2017
Labour Day (substitute day) | 05-02 if sunday +1 [2021,), 05-01 if sunday +1 [2033,2096), on 20220503 | substitute | presidential-order-54-2017
Liberation Day | 07-04 [1995,) | library
Liberation Day (substitute day) | 07-05 if sunday +1 [2020,2100), 07-04 if sunday +1 [2021,2050), 07-04 if sunday +1 [2060,), on 20550706 | substitute | presidential-order-54-2017
National Harvest Day | 1 friday 08 [2015,) | library
New Year's Day (substitute day) | 01-03 if monday tuesday [2022,2097) | substitute | presidential-order-54-2017

fact national 2013 | off 03-29 | not 01-02 04-01 10-15 | before the orders of 2015 and 2017
fact national 2018 | off 01-02 04-02 | not 01-03 | Presidential Order 54 of 2017
fact national 2022 | off 01-03 05-03 12-27 | not 01-04 12-28 | Presidential Order 54 of 2017, article 4
fact national 2024 | off 04-07 | not 04-08 | Presidential Order 54 of 2017: 7 April is not made up
`;
