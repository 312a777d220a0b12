/** Holidays of Thailand: rules, years and sources. The format: `README.md`. */
export const TH = `
awaited 2027 | the Cabinet names the days; looked for until 26 November 2026

source cabinet-29-december-2021 | Thailand, Cabinet, 29 December 2020: 22 October in place of 25 October 2021 | https://ryt9.com/s/cabt/3187736
source cabinet-resolution-14-2019 | Thailand, Cabinet resolution of 14 May 2019 | https://www.bot.or.th/English/PressandSpeeches/Press/2019/Pages/n3062.aspx
source cabinet-resolution-16-2001 | Thailand, Cabinet resolution of 16 January 2001 on days off in lieu: one for Songkran | https://www.nationthailand.com/thailand/general/40023100
source cabinet-resolution-16-2001-2 | Thailand, Cabinet resolution of 16 January 2001: a holiday on a weekend is made up for on the next working day, as in 2023 | https://www.nationthailand.com/thailand/general/40023100
source cabinet-resolution-16-2001-3 | Thailand, Cabinet resolution of 16 January 2001: Asalha Bucha and the day after it have one day in lieu
source cabinet-resolution-april-2017 | Thailand, Cabinet resolution of April 2017: two holidays added, 5 May ended | https://www.matichon.co.th/politics/news_526200
source cabinet-resolutions-2020 | Thailand, Cabinet resolutions of 2020: Songkran postponed; two days in November, 7 December moved to the 11th | https://www.nkppao.go.th/content-19-7714.html
source cabinet-resolutions-special | Thailand, Cabinet resolutions on special holidays, as the Bank of Thailand lists them | https://www.nationthailand.com/news/tourism/40043214
source thai-lunar-calendar | Thai lunar calendar, as vacanza/holidays (MIT) reckons it ahead
source thai-lunar-calendar-2 | Thai lunar calendar: full moons of the third, sixth and eighth month, reckoned ahead
source yearly-cabinet-resolutions | Thailand, yearly Cabinet resolutions on official holidays, as the Bank of Thailand lists them; 1 May by the Labour Protection Act B.E. 2541, section 29 | https://www.bot.or.th/en/financial-institutions-holiday.html
source yearly-cabinet-resolutions-2 | Thailand, yearly Cabinet resolutions on official holidays, as the Bank of Thailand lists them, here of 2023 | https://www.nationthailand.com/thailand/general/40023100 | list
source yearly-cabinet-resolutions-3 | Thailand, yearly Cabinet resolutions on official holidays, as the Bank of Thailand lists them | https://www.bot.or.th/en/financial-institutions-holiday.html

lieu saturday>next sunday>next [2001,) | all but Buddhist Lent Day; King Bhumibol Adulyadej's Birthday; King Chulalongkorn Day; New Year's Eve; Songkran Festival; The Queen Mother's Birthday | cabinet-resolution-16-2001-2 [2010,) collection; vacanza

Asalha Bucha = วันอาสาฬหบูชา | on 20100726 20110715 20120802 20130722 20140711 20150730 20160719 20170708 20180727 20190716 20200705 20210724 20220713 20230801 20240720 20250710 20260729 | announced | yearly-cabinet-resolutions-3
	on 19900707 19910726 19920714 19930703 19940722 19950711 19960729 19970719 19980708 19990727 20010705 20020724 20030713 20040731 20050720 20070729 20080717 20090707 | vacanza
	myanmar waso +1 [1990,1993), myanmar waso +1 [1994,2001), myanmar waso +1 [2002,2020), myanmar waso +1 [2021,2039), myanmar waso +1 [2040,2058), myanmar waso +1 [2059,2077), myanmar waso +1 [2078,2096), myanmar waso +1 [2097,), on 20390706 20580706 20770706 20960706 | computed estimated | thai-lunar-calendar-2
	on 20270718 | collection estimated | thai-lunar-calendar
Buddhist Lent Day = วันเข้าพรรษา | on 20100727 20110716 20120803 20130723 20140712 20150731 20160720 20170709 20180728 20190717 20200706 20210725 20220714 20230802 20240721 20250711 20260730 | announced | yearly-cabinet-resolutions-3
	on 19900708 19910727 19920715 19930704 19940723 19950712 19960730 19970720 19980709 19990728 20010706 20020725 20030714 20040801 20050721 20070730 20080718 20090708 | vacanza
	myanmar waso +2 [1990,1993), myanmar waso +2 [1994,2001), myanmar waso +2 [2002,2020), myanmar waso +2 [2021,2039), myanmar waso +2 [2040,2058), myanmar waso +2 [2059,2077), myanmar waso +2 [2078,2096), myanmar waso +2 [2097,), on 20390707 20580707 20770707 20960707 | computed estimated | thai-lunar-calendar-2
	on 20270719 | collection estimated | thai-lunar-calendar
Chakri Memorial Day = วันจักรี | 04-06 | yearly-cabinet-resolutions [2010,); library
Constitution Day = วันรัฐธรรมนูญ | 12-10 | yearly-cabinet-resolutions [2010,); library
Coronation Day = วันฉัตรมงคล | 05-05 [1990,2017) | collection | yearly-cabinet-resolutions-2; library [2010,2017); vacanza
	05-04 [2020,) | collection | yearly-cabinet-resolutions-2; library
Day of Mourning for King Bhumibol = วันหยุดพิเศษร่วมถวายอาลัย | on 20161014 | one_off | cabinet-resolutions-special
Emergency Lockdown (Thai Military Coup d'état) | on 20060920 | vacanza
Emergency Lockdown (Thai Political Unrest) | on 20090410 20090416 20090417 | vacanza
HM King Bhumibol Adulyadej's 60th Anniversary of Accession Event | on 20060609 20060612 20060613 | vacanza
HM King Bhumibol Adulyadej's Golden Jubilee | on 19960610 | vacanza
King Bhumibol Adulyadej's Birthday | 12-05 [,2010) | library
King Bhumibol Memorial Day = วันนวมินทรมหาราช | 10-13 [2017,) | cabinet-resolution-april-2017
King Bhumibol's Birthday and Father's Day = วันพ่อแห่งชาติ | 12-05 [2010,) | yearly-cabinet-resolutions
King Bhumibol's Birthday and Father's Day (substitute day) = วันพ่อแห่งชาติ | on 20201211 | substitute announced | cabinet-resolutions-2020
King Bhumibol's Royal Cremation = วันพระราชพิธีถวายพระเพลิงพระบรมศพ | on 20171026 | one_off | cabinet-resolutions-special
King Chulalongkorn Day | 10-23 [,2010) | library
King Chulalongkorn Memorial Day = วันปิยมหาราช | 10-23 [2010,) | yearly-cabinet-resolutions
King Chulalongkorn Memorial Day (substitute day) = วันปิยมหาราช | on 20211022 | substitute announced | cabinet-29-december-2021
King Vajiralongkorn's Coronation = พระราชพิธีบรมราชาภิเษก | on 20190506 | one_off | cabinet-resolutions-special
King's Birthday = วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว | 07-28 [2017,) | cabinet-resolution-april-2017
Makha Bucha = วันมาฆบูชา | hijri 9-17 -3 [2027,2029), hijri 9-17 -3 [2059,2061) | computed estimated | thai-lunar-calendar-2 [2059,2061); thai-lunar-calendar
	hindu magha-purnima [2000,2002), karachi 1-10 +3 [2004,2007), hindu magha-purnima [2008,2010), on 19900209 19910228 19920218 19930206 19940224 19950214 19960303 19970221 19980211 19990301 20020226 20030216 20070303 | vacanza
	hindu magha-purnima [2013,2015), hindu magha-purnima -1 [2020,2022), delhi 8-15 -2 [2023,2026), on 20100228 20110218 20120307 20150304 20160222 20170211 20180301 20190219 20220216 20260303 | announced | yearly-cabinet-resolutions-3
	on 20290227 20300217 20310307 20320225 | computed estimated | thai-lunar-calendar
	dhaka 12-10 +3 [2034,2037), hijri 1-10 +5 [2037,2040), hijri 2-20 -5 [2040,2042), tehran 3-17 -3 [2042,2044), tehran 7-13 +1 [2053,2055), hijri 8-15 [2056,2059), hindu magha-purnima [2062,2064), hijri 12-10 +5 [2067,2069), hijri 1-10 +4 [2069,2072), tehran 3-17 -2 [2075,2077), hindu magha-purnima +1 [2077,2080), hindu magha-purnima [2081,2083), delhi 7-13 [2086,2088), hijri 8-15 -1 [2088,2091), hijri 9-17 -2 [2091,2094), hindu magha-purnima [2095,2098), hijri 12-10 +5 [2099,), on 20330214 20440213 20450303 20460221 20470210 20480229 20490218 20500308 20510225 20520215 20550212 20610306 20640303 20650221 20660210 20720304 20730222 20740212 20800306 20830304 20840221 20850210 20940302 20980216 | computed estimated | thai-lunar-calendar-2
National Labour Day = วันแรงงานแห่งชาติ | 05-01 [1990,) | yearly-cabinet-resolutions [2010,); vacanza
New Year's Day = วันขึ้นปีใหม่ | 01-01 | yearly-cabinet-resolutions [2010,); library
New Year's Eve = วันสิ้นปี | 12-31 [,1957), 12-31 [1989,) | yearly-cabinet-resolutions [2010,); library
Queen Sirikit's Birthday and Mother's Day = วันแม่แห่งชาติ | 08-12 [2010,) | yearly-cabinet-resolutions
Queen Suthida's Birthday = วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี | 06-03 [2019,) | cabinet-resolution-14-2019
Songkran Festival = วันสงกรานต์ | 04-13 if sunday monday thursday saturday [,2010), 04-14 [,1954), 04-15 [,1958), 04-13 if tuesday wednesday friday [1960,2008), 04-14 if sunday +1 [1963,1969), 04-14 [1989,2010), 04-15 [1996,2010), on 19510413 19690414 | library
	04-12 [1990,1998) | vacanza
	hindu mesha -1 [2010,2020), hindu mesha [2010,2020), hindu mesha +1 [2010,2020), hindu mesha -1 [2021,), hindu mesha [2021,), hindu mesha +1 [2021,2043), 04-15 if sunday tuesday wednesday friday [2044,2058), 04-15 if monday friday saturday [2052,2063), 04-15 if monday tuesday thursday [2060,2071), 04-15 if sunday thursday friday [2068,2079), hindu mesha +1 [2080,2082), hindu mesha -2 [2082,2084), hindu mesha +1 [2084,2086), hindu mesha -2 [2086,2088), hindu mesha +1 [2088,2090), 04-13 if tuesday wednesday thursday [2090,), hindu mesha +1 [2092,2094), hindu mesha +1 [2096,2098), hindu mesha -2 [2098,2100), on 20430413 20450415 20470413 20490415 20510413 20550413 20590413 20630413 20650415 20670413 20710413 20730415 20750413 20760415 20790413 20910413 | collection | yearly-cabinet-resolutions-2
Songkran Festival (postponed) = ชดเชยวันสงกรานต์ | on 20200727 20200904 20200907 | announced | cabinet-resolutions-2020
Special In-Lieu Holiday | monday>=12-06 [1992,1995), monday>=04-27 [1993,1995), monday>=10-19 [1993,1995), 01-02 if sunday +1 [1994,2001), easter+29 [1998,2000), monday>=12-05 [1998,2001), on 19920518 19930308 19940725 19990531 19991025 20000221 20000814 | vacanza
Special holiday = วันหยุดพิเศษ | on 20090102 20090706 | vacanza
	08-10 if sunday +1 [2014,2026), 01-01 if thursday +1 [2015,2027), friday>=12-24 [2022,2024), on 20100520 20100521 20100813 20110516 20120409 20131230 20150504 20160506 20160718 20210212 20210412 20210924 20220715 20220729 20221014 20230505 20230731 20240412 20241230 20250602 | one_off | cabinet-resolutions-special
	on 20201119 20201120 | announced | cabinet-resolutions-2020
Thai Election Day | on 20001229 20060419 | vacanza
Thai Election Day (in lieu) | on 20071224 | substitute | vacanza
The Queen Mother's Birthday | 08-12 [1976,2010) | library
Visakha Bucha = วันวิสาขบูชา | on 20100528 20110517 20120604 20130524 20140513 20150601 20160520 20170510 20180529 20190518 20200506 20210526 20220515 20230603 20240522 20250511 20260531 | announced | yearly-cabinet-resolutions-3
	on 19900508 19930505 19940524 19950513 19960531 19970520 19980510 19990529 20000517 20030515 20040602 20050522 20060511 20070531 20080519 20090508 | vacanza
	hindu vaishakha-purnima [1990,1996), hindu vaishakha-purnima [1997,1999), hindu vaishakha-purnima [2000,2004), hindu vaishakha-purnima [2005,2007), hindu vaishakha-purnima [2008,2012), hindu vaishakha-purnima [2013,2015), hindu vaishakha-purnima [2016,2018), hindu vaishakha-purnima [2019,2023), hindu vaishakha-purnima [2024,2026), hindu vaishakha-purnima [2027,2031), hindu vaishakha-purnima [2032,2034), hindu vaishakha-purnima [2035,2037), hindu vaishakha-purnima [2038,2042), hindu vaishakha-purnima [2043,2045), hindu vaishakha-purnima [2046,2050), hindu vaishakha-purnima [2051,2053), hindu vaishakha-purnima [2054,2061), hindu vaishakha-purnima [2062,2064), hindu vaishakha-purnima [2065,2069), hindu vaishakha-purnima [2070,2072), hindu vaishakha-purnima [2073,2080), hindu vaishakha-purnima [2081,2083), hindu vaishakha-purnima [2084,2088), hindu vaishakha-purnima [2089,2091), hindu vaishakha-purnima [2092,2096), hindu vaishakha-purnima [2097,2099), hindu vaishakha-purnima [2100,), on 20310604 20340602 20370529 20420604 20450531 20500605 20530601 20610603 20640530 20690605 20720601 20800602 20830531 20880604 20910602 20960606 20990603 | computed estimated | thai-lunar-calendar-2
Asalha Bucha (substitute day) = วันอาสาฬหบูชา | on 20300716 | substitute computed estimated | cabinet-resolution-16-2001-2
	on 19970721 | substitute | vacanza
Buddhist Lent Day (substitute day) = วันเข้าพรรษา | on 20110718 20140714 | substitute collection | cabinet-resolution-16-2001-3
Chakri Memorial Day (substitute day) = วันจักรี | on 19960408 19970407 | substitute | vacanza
Constitution Day (substitute day) = วันรัฐธรรมนูญ | on 19951211 | substitute | vacanza
Coronation Day (substitute day) = วันฉัตรมงคล | on 19960506 20010507 | substitute | vacanza
King Bhumibol's Birthday and Father's Day (substitute day) = วันพ่อแห่งชาติ | on 20041206 20091207 | substitute | vacanza
King Chulalongkorn Memorial Day (substitute day) = วันปิยมหาราช | on 20041025 20051024 | substitute | vacanza
Makha Bucha (substitute day) = วันมาฆบูชา | on 19960304 | substitute | vacanza
New Year's Day (substitute day) = วันขึ้นปีใหม่ | on 19950102 19950103 19960102 20010102 20060102 20060103 20070102 | substitute | vacanza
	on 20120103 20170103 20230103 | substitute collection | cabinet-resolution-16-2001-2
New Year's Eve (substitute day) = วันสิ้นปี | on 20120102 20170102 20180102 20230102 20290102 | substitute collection | cabinet-resolution-16-2001-2
Queen Sirikit's Birthday and Mother's Day (substitute day) = วันแม่แห่งชาติ | on 19950814 20010813 20060814 20070813 | substitute | vacanza
Songkran Festival (substitute day) = วันสงกรานต์ | on 20010416 20020416 20030416 20060417 20070416 20080416 | substitute | vacanza
	on 20120416 20130416 20140416 20170417 20180416 20190416 20230417 20240416 20250416 20280417 20290416 20300416 | substitute collection | cabinet-resolution-16-2001
Visakha Bucha (substitute day) = วันวิสาขบูชา | on 19950515 | substitute | vacanza

fact national 2020 | off 07-27 09-04 09-07 11-19 11-20 12-11 | not 04-13 04-14 04-15 12-07 | Songkran postponed; 7 December moved
fact national 2020 | off 12-11 | not 12-07 | Cabinet, September 2020
fact national 2021 | off 10-22 | not 10-25 07-27 | Cabinet, 29 December 2020; 27 July was revoked
fact national 2024 | off 01-01 02-26 04-08 04-12 04-16 05-06 07-22 07-29 10-14 12-30 | not 01-02 07-23 | days in lieu of 2024
fact national 2025 | off 05-12 06-02 08-11 04-16 | not 04-17 | Cabinet of 12 November 2024
fact national 2026 | off 01-02 06-01 07-29 07-30 12-07 | not 07-31 | Visakha Bucha of 31 May in lieu
decided no law | - | 10-25 | [2021,2022) | national | moved to the Friday | Thailand, Cabinet, 29 December 2020: 22 October in place of 25 October 2021 | https://ryt9.com/s/cabt/3187736
decided no law | - | 12-07 | [2020,2021) | national | moved to the Friday | Thailand, Cabinet, September 2020: 11 December in place of 7 December | https://www.nkppao.go.th/content-19-7714.html
decided no law | National Children's Day | - | - | national | no official holiday | Thailand, National Children’s Day: a national day, no public holiday | https://thereisadayforthat.com/holidays/thailand/national-childrens-day-th
decided no some | Emergency Lockdown (2011 Thailand Floods) | - | - | national | off in the flooded provinces only | Thailand, Cabinet, 25 October 2011: Bangkok and 20 provinces | https://www.arabnews.com/node/395985
decided yes law | - | 10-22 | [2021,2022) | national | moved to the Friday | Thailand, Cabinet, 29 December 2020: 22 October in place of 25 October 2021 | https://ryt9.com/s/cabt/3187736
`;
