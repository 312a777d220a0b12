/** Holidays of Yemen: rules, years and sources. The format: `README.md`. */
export const YE = `
country Yemen
known [1991,)

source law-2-2000 | Yemen, Law No. 2 of 2000 on official holidays; not checked against the law
source law-2-2000-2 | Yemen, Law No. 2 of 2000 on holidays, article 3; day, as vacanza/holidays (MIT) lists them; the notices were not read
source law-2-2000-3 | Yemen, Law No. 2 of 2000 on holidays, article 3: from 29 Ramadan to 3 Shawwal | https://yemennownews.com/article/3285248
source law-2-2000-4 | Yemen, Law No. 2 of 2000 on holidays, article 3: a Friday is made up for on the next working day | https://yemennownews.com/article/3285248
source vacanza

Day of Arafah = يوم عرفة | hijri 12-10 -1 [1990,) | computed estimated | law-2-2000
Day of Arafah (substitute day) = يوم عرفة | on 20141008 20220713 20300417 20380120 20451025 20480923 20530730 20580605 20610504 20660310 20690206 20731213 20761111 20810917 20840816 20920521 | substitute computed estimated | law-2-2000-4
Eid al-Adha = عيد الأضحى | hijri 12-10 [1990,), hijri 12-10 +1 [1990,), hijri 12-10 +2 [1990,), hijri 12-10 +3 [1990,) | computed estimated | law-2-2000
	hijri 12-10 -2 [1993,1998), on 19910621 19990326 | collection estimated | vacanza
Eid al-Adha (substitute day) = عيد الأضحى | on 19920615 19960504 19980411 | substitute collection estimated | vacanza
	hijri 12-10 +4 [2002,2004), hijri 12-10 +4 [2005,2007), hijri 12-10 +4 [2009,2011), tehran 12-10 +4 [2012,2014), tehran 12-10 +4 [2017,2019), tehran 12-10 +4 [2020,2022), hijri 12-10 +4 [2025,2027), karachi 12-10 +4 [2028,2030), hijri 12-10 +4 [2033,2035), hijri 12-10 +4 [2040,2042), hindu kabir [2056,2058), tehran 12-10 +4 [2095,2097), on 20000320 20071224 20150927 20230702 20310406 20360211 20390109 20431116 20461015 20490912 20510821 20540719 20590526 20620424 20640401 20650322 20670228 20700126 20720104 20721225 20741203 20771031 20791009 20800929 20820907 20830829 20850805 20870714 20880704 20900612 20910603 20930510 20980317 21000223 | substitute computed estimated | law-2-2000-4
Eid al-Fitr = عيد الفطر | hijri 10-1 [1990,), hijri 10-1 +1 [1990,), hijri 10-1 +2 [1990,) | computed estimated | law-2-2000
	hijri 9-27 +1 [1991,1997), hijri 10-1 -2 [1997,1999), on 19990116 | collection estimated | vacanza
	hijri 9-27 +2 [2000,), hijri 10-1 -1 [2000,2002), hijri 10-1 -1 [2003,2006), hijri 10-1 -1 [2007,2009), hijri 10-1 -1 [2012,2015), hijri 10-1 -1 [2020,2023), hijri 10-1 -1 [2034,2037), hijri 10-1 -1 [2039,2041), hijri 10-1 -1 [2047,2049), hijri 10-1 -1 [2054,2058), tibetan offering [2063,2066), hijri 10-1 -1 [2067,2071), hijri 10-1 -1 [2089,2092), hijri 10-1 -1 [2097,2099), on 20100909 20160705 20180614 20240409 20260319 20300203 20320113 20331222 20450813 20510609 20600303 20721012 20740921 20780808 20810707 20870503 20930226 20950205 21001202 | computed estimated | law-2-2000-3
Eid al-Fitr (substitute day) = عيد الفطر | on 19980201 | substitute collection estimated | vacanza
	hijri 10-1 +3 [2000,2003), hijri 10-1 +3 [2004,2006), hijri 10-1 +3 [2007,2009), hijri 10-1 +3 [2012,2014), hijri 10-1 +3 [2040,2042), hijri 10-1 +3 [2048,2050), tehran 10-1 +3 [2051,2053), tehran 10-1 +3 [2054,2056), hijri 10-1 +3 [2056,2058), hijri 10-1 +3 [2059,2061), tehran 10-1 +3 [2064,2066), hijri 10-1 +3 [2066,2068), hijri 10-1 +3 [2071,2073), tehran 10-1 +3 [2074,2076), hijri 10-1 +3 [2079,2081), tibetan rinpoche -5 [2082,2084), hijri 10-1 +3 [2087,2089), hindu ram-navami -4 [2090,2092), hijri 10-1 +3 [2095,2097), on 20100913 20150720 20160710 20180618 20210516 20230424 20240414 20260323 20280229 20290218 20310127 20320118 20331226 20361123 20381101 20391023 20430907 20440828 20460806 20470728 20620213 20630204 20691118 20770822 20850527 20930302 20980107 20981228 21001206 | substitute computed estimated | law-2-2000-4
Independence Day = عيد الاستقلال | 11-30 [1990,) | collection | law-2-2000
Independence Day (substitute day) = عيد الاستقلال | 11-30 if friday +1 [2001,2013), 12-01 if saturday +1 [2018,2030), 12-01 if saturday +1 [2040,2069), 12-01 if saturday +1 [2085,2097), on 20351204 | substitute | law-2-2000-4
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [1990,2021), hijri 1-1 [2022,) | computed estimated | law-2-2000
	on 20210810 | collection estimated | law-2-2000-2
Islamic New Year (substitute day) = رأس السنة الهجرية | on 20020316 20091219 20300505 20330403 20380207 20410106 20451112 20481011 20530817 20560716 20610523 20640420 20761129 20920608 21000314 | substitute computed estimated | law-2-2000-4
Labour Day | 05-01 [1990,) | collection | law-2-2000
Labour Day (substitute day) | 05-01 if friday +1 [1992,1999) | substitute collection estimated | vacanza
	05-02 if saturday +1 [2015,2100), on 20090502 | substitute | law-2-2000-4
Liberation Day = ثورة 14 أكتوبر | 10-14 [1990,) | collection | law-2-2000
Liberation Day (substitute day) = ثورة 14 أكتوبر | on 19941015 | substitute collection estimated | vacanza
	10-14 if friday +1 [2005,2012), 10-15 if saturday +1 [2016,2068), 10-15 if saturday +1 [2089,2096), on 20781020 | substitute | law-2-2000-4
Prophet's Birthday = Prophet's Birthday (estimated) | hijri 3-12 -1 [1991,1999), on 19990626 | collection estimated | vacanza
Prophet's Birthday (substitute day) = Prophet's Birthday (observed, estimated) | on 19910921 19940820 | substitute collection estimated | vacanza
Revolution Day = ثورة 26 سبتمبر | 09-26 [1990,) | collection | law-2-2000
Revolution Day (substitute day) = ثورة 26 سبتمبر | on 19970927 | substitute collection estimated | vacanza
	09-26 if friday +1 [2003,2009), 09-27 if saturday +1 [2014,2099) | substitute | law-2-2000-4
Unity Day = عيد الوحدة | 05-22 [1990,) | collection | law-2-2000
Unity Day (substitute day) = عيد الوحدة | 05-22 if friday +1 [1992,1999) | substitute collection estimated | vacanza
	05-23 if saturday +1 [2026,2100), on 20090523 20150524 20200527 | substitute | law-2-2000-4
Victory Day | 07-07 [1991,2000) | collection estimated | vacanza
Victory Day (substitute day) | on 19950708 | substitute collection estimated | vacanza

fact national 2026 | off 03-18 03-19 03-20 03-21 03-22 03-23 | not 03-17 03-24 | Ministry of Civil Service, March 2026
`;
