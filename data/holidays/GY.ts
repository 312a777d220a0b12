/** Holidays of Guyana: rules, years and sources. The format: `README.md`. */
export const GY = `
source phagwah-it-was | Guyana, Phagwah as it was kept, as vacanza/holidays (MIT) lists them
source public-holidays-act | Guyana, Public Holidays Act, yearly notifications; days by our own calendars | https://en.wikipedia.org/wiki/Public_holidays_in_Guyana
source public-holidays-act-2 | Guyana, Public Holidays Act (chapter 19:07): a Sunday to Monday; notices in the Gazette | https://mola.gov.gy/laws/Volume%206%20Cap.%2018.01%20-%2023.011696968337.pdf

lieu saturday>next sunday>next | Boxing Day; Christmas Day; New Year's Day | public-holidays-act-2
lieu sunday>next | Arrival Day; Labour Day | public-holidays-act-2

Arrival Day | 05-05 [,1968), 05-05 [2019,) | library
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
CARICOM Day | 1 monday 07 [2016,) | library
Deepavali | hindu diwali [,1968), hindu diwali [2001,) | computed estimated | public-holidays-act & vacanza
Deepavali (substitute day) | on 19721106 19891030 19921026 19961111 19991108 20131104 20161031 20191028 20231113 20261109 | substitute computed estimated | public-holidays-act-2
Eid Ul Adha | on 19900703 19970418 20050121 20060110 20061231 20070101 20071220 | vacanza
	hijri 12-10 +1 [,1970), hijri 12-10 +1 [1971,1972), hijri 12-10 +1 [1974,1976), hijri 12-10 +1 [1977,1978), hijri 12-10 +1 [1979,1982), hijri 12-10 +1 [1983,1984), hijri 12-10 +1 [1985,1986), hijri 12-10 +1 [1988,) | computed estimated | public-holidays-act
	on 20121026 20131015 20160913 20190811 20200731 20220709 | collection estimated | which-feast-was
Eid Ul Adha (substitute day) | on 19710208 19751215 19781113 19830919 19860818 19940523 20141006 20190812 20300415 | substitute computed estimated | public-holidays-act-2
Emancipation Day | monday>=07-31 [1990,1993), 1 monday 08 [1995,1999), 1 monday 08 [2000,2004), 1 monday 08 [2006,2010), monday>=07-30 [2013,2016) | vacanza
	08-01 [,1968), 07-31 if sunday +1 [1977,2096), 08-01 if sunday tuesday wednesday thursday friday saturday [2017,) | library
Emancipation Day (substitute day) | 08-01 if sunday +1 [1971,) | substitute | public-holidays-act-2
Holi | on 20170312 20210328 | vacanza
Independence Day | 05-26 [1967,1970), 05-26 [2016,) | library
Phagwah | on 20030318 | vacanza
	on 20160323 20230307 20260303 | collection estimated | phagwah-it-was
	hindu holi [,1968), hindu holi [1975,1976), hindu holi [2001,) | computed estimated | public-holidays-act
Phagwah (substitute day) | on 19770307 19800303 19840319 19900312 20040308 20070305 20110321 20310310 | substitute computed estimated | public-holidays-act-2
Public holiday | on 20200302 | one_off | public-holidays-act-2
Republic Day | 02-23 [1971,) | library
Youman Nabi | on 20010604 20020524 20050421 20070331 20080320 20080321 20090309 | vacanza
	hijri 3-12 +1 [,1969), hijri 3-12 +1 [1970,1972), hijri 3-12 +1 [1977,1978), hijri 3-12 +1 [1979,1981), hijri 3-12 +1 [1990,) | computed estimated | public-holidays-act
	on 20100226 20130124 20150103 20201029 | collection estimated | which-feast-was
Youman Nabi (substitute day) | on 19760315 19831219 19861117 19910923 19940822 19990628 20040503 20070402 20120206 20191111 20221010 20270816 20300715 | substitute computed estimated | public-holidays-act-2

fact national 2022 | off 01-03 12-26 12-27 10-10 | not 10-11 | days of the weekend are made up for
fact national 2023 | off 03-07 | not 03-08 | Phagwah
`;
