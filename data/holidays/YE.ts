/** Holidays of Yemen: rules, years and sources. The format: `README.md`. */
export const YE = `
known [1991,)

source law-2-2000 | Yemen, Law No. 2 of 2000 on official holidays; not checked against the law
source law-2-2000-2 | Yemen, Law No. 2 of 2000 on holidays, article 3; day, as vacanza/holidays (MIT) lists them; the notices were not read
source law-2-2000-3 | Yemen, Law No. 2 of 2000 on holidays, article 3: from 29 Ramadan to 3 Shawwal | https://yemennownews.com/article/3285248
source law-2-2000-4 | Yemen, Law No. 2 of 2000 on holidays, article 3: a Friday is made up for on the next working day | https://yemennownews.com/article/3285248

Day of Arafah = يوم عرفة | hijri 12-10 -1 [1990,) | computed estimated | law-2-2000
Day of Arafah (substitute day) = يوم عرفة | on 20141008 20220713 20300417 | substitute computed estimated | law-2-2000-4
Eid al-Adha = عيد الأضحى | on 19910621 19990326, on 19910622 19910623 19910624 19910625 19930530 19930531 19930601 19930602 19930603 19940519 19940520 19940521 19940522 19940523 19950508 19950509 19950510 19950511 19950512 19960426 19960427 19960428 19960429 19960430 19970416 19970417 19970418 19970419 19970420 19990327 19990328 19990329 19990330 | vacanza
	hijri 12-10 [1990,), hijri 12-10 +1 [1990,), hijri 12-10 +2 [1990,), hijri 12-10 +3 [1990,) | computed estimated | law-2-2000
Eid al-Adha (substitute day) = عيد الأضحى | on 19920615 19960504 19980411 | substitute | vacanza
	hijri 12-10 +4 [2002,2004), hijri 12-10 +4 [2005,2007), hijri 12-10 +4 [2009,2011), tehran 12-10 +4 [2012,2014), tehran 12-10 +4 [2017,2019), tehran 12-10 +4 [2020,2022), hijri 12-10 +4 [2025,2027), karachi 12-10 +4 [2028,2030), hijri 12-10 +4 [2033,2035), hijri 12-10 +4 [2040,2042), hindu kabir [2056,2058), tehran 12-10 +4 [2095,2097), on 20000320 20071224 20150927 20230702 20310406 | substitute computed estimated | law-2-2000-4
Eid al-Fitr = عيد الفطر | on 19970207 19980127 19990116, on 19910414 19910415 19910416 19910417 19920402 19920404 19920405 19920406 19930322 19930324 19930325 19930326 19940311 19940313 19940314 19940315 19950228 19950302 19950303 19950304 19960218 19960219 19960220 19960221 19970208 19970209 19970210 19980129 19980130 19980131 19990118 19990119 19990120 | vacanza
	hijri 10-1 -2 [1990,), hijri 10-1 -1 [1990,), hijri 10-1 [1990,), hijri 10-1 +1 [1990,), hijri 10-1 +2 [1990,) | computed estimated | law-2-2000
	on 19900426 19900427 19900428 | collection estimated | law-2-2000
	on 20021204 20021205 20021206 20021207 20061022 20061023 20061024 20061025 20090919 20090920 20090921 20090922 20110829 20110830 20110831 20110901 20150716 20150717 20150718 20150719 20170624 20170625 20170626 20170627 20190603 20190604 20190605 20190606 20230420 20230421 20230422 20230423 20250329 20250330 20250331 20250401 20270308 20270309 20270310 20270311 | collection estimated | law-2-2000-3
Eid al-Fitr (substitute day) = عيد الفطر | on 19980201 | substitute | vacanza
	hijri 10-1 +3 [2000,2003), hijri 10-1 +3 [2004,2006), hijri 10-1 +3 [2007,2009), hijri 10-1 +3 [2012,2014), hijri 10-1 +3 [2040,2042), hijri 10-1 +3 [2048,2050), tehran 10-1 +3 [2051,2053), tehran 10-1 +3 [2054,2056), hijri 10-1 +3 [2056,2058), hijri 10-1 +3 [2059,2061), tehran 10-1 +3 [2064,2066), hijri 10-1 +3 [2066,2068), hijri 10-1 +3 [2071,2073), tehran 10-1 +3 [2074,2076), hijri 10-1 +3 [2079,2081), tibetan rinpoche -5 [2082,2084), hijri 10-1 +3 [2087,2089), hindu ram-navami -4 [2090,2092), hijri 10-1 +3 [2095,2097), on 20100913 20150720 20160710 20180618 20210516 20230424 20240414 20260323 20280229 20290218 20310127 20320118 | substitute computed estimated | law-2-2000-4
Independence Day = عيد الاستقلال | 11-30 [1990,) | collection | law-2-2000
Independence Day (substitute day) = عيد الاستقلال | 11-30 if friday +1 [2001,2013), 12-01 if saturday +1 [2018,2030), 12-01 if saturday +1 [2040,2069), 12-01 if saturday +1 [2085,2097), on 20351204 | substitute | law-2-2000-4
Islamic New Year = رأس السنة الهجرية | on 20210810 | collection estimated | law-2-2000-2
	hijri 1-1 [1990,) | computed estimated | law-2-2000
Islamic New Year (substitute day) = رأس السنة الهجرية | on 20020316 20091219 20300505 | substitute computed estimated | law-2-2000-4
Labour Day | 05-01 [1990,) | collection | law-2-2000
Labour Day (substitute day) | 05-01 if friday +1 [1992,1999) | substitute | vacanza
	05-02 if saturday +1 [2015,2100), on 20090502 | substitute | law-2-2000-4
Liberation Day = ثورة 14 أكتوبر | 10-14 [1990,) | collection | law-2-2000
Liberation Day (substitute day) = ثورة 14 أكتوبر | on 19941015 | substitute | vacanza
	10-14 if friday +1 [2005,2012), 10-15 if saturday +1 [2016,2068), 10-15 if saturday +1 [2089,2096), on 20781020 | substitute | law-2-2000-4
Prophet's Birthday = Prophet's Birthday (estimated) | hijri 3-12 [1991,2000) | vacanza
Prophet's Birthday (substitute day) = Prophet's Birthday (observed, estimated) | on 19910921 19940820 | substitute | vacanza
Revolution Day = ثورة 26 سبتمبر | 09-26 [1990,) | collection | law-2-2000
Revolution Day (substitute day) = ثورة 26 سبتمبر | on 19970927 | substitute | vacanza
	09-26 if friday +1 [2003,2009), 09-27 if saturday +1 [2014,2099) | substitute | law-2-2000-4
Unity Day = عيد الوحدة | 05-22 [1990,) | collection | law-2-2000
Unity Day (substitute day) = عيد الوحدة | 05-22 if friday +1 [1992,1999) | substitute | vacanza
	05-23 if saturday +1 [2026,2100), on 20090523 20150524 20200527 | substitute | law-2-2000-4
Victory Day | 07-07 [1991,2000) | vacanza
Victory Day (substitute day) | on 19950708 | substitute | vacanza

fact national 2026 | off 03-18 03-19 03-20 03-21 03-22 03-23 | not 03-17 03-24 | Ministry of Civil Service, March 2026
`;
