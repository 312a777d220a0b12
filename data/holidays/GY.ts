/** Holidays of Guyana: rules, years and sources. The format: `README.md`. */
export const GY = `
country Guyana
known [1990,)

source library
source phagwah-it-was | Guyana, Phagwah as it was kept, as vacanza/holidays (MIT) lists them
source public-holidays-act | Guyana, Public Holidays Act, yearly notifications; days by our own calendars | https://en.wikipedia.org/wiki/Public_holidays_in_Guyana
source public-holidays-act-2 | Guyana, Public Holidays Act (chapter 19:07): a Sunday to Monday; notices in the Gazette | https://mola.gov.gy/laws/Volume%206%20Cap.%2018.01%20-%2023.011696968337.pdf
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Arrival Day | 05-05 [,1968), 05-05 [2019,) | collection | library
Arrival Day (substitute day) | 05-05 if sunday +1 [2019,2098) | substitute | public-holidays-act-2
Boxing Day | 12-26 | collection | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1970,) | substitute | public-holidays-act-2
CARICOM Day | 1 monday 07 [2016,) | collection | library
Christmas Day | 12-25 | collection | library
Christmas Day (substitute day) | 12-26 if sunday +1 [1971,), 12-26 if monday +1 [1977,2034), 12-26 if monday +1 [2044,2096), on 20391228 | substitute | public-holidays-act-2
Deepavali | hindu diwali [,1968), hindu diwali [2001,) | computed estimated | public-holidays-act
Deepavali (substitute day) | on 19721106 19891030 19921026 19961111 19991108 20131104 20161031 20191028 20231113 20261109 20361020 20401105 20431102 20531110 20631022 20671107 20701103 20901023 20941108 20971104 | substitute computed estimated | public-holidays-act-2
Easter Monday | easter+1 | computed | library
Eid Ul Adha | hijri 12-10 [1993,1996), hijri 12-10 [2005,2008), on 19900703 19970418 | collection estimated | vacanza
	karachi 12-10 [2010,2013), delhi 12-10 -1 [2013,2016), delhi 12-10 [2016,2019), hijri 12-10 [2019,2021), hindu guru-purnima -4 [2022,2024), karachi 12-10 [2024,2026), on 20210721 | computed estimated | which-feast-was
	hijri 12-10 +1 [,1970), hindu yomari -4 [1974,1976), delhi 12-10 [1979,1982), delhi 12-10 [1988,1990), hijri 12-10 +1 [1991,1993), delhi 12-10 [1998,2005), delhi 12-10 [2008,2010), hijri 12-10 +1 [2026,), on 19710207 19771122 19830918 19850827 19960429 20070101 | computed estimated | public-holidays-act
Eid Ul Adha (substitute day) | on 19710208 19751215 19781113 19830919 19860818 19940523 20141006 20190812 20300415 20380118 20451023 20480921 20530728 20580603 20660308 20690204 20731211 20761109 20810915 20840814 20920519 | substitute computed estimated | public-holidays-act-2
Emancipation Day | monday>=07-31 [1990,1993), 1 monday 08 [1995,1999), 1 monday 08 [2000,2004), 1 monday 08 [2006,2010), monday>=07-30 [2013,2016) | collection estimated | vacanza
	08-01 [,1968), 07-31 if sunday +1 [1977,2096), 08-01 if sunday tuesday wednesday thursday friday saturday [2017,) | collection | library
Emancipation Day (substitute day) | 08-01 if sunday +1 [1971,) | substitute | public-holidays-act-2
Good Friday | easter-2 | computed | library
Independence Day | 05-26 [1967,1970), 05-26 [2016,) | collection | library
Labour Day | 05-01 | collection | library
Labour Day (substitute day) | 05-01 if sunday +1 [1977,2096) | substitute | public-holidays-act-2
New Year's Day | 01-01 | collection | library
New Year's Day (substitute day) | 01-02 if sunday +1 [1972,2096), 01-01 if sunday +1 [1978,2097) | substitute | public-holidays-act-2
Phagwah | on 20030318 | collection estimated | vacanza
	on 20160323 20230307 20260303 | collection estimated | phagwah-it-was
	hindu holi [,1968), hindu holi [2001,2003), hindu holi [2004,2016), hindu holi [2017,2023), hindu holi [2024,2026), hindu holi [2027,), on 19750328 | computed estimated | public-holidays-act
Phagwah (substitute day) | on 19770307 19800303 19840319 19900312 20040308 20070305 20110321 20310310 20340306 20380322 20480302 20580311 20610307 20650323 20750304 20820316 20880308 | substitute computed estimated | public-holidays-act-2
Public holiday | on 20200302 | one_off | public-holidays-act-2
Republic Day | 02-23 [1971,) | collection | library
Youman Nabi | hijri 3-12 [1990,1996), hijri 3-12 [1997,1999), hijri 3-12 [2001,2003), hijri 3-12 [2007,2010), on 20050421 | collection estimated | vacanza
	tehran 3-8 +4 [2011,2018), hijri 3-12 +1 [2018,2020), karachi 3-12 [2020,2026), on 20100226 | computed estimated | which-feast-was
	hijri 3-12 +1 [,1969), hijri 3-12 +1 [1970,1972), delhi 3-12 [1979,1981), delhi 3-12 [1999,2001), delhi 3-12 -1 [2003,2005), hijri 3-12 +1 [2026,), on 19770303 19960729 20060411 20080321 | computed estimated | public-holidays-act
Youman Nabi (substitute day) | on 19760315 19831219 19861117 19910923 19940822 19990628 20040503 20070402 20120206 20191111 20221010 20270816 20300715 20380419 20501128 20580902 20660607 20740312 20770208 20811215 20841113 20890919 20940726 20970624 | substitute computed estimated | public-holidays-act-2

fact national 2022 | off 01-03 12-26 12-27 10-10 | not 10-11 | days of the weekend are made up for
fact national 2023 | off 03-07 | not 03-08 | Phagwah
`;
