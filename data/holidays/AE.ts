/** Holidays of United Arab Emirates: rules, years and sources. The format: `README.md`. */
export const AE = `
country United Arab Emirates
known [1990,)

source cabinet-2023 | United Arab Emirates, Cabinet, list of 2023 | https://pakobserver.net/public-holiday-announced-on-september-29-in-uae/
source cabinet-august-2025 | United Arab Emirates, Cabinet, August 2025 | https://www.siasat.com/uae-announces-holiday-for-govt-employees-for-prophets-birthday-3263672/
source cabinet-december-2020 | United Arab Emirates, Cabinet, list of December 2020 | https://www.expatmedia.net/uae-official-public-holidays-2021-announced/2020/12/
source cabinet-decision-public-2019 | United Arab Emirates, cabinet decision on public holidays 2019–2020; not checked against the law
source cabinet-decisions-public | United Arab Emirates, cabinet decisions on public holidays; not checked against the law
source cabinet-resolution-27-2019 | United Arab Emirates, Cabinet Resolution 27 of 2019 and the lists under it: from 29 Ramadan to 3 Shawwal | https://gulfnews.com/uae/eid-al-fitr-2022-uae-public-sector-holidays-announced-1.1650525019316
source cabinet-resolution-27-2024 | United Arab Emirates, Cabinet Resolution 27 of 2024: the 30th of Ramadan, where there is one, is added | https://www.siasat.com/uae-announces-public-holidays-for-2025-check-dates-here-3034662/
source cabinet-resolution-27-2024-2 | United Arab Emirates, Cabinet Resolution 27 of 2024: the 30th of Ramadan, where there is one | https://en.khalijiuwn24.com/1086055
source cabinet-vacanza-holidays | United Arab Emirates, Cabinet; days, as vacanza/holidays (MIT) lists them; the notices were not read
source library
source ministry-human-resources-2025 | United Arab Emirates, Ministry of Human Resources, May 2025: 5 to 8 June | https://www.arabianbusiness.com/culture-society/uae-announces-eid-al-adha-2025-holidays-for-private-sector
source ministry-presidential-affairs-2022 | United Arab Emirates, Ministry of Presidential Affairs, 13 May 2022 | https://www.khaleejtimes.com/uae/sheikh-khalifa-passes-away-3-day-mourning-period-announced-for-public-private-sectors
source order-19-august-2015 | United Arab Emirates, order of 19 August 2015; not checked against the law

Birthday of Muhammad (Mawlid) = المولد النبويّ | on 20181118 | collection estimated | cabinet-vacanza-holidays
	on 20211021 | announced | cabinet-december-2020
	on 20230929 | announced | cabinet-2023
	on 20250905 | announced | cabinet-august-2025
	hijri 3-12 [,1988), hijri 3-12 [1990,2018), hijri 3-12 [2019,2021), hijri 3-12 [2026,), on 20221008 20240915 | computed estimated | library
Commemoration Day = يوم الشهيد | 11-30 [2015,2019) | collection | order-19-august-2015
	12-01 [2019,2024) | collection | cabinet-decision-public-2019
Day of Arafah = يوم عرفة | hijri 12-10 -1 [1971,) | computed estimated | cabinet-decisions-public
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1 -1 [2019,2021), hijri 9-27 +2 [2022,2024), on 20200522 20220501 | announced | cabinet-resolution-27-2019
	on 20210511 20210512 20240408 20240409 | collection | cabinet-resolution-27-2019
	hijri 10-1 [2025,), hijri 10-1 +1 [2025,), hijri 10-1 +2 [2025,) | computed estimated | cabinet-resolution-27-2024-2
	hijri 10-1 -1 [2034,2037), hijri 10-1 -1 [2039,2041), hijri 10-1 -1 [2047,2049), hijri 10-1 -1 [2054,2058), tibetan offering [2063,2066), hijri 10-1 -1 [2067,2071), hijri 10-1 -1 [2089,2092), hijri 10-1 -1 [2097,2099), on 20260319 20300203 20320113 20331222 20450813 20510609 20600303 20721012 20740921 20780808 20810707 20870503 20930226 20950205 21001202 | computed estimated | cabinet-resolution-27-2024
	hijri 10-1 [,2025), hijri 10-1 +1 [,2025), hijri 10-1 +2 [,2025) | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | on 20250606 20250607 20250608 | computed estimated | ministry-human-resources-2025
	delhi 12-10 [,2025), delhi 12-10 +1 [,2014), delhi 12-10 -1 [1951,1956), delhi 12-10 -1 [1959,1964), easter-6 [1965,1967), delhi 12-10 +2 [1967,1969), easter-38 [1969,1971), easter-64 [1971,1973), delhi 12-10 -1 [1973,1976), delhi 12-10 -1 [1977,1982), delhi 12-10 -1 [1983,1991), delhi 12-10 -1 [1992,1997), delhi 12-10 -1 [1998,2005), delhi 12-10 -1 [2006,2025), delhi 12-10 -2 [2014,2017), delhi 12-10 +1 [2017,2025), hijri 12-10 [2026,), hijri 12-10 +1 [2026,), hijri 12-10 +2 [2026,), on 19500925 19560721 19570708 19580630 19640425 19761204 19820930 19910625 19970420 20050123 | computed estimated | library
Islamic New Year = رأس السنة الهجرية | on 20170922 20200823 20230721 | collection estimated | cabinet-vacanza-holidays
	on 20210812 | announced | cabinet-december-2020
	hijri 1-1 [,2017), hijri 1-1 [2018,2020), hijri 1-1 [2024,), on 20220730 | computed estimated | library
Laylat al-Mi'raj = الإسراء والمعراج | on 20170423 20180414 | collection estimated | cabinet-vacanza-holidays
	hijri 7-27 [,2017) | computed estimated | library
Mourning for Sheikh Khalifa bin Zayed Al Nahyan = حداد على الشيخ خليفة بن زايد آل نهيان | on 20220514 20220515 20220516 | one_off | ministry-presidential-affairs-2022
National Day = اليوم الوطني | 12-02 [1971,) | collection | library
	12-03 [1971,) | collection | cabinet-decisions-public
New Year's Day = رأس السنة الميلادية | 01-01 | collection | library

fact national 2021 | off 05-11 05-12 08-12 10-21 | not 08-09 10-18 | list of December 2020
fact national 2022 | off 04-30 05-14 05-16 | not 04-29 05-17 | Ministry of Presidential Affairs, 13 May 2022
fact national 2026 | off 03-19 03-20 03-22 | not 03-18 03-23 | Cabinet Resolution 27 of 2024: a Ramadan of 30 days
decided dated law | Arafat Day; Eid al-Adha; Feast of the Sacrifice (Eid al-Adha) | - | [2025,2026) | national | as announced | United Arab Emirates, Ministry of Human Resources, May 2025: 5 to 8 June | https://www.arabianbusiness.com/culture-society/uae-announces-eid-al-adha-2025-holidays-for-private-sector
decided yes law | End of Ramadan (Eid al-Fitr) | - | [2025,) | national | added to the feast | United Arab Emirates, Cabinet Resolution 27 of 2024: the 30th of Ramadan, where there is one | https://en.khalijiuwn24.com/1086055
`;
