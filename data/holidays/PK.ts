/** Holidays of Pakistan: rules, years and sources. The format: `README.md`. */
export const PK = `
country Pakistan
part BA Balochistan
part GB Gilgit-Baltistan
part IS Islamabad
part JK Azad Kashmir
part KP Khyber Pakhtunkhwa
part PB Punjab
part SD Sindh
known [2010,)
known [1990,) | in national

source cabinet-division-ashura-2024 | Pakistan, Cabinet Division, 9 July 2024: Ashura on 16 and 17 July 2024 | https://propakistani.pk/2024/07/09/government-announces-ashura-holidays-for-2024/
source cabinet-division-circular-2021 | Pakistan, Cabinet Division, circular 10-01/2021-Min-II of 17 December 2021 | https://jrtpost.com/govt-restores-nov-9-public-holiday-to-mark-allama-iqbals-birth-anniversary/
source cabinet-division-notifications | Pakistan, Cabinet Division, notifications of holidays; days, as vacanza/holidays (MIT) lists them; the notices were not read
source cabinet-division-notifications-2 | Pakistan, Cabinet Division, notifications of holidays | https://en.dailypakistan.com.pk/03-Aug-2022/pakistan-announces-two-public-holidays-on-aug-8-9-for-ashura
source cabinet-division-notifications-2023 | Pakistan, Cabinet Division, notifications of holidays, 22 June 2023: from 28 June to 1 July | https://www.thenews.com.pk/print/1083491-pm-announces-day-of-arafah-holiday
source cabinet-division-notifications-2025 | Pakistan, Cabinet Division, notifications of holidays, 19 March 2025: from 31 March to 2 April | https://dnanews.com.pk/govt-announces-public-holidays-for-eid-u-fitr/
source cabinet-division-notifications-3 | Pakistan, Cabinet Division, notifications of holidays | https://www.bolnews.com/pakistan/2023/07/ashura-2023-govt-officially-announces-public-holidays-on-muharram-9-10/
source cabinet-division-notifications-4 | Pakistan, Cabinet Division, notifications of holidays | https://en.dailypakistan.com.pk/21-Sep-2023/pakistan-announces-public-holiday-on-september-29
source cabinet-division-notifications-5 | Pakistan, Cabinet Division, notifications of holidays | https://pakobserver.net/september-6-public-holiday-announced-for-eid-milad-un-nabi-saw/
source cabinet-division-yearly | Pakistan, Cabinet Division, yearly notification of holidays; by our own reckoning of the crescent as it is seen there
source library
source ministry-interior-ashura | Pakistan, Ministry of Interior: the days of Ashura | http://www.paknewspage.com/govt-announces-ashura-holidays-on-9-and-10-muharram-notification-issued/
source ministry-interior-ashura-2 | Pakistan, Ministry of Interior: the days of Ashura | https://www.thenews.com.pk/latest/368562-government-announces-public-holiday-on-9th-10th-muharram
source ministry-interior-ashura-3 | Pakistan, Ministry of Interior: the days of Ashura | https://en.dailypakistan.com.pk/25-Aug-2020/public-holidays-announced-for-muharram-9-10
source ministry-interior-ashura-4 | Pakistan, Ministry of Interior: the days of Ashura | https://www.urdupoint.com/en/pakistan/two-public-holidays-on-august-18-19-in-view-1325852.html
source vacanza
source vacanza-holidays-mit | Pakistan, as vacanza/holidays (MIT) lists them

Ashura = عاشورہ | on 20161011 20161012 | announced | ministry-interior-ashura
	on 20180920 20180921 | announced | ministry-interior-ashura-2
	on 20200829 20200830 | announced | ministry-interior-ashura-3
	on 20210818 20210819 | announced | ministry-interior-ashura-4
	on 20220808 20220809 | announced | cabinet-division-notifications-2
	on 20230728 20230729 | announced | cabinet-division-notifications-3
	hijri 1-10 [,2016), hijri 1-10 +1 [1952,1956), hijri 1-10 -1 [1956,1958), hijri 1-10 -1 [1959,1963), hijri 1-10 -1 [1964,1966), hijri 1-10 +1 [1966,1970), hijri 1-10 -1 [1970,1972), hijri 1-10 -1 [1973,1976), hijri 1-10 +1 [1980,1983), hijri 1-10 -1 [1985,1989), hijri 1-10 +1 [1989,1991), hijri 1-10 -1 [1991,1993), hijri 1-10 -1 [1994,1997), hijri 1-10 +1 [2001,2006), hijri 1-10 -1 [2008,2010), hijri 1-10 +1 [2010,2016), karachi 1-10 -1 [2024,), karachi 1-10 [2024,), on 19501023 19511011 19580728 19630603 19720226 19760111 19770101 19771220 19781211 19791129 19831016 19841006 19930701 19970518 19980506 19990427 20000414 20060208 20070130 20170930 20171001 20190909 20190910 | computed estimated | cabinet-division-yearly
Birthday of Muhammad (Mawlid) | hijri 3-12 -1 [1995,1998), on 19910920 19930829 20050422 20070331 20080321 20090309 | collection estimated | vacanza
	on 20100301 20110217 20150104 20181121 20201030 20240917 | collection estimated | cabinet-division-notifications
	on 20221009 | announced | cabinet-division-circular-2021
	on 20230929 | announced | cabinet-division-notifications-4
	on 20250906 | announced | cabinet-division-notifications-5
	karachi 3-12 [,1965), karachi 3-12 [1968,1974), karachi 3-12 [1977,1984), karachi 3-12 [1985,1987), karachi 3-12 [1998,2005), karachi 3-12 [2012,2015), karachi 3-12 [2016,2018), karachi 3-12 [2026,), on 19660701 19901002 19920910 19940820 20060411 20191110 20211019 | computed estimated | cabinet-division-yearly
End of Ramadan (Eid al-Fitr) | on 19960219 20071013 | collection estimated | vacanza
	tehran 10-1 -1 [2012,2014), tehran 10-1 [2012,2014), tehran 10-1 +1 [2012,2014), on 20150717 20150718 20150719 | collection estimated | vacanza-holidays-mit
	on 20180616 20180617 20180618 20210513 20210514 20210515 | collection estimated | cabinet-division-notifications
	on 20220503 20220504 20220505 | announced | cabinet-division-circular-2021
	on 20250331 20250401 20250402 | announced | cabinet-division-notifications-2025
	dhaka 10-1 [,2012), dhaka 10-1 +1 [,2012), dhaka 10-1 +2 [,1953), easter+43 [1955,1957), dhaka 10-1 +2 [1957,1961), dhaka 10-1 -1 [1965,1967), dhaka 10-1 +2 [1967,1972), dhaka 10-1 -1 [1972,1974), dhaka 10-1 +2 [1980,1982), dhaka 10-1 +2 [1983,1986), dhaka 10-1 -1 [1986,1989), dhaka 10-1 +2 [1989,1991), dhaka 10-1 +2 [1992,1996), dhaka 10-1 +2 [1997,1999), dhaka 10-1 +2 [2000,2004), dhaka 10-1 +2 [2008,2010), hijri 9-27 +4 [2016,2018), hijri 9-27 +5 [2016,2018), tehran 10-1 +2 [2016,2018), dhaka 10-1 [2019,2021), dhaka 10-1 +1 [2019,2021), dhaka 10-1 [2023,2025), dhaka 10-1 +1 [2023,2025), dhaka 10-1 [2026,), dhaka 10-1 +1 [2026,), dhaka 10-1 +2 [2026,2028), dhaka 10-1 +2 [2036,2039), dhaka 10-1 -1 [2041,2044), dhaka 10-1 +2 [2044,2046), dhaka 10-1 -1 [2048,2051), dhaka 10-1 +2 [2051,2054), dhaka 10-1 +2 [2055,2062), dhaka 10-1 -1 [2062,2065), dhaka 10-1 +2 [2065,2067), dhaka 10-1 +2 [2068,2072), dhaka 10-1 +2 [2073,2076), dhaka 10-1 -1 [2076,2079), dhaka 10-1 -1 [2080,2082), dhaka 10-1 +2 [2082,2085), orthodox+40 [2085,2087), easter+14 [2087,2089), dhaka 10-1 +2 [2089,2093), easter-44 [2093,2095), dhaka 10-1 +2 [2098,2100), on 19530613 19540605 19610318 19620310 19640217 19751009 19770915 19820722 19910416 19990119 20041114 20051106 20061024 20100910 20110902 20140729 20140730 20140731 20190607 20200524 20230424 20240410 20280227 20290217 20300204 20310127 20320114 20330105 20331223 20341215 20351201 20391019 20401010 20460804 20470727 20540509 20671208 20721013 20790801 20950206 20960129 20970115 21001203 | computed estimated | cabinet-division-yearly
Feast of the Sacrifice (Eid al-Adha) | on 19960427 20060110 20071220 | collection estimated | vacanza
	on 20131015 20131016 20131017 | collection estimated | vacanza-holidays-mit
	on 20141006 20141007 20141008 | collection estimated | cabinet-division-notifications
	on 20220710 20220711 20220712 | announced | cabinet-division-circular-2021
	dhaka 12-10 [,2013), dhaka 12-10 +1 [,2013), dhaka 12-10 +2 [,1955), dhaka 12-10 +2 [1956,1959), dhaka 12-10 -1 [1959,1962), dhaka 12-10 +2 [1966,1969), easter-38 [1969,1971), dhaka 12-10 +2 [1971,1973), dhaka 12-10 -1 [1973,1975), dhaka 12-10 +2 [1975,1978), dhaka 12-10 +2 [1979,1984), dhaka 12-10 +2 [1991,1993), dhaka 12-10 -1 [1993,1996), dhaka 12-10 +2 [1996,1999), dhaka 12-10 +2 [2000,2006), dhaka 12-10 +2 [2008,2012), hijri 12-10 +1 [2015,2022), hijri 12-10 +2 [2015,2022), hijri 12-10 +3 [2015,2020), dhaka 12-10 [2023,), dhaka 12-10 +1 [2023,), dhaka 12-10 +2 [2023,2026), easter+52 [2026,2028), orthodox+19 [2028,2030), dhaka 12-10 +2 [2030,2032), orthodox-41 [2032,2034), dhaka 12-10 +2 [2034,2036), dhaka 12-10 -1 [2036,2039), dhaka 12-10 +2 [2040,2048), dhaka 12-10 +2 [2049,2053), dhaka 12-10 +2 [2054,2059), orthodox+18 [2059,2061), orthodox-10 [2062,2064), dhaka 12-10 +2 [2064,2067), dhaka 12-10 +2 [2068,2071), dhaka 12-10 +2 [2075,2089), orthodox+49 [2089,2091), dhaka 12-10 -1 [2091,2094), dhaka 12-10 +2 [2094,), on 19550730 19620517 19630504 19640425 19781111 19840906 19850829 19860816 19890716 19900703 19990328 20061231 20121026 20200731 20210723 20390108 20391226 20480919 20530726 20610503 20670224 20710112 20720103 20721220 20731212 20741129 | computed estimated | cabinet-division-yearly
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | on 20230628 | announced | cabinet-division-notifications-2023
Independence Day = یومِ آزادی | 08-14 | collection | library
Iqbal Day = یومِ اقبال | 11-09 [,2015), 11-09 [2022,) | collection | library
Kashmir Day = یومِ یکجہتیِ کشمیر | 02-05 [1990,) | collection | library
Labour Day | 05-01 [1972,), on 19570501 | collection | library
Pakistan Day = یومِ پاکستان | 03-23 [1956,) | collection | library
Quaid-e-Azam Day = یومِ قائدِاعظم | 12-25 | collection | library
Youm-e-Takbeer = یومِ تکبیر | 05-28 [2024,) | collection | library

fact national 2018 | off 05-01 | not 05-28 11-09 | circulars of 2015 and of 2024
fact national 2018 | off 09-20 09-21 | not 09-19 | Ministry of Interior
fact national 2021 | off 08-18 08-19 | not 08-17 08-20 | Ministry of the Interior, 13 August 2021
fact national 2021 | off 08-18 08-19 | not 08-20 | Ministry of Interior
fact national 2022 | off 08-08 08-09 | not 08-07 08-10 | Cabinet Division, 3 August 2022
fact national 2023 | off 06-28 06-29 07-01 09-29 | not 06-27 09-28 | Cabinet Division, June and September 2023
fact national 2024 | off 05-28 11-09 | not 05-27 | Cabinet Division, 27 May 2024
fact national 2025 | off 03-31 04-01 04-02 09-06 | not 03-30 04-03 09-05 | Cabinet Division, March and September 2025
decided dated calendar | Ashura | - | - | national | a day later than by the calendar of Mecca, with its ninth | Pakistan, Cabinet Division, notices of 2016, 2020, 2021 and 2023: 9 and 10 Muharram as the moon was seen | https://propakistani.pk/2023/07/20/govt-officially-notifies-holidays-for-9-and-10-muharram/
decided dated calendar | Eid al-Fitr; Eid al-Adha; Prophet's Birthday; End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha); Birthday of Muhammad (Mawlid) | - | [2025,2033) | national | by the crescent there | Pakistan, Ruet-e-Hilal Committee: feasts of 2017 to 2025 a day after Mecca in most years | https://propakistani.pk/2023/04/20/shawwal-moon-not-sighted-pakistan-to-celebrate-eid-ul-fitr-on-saturday/
notice 2024 | off Ashura 07-16..07-17 | cabinet-division-ashura-2024
fact national 2024 | off 07-16 07-17 | not 07-15 | Cabinet Division, 9 July 2024
`;
