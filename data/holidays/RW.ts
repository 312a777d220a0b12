/** Holidays of Rwanda: rules, years and sources. The format: `README.md`. */
export const RW = `
country Rwanda
known [2012,)

source library
source presidential-order-54-2017 | Rwanda, Presidential Order 54 of 2017, article 4: the next working day for a holiday on a weekend | https://rwandalii.org/akn/rw/act/po/2017/54
source vacanza-holidays-mit | Rwanda, as vacanza/holidays (MIT) lists them
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Assumption | 08-15 | collection | library
Assumption (substitute day) | 08-16 if sunday +1 [2020,2100), 08-15 if sunday +1 [2021,) | substitute | presidential-order-54-2017
Boxing Day | 12-26 | collection | library
Boxing Day (substitute day) | 12-27 if sunday +1 [2020,2100), 12-26 if sunday +1 [2021,) | substitute | presidential-order-54-2017
Christmas Day | 12-25 | collection | library
Christmas Day (substitute day) | 12-27 if monday tuesday [2021,) | substitute | presidential-order-54-2017
Day after New Year's Day = Public Holiday | 01-02 [2016,) | collection | library
Day after New Year's Day (substitute day) = Public Holiday | 01-03 if sunday +1 [2021,), 01-02 if sunday +1 [2022,2096) | substitute | presidential-order-54-2017
Easter Monday | easter+1 [2017,) | computed | library
End of Ramadan (Eid al-Fitr) | hijri 10-1 [2012,2014), hijri 10-1 +1 [2014,2018), hijri 10-1 [2018,2025), on 20250331 | computed estimated | which-feast-was
	hijri 10-1 [2026,) | computed estimated | library
End of Ramadan (Eid al-Fitr) (substitute day) | on 20200525 20280228 20351203 20371109 20401008 20480713 20510612 20540511 20560417 20590317 20640121 20661220 20711026 20740924 20760831 20790731 20820629 20840605 20870505 20900403 20920310 20950207 20980106 20991214 | substitute computed estimated | presidential-order-54-2017
Feast of the Sacrifice (Eid al-Adha) | hijri 12-10 [2015,2018), hijri 12-10 [2019,) | computed estimated | library
	on 20180822 | collection estimated | vacanza-holidays-mit
Feast of the Sacrifice (Eid al-Adha) (substitute day) | on 20190812 20220711 20240617 20270517 20300415 20350219 20380118 20421124 20451023 20480921 20500829 20530728 20580603 20610502 20660308 20690204 20710112 20731211 20761109 20781017 20810915 20840814 20860722 20890620 20920519 20940426 20970325 | substitute computed estimated | presidential-order-54-2017
Genocide Memorial Day | 04-07 [1995,) | collection | library
Good Friday | easter-2 | computed | library
Heroes Day | 02-01 | collection | library
Heroes Day (substitute day) | 02-02 if sunday +1 [2020,2099), 02-01 if sunday +1 [2026,2100) | substitute | presidential-order-54-2017
Independence Day | 07-01 [1963,) | collection | library
Independence Day (substitute day) | 07-02 if sunday +1 [2017,2091), 07-01 if sunday +1 [2018,2097) | substitute | presidential-order-54-2017
Labour Day | 05-01 | collection | library
Labour Day (substitute day) | 05-02 if sunday +1 [2021,), 05-01 if sunday +1 [2033,2096), on 20220503 | substitute | presidential-order-54-2017
Liberation Day | 07-04 [1995,) | collection | library
Liberation Day (substitute day) | 07-05 if sunday +1 [2020,2100), 07-04 if sunday +1 [2021,2050), 07-04 if sunday +1 [2060,), on 20550706 | substitute | presidential-order-54-2017
National Harvest Day | 1 friday 08 [2015,) | collection | library
New Year's Day | 01-01 | collection | library
New Year's Day (substitute day) | 01-03 if monday tuesday [2022,2097) | substitute | presidential-order-54-2017

fact national 2013 | off 03-29 | not 01-02 04-01 10-15 | before the orders of 2015 and 2017
fact national 2018 | off 01-02 04-02 | not 01-03 | Presidential Order 54 of 2017
fact national 2022 | off 01-03 05-03 12-27 | not 01-04 12-28 | Presidential Order 54 of 2017, article 4
fact national 2024 | off 04-07 | not 04-08 | Presidential Order 54 of 2017: 7 April is not made up
`;
