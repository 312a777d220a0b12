/** Holidays of Yemen: rules, years and sources. The format: `README.md`. */
export const YE = `
known [1991,)

source law-2-2000 | Yemen, Law No. 2 of 2000 on official holidays; not checked against the law
source law-2-2021 | Yemen, Law No. 2 of 2000 on holidays, article 3; day, as vacanza/holidays (MIT) lists them; the notices were not read
source law-2-2000-3 | Yemen, Law No. 2 of 2000 on holidays, article 3: from 29 Ramadan to 3 Shawwal | https://yemennownews.com/article/3285248
source law-2-2000-4 | Yemen, Law No. 2 of 2000 on holidays, article 3: a Friday is made up for on the next working day | https://yemennownews.com/article/3285248

lieu friday>next [1990,) | all but Day of Arafah; Eid al-Adha; Eid al-Fitr; Independence Day; Islamic New Year | law-2-2000-4 [2003,); vacanza
lieu friday>next [2014,) | Day of Arafah | law-2-2000-4
lieu friday>next [1998,2020) | Eid al-Fitr | law-2-2000-4 [2000,2020); vacanza

Day of Arafah = يوم عرفة | hijri 12-10 -1 [1990,) | computed estimated | law-2-2000
Eid al-Adha = عيد الأضحى | on 19910621 19910622 19910623 19910624 19910625 19930530 19930531 19930601 19930602 19930603 19940519 19940520 19940521 19940522 19940523 19950508 19950509 19950510 19950511 19950512 19960426 19960427 19960428 19960429 19960430 19970416 19970417 19970418 19970419 19970420 19990326 19990327 19990328 19990329 19990330 | vacanza
	hijri 12-10 [1990,), hijri 12-10 +1 [1990,), hijri 12-10 +2 [1990,), hijri 12-10 +3 [1990,) | computed estimated | law-2-2000
Eid al-Adha (substitute day) = عيد الأضحى | on 19920615 19960504 19980411 | substitute | vacanza
	hijri 12-10 +4 [2002,2004), hijri 12-10 +4 [2005,2007), hijri 12-10 +4 [2009,2011), tehran 12-10 +4 [2012,2014), tehran 12-10 +4 [2017,2019), tehran 12-10 +4 [2020,2022), hijri 12-10 +4 [2025,2027), karachi 12-10 +4 [2028,2030), hijri 12-10 +4 [2033,2035), hijri 12-10 +4 [2040,2042), hindu kabir [2056,2058), tehran 12-10 +4 [2095,2097), on 20000320 20071224 20150927 20230702 20310406 | substitute computed estimated | law-2-2000-4
Eid al-Fitr = عيد الفطر | on 19910414 19910415 19910416 19910417 19920402 19920404 19920405 19920406 19930322 19930324 19930325 19930326 19940311 19940313 19940314 19940315 19950228 19950302 19950303 19950304 19960218 19960219 19960220 19960221 19970207 19970208 19970209 19970210 19980127 19980129 19980130 19980131 19990116 19990118 19990119 19990120 | vacanza
	hijri 10-1 -2 [1990,), hijri 10-1 -1 [1990,), hijri 10-1 [1990,), hijri 10-1 +1 [1990,), hijri 10-1 +2 [1990,) | computed estimated | law-2-2000
	on 19900426 19900427 19900428 | collection estimated | law-2-2000
	on 20021204 20021205 20021206 20021207 20061022 20061023 20061024 20061025 20090919 20090920 20090921 20090922 20110829 20110830 20110831 20110901 20150716 20150717 20150718 20150719 20170624 20170625 20170626 20170627 20190603 20190604 20190605 20190606 20230420 20230421 20230422 20230423 20250329 20250330 20250331 20250401 20270308 20270309 20270310 20270311 | collection estimated | law-2-2000-3
Independence Day = عيد الاستقلال | 11-30 [1990,) | collection | law-2-2000
Independence Day (substitute day) = عيد الاستقلال | 11-30 if friday +1 [2001,2013), 12-01 if saturday +1 [2018,2030), 12-01 if saturday +1 [2040,2069), 12-01 if saturday +1 [2085,2097), on 20351204 | substitute | law-2-2000-4
Islamic New Year = رأس السنة الهجرية | on 20210810 | collection estimated | law-2-2021
	hijri 1-1 [1990,) | computed estimated | law-2-2000
Islamic New Year (substitute day) = رأس السنة الهجرية | on 20020316 20091219 20300505 | substitute computed estimated | law-2-2000-4
Labour Day | 05-01 [1990,) | collection | law-2-2000
Liberation Day = ثورة 14 أكتوبر | 10-14 [1990,) | collection | law-2-2000
Prophet's Birthday = Prophet's Birthday (estimated) | hijri 3-12 [1991,2000) | vacanza
Revolution Day = ثورة 26 سبتمبر | 09-26 [1990,) | collection | law-2-2000
Unity Day = عيد الوحدة | 05-22 [1990,) | collection | law-2-2000
Victory Day | 07-07 [1991,2000) | vacanza
Eid al-Fitr (substitute day) = عيد الفطر | on 20160710 20210516 20230424 20240414 20260323 20280229 20290218 | substitute computed estimated | law-2-2000-4
Labour Day (substitute day) | on 20150503 20200503 20260503 | substitute | law-2-2000-4
Liberation Day (substitute day) = ثورة 14 أكتوبر | on 20161016 20221016 | substitute | law-2-2000-4
Revolution Day (substitute day) = ثورة 26 سبتمبر | on 20140928 20250928 | substitute | law-2-2000-4
Unity Day (substitute day) = عيد الوحدة | on 20150524 20260524 | substitute | law-2-2000-4

fact national 2026 | off 03-18 03-19 03-20 03-21 03-22 03-23 | not 03-17 03-24 | Ministry of Civil Service, March 2026
`;
