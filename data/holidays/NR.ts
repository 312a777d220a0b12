/** Holidays of Nauru: rules, years and sources. The format: `README.md`. */
export const NR = `
known [1990,)

source public-service-act | Nauru, Public Service Act, public holidays; not checked against the law
source public-service-act-2016 | Nauru, Public Service Act 2016 and yearly notices in the Gazette | web.archive.org/web/20250613094703/https://ronlaw.gov.nr/assets/docs/gazettes/2024/01/Nauru%20Government%20Gazette,%20No.%2014%20(15%20January%202024).pdf

Angam Day | 10-26 [1968,) | collection | public-service-act
Angam Day (substitute day) | 10-26 if sunday +1 [1969,2099), 10-27 if sunday +1 [1974,2098) | substitute | public-service-act-2016
Boxing Day | 12-26 [1968,) | collection | public-service-act
Boxing Day (substitute day) | 12-28 if monday tuesday [1970,) | substitute | public-service-act-2016
Christmas Day | 12-25 [1968,) | collection | public-service-act
Christmas Day (substitute day) | 12-27 if monday tuesday [1971,) | substitute | public-service-act-2016
Constitution Day | 05-17 [1968,) | collection | public-service-act
Constitution Day (substitute day) | 05-18 if sunday +1 [1969,2099), 05-17 if sunday +1 [1970,2100) | substitute | public-service-act-2016
Day following Independence Day | 02-01 [1969,) | public-service-act-2016
Day following Independence Day (substitute day) | 02-03 if monday tuesday [1969,2100) | substitute | public-service-act-2016
Easter Monday | easter+1 [1968,) | computed | public-service-act
Easter Tuesday | easter+2 [1968,) | computed | public-service-act
Good Friday | easter-2 [1968,) | computed | public-service-act
Ibumin Earoeni Day | 08-19 [2019,) | public-service-act-2016
Ibumin Earoeni Day (substitute day) | 08-20 if sunday +1 [2023,2091), 08-19 if sunday +1 [2029,2097) | substitute | public-service-act-2016
Independence Day | 01-31 [1968,) | collection | public-service-act
Independence Day (substitute day) | 02-02 if monday tuesday [1970,) | substitute | public-service-act-2016
International Women's Day | 03-08 [2019,) | public-service-act-2016
International Women's Day (substitute day) | 03-08 if sunday +1 [2020,2100), 03-09 if sunday +1 [2025,2099) | substitute | public-service-act-2016
National Youth Day | 09-25 [2001,2020) | public-service-act-2016
National Youth Day (substitute day) | monday>=09-21 [2004,2006), monday>=09-21 [2010,2012), on 20160926 | substitute | public-service-act-2016
New Year's Day | 01-01 [1968,) | collection | public-service-act
New Year's Day (substitute day) | 01-02 if sunday +1 [1972,2096), 01-01 if sunday +1 [1978,2097) | substitute | public-service-act-2016
RONPHOS Handover | 07-01 [2018,) | public-service-act-2016
RONPHOS Handover (substitute day) | 07-01 if sunday +1 [2018,2097), 07-02 if sunday +1 [2023,2091) | substitute | public-service-act-2016
Sir Hammer DeRoburt Day | 09-25 [2020,) | public-service-act-2016
Sir Hammer DeRoburt Day (substitute day) | 09-26 if sunday +1 [2021,), 09-25 if sunday +1 [2022,2096) | substitute | public-service-act-2016

fact national 2024 | off 02-01 03-08 05-17 08-19 10-28 | not 10-29 | Gazette 14 of 2024
`;
