/** Holidays of Laos: rules, years and sources. The format: `README.md`. */
export const LA = `
country Laos

source labour-law-decree | Laos, Labour Law and decree on official holidays; not checked against the law
source compensatory-1-june-2017 | Laos, compensatory days and 1 June until 2017, as vacanza/holidays (MIT) lists it
source prime-minister-s-2022 | Laos, Prime Minister’s Office, notice of 23 March 2022 | https://jclao.com/longer-lao-new-year-holiday-announced-state-offices-banned-from-celebrating/?fbclid=IwAR2A2adbFJ0phWTyiQQcElgLSjodUSnWw4RY5a95EYjTXC55_yXNgLcF5j4
source prime-minister-s-2024 | Laos, Prime Minister’s Office, notice on the holidays of 2024: days are added for those on a weekend | https://jclao.com/govt-announces-public-holidays-for-2024/

International Children's Day | 06-01 [2010,2018) | estimated | compensatory-1-june-2017
International Women's Day | 03-08 [1976,) | labour-law-decree
International Women's Day (substitute day) | 03-08 if sunday +1 [2015,2021) | substitute estimated | compensatory-1-june-2017
	03-09 if sunday +1 [2025,2099), 03-08 if sunday +1 [2026,2100) | substitute estimated | prime-minister-s-2024
Labour Day | 05-01 [1976,) | labour-law-decree
Labour Day (substitute day) | 05-01 if sunday +1 [2016,2023), on 20210503 | substitute estimated | compensatory-1-june-2017
	05-02 if sunday +1 [2027,), 05-01 if sunday +1 [2033,2096) | substitute estimated | prime-minister-s-2024
Lao New Year = ປີໃໝ່ລາວ | 04-14 [1976,) | 3d | labour-law-decree
Lao New Year (additional day) | 04-13 [2011,2013), 04-17 [2012,2014), 04-16 if thursday +1 [2015,2021), 04-13 [2016,2018), monday>=04-12 [2016,2018), on 20200413 | announced estimated | compensatory-1-june-2017
	on 20220413 | announced | prime-minister-s-2022
	on 20240413 20240417 20240418 | announced | prime-minister-s-2024
Lao New Year (substitute day) = ປີໃໝ່ລາວ | 04-17 [2018,2020), on 20180418 20230417 20230418 | substitute estimated | compensatory-1-june-2017
	04-17 if monday tuesday wednesday [2028,2098), 04-18 if monday tuesday wednesday [2028,2097) | substitute estimated | prime-minister-s-2024
National Day = ວັນຊາດ | 12-02 [1976,) | labour-law-decree
National Day (substitute day) = ວັນຊາດ | 12-02 if sunday +1 [2012,2019), 12-03 if sunday +1 [2017,2024) | substitute estimated | compensatory-1-june-2017
	12-03 if sunday +1 [2028,2091), 12-02 if sunday +1 [2029,2097) | substitute estimated | prime-minister-s-2024
New Year's Day | 01-01 [1976,) | labour-law-decree
New Year's Day (substitute day) | 01-01 if sunday +1 [2012,2024), on 20220103 | substitute estimated | compensatory-1-june-2017
	01-02 if sunday +1 [2028,2096), 01-01 if sunday +1 [2034,2097) | substitute estimated | prime-minister-s-2024

fact national 2022 | off 04-13 04-16 | not 04-18 | notice of 23 March 2022
fact national 2024 | off 04-13 04-16 04-17 04-18 | not 04-12 04-19 | notice on the holidays of 2024

decided dated law | Lao New Year (additional day); Lao New Year's Day (in lieu) | - | [2022,2023) | national | the day before in place of one after | Laos, Prime Minister’s Office, notice of 23 March 2022 | https://jclao.com/longer-lao-new-year-holiday-announced-state-offices-banned-from-celebrating/
`;
