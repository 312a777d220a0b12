/** Holidays of Thailand: rules, years and sources. The format: `README.md`. */
export const TH = `
country Thailand
known [1990,)

source cabinet-29-december-2020 | Thailand, Cabinet, 29 December 2020: 22 October in place of 25 October 2021 | https://ryt9.com/s/cabt/3187736
source cabinet-resolution-14-2019 | Thailand, Cabinet resolution of 14 May 2019 | https://www.bot.or.th/English/PressandSpeeches/Press/2019/Pages/n3062.aspx
source cabinet-resolution-16-2001 | Thailand, Cabinet resolution of 16 January 2001 on days off in lieu: one for Songkran
source cabinet-resolution-16-2001-2 | Thailand, Cabinet resolution of 16 January 2001: a holiday on a weekend is made up for on the next working day
source cabinet-resolution-16-2001-3 | Thailand, Cabinet resolution of 16 January 2001: Asalha Bucha and the day after it have one day in lieu
source cabinet-resolution-april-2017 | Thailand, Cabinet resolution of April 2017: two holidays added, 5 May ended | https://www.matichon.co.th/politics/news_526200
source cabinet-resolutions-2020 | Thailand, Cabinet resolutions of 2020: Songkran postponed; two days in November, 7 December moved to the 11th | https://www.nkppao.go.th/content-19-7714.html
source cabinet-resolutions-special | Thailand, Cabinet resolutions on special holidays, as the Bank of Thailand lists them | https://www.nationthailand.com/news/tourism/40043214
source library
source thai-lunar-calendar | Thai lunar calendar, as vacanza/holidays (MIT) reckons it ahead
source thai-lunar-calendar-2 | Thai lunar calendar: full moons of the third, sixth and eighth month, reckoned ahead
source vacanza
source yearly-cabinet-resolutions | Thailand, yearly Cabinet resolutions on official holidays, as the Bank of Thailand lists them; 1 May by the Labour Protection Act B.E. 2541, section 29 | https://www.bot.or.th/en/financial-institutions-holiday.html
source yearly-cabinet-resolutions-2 | Thailand, yearly Cabinet resolutions on official holidays, as the Bank of Thailand lists them
source yearly-cabinet-resolutions-3 | Thailand, yearly Cabinet resolutions on official holidays, as the Bank of Thailand lists them | https://www.bot.or.th/en/financial-institutions-holiday.html

Asalha Bucha = วันอาสาฬหบูชา | hindu guru-purnima [1991,1995), hindu guru-purnima -1 [1995,2000), hindu guru-purnima [2000,2004), myanmar waso [2004,2006), hindu guru-purnima -1 [2006,2009), on 19900707 20090707 | collection estimated | vacanza
	myanmar waso [2010,2015), myanmar waso [2016,2020), hindu guru-purnima [2020,2023), tehran 1-10 +4 [2023,2026), on 20150730 20260729 | announced | yearly-cabinet-resolutions-3
	myanmar waso [2027,2031), on 20310802 20320722 | computed estimated | thai-lunar-calendar
	hindu guru-purnima [2033,2041), myanmar waso +1 [2042,2048), hindu guru-purnima [2048,2050), myanmar waso +1 [2050,2052), hindu guru-purnima +1 [2052,2057), hindu guru-purnima [2057,2061), myanmar waso +1 [2061,2064), myanmar waso +1 [2065,2067), hindu guru-purnima [2067,2069), myanmar waso +1 [2069,2072), delhi 7-13 [2072,2075), hindu guru-purnima [2075,2078), kualalumpur 9-17 -2 [2078,2080), myanmar waso +1 [2080,2083), myanmar waso +1 [2084,2087), hijri 1-10 +4 [2088,2091), hindu guru-purnima [2091,2093), hindu guru-purnima +1 [2093,2095), tehran 3-17 -2 [2095,2097), hindu guru-purnima [2097,2099), myanmar waso [2099,), on 20410714 20640728 20830729 20870716 | computed estimated | thai-lunar-calendar-2
Asalha Bucha (substitute day) = วันอาสาฬหบูชา | myanmar waso +2 [2003,2005), on 19970721 20070731 | substitute collection estimated | vacanza
	hindu guru-purnima +2 [2020,2022), on 20170710 20240722 | substitute collection | cabinet-resolution-16-2001-2
	07-15 if monday +1 [2030,2042), myanmar waso +3 [2044,2046), hindu guru-purnima +2 [2047,2049), myanmar waso +3 [2068,2070), on 20270720 20310804 20420804 20510725 20580708 20650720 20710714 20720801 20750729 20850709 20920721 20950719 20980715 20990803 | substitute computed estimated | cabinet-resolution-16-2001-2
Buddhist Lent Day = วันเข้าพรรษา | hindu guru-purnima +1 [1991,1995), hindu guru-purnima [1995,2000), hindu guru-purnima +1 [2000,2004), myanmar waso +1 [2004,2006), hindu guru-purnima [2006,2009), on 19900708 20090708 | collection estimated | vacanza
	myanmar waso +1 [2010,2015), myanmar waso +1 [2016,2020), hindu guru-purnima +1 [2020,2023), tehran 1-10 +5 [2023,2026), on 20150731 20260730 | announced | yearly-cabinet-resolutions-3
	myanmar waso +1 [2027,2031), on 20310803 20320723 | computed estimated | thai-lunar-calendar
	hindu guru-purnima +1 [2033,2041), myanmar waso +2 [2042,2048), hindu guru-purnima +1 [2048,2050), myanmar waso +2 [2050,2052), hindu guru-purnima +2 [2052,2057), hindu guru-purnima +1 [2057,2061), myanmar waso +2 [2061,2064), myanmar waso +2 [2065,2067), hindu guru-purnima +1 [2067,2069), myanmar waso +2 [2069,2072), delhi 7-13 +1 [2072,2075), hindu guru-purnima +1 [2075,2078), tehran 9-21 -5 [2078,2080), myanmar waso +2 [2080,2083), myanmar waso +2 [2084,2087), hijri 1-10 +5 [2088,2091), hindu guru-purnima +1 [2091,2093), hindu guru-purnima +2 [2093,2095), tehran 3-17 -1 [2095,2097), hindu guru-purnima +1 [2097,2099), myanmar waso +1 [2099,), on 20410715 20640729 20830730 20870717 | computed estimated | thai-lunar-calendar-2
Buddhist Lent Day (substitute day) = วันเข้าพรรษา | on 20110718 20140714 | substitute collection | cabinet-resolution-16-2001-3
	on 20350723 20380719 20520715 20550712 20590729 20620724 20790717 20820713 20860730 20890725 20960709 | substitute computed estimated | cabinet-resolution-16-2001-3
Chakri Memorial Day | 04-06 [,2010) | collection | library
Chakri Memorial Day = วันจักรี | 04-06 [2010,) | yearly-cabinet-resolutions
Chakri Memorial Day (substitute day) = วันจักรี | monday>=04-02 [1996,1998), monday>=04-02 [2002,2004), on 20080407 | substitute collection estimated | vacanza
	04-07 if sunday +1 [2013,2098), 04-06 if sunday +1 [2014,2099) | substitute collection | cabinet-resolution-16-2001-2
Constitution Day | 12-10 [,2010) | collection | library
Constitution Day = วันรัฐธรรมนูญ | 12-10 [2010,) | yearly-cabinet-resolutions
Constitution Day (substitute day) = วันรัฐธรรมนูญ | monday>=12-06 [2005,2007), on 19951211 | substitute collection estimated | vacanza
	12-11 if sunday +1 [2011,2096), 12-10 if sunday +1 [2017,2091) | substitute collection | cabinet-resolution-16-2001-2
Coronation Day = วันฉัตรมงคล | 05-05 [1990,2010) | collection estimated | vacanza
	05-05 [2010,2017), 05-04 [2020,) | collection | yearly-cabinet-resolutions-2
Coronation Day (substitute day) = วันฉัตรมงคล | 05-05 if sunday +1 [1996,2003), 05-06 if sunday +1 [2001,2008) | substitute collection estimated | vacanza
	1 monday 05 [2012,2014), 05-05 if sunday +1 [2024,2098), 05-04 if sunday +1 [2025,2099) | substitute collection | cabinet-resolution-16-2001-2
Day of Mourning for King Bhumibol = วันหยุดพิเศษร่วมถวายอาลัย | on 20161014 | one_off | cabinet-resolutions-special
Emergency Lockdown (Thai Military Coup d'état) | on 20060920 | collection estimated | vacanza
Emergency Lockdown (Thai Political Unrest) | on 20090410 20090416 20090417 | collection estimated | vacanza
HM King Bhumibol Adulyadej's 60th Anniversary of Accession Event | on 20060609 20060612 20060613 | collection estimated | vacanza
HM King Bhumibol Adulyadej's Golden Jubilee | on 19960610 | collection estimated | vacanza
King Bhumibol Adulyadej's Birthday | 12-05 [,2010) | collection | library
King Bhumibol Memorial Day = วันนวมินทรมหาราช | 10-13 [2017,) | cabinet-resolution-april-2017
King Bhumibol Memorial Day (substitute day) = วันนวมินทรมหาราช | 10-14 if sunday +1 [2018,2097), 10-13 if sunday +1 [2019,2098) | substitute collection | cabinet-resolution-16-2001-2
King Bhumibol's Birthday and Father's Day = วันพ่อแห่งชาติ | 12-05 [2010,) | yearly-cabinet-resolutions
King Bhumibol's Birthday and Father's Day (substitute day) = วันพ่อแห่งชาติ | on 20041206 20091207 | substitute collection estimated | vacanza
	12-05 if sunday +1 [2010,), 12-06 if sunday +1 [2026,2100), on 20151207 | substitute collection | cabinet-resolution-16-2001-2
King Bhumibol's Royal Cremation = วันพระราชพิธีถวายพระเพลิงพระบรมศพ | on 20171026 | one_off | cabinet-resolutions-special
King Chulalongkorn Day | 10-23 [,2010) | collection | library
King Chulalongkorn Memorial Day = วันปิยมหาราช | 10-23 [2010,) | yearly-cabinet-resolutions
King Chulalongkorn Memorial Day (substitute day) = วันปิยมหาราช | monday>=10-19 [2004,2006) | substitute collection estimated | vacanza
	monday>=10-19 [2010,2012), 10-23 if sunday +1 [2016,2096), 10-24 if sunday +1 [2027,) | substitute collection | cabinet-resolution-16-2001-2
	on 20211022 | substitute announced | cabinet-29-december-2020
King Vajiralongkorn's Coronation = พระราชพิธีบรมราชาภิเษก | on 20190506 | one_off | cabinet-resolutions-special
King's Birthday = วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว | 07-28 [2017,) | cabinet-resolution-april-2017
King's Birthday (substitute day) = วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว | 07-29 if sunday +1 [2018,2086), 07-28 if sunday +1 [2019,2070), 07-28 if sunday +1 [2080,2098), on 20960730 | substitute collection | cabinet-resolution-16-2001-2
Makha Bucha = วันมาฆบูชา | hijri 8-15 -1 [1992,1994), hindu magha-purnima [2000,2002), karachi 1-10 +3 [2004,2007), hindu magha-purnima [2008,2010), on 19900209 19910228 19940224 19950214 19960303 19970221 19980211 19990301 20020226 20030216 20070303 | collection estimated | vacanza
	hindu magha-purnima [2013,2015), hindu magha-purnima -1 [2020,2022), delhi 8-15 -2 [2023,2026), on 20100228 20110218 20120307 20150304 20160222 20170211 20180301 20190219 20220216 20260303 | announced | yearly-cabinet-resolutions-3
	hijri 9-17 -3 [2027,2029), on 20290227 20300217 20310307 20320225 | computed estimated | thai-lunar-calendar
	dhaka 12-10 +3 [2034,2037), hijri 1-10 +5 [2037,2040), hijri 2-20 -5 [2040,2042), tehran 3-17 -3 [2042,2044), tehran 7-13 +1 [2053,2055), hijri 8-15 [2056,2059), hijri 9-17 -3 [2059,2061), hindu magha-purnima [2062,2064), hijri 12-10 +5 [2067,2069), hijri 1-10 +4 [2069,2072), tehran 3-17 -2 [2075,2077), hindu magha-purnima +1 [2077,2080), hindu magha-purnima [2081,2083), delhi 7-13 [2086,2088), hijri 8-15 -1 [2088,2091), hijri 9-17 -2 [2091,2094), hindu magha-purnima [2095,2098), hijri 12-10 +5 [2099,), on 20330214 20440213 20450303 20460221 20470210 20480229 20490218 20500308 20510225 20520215 20550212 20610306 20640303 20650221 20660210 20720304 20730222 20740212 20800306 20830304 20840221 20850210 20940302 20980216 | computed estimated | thai-lunar-calendar-2
Makha Bucha (substitute day) = วันมาฆบูชา | on 19960304 20030217 20060213 20070305 | substitute collection estimated | vacanza
	on 20100301 20170213 20200210 20240226 | substitute collection | cabinet-resolution-16-2001-2
	on 20270222 20300218 20340306 20410218 20440215 20470211 20480302 20510227 20540223 20610307 20650223 20680220 20710216 20750304 20780228 20810224 20850212 20880308 20920225 20950221 20980217 20990309 | substitute computed estimated | cabinet-resolution-16-2001-2
National Labour Day = วันแรงงานแห่งชาติ | 05-01 [1990,2010) | collection estimated | vacanza
	05-01 [2010,) | yearly-cabinet-resolutions
National Labour Day (substitute day) = วันแรงงานแห่งชาติ | monday>=04-27 [2004,2006) | substitute collection estimated | vacanza
	05-02 if sunday +1 [2010,), 05-01 if sunday +1 [2011,2096) | substitute collection | cabinet-resolution-16-2001-2
New Year's Day | 01-01 [,2010) | collection | library
New Year's Day = วันขึ้นปีใหม่ | 01-01 [2010,) | yearly-cabinet-resolutions
New Year's Day (substitute day) = วันขึ้นปีใหม่ | 01-02 if monday tuesday [1995,2008), 01-02 if monday +1 [1995,2007), on 20050103 | substitute collection estimated | vacanza
	01-03 if monday tuesday [2011,2097) | substitute collection | cabinet-resolution-16-2001-2
New Year's Eve | 12-31 [,1957), 12-31 [1989,2010) | collection | library
New Year's Eve = วันสิ้นปี | 12-31 [2010,) | yearly-cabinet-resolutions
New Year's Eve (substitute day) = วันสิ้นปี | 01-01 if sunday +1 [2012,2097), 01-01 if monday +1 [2029,2092), on 20180102 | substitute collection | cabinet-resolution-16-2001-2
Queen Sirikit's Birthday and Mother's Day = วันแม่แห่งชาติ | 08-12 [2010,) | yearly-cabinet-resolutions
Queen Sirikit's Birthday and Mother's Day (substitute day) = วันแม่แห่งชาติ | 08-12 if sunday +1 [2001,2008), on 19950814 20060814 | substitute collection estimated | vacanza
	08-12 if sunday +1 [2012,2097), 08-13 if sunday +1 [2017,2091) | substitute collection | cabinet-resolution-16-2001-2
Queen Suthida's Birthday = วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี | 06-03 [2019,) | cabinet-resolution-14-2019
Queen Suthida's Birthday (substitute day) = วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี | 06-04 if sunday +1 [2023,2091), 06-03 if sunday +1 [2029,2086), on 20960604 | substitute collection | cabinet-resolution-16-2001-2
Songkran Festival | 04-13 if sunday monday thursday saturday [,2010), 04-14 [,1954), 04-15 [,1958), 04-13 if tuesday wednesday friday [1960,2008), 04-14 if sunday +1 [1963,1969), 04-14 [1989,2010), 04-15 [1996,2010), on 19510413 19690414 | collection | library
Songkran Festival = วันสงกรานต์ | 04-12 [1990,1998) | collection estimated | vacanza
	hindu mesha -1 [2010,2020), hindu mesha [2010,2020), hindu mesha +1 [2010,2020), hindu mesha -1 [2021,), hindu mesha [2021,), hindu mesha +1 [2021,2043), 04-15 if sunday tuesday wednesday friday [2044,2058), 04-15 if monday friday saturday [2052,2063), 04-15 if monday tuesday thursday [2060,2071), 04-15 if sunday thursday friday [2068,2079), hindu mesha +1 [2080,2082), hindu mesha -2 [2082,2084), hindu mesha +1 [2084,2086), hindu mesha -2 [2086,2088), hindu mesha +1 [2088,2090), 04-13 if tuesday wednesday thursday [2090,), hindu mesha +1 [2092,2094), hindu mesha +1 [2096,2098), hindu mesha -2 [2098,2100), on 20430413 20450415 20470413 20490415 20510413 20550413 20590413 20630413 20650415 20670413 20710413 20730415 20750413 20760415 20790413 20910413 | collection | yearly-cabinet-resolutions-2
Songkran Festival (substitute day) = วันสงกรานต์ | 04-16 [2001,2004), monday>=04-11 [2006,2008), on 20080416 | substitute collection estimated | vacanza
	04-16 if monday tuesday wednesday [2012,2099), 04-16 if sunday +1 [2017,2091) | substitute collection | cabinet-resolution-16-2001
Songkran Festival (postponed) = ชดเชยวันสงกรานต์ | on 20200727 20200904 20200907 | announced | cabinet-resolutions-2020
Special In-Lieu Holiday | monday>=12-06 [1992,1995), monday>=04-27 [1993,1995), monday>=10-19 [1993,1995), 01-02 if sunday +1 [1994,2001), easter+29 [1998,2000), monday>=12-05 [1998,2001), on 19920518 19930308 19940725 19990531 19991025 20000221 20000814 | collection estimated | vacanza
Special holiday = วันหยุดพิเศษ | on 20090102 20090706 | collection estimated | vacanza
	08-10 if sunday +1 [2014,2026), 01-01 if thursday +1 [2015,2027), friday>=12-24 [2022,2024), on 20100520 20100521 20100813 20110516 20120409 20131230 20150504 20160506 20160718 20210212 20210412 20210924 20220715 20220729 20221014 20230505 20230731 20240412 20241230 20250602 | one_off | cabinet-resolutions-special
	on 20201119 20201120 20201211 | announced | cabinet-resolutions-2020
Thai Election Day | on 20001229 20060419 | collection estimated | vacanza
Thai Election Day (in lieu) | on 20071224 | substitute collection estimated | vacanza
The Queen Mother's Birthday | 08-12 [1976,2010) | collection | library
Visakha Bucha = วันวิสาขบูชา | hindu vaishakha-purnima [1991,1993), hindu vaishakha-purnima -1 [1993,1996), hijri 1-10 +3 [1996,1999), hindu vaishakha-purnima [2001,2003), tibetan parinirvana -1 [2004,2006), tibetan parinirvana [2007,2009), on 19900508 19990529 20000517 20030515 20060511 20090508 | collection estimated | vacanza
	tehran 7-13 [2012,2015), tehran 8-15 -2 [2015,2018), kualalumpur 9-17 -4 [2018,2020), hindu janaki-navami +5 [2021,2023), tibetan parinirvana -1 [2023,2025), on 20100528 20110517 20200506 20250511 20260531 | announced | yearly-cabinet-resolutions-3
	hindu vaishakha-purnima [2027,2030), on 20300516 20310604 20320523 | computed estimated | thai-lunar-calendar
	tehran 3-17 -3 [2034,2036), myanmar kason +1 [2038,2041), tibetan parinirvana +1 [2042,2044), delhi 7-13 [2045,2047), hindu vaishakha-purnima +1 [2047,2049), kualalumpur 9-17 -2 [2050,2052), tibetan parinirvana [2053,2055), hindu vaishakha-purnima [2055,2057), myanmar kason +2 [2057,2059), hijri 12-10 +5 [2059,2061), tehran 1-10 +4 [2061,2063), tibetan parinirvana [2064,2066), hindu vaishakha-purnima +1 [2066,2068), tibetan parinirvana +1 [2069,2071), hindu vaishakha-purnima [2073,2076), myanmar kason +2 [2076,2080), hijri 8-15 -1 [2080,2083), tibetan parinirvana [2083,2085), hindu vaishakha-purnima [2085,2088), tibetan parinirvana [2088,2090), hijri 12-10 +4 [2091,2093), hindu vaishakha-purnima [2093,2096), hindu vaishakha-purnima [2097,2099), on 20330514 20360510 20370529 20410516 20440512 20490517 20520514 20630512 20680517 20710514 20720601 20900514 20960606 20990603 21000524 | computed estimated | thai-lunar-calendar-2
Visakha Bucha (substitute day) = วันวิสาขบูชา | on 19950515 20020527 20050523 | substitute collection estimated | vacanza
	on 20190520 20220516 20250512 20260601 | substitute collection | cabinet-resolution-16-2001-2
	orthodox+22 [2032,2034), orthodox+22 [2039,2041), 05-20 if sunday +1 [2046,2058), on 20290528 20360512 20430525 20500606 20530602 20600517 20630514 20670530 20700526 20730522 20770510 20800604 20840522 20870519 20900515 20910604 20940531 20970527 | substitute computed estimated | cabinet-resolution-16-2001-2

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
