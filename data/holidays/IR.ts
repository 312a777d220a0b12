/** Holidays of Iran: rules, years and sources. The format: `README.md`. */
export const IR = `
source council-ministers-1-2023 | Iran, Council of Ministers, 1 August 2023: for the heat | https://www.middleeastmonitor.com/20230801-iran-announces-2-day-public-holiday-due-to-severe-heat/
source government-1-march-2026 | Iran, government, 1 March 2026: seven days off | https://report.az/en/region/iran-declares-40-day-mourning-after-khamenei-s-death
source law-official-holidays-1980 | Iran, law on official holidays of 1980 as amended; days of the Islamic year by our own reckoning of the crescent there, a day off in one year of fifteen | web.archive.org/web/20170222200759/http://www.hvm.ir/LawDetailNews.aspx?id=9017
source law-official-holidays-1980-2 | Iran, law on official holidays of 1980 as amended: 30 Esfand | web.archive.org/web/20170222200759/http://www.hvm.ir/LawDetailNews.aspx?id=9017
source official-calendar-2020 | Iran, official calendar of 1399 (time.ir), as vacanza/holidays (MIT) lists it; the calendar was not read | web.archive.org/web/20250426102648/https://www.time.ir/
source official-calendar-2022 | Iran, official calendar of 1401 (time.ir), as vacanza/holidays (MIT) lists it; the calendar was not read | web.archive.org/web/20250426102648/https://www.time.ir/
source official-calendar-time | Iran, official calendar (time.ir), as vacanza/holidays (MIT) lists it; the calendar was not read | web.archive.org/web/20250426102648/https://www.time.ir/

Anniversary of Islamic Revolution = انقلاب اسلامی پنجاه و هفت | 02-11 [1980,1997), 02-11 [1998,2001), 02-11 [2002,2005), 02-11 [2006,2009), 02-11 [2010,2013), 02-11 [2014,2017), 02-11 [2018,2021), 02-11 [2022,2025), 02-11 [2026,2029), 02-10 [2029,2031), 02-11 [2031,2033), 02-10 [2033,2035), 02-11 [2035,2037), 02-10 [2037,2039), 02-11 [2039,2041), 02-10 [2041,2043), 02-11 [2043,2045), 02-10 [2045,2047), 02-11 [2047,2049), 02-10 [2049,2051), 02-11 [2051,2053), 02-10 [2053,2055), 02-11 [2055,2057), 02-10 if wednesday thursday saturday [2057,2068), 02-11 [2059,2061), 02-10 if sunday tuesday saturday [2065,2076), 02-10 if tuesday wednesday friday [2073,2084), 02-10 if monday friday saturday [2081,2099), 02-10 if tuesday wednesday thursday [2089,), on 19970210 20010210 20050210 20090210 20130210 20170210 20210210 20250210 20580210 20620210 20640211 20680211 20700210 20720211 20760211 20780210 20800211 20840211 20860210 20880211 20920211 20970210 | library
Arbaeen-e Hosseini = اربعین حسینی | on 19900910 19920819 19940729 20030423 | vacanza
	tehran 2-20 [,1983), tehran 2-20 [1984,1986), tehran 2-20 [1987,) | computed estimated | law-official-holidays-1980
Ashoura = ﻋﺎﺷﻮرای ﺣﺴﯿﻨﯽ | on 20050219 20050220 | vacanza
	on 20200830 | collection estimated | official-calendar-2020
	tehran 1-10 | computed estimated | law-official-holidays-1980
Birthday of Imam Ali = وﻻدت ﺣﻀﺮت اﻣﺎم ﻋﻠﯽ ﻋﻠﯿﻪ اﻟﺴﻼم | on 19910129 19920118 20020921 20080716 | vacanza
	on 20110616 | collection estimated | official-calendar-time
	tehran 7-13 | computed estimated | law-official-holidays-1980
Birthday of Imam Mahdi = وﻻدت ﺣﻀﺮت ﻗﺎﺋﻢ ﻋﺠﻞاﷲ ﺗﻌﺎﻟﯽ ﻓﺮﺟﻪ شریف | on 19960107 20041001 | vacanza
	tehran 8-15 | computed estimated | law-official-holidays-1980
	on 20130624 20140613 | collection estimated | official-calendar-time
Birthday of Muhammad Prophet = ولادت حضرت رسول اکرم صلّی الله علیه وآله و سلّم | on 19910926 19930904 19950814 19960802 19970722 19990702 | vacanza
	on 20150109 20151229 | collection estimated | official-calendar-time
	tehran 3-17 [,1980), tehran 3-17 [1981,1984), tehran 3-17 [1985,1987), tehran 3-17 [1990,) | computed estimated | law-official-holidays-1980
Demise of Prophet Muhammad and Imam Hassan (Mujtaba) = رﺣﻠﺖ ﺣﻀﺮت رﺳﻮل اﮐﺮم صلّی الله علیه وآله و سلّم | on 19900918 19920827 19940806 20030501 20060329 | vacanza
	tehran 2-28 [,1983), tehran 2-28 [1984,1986), tehran 2-28 [1987,) | computed estimated | law-official-holidays-1980
Eid al-Fitr (second day) = ﺑﻪ ﻣﻨﺎﺳﺒﺖ ﻋﯿﺪ ﺳﻌﯿﺪ ﻓﻄﺮ | on 20120820 | collection estimated | official-calendar-time
	on 20220504 | collection estimated | official-calendar-2022
	tehran 10-1 +1 [,2001), tehran 10-1 +1 [2002,2007), tehran 10-1 +1 [2010,) | computed estimated | law-official-holidays-1980
Eid al-Ghadeer = ﻋﯿﺪ ﺳﻌﯿﺪ ﻏﺪﯾﺮ ﺧﻢ | on 19960506 20040210 | vacanza
	tehran 12-18 [,1983), tehran 12-18 [1984,) | computed estimated | law-official-holidays-1980
End of Ramadan (Eid al-Fitr) = ﻋﯿﺪ ﺳﻌﯿﺪ ﻓﻄﺮ | on 20011216 20011217 20071013 20071014 20081001 20081002 20090920 20090921 | vacanza
	on 20120819 | collection estimated | official-calendar-time
	on 20220503 | collection estimated | official-calendar-2022
	tehran 10-1 [,2000), tehran 10-1 [2001,) | computed estimated | law-official-holidays-1980
Feast of the Sacrifice (Eid al-Adha) = ﻋﯿﺪ ﺳﻌﯿﺪ ﻗﺮﺑﺎن | on 19960428 20040202 | vacanza
	tehran 12-10 [,1983), tehran 12-10 [1984,) | computed estimated | law-official-holidays-1980
Imam Khomeini's Demise = رﺣﻠﺖ اﻣﺎم ﺧﻤﯿﻨﯽ | 06-04 if monday wednesday thursday friday saturday [1990,2004), 06-04 if sunday tuesday thursday saturday [2002,2016), 06-04 if sunday wednesday friday [2010,2028), 06-04 [2018,2020), 06-03 [2028,2030), 06-04 [2030,2032), 06-03 [2032,2034), 06-04 [2034,2036), 06-03 [2036,2038), 06-04 [2038,2040), 06-03 [2040,2042), 06-04 [2042,2044), 06-03 [2044,2046), 06-04 [2046,2048), 06-03 [2048,2050), 06-04 [2050,2052), 06-03 [2052,2054), 06-04 [2054,2056), 06-03 if wednesday thursday saturday [2056,2067), 06-04 [2058,2060), 06-03 if sunday tuesday saturday [2064,2075), 06-03 if tuesday wednesday friday [2072,2083), 06-03 if monday friday saturday [2080,2098), 06-03 if tuesday wednesday thursday [2088,2100), on 19910604 19950604 19960603 20000603 20040603 20070604 20080603 20120603 20160603 20200603 20220604 20240603 20260604 20570603 20610603 20630604 20670604 20690603 20710604 20750604 20770603 20790604 20830604 20850603 20870604 20910604 20960603 21000604 | library
Islamic Republic Day = روز جمهوری اسلامی | 04-01 [1980,1996), qingming 8 -4 [1996,2009), 04-01 [2009,2012), 04-01 [2013,2016), 04-01 [2017,2020), 04-01 [2021,2024), 04-01 [2025,2028), qingming 8 -4 [2028,2042), 04-01 [2042,2044), 03-31 [2044,2046), 04-01 [2046,2048), 03-31 [2048,2050), 04-01 [2050,2052), 03-31 [2052,2054), 04-01 [2054,2056), 03-31 if tuesday wednesday friday [2056,2067), 04-01 [2058,2060), qingming 8 -4 [2063,2065), qingming 8 -4 [2067,2075), 03-31 if sunday tuesday thursday saturday [2076,2090), 03-31 if tuesday wednesday friday [2084,2100), 03-31 if sunday monday thursday friday saturday [2092,2099), on 20120331 20160331 20200331 20240331 20570331 20610331 20750401 20770331 20790401 20810331 20830401 20870401 20910401 21000401 | library collection
Last Day of the Year = آخرین روز سال | on 19920320 19970320 20010320 20050320 20090320 | vacanza
	on 20130320 20170320 20210320 20250320 20300320 | law-official-holidays-1980-2
Mabaas of Muhammad = ﻣﺒﻌﺚ ﺣﻀﺮت رﺳﻮل اﮐﺮم ﺻﻠﯽ اﷲ ﻋﻠﯿﻪ و آﻟﻪ | on 19910212 19920201 20021005 20080730 | vacanza
	on 20110630 | collection estimated | official-calendar-time
	tehran 7-27 | computed estimated | law-official-holidays-1980
Martyrdom of Fatima-Zahara = ﺷﻬﺎدت ﺣﻀﺮت ﻓﺎﻃﻤﻪ زﻫﺮا ﺳﻼم اﷲ ﻋﻠﯿﻬﺎ | on 19931117 19990914 20010823 | vacanza
	tehran 6-3 | computed estimated | law-official-holidays-1980
Martyrdom of Imam Ali = ﺷﻬﺎدت ﺣﻀﺮت ﻋﻠﯽ ﻋﻠﯿﻪاﻟﺴﻼم | on 20021127 20071003 | vacanza
	on 20110821 | collection estimated | official-calendar-time
	tehran 9-21 | computed estimated | law-official-holidays-1980
Martyrdom of Imam Hassan = شهادت امام حسن عسكری علیه‌السلام | on 19910917 19930826 19950805 19960724 19970713 19990623 | vacanza
	on 20140110 20141231 | collection estimated | official-calendar-time
	tehran 3-8 [,1980), tehran 3-8 [1981,1984), tehran 3-8 [1985,1987), tehran 3-8 [1990,) | computed estimated | law-official-holidays-1980
Martyrdom of Imam Jafar = ﺷﻬﺎدت ﺣﻀﺮت اﻣﺎم ﺟﻌﻔﺮ ﺻﺎدق ﻋﻠﯿﻪاﻟﺴﻼم | on 20000202 20020109 20071106 20081025 20091014 | vacanza
	on 20120912 20220527 | collection estimated | official-calendar-time
	tehran 10-25 | computed estimated | law-official-holidays-1980
Martyrdom of Imam Reza = ﺷﻬﺎدت ﺣﻀﺮت اﻣﺎم رﺿﺎ ﻋﻠﯿﻪاﻟﺴﻼم | on 19910909 19930818 19950728 19960716 19970705 19990615 | vacanza
	on 20140102 20141223 | collection estimated | official-calendar-time
	tehran 3-1 -1 [,1980), tehran 3-1 -1 [1981,1984), tehran 3-1 -1 [1985,1987), tehran 3-1 -1 [1990,) | computed estimated | law-official-holidays-1980
Mourning for the Supreme Leader = عزای عمومی | on 20260301 20260302 20260303 20260304 20260305 20260306 20260307 | one_off | government-1-march-2026
Nationalization of the Iranian oil industry = ملی شدن صنعت نفت | 03-20 [1952,1964), nowruz 3.5 -1 [1965,1968), nowruz 3.5 -1 [1969,1972), nowruz 3.5 -1 [1973,1976), nowruz 3.5 -1 [1977,1980), nowruz 3.5 -1 [1981,1984), nowruz 3.5 -1 [1985,1988), nowruz 3.5 -1 [1989,1992), nowruz 3.5 -1 [1993,1997), nowruz 3.5 -1 [1998,2001), nowruz 3.5 -1 [2002,2005), nowruz 3.5 -1 [2006,2009), nowruz 3.5 -1 [2010,2013), nowruz 3.5 -1 [2014,2017), nowruz 3.5 -1 [2018,2021), nowruz 3.5 -1 [2022,2025), nowruz 3.5 -1 [2026,2030), 03-19 if sunday tuesday thursday friday [2030,2042), nowruz 3.5 -1 [2035,2037), nowruz 3.5 -1 [2039,2041), 03-19 if monday wednesday friday saturday [2042,2054), nowruz 3.5 -1 [2047,2049), nowruz 3.5 -1 [2051,2053), 03-19 if sunday monday tuesday thursday saturday [2054,2096), nowruz 3.5 -1 [2059,2061), 03-19 if wednesday friday [2064,), 03-19 if sunday monday tuesday thursday saturday [2097,2100), on 19640319 19680319 19720319 19760319 19800319 19840319 19880319 19920319 19970319 20010319 20050319 20090319 20130319 20170319 20210319 20250319 20310320 20330319 20430320 20450319 20550320 20960318 | library collection
Nowruz = نوروز | nowruz 3.5, nowruz 3.5 +1, nowruz 3.5 +2, nowruz 3.5 +3 | library collection
Public Holiday = تعطیل عمومی | on 20230802 20230803 | one_off | council-ministers-1-2023
Revolt of Khordad 15 = قیام ۱۵ خرداد | 06-05 [1964,1996), 06-05 [1997,2000), 06-05 [2001,2004), 06-05 [2005,2008), 06-05 [2009,2012), 06-05 [2013,2016), 06-05 [2017,2020), 06-05 [2021,2024), 06-05 [2025,2028), 06-04 [2028,2030), 06-05 [2030,2032), 06-04 [2032,2034), 06-05 [2034,2036), 06-04 [2036,2038), 06-05 [2038,2040), 06-04 [2040,2042), 06-05 [2042,2044), 06-04 [2044,2046), 06-05 [2046,2048), 06-04 [2048,2050), 06-05 [2050,2052), 06-04 [2052,2054), 06-05 [2054,2056), 06-04 if sunday thursday friday [2056,2067), 06-05 [2058,2060), 06-04 if sunday monday wednesday [2064,2075), 06-04 if wednesday thursday saturday [2072,2083), 06-04 if sunday tuesday saturday [2080,2098), 06-04 if wednesday thursday friday [2088,2100), on 19960604 20000604 20040604 20080604 20120604 20160604 20200604 20240604 20570604 20610604 20630605 20670605 20690604 20710605 20750605 20770604 20790605 20830605 20850604 20870605 20910605 20960604 21000605 | library
Sizdah Bedar = سیزده بدر | 04-02 if sunday tuesday wednesday friday [,1996), 04-02 if monday saturday [1956,2012), 04-01 if wednesday +1 [1964,2016), qingming 8 -3 [1996,1998), qingming 8 -3 [1999,2001), 04-02 if sunday tuesday [2002,2024), qingming 8 -3 [2003,2005), 04-02 if wednesday friday [2010,2032), qingming 8 -3 [2028,2031), qingming 8 -3 [2032,2042), 04-02 [2042,2044), 04-01 [2044,2046), 04-02 [2046,2048), 04-01 [2048,2050), 04-02 [2050,2052), 04-01 [2052,2054), 04-02 [2054,2056), 04-01 if wednesday thursday saturday [2056,2067), 04-02 [2058,2060), qingming 8 -3 [2063,2065), qingming 8 -3 [2067,2075), 04-01 if sunday monday wednesday friday [2076,2090), 04-01 if wednesday thursday saturday [2084,2100), 04-01 if sunday monday tuesday friday saturday [2092,2099), on 19510403 19530402 19550403 19590403 20080401 20120401 20160401 20180402 20200401 20220402 20240401 20260402 20570401 20610401 20750402 20770401 20790402 20810401 20830402 20870402 20910402 21000402 | library collection
Tasoua = ﺗﺎﺳﻮﻋﺎی ﺣﺴﯿﻨﯽ | on 20200829 | collection estimated | official-calendar-2020
	tehran 1-10 -1 [,1980), tehran 1-10 -1 [1981,1982), tehran 1-10 -1 [1983,2000), tehran 1-10 -1 [2001,2005), tehran 1-10 -1 [2006,) | computed estimated | law-official-holidays-1980

fact national 2021 | off 03-20 07-21 08-18 08-19 | not 07-20 | 30 Esfand 1399, a leap year
fact national 2022 | off 03-20 03-21 | not 03-19 | 29 Esfand
fact national 2023 | off 04-22 04-23 06-29 07-27 07-28 | not 04-21 06-28 | Institute of Geophysics: 1 Shawwal 1444 was 22 April
fact national 2023 | off 08-02 08-03 | not 08-01 | Council of Ministers, 1 August 2023
fact national 2026 | off 03-01 03-07 | not 03-08 | government, 1 March 2026
decided dated calendar | End of Ramadan (Eid al-Fitr); Eid al-Fitr Holiday; Martyrdom of Imam Ali; Martyrdom of Imam Jafar; Martyrdom of Imam Ja'far al-Sadiq; Eid al-Ghadeer; Feast of the Sacrifice (Eid al-Adha); Eid al-Adha; Tasoua; Ashura; Arbaeen-e Hosseini; Arbaeen; Demise of Prophet Muhammad and Imam Hassan (Mujtaba); Death of Prophet Muhammad and Martyrdom of Hasan ibn Ali; Martyrdom of Imam Reza; Martyrdom of Ali al-Rida; Martyrdom of Imam Hassan; Martyrdom of Hasan al-Askari; Birthday of Muhammad Prophet; Birthday of Muhammad and Imam Ja'far al-Sadiq; Martyrdom of Fatima-Zahara; Martyrdom of Fatima; Birthday of Imam Ali; Mabaas of Muhammad; Isra' and Mi'raj; Birthday of Imam Mahdi; Birthday of Mahdi | - | [2026,2033) | national | ahead by the crescent, not a day after Mecca in every month | Iran, Institute of Geophysics of Tehran University: the crescent as it is seen there, right in 45 of 48 feasts
decided dated law | Public Holiday | - | [2023,2024) | national | 2 and 3 August | Iran, Council of Ministers, 1 August 2023: Wednesday and Thursday, for the heat | https://www.middleeastmonitor.com/20230801-iran-announces-2-day-public-holiday-due-to-severe-heat/
`;
