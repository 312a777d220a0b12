/** Holidays of Rwanda: rules, years and sources. The format: `README.md`. */
export const RW = `
known [2012,)

source presidential-order-54-2017 | Rwanda, Presidential Order 54 of 2017, article 4: the next working day for a holiday on a weekend | https://rwandalii.org/akn/rw/act/po/2017/54
source vacanza-holidays-mit | Rwanda, as vacanza/holidays (MIT) lists them

lieu saturday>next sunday>next [2017,) | all but Boxing Day; Day after New Year's Day; Genocide Memorial Day; New Year's Day | presidential-order-54-2017
lieu saturday>next sunday>next [2022,) | New Year's Day | presidential-order-54-2017
lieu saturday>monday sunday>monday [2020,) | Boxing Day; Day after New Year's Day | presidential-order-54-2017

feasts en | Assumption; Boxing Day; Christmas Day; Good Friday; Labour Day; New Year's Day | library
Day after New Year's Day = Public Holiday | 01-02 [2016,) | library
Easter Monday | easter+1 [2017,) | library
End of Ramadan (Eid al-Fitr) | hijri 10-1 [2012,) | estimated | library
	on 20140729 20150718 20160707 20170626 20250331 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) | on 20180822 | collection estimated | vacanza-holidays-mit
	hijri 12-10 [2015,) | estimated | library
Genocide Memorial Day | 04-07 [1995,) | library
Heroes Day | 02-01 | library
Independence Day | 07-01 [1963,) | library
Liberation Day | 07-04 [1995,) | library
National Harvest Day | 1 friday 08 [2015,) | library

fact national 2013 | off 03-29 | not 01-02 04-01 10-15 | before the orders of 2015 and 2017
fact national 2018 | off 01-02 04-02 | not 01-03 | Presidential Order 54 of 2017
fact national 2022 | off 01-03 05-03 12-27 | not 01-04 12-28 | Presidential Order 54 of 2017, article 4
fact national 2024 | off 04-07 | not 04-08 | Presidential Order 54 of 2017: 7 April is not made up
`;
