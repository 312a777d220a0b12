/** Holidays of Laos: rules, years and sources. The format: `README.md`. */
export const LA = `
source compensatory-1-june-2017 | Laos, compensatory days and 1 June until 2017, as vacanza/holidays (MIT) lists it
source labour-law-decree | Laos, Labour Law and decree on official holidays; not checked against the law
source prime-minister-s-2022 | Laos, Prime Minister’s Office, notice of 23 March 2022 | https://jclao.com/longer-lao-new-year-holiday-announced-state-offices-banned-from-celebrating/
source prime-minister-s-2024 | Laos, Prime Minister’s Office, notice on the holidays of 2024: days are added for those on a weekend | https://jclao.com/govt-announces-public-holidays-for-2024/

lieu saturday>next sunday>next [2012,) | National Day; New Year's Day | prime-minister-s-2024 [2028,) estimated; compensatory-1-june-2017 collection estimated
lieu saturday>next sunday>next [2015,) | International Women's Day; Labour Day | prime-minister-s-2024 [2025,) estimated; compensatory-1-june-2017 collection estimated
lieu saturday>next sunday>next [2028,) | Lao New Year | prime-minister-s-2024 estimated

International Children's Day | 06-01 [1990,2018) | collection estimated | compensatory-1-june-2017 [2010,2018); vacanza
International Women's Day | 03-08 [1976,) | collection | labour-law-decree
Labour Day | 05-01 [1976,) | collection | labour-law-decree
Lao New Year = ປີໃໝ່ລາວ | hindu boishakh [1976,), hindu boishakh +1 [1976,2017), hindu boishakh +2 [1976,1978), hindu boishakh -1 [1978,1980), hindu boishakh +2 [1980,1982), hindu boishakh -1 [1982,1984), hindu boishakh +2 [1984,1986), hindu boishakh -1 [1986,1988), hindu boishakh +2 [1988,1990), hindu boishakh -1 [1990,1992), hindu boishakh +2 [1992,1994), 04-14 if tuesday thursday [1994,2016), hindu boishakh +2 [1996,1998), hindu boishakh +2 [2000,2002), 04-14 if sunday friday [2002,2024), 04-14 if monday wednesday [2010,2032), 04-16 if monday friday saturday [2012,2079), 04-14 if thursday saturday [2018,2040), 04-16 if sunday tuesday wednesday thursday [2019,2087), 04-14 if sunday tuesday [2026,2100), 04-14 if wednesday friday [2034,), 04-14 if monday thursday saturday [2042,2099), 04-16 if sunday tuesday wednesday friday [2088,2099), 04-15 if wednesday thursday friday saturday [2095,), on 19950414 19990414 20030414 20040416 20070414 20080416 20200415 20240415 20280415 20320415 20360415 20400415 20830415 20850416 20870415 20890416 20910415 20930416 20960416 | collection | labour-law-decree
Lao New Year (additional day) | on 20220413 20240413 20240417 20240418 | announced | prime-minister-s-*
	04-13 [2011,2013), 04-17 [2012,2014), 04-16 if thursday +1 [2015,2021), 04-13 [2016,2018), monday>=04-12 [2016,2018), on 20200413 | collection estimated | compensatory-1-june-2017
National Day = ວັນຊາດ | 12-02 [1976,) | collection | labour-law-decree
New Year's Day | 01-01 [1976,) | collection | labour-law-decree
Lao New Year (substitute day) = ປີໃໝ່ລາວ | on 20180417 20180418 20190417 20230417 20230418 | substitute collection estimated | compensatory-1-june-2017

fact national 2022 | off 04-13 04-16 | not 04-18 | notice of 23 March 2022
fact national 2024 | off 04-13 04-16 04-17 04-18 | not 04-12 04-19 | notice on the holidays of 2024
decided dated law | Lao New Year (additional day); Lao New Year's Day (in lieu) | - | [2022,2023) | national | the day before in place of one after | Laos, Prime Minister’s Office, notice of 23 March 2022 | https://jclao.com/longer-lao-new-year-holiday-announced-state-offices-banned-from-celebrating/
`;
