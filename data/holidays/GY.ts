/** Holidays of Guyana: rules, years and sources. The format: `README.md`. */
export const GY = `
country Guyana

source library
source public-holidays-act | Guyana, Public Holidays Act, yearly notifications; days by our own calendars | https://en.wikipedia.org/wiki/Public_holidays_in_Guyana
source phagwah-it-was | Guyana, Phagwah as it was kept, as vacanza/holidays (MIT) lists them
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them
source public-holidays-act-2 | Guyana, Public Holidays Act (chapter 19:07): a Sunday to Monday; notices in the Gazette | https://mola.gov.gy/laws/Volume%206%20Cap.%2018.01%20-%2023.011696968337.pdf

Arrival Day | 05-05 | library
Arrival Day (substitute day) | 05-05 if sunday +1 [2019,2098) | substitute | public-holidays-act-2
Boxing Day | 12-26 | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1970,) | substitute | public-holidays-act-2
CARICOM Day | 1 monday 07 [1974,) | library
Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-26 if sunday +1 [1971,), 12-26 if monday +1 [1977,2034), 12-26 if monday +1 [2044,2096), on 20391228 | substitute | public-holidays-act-2
Deepavali | hindu diwali | computed estimated | public-holidays-act
Deepavali (substitute day) | on 19721106 19891030 19921026 19961111 19991108 20131104 20161031 20191028 20231113 20261109 20361020 20401105 20431102 20531110 20631022 20671107 20701103 20901023 20941108 20971104 | substitute computed estimated | public-holidays-act-2
Easter Monday | easter+1 | computed | library
Eid Ul Adha | hijri 12-10 +1 [,2010), hijri 12-10 +1 [2026,) | computed estimated | public-holidays-act
	karachi 12-10 [2010,2013), delhi 12-10 -1 [2013,2016), delhi 12-10 [2016,2019), hijri 12-10 [2019,2021), hindu guru-purnima -4 [2022,2024), karachi 12-10 [2024,2026), on 20210721 | computed estimated | which-feast-was
Eid Ul Adha (substitute day) | on 19710208 19751215 19781113 19830919 19860818 19940523 20141006 20190812 20300415 20380118 20451023 20480921 20530728 20580603 20660308 20690204 20731211 20761109 20810915 20840814 20920519 | substitute computed estimated | public-holidays-act-2
Emancipation Day | 08-01 | library
Emancipation Day (substitute day) | 08-01 if sunday +1 [1971,) | substitute | public-holidays-act-2
Good Friday | easter-2 | computed | library
Independence Day | 05-26 [1967,) | library
Labour Day | 05-01 | library
Labour Day (substitute day) | 05-01 if sunday +1 [1977,2096) | substitute | public-holidays-act-2
New Year's Day | 01-01 | library
New Year's Day (substitute day) | 01-02 if sunday +1 [1972,2096), 01-01 if sunday +1 [1978,2097) | substitute | public-holidays-act-2
Phagwah | hindu holi [,2016), hindu holi [2017,2023), hindu holi [2024,2026), hindu holi [2027,) | computed estimated | public-holidays-act
	on 20160323 20230307 20260303 | announced estimated | phagwah-it-was
Phagwah (substitute day) | on 19770307 19800303 19840319 19900312 20040308 20070305 20110321 20310310 20340306 20380322 20480302 20580311 20610307 20650323 20750304 20820316 20880308 | substitute computed estimated | public-holidays-act-2
Public holiday | on 20200302 | one_off | public-holidays-act-2
Republic Day | 02-23 [1971,) | library
Youman Nabi | hijri 3-12 +1 [,2010), hijri 3-12 +1 [2026,) | computed estimated | public-holidays-act
	tehran 3-8 +4 [2011,2018), hijri 3-12 +1 [2018,2020), karachi 3-12 [2020,2026), on 20100226 | computed estimated | which-feast-was
Youman Nabi (substitute day) | on 19760315 19831219 19861117 19910923 19940822 19990628 20040503 20070402 20120206 20191111 20221010 20270816 20300715 20380419 20501128 20580902 20660607 20740312 20770208 20811215 20841113 20890919 20940726 20970624 | substitute computed estimated | public-holidays-act-2

fact national 2022 | off 01-03 12-26 12-27 10-10 | not 10-11 | days of the weekend are made up for
fact national 2023 | off 03-07 | not 03-08 | Phagwah
`;
