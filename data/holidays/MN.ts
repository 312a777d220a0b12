/** Holidays of Mongolia: rules, years and sources. The format: `README.md`. */
export const MN = `
known [2004,)

source chinggis-khaan-s | Mongolia, Chinggis Khaan’s birthday, the first day of the first month of winter, as vacanza/holidays (MIT) lists it
source law-public-holidays | Mongolia, Law on Public Holidays and Days of Observation: the first days of the lunar year | https://www.news.mn/r/234402
source law-public-holidays-2018 | Mongolia, Law on Public Holidays and Days of Observation: the first day of the first month of winter | https://montsame.mn/en/read/167152
source law-public-holidays-2003 | Mongolia, Law on Public Holidays and Days of Observation (2003); not checked against the law
source law-public-holidays-2011 | Mongolia, Law on Public Holidays and Days of Observation as amended 2011; not checked against the law
source law-public-holidays-2014 | Mongolia, Law on Public Holidays and Days of Observation as amended 2014; not checked against the law
source law-public-holidays-2016 | Mongolia, Law on Public Holidays and Days of Observation as amended 2016; not checked against the law
source law-public-holidays-3 | Mongolia, Law on Public Holidays and Days of Observation as amended, as vacanza/holidays (MIT) lists it

Chinggis Khaan's Birthday = Чингис хааны төрсөн өдөр | aceh 1-1 -1 [2012,2014), hindu naraka +2 [2015,2017), hindu bali [2020,2022), hindu naraka +2 [2023,2025), hindu guru-tegh -4 [2027,2029), hijri 7-27 +3 [2030,2033), hijri 9-1 [2034,2036), hijri 9-27 +4 [2036,2038), tehran 10-25 +5 [2038,2040), hijri 1-1 [2044,2047), tehran 2-28 [2049,2051), hindu bali +1 [2053,2055), tehran 6-3 -4 [2058,2060), tehran 7-27 +3 [2063,2065), hindu guru-tegh -3 [2065,2067), hijri 9-27 +3 [2068,2070), hindu bali +1 [2072,2074), hijri 1-1 -1 [2076,2079), hindu diwali +2 [2080,2082), tehran 2-28 +1 [2082,2084), hindu diwali +2 [2088,2090), tehran 6-3 -3 [2091,2093), hijri 7-27 +4 [2096,2098), hijri 9-1 [2098,), on 20141123 20171119 20191127 20221124 20251121 20261110 20291107 20331122 20401105 20411124 20421113 20431103 20471118 20481106 20511104 20521122 20551120 20561108 20571127 20601123 20611113 20621103 20671107 20701104 20711123 20741119 20751108 20791124 20841128 20851117 20861107 20871126 20901123 20931119 20941108 20951127 | computed estimated | chinggis-khaan-s
	on 20181108 | announced | law-public-holidays-2018
International Women's Day | 03-08 [1992,) | collection | law-public-holidays-2003
Mother and Children's Day | 06-01 [1992,) | collection | law-public-holidays-2003
Naadam = Наадам | 07-11 [1992,), 07-12 [1992,), 07-13 [1992,) | collection | law-public-holidays-2003
	07-14 [2015,), 07-15 [2015,) | collection | law-public-holidays-2014
National Flag Day = Монгол Улсын төрийн далбааны өдөр | 07-10 [2023,) | collection estimated | law-public-holidays-3
National Freedom and Independence Day | 12-29 [2012,) | collection | law-public-holidays-2011
National holiday = Нийтээр амрах өдөр | on 20111229 20140714 20140715 | collection estimated | off-one-time
New Year's Day | 01-01 [1992,) | collection | law-public-holidays-2003
Republic Day = Бүгд Найрамдах Улс тунхагласан өдөр | 11-26 [2004,2012), 11-26 [2016,) | collection | law-public-holidays-2016 [2016,); off-one-time [2010,2012) estimated; vacanza
The Buddha's Great Day = Бурхан багшийн их дүйчэн өдөр | tibetan parinirvana [2020,) | computed estimated | law-public-holidays-3
Tsagaan Sar (Lunar New Year) = Цагаан сар | on 20060130 20060131 20080207 20080208 20080209 | vacanza
	tibetan losar [1992,2014), tibetan losar +1 [1992,2014), tibetan losar +2 [1992,2014), tibetan losar [2015,2022), tibetan losar +1 [2015,2022), tibetan losar +2 [2015,2022), tibetan losar [2023,), tibetan losar +1 [2023,), tibetan losar +2 [2023,), on 20140131 20140201 20140202 20220202 20220203 20220204 | computed estimated | law-public-holidays
	on 19920204 19920205 19930222 19930223 19940211 19940212 19950302 19950303 19960219 19960220 19970208 19970209 19980227 19980228 19990217 19990218 20000206 20000207 20010224 20010225 20020213 20020214 20030303 20030304 20040221 20040222 20050209 20050210 20060228 20060301 20070218 20070219 20090225 20090226 20100214 20100215 20110203 20110204 20120222 20120223 20130211 20130212 20250301 20250302 20250303 | collection estimated | law-public-holidays

fact national 2016 | off 02-09 02-10 02-11 | not 02-08 02-12 | Ministry of Labour, February 2016
fact national 2018 | off 11-08 11-26 | not 11-09 | Montsame, 10 October 2018
`;
