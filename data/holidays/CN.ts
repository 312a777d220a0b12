/** Holidays of China: rules, years and sources. The format: `README.md`. */
export const CN = `
awaited 2027 | the State Council names the days each November; looked for until 26 November 2026

source general-office-state-2010 | China, General Office of the State Council, notice on the holidays of 2010 | http://www.gov.cn/zwgk/2009-12/08/content_1482691.htm
source general-office-state-2011 | China, General Office of the State Council, notice on the holidays of 2011 | http://www.gov.cn/zwgk/2010-12/10/content_1762643.htm
source general-office-state-2012 | China, General Office of the State Council, notice on the holidays of 2012 | http://www.gov.cn/zwgk/2011-12/06/content_2012097.htm
source general-office-state-2013 | China, General Office of the State Council, notice on the holidays of 2013 | http://www.gov.cn/zwgk/2012-12/10/content_2286598.htm
source general-office-state-2014 | China, General Office of the State Council, notice on the holidays of 2014 | http://www.gov.cn/zwgk/2013-12/11/content_2546204.htm
source general-office-state-2015 | China, General Office of the State Council, notice on the holidays of 2015 | http://www.gov.cn/zhengce/content/2014-12/16/content_9302.htm
source general-office-state-2016 | China, General Office of the State Council, notice on the holidays of 2016 | http://www.gov.cn/zhengce/content/2015-12/10/content_10394.htm
source general-office-state-2017 | China, General Office of the State Council, notice on the holidays of 2017 | http://www.gov.cn/zhengce/content/2016-12/01/content_5141603.htm
source general-office-state-2018 | China, General Office of the State Council, notice on the holidays of 2018 | http://www.gov.cn/zhengce/content/2017-11/30/content_5243579.htm
source general-office-state-2019 | China, General Office of the State Council, notice on the holidays of 2019 | http://www.gov.cn/zhengce/content/2019-03/22/content_5375877.htm
source general-office-state-2020 | China, General Office of the State Council, notice on the holidays of 2020 | http://www.gov.cn/zhengce/content/2019-11/21/content_5454164.htm
source general-office-state-2021 | China, General Office of the State Council, notice on the holidays of 2021 | http://www.gov.cn/zhengce/content/2020-11/25/content_5564127.htm
source general-office-state-2022 | China, General Office of the State Council, notice on the holidays of 2022 | http://www.gov.cn/zhengce/content/2021-10/25/content_5644835.htm
source general-office-state-2023 | China, General Office of the State Council, notice on the holidays of 2023 | http://www.gov.cn/zhengce/content/2022-12/08/content_5730844.htm
source general-office-state-2024 | China, General Office of the State Council, notice on the holidays of 2024 | https://www.gov.cn/zhengce/content/202310/content_6911527.htm
source general-office-state-2025 | China, General Office of the State Council, notice on the holidays of 2025 | https://www.gov.cn/zhengce/content/202411/content_6986382.htm
source general-office-state-2026 | China, General Office of the State Council, notice on the holidays of 2026 | https://politics.gmw.cn/2025-11/04/content_38391083.htm
source notice-2003 | China, General Office of the State Council, notice of 21 April 2003 on 1 May: three days and Monday 5 May for Saturday 3 May | http://www.tctz.com/cn/news/tiancheng/50.html
source notice-2006 | China, General Office of the State Council, notice of 16 December 2005 on the holidays of 2006 | https://zh.wikisource.org/wiki/国务院办公厅关于2006年部分节假日安排的通知
source notice-2007 | China, General Office of the State Council, notice of 16 December 2006 on the holidays of 2007 | http://www.gov.cn/zhengce/content/2008-03/28/content_1761.htm
source notice-2008 | China, General Office of the State Council, notice on the holidays of 2008 | http://www.gov.cn/zhengce/content/2008-03/28/content_1645.htm
source notice-2009 | China, General Office of the State Council, notice on the holidays of 2009 | http://www.gov.cn/zhengce/content/2008-12/10/content_1572.htm
source regulation-public-holidays | China, Regulation on Public Holidays for National Annual Festivals and Memorial Days, article 6: made up for on working days, which the notice of each year names
source regulation-public-holidays-1949 | China, Regulation on Public Holidays for National Annual Festivals and Memorial Days (1949, 1999, 2007, 2013, 2024); not checked against the law
source regulation-public-holidays-1949-2 | China, Regulation on Public Holidays for National Annual Festivals and Memorial Days (1949, as amended 1999, 2007, 2013, 2024), article 2
source regulation-public-holidays-1999 | China, Regulation on Public Holidays for National Annual Festivals and Memorial Days, as amended 1999; not checked against the law
source regulation-public-holidays-2024 | China, Regulation on Public Holidays for National Annual Festivals and Memorial Days, as amended 10 November 2024 (State Council Decree 795): the eve and three days; two days of May

70th Anniversary of the Victory over Japanese Aggression = 中国人民抗日战争暨世界反法西斯战争胜利70周年纪念日 | on 20150903 | one_off | general-office-state-*
Day off in exchange = 调休 | 01-03 [2011,2014), 05-02 [2022,2025), 05-03 [2021,2025), 05-04 [2020,2023), 10-04 [2010,2014), 10-04 [2021,2025), 10-05 [2010,2013), 10-05 [2015,2019), 10-05 [2020,2024), 10-06 [2014,2018), 10-06 [2020,2024), 10-07 [2013,2017), 10-07 [2019,2023), 10-07 [2024,2027), on 20100216 20100217 20100218 20100219 20100503 20100614 20100615 20100923 20100924 20101006 20101007 20110207 20110208 20110404 20110502 20111006 20111007 20120102 20120125 20120126 20120127 20120402 20120403 20120430 20120622 20130102 20130212 20130213 20130214 20130215 20130405 20130429 20130430 20130610 20130611 20130920 20140203 20140204 20140205 20140206 20140407 20140502 20150102 20150218 20150223 20150224 20150406 20150622 20150904 20160211 20160212 20160502 20160610 20160916 20161004 20170102 20170127 20170131 20170201 20170202 20170403 20170529 20180215 20180219 20180220 20180221 20180406 20180430 20181004 20181231 20190204 20190208 20190502 20190503 20191004 20200124 20200128 20200129 20200130 20200406 20200505 20200626 20201008 20210211 20210215 20210216 20210217 20210405 20210505 20210920 20220103 20220131 20220204 20220404 20220912 20230102 20230125 20230126 20230127 20230623 20240213 20240214 20240215 20240216 20240405 20240916 20250203 20250204 20250505 20250602 20251008 20260102 20260220 20260223 20260406 20260504 20260505 20261005 20261006 | announced | general-office-state-*
	on 20010129 20010130 20010504 20010507 20011004 20011005 20020102 20020103 20020215 20020218 20020506 20020507 20021004 20021007 20030206 20030207 20031006 20031007 20040127 20040128 20040506 20040507 20041006 20041007 20050214 20050215 20050505 20050506 20051006 20051007 | vacanza
	on 20060103 20060202 20060203 20060504 20060505 20061005 20061006 | announced | notice-2006
Dragon Boat Festival = 端午节 | chinese 5-5 [2008,) | collection | regulation-public-holidays-1949-2 [2027,); library
	on 20100616 20110606 20120623 20130612 20140602 20150620 20160609 20170530 20180618 20190607 20200625 20210614 20220603 20230622 20240610 20250531 20260619 | general-office-state-*
Dragon Boat Festival (substitute day) = 端午节 | on 20080609 | substitute | vacanza
	06-11 if sunday +1 [2062,2074), on 20280529 20290618 20320614 | substitute collection estimated | regulation-public-holidays
Extended Spring Festival holiday = 延长的春节假期 | on 20200131 20200201 20200202 | one_off | general-office-state-*
Labour Day = 劳动节 | 05-02 [2000,2008), 05-02 [2027,) | collection | regulation-public-holidays-2024 [2027,); regulation-public-holidays-1999
	05-01 | regulation-public-holidays-1949-2 [2027,) collection; general-office-state-* [2010,2027); library
	05-03 [2000,2008) | collection | regulation-public-holidays-1999
	on 20250502 20260502 | general-office-state-*
Labour Day (substitute day) = 劳动节 | on 20030505 | substitute announced | notice-2003
	on 20040505, 05-04 [2004,2006) | substitute | vacanza
	05-03 if monday tuesday [2027,), 05-04 if monday tuesday [2027,) | substitute collection estimated | regulation-public-holidays
Mid-Autumn Festival = 中秋节 | chinese 8-15 [2008,) | collection | regulation-public-holidays-1949-2 [2027,); library
	on 20100922 20110912 20120930 20130919 20140908 20150927 20160915 20171004 20180924 20190913 20201001 20210921 20220910 20230929 20240917 20251006 20260925 | general-office-state-*
Mid-Autumn Festival (substitute day) = 中秋节 | on 20080915 20091005 | substitute | vacanza
	on 20290924 20320920 20620918 20730918 | substitute collection estimated | regulation-public-holidays
National Day = 国庆节 | 10-01, 10-02, 10-03 [1999,) | regulation-public-holidays-1949-2 [2027,) collection; general-office-state-* [2010,2027); library
National Day (substitute day) = 国庆节 | 10-04 [2004,2007), 10-05 [2004,2006), on 20001004 20091006 | substitute | vacanza
	10-04 if monday tuesday wednesday [2027,), 10-05 if monday tuesday wednesday [2027,2044), 10-05 if monday wednesday [2048,2090), 10-04 if monday +1 [2060,), 10-05 if monday wednesday thursday [2095,2100), on 20441006 20491005 20551006 20931006 | substitute collection estimated | regulation-public-holidays
New Year's Day = 元旦 | 01-01 | regulation-public-holidays-1949-2 [2027,) collection; general-office-state-* [2010,2027); library
New Year's Day (substitute day) = 元旦 | 01-02 if sunday +1 [2000,2006), 01-02 if sunday +1 [2028,2096) | substitute collection estimated | regulation-public-holidays [2028,2096); vacanza
	on 20060102 | substitute | vacanza
	01-01 if sunday +1 [2034,2097) | substitute collection estimated | regulation-public-holidays
Qingming Festival = 清明节 | 04-04 [2008,2010) | library computed
	on 20100405 20110405 20120404 20130404 20140405 20150405 20160404 20170404 20180405 20190405 20200404 20210404 20220405 20230405 20240404 20250404 20260405 | general-office-state-*
	qingming 8 [2027,) | collection | regulation-public-holidays-1949-2
Qingming Festival (substitute day) = 清明节 | on 20090406 | substitute | vacanza
	1 monday 04 [2031,2033), 04-05 if sunday +1 [2037,2100), 1 monday 04 [2059,2061), 04-04 if sunday +1 [2066,2095), on 20490405 | substitute collection estimated | regulation-public-holidays
Spring Festival = 春节 | on 20100213 20100214 20100215 20110202 20110203 20110204 20120122 20120123 20120124 20130209 20130210 20130211 20140131 20140201 20140202 20150219 20150220 20150221 20160208 20160209 20160210 20170128 20170129 20170130 20180216 20180217 20180218 20190205 20190206 20190207 20200125 20200126 20200127 20210212 20210213 20210214 20220201 20220202 20220203 20230122 20230123 20230124 20240210 20240211 20240212 20250128 20250129 20250130 20250131 20260216 20260217 20260218 20260219 | general-office-state-*
	chinese 1-1 -1 [2027,), chinese 1-1 [2027,), chinese 1-1 +1 [2027,), chinese 1-1 +2 [2027,) | collection | regulation-public-holidays-2024
	korean 1-1 [,2010), korean 1-1 +1 [,2010), korean 1-1 +2 [,1954), korean 1-1 +2 [1955,1958), easter-47 [1958,1960), korean 1-1 +2 [1960,1966), korean 1-1 +2 [1967,1988), easter-46 [1988,1990), korean 1-1 +2 [1990,1997), korean 1-1 +2 [1998,2008), korean 1-1 -1 [2008,2010), on 19540203 19660121 19970207 | computed | regulation-public-holidays-1949
Spring Festival (substitute day) = 春节 | chinese 1-1 +4 [2003,2005), chinese 1-1 +4 [2034,2036), chinese 1-1 +4 [2044,2046), chinese 1-1 +4 [2047,2049), chinese 1-1 +4 [2050,2053), chinese 1-1 +4 [2054,2056), chinese 1-1 +4 [2064,2066), chinese 1-1 +4 [2071,2073), chinese 1-1 +4 [2074,2076), chinese 1-1 +4 [2077,2080), chinese 1-1 +4 [2081,2083), chinese 1-1 +4 [2084,2087) | substitute collection estimated | vacanza [2003,2005); regulation-public-holidays
	chinese 1-1 +3 [2006,2008), chinese 1-1 +3 [2033,2035), chinese 1-1 +3 [2036,2038), chinese 1-1 +3 [2039,2042), chinese 1-1 +3 [2044,2046), chinese 1-1 +3 [2047,2049), chinese 1-1 +3 [2050,2052), chinese 1-1 +3 [2063,2065), chinese 1-1 +3 [2067,2069), chinese 1-1 +3 [2071,2073), chinese 1-1 +3 [2074,2076), chinese 1-1 +3 [2077,2079), chinese 1-1 +3 [2080,2082), chinese 1-1 +3 [2084,2086) | substitute collection estimated | vacanza [2006,2008); regulation-public-holidays
	on 20000208 20000209 20030204 20090128 | substitute | vacanza
	tehran 10-1 +2 [2030,2032), hijri 1-1 +3 [2037,2039), kualalumpur 2-6 -3 [2040,2042), tehran 7-27 +5 [2057,2059), hindu vasant-panchami -1 [2060,2063), korean 1-1 +3 [2087,2093), hijri 10-1 +2 [2094,2096), on 20270209 20270210 20300207 | substitute collection estimated | regulation-public-holidays
Working day | on 20051231 20060128 20060205 20060429 20060430 20060930 20061008 | worked announced | notice-2006
	on 20100220 20100221 20100612 20100613 20100919 20100925 20100926 20101009 20110130 20110212 20110402 20111008 20111009 20111231 20120121 20120129 20120331 20120401 20120428 20120929 20130105 20130106 20130216 20130217 20130407 20130427 20130428 20130608 20130609 20130922 20130929 20131012 20140126 20140208 20140504 20140928 20141011 20150104 20150215 20150228 20150906 20151010 20160206 20160214 20160612 20160918 20161008 20161009 20170122 20170204 20170401 20170527 20170930 20180211 20180224 20180408 20180428 20180929 20180930 20181229 20190202 20190203 20190428 20190505 20190929 20191012 20200119 20200426 20200509 20200628 20200927 20201010 20210207 20210220 20210425 20210508 20210918 20210926 20211009 20220129 20220130 20220402 20220424 20220507 20221008 20221009 20230128 20230129 20230423 20230506 20230625 20231007 20231008 20240204 20240218 20240407 20240428 20240511 20240914 20240929 20241012 20250126 20250208 20250427 20250928 20251011 20260104 20260214 20260228 20260509 20260920 20261010 | worked announced | general-office-state-*

fact national 2020 | off 01-31 02-01 02-02 05-04 05-05 10-08 | not 02-03 05-06 | extended to 2 February; notice of November 2019
fact national 2021 | worked 02-07 02-20 04-25 05-08 09-18 09-26 10-09 | weekends that are worked
fact national 2023 | off 01-22 01-25 01-27 05-02 09-29 10-06 | not 01-21 05-04 10-07 | notice of December 2022
fact national 2024 | off 02-10 02-16 04-05 09-16 10-04 10-07 | not 02-09 04-07 09-14 10-08 | notice of October 2023
fact national 2025 | off 01-28 02-04 05-02 05-05 10-08 | not 01-27 02-05 10-09 | State Council Decree 795: the eve and 2 May
fact national 2025 | worked 01-26 02-08 04-27 09-28 10-11 | weekends that are worked
notice 2007 | off New Year's Day 01-01..01-03; Spring Festival 02-18..02-23; Labour Day 05-01..05-04 05-07; National Day 10-01..10-05 | worked 2006-12-30 2006-12-31 02-17 02-25 04-28 04-29 09-29 09-30 | notice-2007
notice 2008 | off New Year's Day 2007-12-31..2008-01-01; Spring Festival 02-06..02-08 02-11..02-12; Qingming Festival 04-04; Labour Day 05-01..05-02; Dragon Boat Festival 06-08..06-09; Mid-Autumn Festival 09-14..09-15; National Day 09-29..10-03 | worked 2007-12-29 02-02 02-03 05-04 09-27 09-28 | notice-2008
notice 2009 | off New Year's Day 01-01..01-02; Spring Festival 01-25..01-30; Qingming Festival 04-04 04-06; Labour Day 05-01; Dragon Boat Festival 05-28..05-29; Mid-Autumn Festival 10-03; National Day 10-01..10-02 10-05..10-08 | worked 01-04 01-24 02-01 05-31 09-27 10-10 | notice-2009
fact national 2003 | off 05-01 05-02 05-05 | not 05-06 05-07 | notice of 21 April 2003
fact national 2006 | off 01-03 02-02 02-03 05-04 05-05 10-05 10-06 | worked 01-28 02-05 04-29 04-30 09-30 10-08 12-30 12-31 | notice on the holidays of 2006; December by that of 2007
fact national 2007 | off 01-03 02-23 05-07 10-05 | not 02-17 05-08 | worked 02-17 02-25 04-28 04-29 09-29 09-30 12-29 | notice on the holidays of 2007; 29 December by that of 2008
fact national 2008 | off 02-11 02-12 05-02 09-29 09-30 | not 02-13 05-04 | worked 02-02 02-03 05-04 09-27 09-28 | notice on the holidays of 2008
fact national 2009 | off 01-02 01-30 05-29 10-08 | not 02-01 10-09 | worked 01-04 01-24 02-01 05-31 09-27 10-10 | notice on the holidays of 2009
`;
