/** Holidays of Nauru: rules, years and sources. The format: `README.md`. */
export const NR = `
source public-service-act | Nauru, Public Service Act, public holidays; not checked against the law
source public-service-act-2016 | Nauru, Public Service Act 2016 and yearly notices in the Gazette | web.archive.org/web/20250613094703/https://ronlaw.gov.nr/assets/docs/gazettes/2024/01/Nauru%20Government%20Gazette,%20No.%2014%20(15%20January%202024).pdf

lieu saturday>next sunday>next | all | public-service-act-2016

Angam Day | 10-26 [1968,) | collection | public-service-act
Boxing Day | 12-26 [1968,) | collection | public-service-act
Christmas Day | 12-25 [1968,) | collection | public-service-act
Constitution Day | 05-17 [1968,) | collection | public-service-act
Day following Independence Day | 02-01 [1969,) | public-service-act-2016
Easter Monday | easter+1 [1968,) | computed | public-service-act
Easter Tuesday | easter+2 [1968,) | computed | public-service-act
Good Friday | easter-2 [1968,) | computed | public-service-act
Ibumin Earoeni Day | 08-19 [2019,) | public-service-act-2016
Independence Day | 01-31 [1968,) | collection | public-service-act
International Women's Day | 03-08 [2019,) | public-service-act-2016
National Youth Day | 09-25 [2001,2020) | public-service-act-2016
New Year's Day | 01-01 [1968,) | collection | public-service-act
RONPHOS Handover | 07-01 [2018,) | public-service-act-2016
Sir Hammer DeRoburt Day | 09-25 [2020,) | public-service-act-2016

fact national 2024 | off 02-01 03-08 05-17 08-19 10-28 | not 10-29 | Gazette 14 of 2024
`;
