/** Holidays of Saudi Arabia: rules, years and sources. The format: `README.md`. */
export const SA = `
source circular-minister-human-2023 | Saudi Arabia, circular of the Minister of Human Resources of February 2023 | https://gulfnews.com/world/gulf/saudi/official-holiday-rules-amended-for-state-employees-in-saudi-arabia-1.93618921
source executive-regulations-labour | Saudi Arabia, executive regulations of the Labour Law, article 24: days of a feast on the weekly rest are made up | https://ksaexpats.com/web-stories/saudi-arabia-announces-eid-al-fitr-holiday-for-private-sector/
source executive-regulations-labour-2 | Saudi Arabia, executive regulations of the Labour Law, article 24(2): four days from the end of 29 Ramadan | https://saudigazette.com.sa/article/619580
source holidays-vacanza-2015 | Saudi Arabia, holidays of 2015, as vacanza/holidays (MIT) lists them
source practice-before-circular-2023 | Saudi Arabia, practice before the circular of 2023, as vacanza/holidays (MIT) lists the days
source royal-order-22-2022 | Saudi Arabia, royal order of 22 November 2022 | https://www.zawya.com/en/life/sports/king-salman-orders-wednesday-a-public-holiday-in-celebration-of-world-cup-victory-u7jzngzf
source royal-order-february-2011 | Saudi Arabia, royal order of February 2011, as vacanza/holidays (MIT) lists it
source royal-order-january-2015 | Saudi Arabia, royal order of January 2015, as vacanza/holidays (MIT) lists it

End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 9-27 +3, hijri 9-27 +4, hijri 9-27 +5, hijri 9-27 +6 | computed estimated | executive-regulations-labour-2 [2016,); library
	on 19900425 19900426 19900427 19900429 19910415 19910416 19910417 19920403 19920404 19920405 19920407 19930323 19930324 19930325 19930327 19940312 19940313 19940314 19950301 19950302 19950303 19950305 19960219 19960220 19960221 19980128 19980129 19980130 19980201 19990117 19990118 19990119 | vacanza
End of Ramadan (Eid al-Fitr) (substitute day) = عيد الفطر | hijri 10-1 +4 [2002,2004), hijri 10-1 +4 [2015,2017), hijri 10-1 +4 [2023,2025), hijri 10-1 +4 [2028,2030), hijri 10-1 +4 [2031,2033), hijri 10-1 +4 [2038,2040), hijri 10-1 +4 [2043,2045), hijri 10-1 +4 [2046,2048), hijri 10-1 +4 [2059,2061), hijri 10-1 +4 [2062,2064), hijri 10-1 +4 [2071,2073), hijri 10-1 +4 [2079,2081), hijri 10-1 +4 [2082,2084) | substitute computed estimated | vacanza [2002,2004); executive-regulations-labour
	karachi 10-1 +3 [1995,1997), karachi 10-1 +3 [2035,2037) | substitute computed estimated | executive-regulations-labour [2035,2037); vacanza
	hijri 10-1 +3 [2007,2009), hijri 10-1 +3 [2020,2022), hijri 10-1 +3 [2056,2058) | substitute computed estimated | practice-before-circular-2023 [2007,2009); executive-regulations-labour
	tehran 10-1 +3 [2010,2012), tehran 10-1 +3 [2051,2053), tehran 10-1 +3 [2054,2056), tehran 10-1 +3 [2064,2066), tehran 10-1 +3 [2074,2076), tehran 10-1 +3 [2087,2089), tehran 10-1 +3 [2095,2097) | substitute computed estimated | practice-before-circular-2023 [2010,2012); executive-regulations-labour
	tehran 10-1 +4 [2010,2012), tehran 10-1 +4 [2018,2020), tehran 10-1 +4 [2051,2053), tehran 10-1 +4 [2074,2076), tehran 10-1 +4 [2093,2095) | substitute computed estimated | practice-before-circular-2023 [2010,2012); executive-regulations-labour
	on 19900430 19910420 19930328 19980202 20000111 20001230 20001231 20021210 | substitute | vacanza
	delhi 10-1 +3 [2005,2007), on 20051106 20081005 20130811 20130812 | substitute computed estimated | practice-before-circular-2023
	delhi 10-1 +2 [2040,2042), hijri 10-1 +5 [2043,2045), hijri 10-1 +5 [2085,2087), hindu ram-navami -4 [2090,2092), on 20150722 20180618 20210517 20230426 20260323 20260324 20270314 20290219 20310129 | substitute computed estimated | executive-regulations-labour
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | on 19900701 19900702 19900703 19930530 19930531 19930601 19940519 19940520 19940521 19940523 19950508 19950509 19950510 19990326 19990327 19990328 19990329 | vacanza
	on 20150923 20150924 20150925 20150926 | collection estimated | holidays-vacanza-2015
	hijri 12-10 -1, hijri 12-10, hijri 12-10 +1, hijri 12-10 +2 | estimated | library
Feast of the Sacrifice (Eid al-Adha) (substitute day) = عطلة عيد الأضحى | on 20150928 | collection estimated | holidays-vacanza-2015
Feast of the Sacrifice (Eid al-Adha) (substitute day) = عيد الأضحى | tehran 12-10 +3 [1997,1999), tehran 12-10 +3 [2005,2007), tehran 12-10 +3 [2030,2032), tehran 12-10 +3 [2048,2050), tehran 12-10 +3 [2053,2055) | substitute computed estimated | practice-before-circular-2023 [2005,2007); vacanza [1997,1999); executive-regulations-labour
	aceh 12-10 +3 [2009,2011), aceh 12-10 +3 [2076,2078) | substitute computed estimated | executive-regulations-labour [2076,2078); practice-before-circular-2023
	hijri 12-10 +4 [1994,1996), hijri 12-10 +4 [2002,2004), on 19920614 19920615 20000319 20000320 20020225 | substitute | vacanza
	on 20050125 20071223 20071224 20091201 20121029 20121030 | substitute computed estimated | practice-before-circular-2023
	tibetan tshechu +4 [2014,2016), hijri 12-10 +3 [2016,2018), hijri 12-10 +3 [2019,2021), hindu guru-purnima -1 [2022,2024), hijri 12-10 +3 [2024,2026), hijri 12-10 +4 [2025,2027), hijri 12-10 +3 [2027,2029), hijri 12-10 +4 [2033,2035), hijri 12-10 +3 [2035,2037), hindu pausha-purnima -1 [2038,2040), hijri 12-10 +4 [2040,2042), hijri 12-10 +3 [2042,2044), daressalaam 12-10 +3 [2045,2047), hijri 12-10 +3 [2050,2052), hijri 12-10 +3 [2058,2060), hijri 12-10 +4 [2058,2060), hijri 12-10 +3 [2061,2063), hijri 12-10 +4 [2061,2063), hijri 12-10 +3 [2066,2068), hijri 12-10 +4 [2066,2068), hindu thaipusam [2069,2071), hindu pausha-purnima -2 [2071,2073), hijri 12-10 +3 [2073,2075), hijri 12-10 +4 [2073,2075), hijri 12-10 +3 [2078,2080), hijri 12-10 +3 [2081,2083), hijri 12-10 +4 [2081,2083), hijri 12-10 +4 [2084,2086), hijri 12-10 +3 [2086,2088), hijri 12-10 +3 [2089,2091), hindu vaishakha-purnima -1 [2092,2094), hijri 12-10 +3 [2094,2096), hijri 12-10 +3 [2097,2099), on 20141008 20170905 20200804 20220713 20280509 20300417 | substitute computed estimated | executive-regulations-labour
Founding Day = يوم التأسيس | 02-22 [2022,) | library
Founding Day (substitute day) = يوم التأسيس | 02-22 if saturday +1 [2025,2099), 02-20 if wednesday +1 [2030,2098) | substitute | circular-minister-human-2023
Holiday for the victory of the national team = عطلة فوز المنتخب السعودي | on 20221123 | one_off | royal-order-22-2022
King Abdullah's return = عودة الملك عبد الله | on 20110226 | collection | royal-order-february-2011
Mourning for King Abdullah = حداد على الملك عبد الله | on 20150125 | collection | royal-order-january-2015
National Day = اليوم الوطني | 09-23 [2005,) | library
National Day (substitute day) = اليوم الوطني | 09-23 if friday +1 [2005,2012), on 20100922 20160922 20170924 | substitute collection estimated | practice-before-circular-2023
	09-23 if saturday +1 [2023,2091), 09-21 if wednesday +1 [2033,2096) | substitute | circular-minister-human-2023

fact national 2022 | off 11-23 | not 09-22 | royal order; the circular was not there yet
fact national 2023 | off 04-23 04-24 04-25 04-26 | not 04-27 | Eid on Friday and Saturday is made up
fact national 2023 | off 09-23 09-24 | not 09-22 | circular of February 2023
decided no law | - | 09-22 | [2022,2023) | national | the 23rd alone | Saudi Arabia, royal order on the National Day of 2022
`;
