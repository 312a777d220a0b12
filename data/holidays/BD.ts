/** Holidays of Bangladesh: rules, years and sources. The format: `README.md`. */
export const BD = `
source cabinet-10-april-2023 | Bangladesh, Cabinet, 10 April 2023: by executive order | https://outlookbangla.com/2023/04/10/eid-holiday-extended-by-one-day/
source cabinet-division-gazette-2025 | Bangladesh, Cabinet Division, gazette of 2 July 2025 | https://www.thedailystar.net/news/bangladesh/news/govt-makes-august-5-public-holiday-3930901
source holidays-cabinet-2016 | Bangladesh, list of holidays of 2016 as the Cabinet approved it: general holidays, in every year | https://mmhaqtareq84.blogspot.com/2015/11 | list
source ministry-public-administration | Bangladesh, Ministry of Public Administration, yearly list of holidays; by our own calendars and the crescent as it is seen there, here of 2023 | https://sobkichubd.com/government-holiday-calender-bangladesh | list
source ministry-public-administration-2023 | Bangladesh, Ministry of Public Administration, yearly list of holidays, here of 2023 | https://sobkichubd.com/government-holiday-calender-bangladesh | list
source ministry-public-administration-2024 | Bangladesh, Ministry of Public Administration, 2024, as vacanza/holidays (MIT) lists the orders
source ministry-public-administration-2025 | Bangladesh, Ministry of Public Administration, 2025: from 29 March to 2 April, 3 April by executive order | https://bssnews.net/news-flash/258770
source ministry-public-administration-3 | Bangladesh, Ministry of Public Administration, list of holidays: the day of the feast, the one before and the one after | https://bangladeshinfo.com/article/13193/Eid-vacation-to-remain-three-days

Bengali New Year's Day = পহেলা বৈশাখ | 04-14 | ministry-public-administration-2023; library
Birthday of Muhammad (Mawlid) = ঈদে মিলাদুন্নবী | dhaka 3-12 | computed estimated | ministry-public-administration
Buddha's Birthday = বুদ্ধ পূর্ণিমা | hindu vaishakha-purnima | computed estimated | holidays-cabinet-2016
Christmas Day = বড়দিন | 12-25 | ministry-public-administration-2023; library
Day of Ashura = আশুরা | dhaka 1-10 | computed estimated | ministry-public-administration
Durga Puja = দুর্গা পূজা | hindu dussehra | computed estimated | holidays-cabinet-2016
Eid-ul-Fitr holiday = ঈদুল ফিতরের ছুটি | on 20230420 | one_off | cabinet-10-april-2023
	on 20250329 20250402 20250403 | announced | ministry-public-administration-*
End of Ramadan (Eid al-Fitr) = ঈদুল ফিতর | on 20250330 20250331 20250401 | announced | ministry-public-administration-*
	dhaka 10-1, dhaka 10-1 +1, dhaka 10-1 +2 | computed estimated | ministry-public-administration
	on 20230421 20230422 20230423 20240410 20240411 20240412 | announced | ministry-public-administration-3
Feast of the Sacrifice (Eid al-Adha) = ঈদুল আযহা | dhaka 12-10, dhaka 12-10 +1, dhaka 12-10 +2 | computed estimated | ministry-public-administration
	on 20141005 20141006 20141007 20150924 20150925 20150926 20160912 20160913 20160914 | collection estimated | ministry-public-administration
General election = জাতীয় সংসদ নির্বাচন | on 20240107 | collection | ministry-public-administration-*
General holiday = সাধারণ ছুটি | on 20240805 20240806 20240807 | collection | ministry-public-administration-*
Independence Day = স্বাধীনতা দিবস | 03-26 [1972,) | ministry-public-administration-2023; library
July Mass Uprising Day = জুলাই গণঅভ্যুত্থান দিবস | 08-05 [2025,) | cabinet-division-gazette-2025
Jumu'atul-Wida = জুমাতুল বিদা | orthodox+61 [1951,1953), easter+40 [1954,1957), orthodox+5 [1957,1959), orthodox-23 [1960,1962), easter-51 [1962,1964), easter+68 [1984,1987), easter+40 [1987,1990), orthodox+5 [1990,1992), easter-23 [1993,1995), easter-51 [1995,1998), orthodox+68 [2017,2019), easter+40 [2019,2021), orthodox+5 [2021,2024), orthodox-23 [2025,2027), easter-51 [2028,2030), easter+68 [2050,2052), orthodox+33 [2052,2054), orthodox+5 [2054,2057), easter-23 [2057,2059), easter-51 [2060,2062), easter+68 [2082,2085), easter+40 [2085,2087), easter+5 [2088,2090), orthodox-23 [2090,2092), orthodox-51 [2092,2094), on 19500714 19530612 19590403 19640214 19650129 19660121 19670106 19671229 19681220 19691205 19701127 19711119 19721103 19731026 19741011 19751003 19760924 19770909 19780901 19790824 19800808 19810731 19820716 19830708 19920403 19980123 19990115 20000107 20001222 20011214 20021129 20031121 20041112 20051028 20061020 20071012 20080926 20090918 20100910 20110826 20120817 20130802 20140725 20150717 20160701 20240405 20270305 20300201 20310124 20320109 20321231 20331223 20341208 20351130 20361114 20371106 20381029 20391014 20401005 20410927 20420912 20430904 20440819 20450811 20460803 20470719 20480710 20490702 20590314 20620210 20630126 20640118 20650102 20651225 20661217 20671202 20681123 20691115 20701031 20711023 20721007 20730929 20740921 20750906 20760828 20770820 20780805 20790728 20800712 20810704 20870502 20940212 20950204 20960120 20970111 20980103 20981219 20991211 21001203 | computed estimated | ministry-public-administration
Krishna Janmashtami = জন্মাষ্টমী | hindu janmashtami | computed estimated | holidays-cabinet-2016
Language Martyrs' Day = শহীদ দিবস | 02-21 [1972,) | ministry-public-administration-2023; library
May Day = মে দিবস | 05-01 | ministry-public-administration-2023; library
Mujib's Birthday & Children's Day = মুজিব জয়ন | 03-17 [,2025) | ministry-public-administration-2023; library
National Mourning Day = জাতীয় শোক দিবস | 08-15 [1976,2024) | ministry-public-administration-2023; library
Shab-e-Barat = শবে বরাত | on 20250215 | collection estimated | ministry-public-administration
	dhaka 8-15 | computed estimated | ministry-public-administration
Shab-e-Qadr = শবে কদর | dhaka 9-27 | computed estimated | ministry-public-administration
Victory Day = বিজয় দিবস | 12-16 [1972,) | ministry-public-administration-2023; library

fact national 2023 | off 04-20 04-21 04-22 04-23 | not 04-24 | Cabinet, 10 April 2023
fact national 2024 | off 01-07 04-05 08-05 | not 08-15 | orders of 2024; the last Friday of Ramadan
fact national 2025 | off 03-29 03-31 04-02 04-03 | not 04-04 | Ministry of Public Administration, 2025
fact national 2025 | off 08-05 10-02 | not 08-15 03-17 10-08 | Cabinet Division 2024 and 2025
decided dated calendar | Jumu'atul-Wida; Ashura; Day of Ashura; Laylat al-Qadr; Shab-e-Qadr; Prophet's Birthday; Birthday of Muhammad (Mawlid); Eid al-Fitr; End of Ramadan (Eid al-Fitr) | - | - | national | a day after Mecca in most months | Bangladesh: months by the crescent there, right in 19 of 20 feasts
decided dated law | Eid-ul-Fitr holiday; End of Ramadan (Eid al-Fitr); Eid al-Fitr | - | [2023,2026) | national | by executive order and by the list | Bangladesh, Cabinet, 10 April 2023, and Ministry of Public Administration, 2025 | https://en.prothomalo.com/bangladesh/qhooo1paej
decided yes law | Buddha's Birthday; Krishna Janmashtami; Durga Puja | - | - | national | general holidays of the notice | Bangladesh, list of holidays of 2016 as the Cabinet approved it: general holidays, in every year | https://mmhaqtareq84.blogspot.com/2015/11
`;
