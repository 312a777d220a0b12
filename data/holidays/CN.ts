/** Holidays of China: rules, years and sources. The format: `README.md`. */
export const CN = `
country China

source library
source regulation-public-holidays-1949 | China, Regulation on Public Holidays for National Annual Festivals and Memorial Days (1949, 1999, 2007, 2013, 2024); not checked against the law
source regulation-public-holidays-1999 | China, Regulation on Public Holidays for National Annual Festivals and Memorial Days, as amended 1999; not checked against the law
source regulation-public-holidays-1949-2 | China, Regulation on Public Holidays for National Annual Festivals and Memorial Days (1949, as amended 1999, 2007, 2013, 2024), article 2
source general-office-state-2026 | China, General Office of the State Council, notice on the holidays of 2026 | https://politics.gmw.cn/2025-11/04/content_38391083.htm
source general-office-state-2025 | China, General Office of the State Council, notice on the holidays of 2025 | https://www.gov.cn/zhengce/content/202411/content_6986382.htm
source general-office-state-2024 | China, General Office of the State Council, notice on the holidays of 2024 | https://www.gov.cn/zhengce/content/202310/content_6911527.htm
source general-office-state-2023 | China, General Office of the State Council, notice on the holidays of 2023 | http://www.gov.cn/zhengce/content/2022-12/08/content_5730844.htm
source general-office-state-2022 | China, General Office of the State Council, notice on the holidays of 2022 | http://www.gov.cn/zhengce/content/2021-10/25/content_5644835.htm
source general-office-state-2021 | China, General Office of the State Council, notice on the holidays of 2021 | http://www.gov.cn/zhengce/content/2020-11/25/content_5564127.htm
source general-office-state-2020 | China, General Office of the State Council, notice on the holidays of 2020 | http://www.gov.cn/zhengce/content/2019-11/21/content_5454164.htm
source general-office-state-2019 | China, General Office of the State Council, notice on the holidays of 2019 | http://www.gov.cn/zhengce/content/2019-03/22/content_5375877.htm
source general-office-state-2018 | China, General Office of the State Council, notice on the holidays of 2018 | http://www.gov.cn/zhengce/content/2017-11/30/content_5243579.htm
source general-office-state-2017 | China, General Office of the State Council, notice on the holidays of 2017 | http://www.gov.cn/zhengce/content/2016-12/01/content_5141603.htm
source general-office-state-2016 | China, General Office of the State Council, notice on the holidays of 2016 | http://www.gov.cn/zhengce/content/2015-12/10/content_10394.htm
source general-office-state-2015 | China, General Office of the State Council, notice on the holidays of 2015 | http://www.gov.cn/zhengce/content/2014-12/16/content_9302.htm
source general-office-state-2014 | China, General Office of the State Council, notice on the holidays of 2014 | http://www.gov.cn/zwgk/2013-12/11/content_2546204.htm
source general-office-state-2013 | China, General Office of the State Council, notice on the holidays of 2013 | http://www.gov.cn/zwgk/2012-12/10/content_2286598.htm
source general-office-state-2012 | China, General Office of the State Council, notice on the holidays of 2012 | http://www.gov.cn/zwgk/2011-12/06/content_2012097.htm
source general-office-state-2011 | China, General Office of the State Council, notice on the holidays of 2011 | http://www.gov.cn/zwgk/2010-12/10/content_1762643.htm
source general-office-state-2010 | China, General Office of the State Council, notice on the holidays of 2010 | http://www.gov.cn/zwgk/2009-12/08/content_1482691.htm
source regulation-public-holidays-2024 | China, Regulation on Public Holidays for National Annual Festivals and Memorial Days, as amended 10 November 2024 (State Council Decree 795): the eve and three days; two days of May
source regulation-public-holidays | China, Regulation on Public Holidays for National Annual Festivals and Memorial Days, article 6: made up for on working days, which the notice of each year names

70th Anniversary of the Victory over Japanese Aggression = 中国人民抗日战争暨世界反法西斯战争胜利70周年纪念日 | on 20150903 | one_off | general-office-state-2015
Day off in exchange = 调休 | on 20100216 20100217 20100218 20100219 20100503 20100614 20100615 20100923 20100924 20101004 20101005 20101006 20101007 | announced | general-office-state-2010
	on 20110103 20110207 20110208 20110404 20110502 20111004 20111005 20111006 20111007 | announced | general-office-state-2011
	on 20120102 20120103 20120125 20120126 20120127 20120402 20120403 20120430 20120622 20121004 20121005 | announced | general-office-state-2012
	on 20130102 20130103 20130212 20130213 20130214 20130215 20130405 20130429 20130430 20130610 20130611 20130920 20131004 20131007 | announced | general-office-state-2013
	on 20140203 20140204 20140205 20140206 20140407 20140502 20141006 20141007 | announced | general-office-state-2014
	on 20150102 20150218 20150223 20150224 20150406 20150622 20150904 20151005 20151006 20151007 | announced | general-office-state-2015
	on 20160211 20160212 20160502 20160610 20160916 20161004 20161005 20161006 20161007 | announced | general-office-state-2016
	on 20170102 20170127 20170131 20170201 20170202 20170403 20170529 20171005 20171006 | announced | general-office-state-2017
	on 20180215 20180219 20180220 20180221 20180406 20180430 20181004 20181005 20181231 | announced | general-office-state-2018
	on 20190204 20190208 20190502 20190503 20191004 20191007 | announced | general-office-state-2019
	on 20200124 20200128 20200129 20200130 20200406 20200504 20200505 20200626 20201005 20201006 20201007 20201008 | announced | general-office-state-2020
	on 20210211 20210215 20210216 20210217 20210405 20210503 20210504 20210505 20210920 20211004 20211005 20211006 20211007 | announced | general-office-state-2021
	on 20220103 20220131 20220204 20220404 20220502 20220503 20220504 20220912 20221004 20221005 20221006 20221007 | announced | general-office-state-2022
	on 20230102 20230125 20230126 20230127 20230502 20230503 20230623 20231004 20231005 20231006 | announced | general-office-state-2023
	on 20240213 20240214 20240215 20240216 20240405 20240502 20240503 20240916 20241004 20241007 | announced | general-office-state-2024
	on 20250203 20250204 20250505 20250602 20251007 20251008 | announced | general-office-state-2025
	on 20260102 20260220 20260223 20260406 20260504 20260505 20261005 20261006 20261007 | announced | general-office-state-2026
Dragon Boat Festival = 端午节 | chinese 5-5 [2008,2010) | computed | library
	chinese 5-5 [2027,) | regulation-public-holidays-1949-2
	on 20260619 | general-office-state-2026
	on 20250531 | general-office-state-2025
	on 20240610 | general-office-state-2024
	on 20230622 | general-office-state-2023
	on 20220603 | general-office-state-2022
	on 20210614 | general-office-state-2021
	on 20200625 | general-office-state-2020
	on 20190607 | general-office-state-2019
	on 20180618 | general-office-state-2018
	on 20170530 | general-office-state-2017
	on 20160609 | general-office-state-2016
	on 20150620 | general-office-state-2015
	on 20140602 | general-office-state-2014
	on 20130612 | general-office-state-2013
	on 20120623 | general-office-state-2012
	on 20110606 | general-office-state-2011
	on 20100616 | general-office-state-2010
Dragon Boat Festival (substitute day) = 端午节 | 06-11 if sunday +1 [2062,2074), on 20280529 20290618 20320614 20350611 20420623 20520603 20550531 20560619 20590616 20690624 20760608 20790605 20800624 20830621 20850528 20860617 20960625 21000614 | substitute estimated | regulation-public-holidays
Extended Spring Festival holiday = 延长的春节假期 | on 20200131 | 3d one_off | general-office-state-2020
Labour Day = 劳动节 | 05-01 [,2010) | library
	05-02 [1999,2008) | 2d | regulation-public-holidays-1999
	05-01 [2027,) | regulation-public-holidays-1949-2
	on 20260501 20260502 | general-office-state-2026
	on 20250501 20250502 | general-office-state-2025
	on 20240501 | general-office-state-2024
	on 20230501 | general-office-state-2023
	on 20220501 | general-office-state-2022
	on 20210501 | general-office-state-2021
	on 20200501 | general-office-state-2020
	on 20190501 | general-office-state-2019
	on 20180501 | general-office-state-2018
	on 20170501 | general-office-state-2017
	on 20160501 | general-office-state-2016
	on 20150501 | general-office-state-2015
	on 20140501 | general-office-state-2014
	on 20130501 | general-office-state-2013
	on 20120501 | general-office-state-2012
	on 20110501 | general-office-state-2011
	on 20100501 | general-office-state-2010
	05-02 [2027,) | regulation-public-holidays-2024
Labour Day (substitute day) = 劳动节 | 05-03 if monday tuesday [2027,), 05-04 if monday tuesday [2027,) | substitute estimated | regulation-public-holidays
Mid-Autumn Festival = 中秋节 | chinese 8-15 [2008,2010) | computed | library
	chinese 8-15 [2027,) | regulation-public-holidays-1949-2
	on 20260925 | general-office-state-2026
	on 20251006 | general-office-state-2025
	on 20240917 | general-office-state-2024
	on 20230929 | general-office-state-2023
	on 20220910 | general-office-state-2022
	on 20210921 | general-office-state-2021
	on 20201001 | general-office-state-2020
	on 20190913 | general-office-state-2019
	on 20180924 | general-office-state-2018
	on 20171004 | general-office-state-2017
	on 20160915 | general-office-state-2016
	on 20150927 | general-office-state-2015
	on 20140908 | general-office-state-2014
	on 20130919 | general-office-state-2013
	on 20120930 | general-office-state-2012
	on 20110912 | general-office-state-2011
	on 20100922 | general-office-state-2010
Mid-Autumn Festival (substitute day) = 中秋节 | 09-17 if sunday +1 [2062,2074), on 20290924 20320920 20350917 20361006 20420929 20460917 20490913 20520909 20560925 20590922 20631008 20690930 20760914 20790911 20800930 20830927 20860923 20890919 20961004 21000920 | substitute estimated | regulation-public-holidays
National Day = 国庆节 | 10-01 [,2010), 10-02 [,2010), 10-03 [,2010) | library
	10-01 [2027,) | 3d | regulation-public-holidays-1949-2
	on 20261001 | 3d | general-office-state-2026
	on 20251001 | 3d | general-office-state-2025
	on 20241001 | 3d | general-office-state-2024
	on 20231001 | 3d | general-office-state-2023
	on 20221001 | 3d | general-office-state-2022
	on 20211001 | 3d | general-office-state-2021
	on 20201001 | 3d | general-office-state-2020
	on 20191001 | 3d | general-office-state-2019
	on 20181001 | 3d | general-office-state-2018
	on 20171001 | 3d | general-office-state-2017
	on 20161001 | 3d | general-office-state-2016
	on 20151001 | 3d | general-office-state-2015
	on 20141001 | 3d | general-office-state-2014
	on 20131001 | 3d | general-office-state-2013
	on 20121001 | 3d | general-office-state-2012
	on 20111001 | 3d | general-office-state-2011
	on 20101001 | 3d | general-office-state-2010
National Day (substitute day) = 国庆节 | 10-04 if monday tuesday wednesday [2027,), 10-05 if monday tuesday wednesday [2027,2044), 10-05 if monday wednesday [2048,2090), 10-04 if monday +1 [2060,), 10-05 if monday wednesday thursday [2095,2100), on 20441006 20491005 20551006 20931006 | substitute estimated | regulation-public-holidays
New Year's Day = 元旦 | 01-01 [,2010) | library
	01-01 [2027,) | regulation-public-holidays-1949-2
	on 20260101 | general-office-state-2026
	on 20250101 | general-office-state-2025
	on 20240101 | general-office-state-2024
	on 20230101 | general-office-state-2023
	on 20220101 | general-office-state-2022
	on 20210101 | general-office-state-2021
	on 20200101 | general-office-state-2020
	on 20190101 | general-office-state-2019
	on 20180101 | general-office-state-2018
	on 20170101 | general-office-state-2017
	on 20160101 | general-office-state-2016
	on 20150101 | general-office-state-2015
	on 20140101 | general-office-state-2014
	on 20130101 | general-office-state-2013
	on 20120101 | general-office-state-2012
	on 20110101 | general-office-state-2011
	on 20100101 | general-office-state-2010
New Year's Day (substitute day) = 元旦 | 01-02 if sunday +1 [2028,2096), 01-01 if sunday +1 [2034,2097) | substitute estimated | regulation-public-holidays
Qingming Festival = 清明节 清明節 | 04-04 [2008,2010) | computed | library
Qingming Festival = 清明节 | qingming 8 [2027,) | regulation-public-holidays-1949-2
	on 20260405 | general-office-state-2026
	on 20250404 | general-office-state-2025
	on 20240404 | general-office-state-2024
	on 20230405 | general-office-state-2023
	on 20220405 | general-office-state-2022
	on 20210404 | general-office-state-2021
	on 20200404 | general-office-state-2020
	on 20190405 | general-office-state-2019
	on 20180405 | general-office-state-2018
	on 20170404 | general-office-state-2017
	on 20160404 | general-office-state-2016
	on 20150405 | general-office-state-2015
	on 20140405 | general-office-state-2014
	on 20130404 | general-office-state-2013
	on 20120404 | general-office-state-2012
	on 20110405 | general-office-state-2011
	on 20100405 | general-office-state-2010
Qingming Festival (substitute day) = 清明节 | 1 monday 04 [2031,2033), 04-05 if sunday +1 [2037,2100), 1 monday 04 [2059,2061), 04-04 if sunday +1 [2066,2095), on 20490405 | substitute estimated | regulation-public-holidays
Spring Festival = 春节 | chinese 1-1 [,2008), chinese 1-1 -1 [2008,2010) | 3d computed | regulation-public-holidays-1949
	on 20130209 | 3d | general-office-state-2013
	on 20120122 | 3d | general-office-state-2012
	on 20110202 | 3d | general-office-state-2011
	on 20100213 | 3d | general-office-state-2010
	on 20240210 | 3d | general-office-state-2024
	on 20230122 | 3d | general-office-state-2023
	on 20220201 | 3d | general-office-state-2022
	on 20210212 | 3d | general-office-state-2021
	on 20200125 | 3d | general-office-state-2020
	on 20190205 | 3d | general-office-state-2019
	on 20180216 | 3d | general-office-state-2018
	on 20170128 | 3d | general-office-state-2017
	on 20160208 | 3d | general-office-state-2016
	on 20150219 | 3d | general-office-state-2015
	on 20140131 | 3d | general-office-state-2014
	chinese 1-1 -1 [2027,) | 4d | regulation-public-holidays-2024
	on 20260216 | 4d | general-office-state-2026
	on 20250128 | 4d | general-office-state-2025
Spring Festival (substitute day) = 春节 | tehran 10-1 +2 [2030,2032), chinese 1-1 +3 [2033,2035), chinese 1-1 +4 [2034,2036), chinese 1-1 +3 [2036,2038), hijri 1-1 +3 [2037,2039), chinese 1-1 +3 [2039,2042), kualalumpur 2-6 -3 [2040,2042), chinese 1-1 +3 [2044,2046), chinese 1-1 +4 [2044,2046), chinese 1-1 +3 [2047,2049), chinese 1-1 +4 [2047,2049), chinese 1-1 +3 [2050,2052), chinese 1-1 +4 [2050,2053), chinese 1-1 +4 [2054,2056), tehran 7-27 +5 [2057,2059), hindu vasant-panchami -1 [2060,2063), chinese 1-1 +3 [2063,2065), chinese 1-1 +4 [2064,2066), chinese 1-1 +3 [2067,2069), chinese 1-1 +3 [2071,2073), chinese 1-1 +4 [2071,2073), chinese 1-1 +3 [2074,2076), chinese 1-1 +4 [2074,2076), chinese 1-1 +3 [2077,2079), chinese 1-1 +4 [2077,2080), chinese 1-1 +3 [2080,2082), chinese 1-1 +4 [2081,2083), chinese 1-1 +3 [2084,2086), chinese 1-1 +4 [2084,2087), korean 1-1 +3 [2087,2093), hijri 10-1 +2 [2094,2096), on 20270209 20270210 20300207 20540211 20570208 20610124 20680207 20880128 20910222 20950209 20980204 20980205 | substitute estimated | regulation-public-holidays
Working day | on 20100220 20100221 20100612 20100613 20100919 20100925 20100926 20101009 | worked announced | general-office-state-2010
	on 20110130 20110212 20110402 20111008 20111009 20111231 | worked announced | general-office-state-2011
	on 20120121 20120129 20120331 20120401 20120428 20120929 | worked announced | general-office-state-2012
	on 20130105 20130106 20130216 20130217 20130407 20130427 20130428 20130608 20130609 20130922 20130929 20131012 | worked announced | general-office-state-2013
	on 20140126 20140208 20140504 20140928 20141011 | worked announced | general-office-state-2014
	on 20150104 20150215 20150228 20150906 20151010 | worked announced | general-office-state-2015
	on 20160206 20160214 20160612 20160918 20161008 20161009 | worked announced | general-office-state-2016
	on 20170122 20170204 20170401 20170527 20170930 | worked announced | general-office-state-2017
	on 20180211 20180224 20180408 20180428 20180929 20180930 20181229 | worked announced | general-office-state-2018
	on 20190202 20190203 20190428 20190505 20190929 20191012 | worked announced | general-office-state-2019
	on 20200119 20200426 20200509 20200628 20200927 20201010 | worked announced | general-office-state-2020
	on 20210207 20210220 20210425 20210508 20210918 20210926 20211009 | worked announced | general-office-state-2021
	on 20220129 20220130 20220402 20220424 20220507 20221008 20221009 | worked announced | general-office-state-2022
	on 20230128 20230129 20230423 20230506 20230625 20231007 20231008 | worked announced | general-office-state-2023
	on 20240204 20240218 20240407 20240428 20240511 20240914 20240929 20241012 | worked announced | general-office-state-2024
	on 20250126 20250208 20250427 20250928 20251011 | worked announced | general-office-state-2025
	on 20260104 20260214 20260228 20260509 20260920 20261010 | worked announced | general-office-state-2026

fact national 2020 | off 01-31 02-01 02-02 05-04 05-05 10-08 | not 02-03 05-06 | extended to 2 February; notice of November 2019
fact national 2021 | worked 02-07 02-20 04-25 05-08 09-18 09-26 10-09 | weekends that are worked
fact national 2023 | off 01-22 01-25 01-27 05-02 09-29 10-06 | not 01-21 05-04 10-07 | notice of December 2022
fact national 2024 | off 02-10 02-16 04-05 09-16 10-04 10-07 | not 02-09 04-07 09-14 10-08 | notice of October 2023
fact national 2025 | off 01-28 02-04 05-02 05-05 10-08 | not 01-27 02-05 10-09 | State Council Decree 795: the eve and 2 May
fact national 2025 | worked 01-26 02-08 04-27 09-28 10-11 | weekends that are worked
`;
