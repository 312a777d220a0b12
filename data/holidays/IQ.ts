/** Holidays of Iraq: rules, years and sources. The format: `README.md`. */
export const IQ = `
country Iraq
known [1990,)

source cabinet-july-2024 | Iraq, Cabinet, July 2024: 7, 14 and 17 July off by Law 12 of 2024 | https://arab.khabrna.com/224501/%d8%b9%d8%b7%d9%84%d8%a9-%d8%b1%d8%b3%d9%85%d9%8a%d8%a9-%d9%8a%d9%88%d9%85-%d8%a7%d9%84%d8%a3%d8%ad%d8%af
source council-ministers-24-2024 | Iraq, Council of Ministers, 24 December 2024: for all | https://www.shafaq.com/en/Iraq/Iraq-declares-public-holiday-for-Christmas-celebration
source council-ministers-december-2018-2 | Iraq, Council of Ministers, December 2018: Christmas for all until the law of 2024 | https://www.ina.iq/eng/3390--.html
source law-official-holidays | Iraq, Law of Official Holidays; days, as vacanza/holidays (MIT) lists them; the notices were not read
source law-official-holidays-1972 | Iraq, Law of Official Holidays No. 110 of 1972; not in that of 2024; not checked against the law
source law-official-holidays-2024 | Iraq, Law of Official Holidays No. 12 of 2024, and its forerunner of 1972; not checked against the law
source law-official-holidays-2024-2 | Iraq, Law of Official Holidays No. 12 of 2024; not checked against the law
source law-official-holidays-2024-3 | Iraq, Law of Official Holidays No. 12 of 2024 | https://en.964media.com/20140/
source law-official-holidays-2024-4 | Iraq, Law on Official Holidays of 2024: 10 to 13 Dhu al-Hijjah, and the other days that it lists | https://iqna.ir/en/news/3488468/parliament-makes-eid-al-ghadir-a-public-holiday-in-iraq
source table-official-holidays-2024 | Iraq, table of official holidays of 2024 | https://almajardh.com/?p=70958

Army Day = عيد الجيش | 01-06 | collection | law-official-holidays-2024
Ashura = عاشوراء | delhi 1-10 [2015,2018), delhi 1-10 [2019,2022), on 20131114 20230729 | collection estimated | law-official-holidays
	hijri 1-10 [,1965), hijri 1-10 [1966,2013), hijri 1-10 [2024,), on 20141103 20180920 20220808 | computed estimated | law-official-holidays-2024
Christmas Day | 12-25 [2018,2023) | council-ministers-december-2018-2
Christmas Day = عيد الميلاد المجيد | on 20241225 | one_off | council-ministers-24-2024
Commemoration of the Ba'ath regime's crimes against the Iraqi people = ذكرى جرائم البعث الصدامي | 03-16 [2025,) | law-official-holidays-2024-3
Eid al-Adha = عيد الأضحى | dhaka 12-10, dhaka 12-10 +1, dhaka 12-10 +2 [,2014), dhaka 12-10 -1 [1951,1956), dhaka 12-10 -1 [1959,1964), hijri 12-10 +3 [1966,1969), dhaka 12-10 -1 [1973,1976), dhaka 12-10 -1 [1977,1982), dhaka 12-10 -1 [1983,1991), dhaka 12-10 -1 [1992,1997), dhaka 12-10 -1 [1998,2005), dhaka 12-10 -1 [2006,2095), dhaka 12-10 -2 [2014,2017), dhaka 12-10 +2 [2017,2036), dhaka 12-10 -2 [2036,2038), dhaka 12-10 +2 [2038,2071), dhaka 12-10 +2 [2072,), dhaka 12-10 -1 [2096,), on 19500926 19560722 19570708 19580701 19640426 19650412 19690227 19700220 19710206 19720130 19761205 19821001 19910626 19970421 20050124 20710111 20950418 | computed estimated | law-official-holidays-2024-4
Eid al-Fitr = عيد الفطر | dhaka 10-1 [2015,2018), dhaka 10-1 +1 [2015,2018), dhaka 10-1 +2 [2015,2018), on 20250331 20250401 20250402 | collection estimated | law-official-holidays
	hijri 10-1 [,2015), hijri 10-1 +1 [,2015), hijri 10-1 +2 [,2015), delhi 10-1 -1 [2018,2025), delhi 10-1 [2018,2025), delhi 10-1 +1 [2018,2025), hijri 9-27 +4 [2026,), hijri 9-27 +5 [2026,), delhi 10-1 -1 [2027,2030), delhi 10-1 +1 [2034,2037), delhi 10-1 -1 [2037,2039), delhi 10-1 +1 [2039,2041), hijri 9-27 +3 [2041,2045), delhi 10-1 +1 [2047,2049), delhi 10-1 -1 [2049,2051), delhi 10-1 -1 [2052,2054), delhi 10-1 +1 [2054,2058), delhi 10-1 -1 [2058,2060), delhi 10-1 -1 [2061,2063), tibetan offering +3 [2063,2066), hijri 10-1 +2 [2067,2071), hijri 9-27 +3 [2075,2078), delhi 10-1 -1 [2079,2081), hijri 9-27 +3 [2082,2087), easter+11 [2088,2090), delhi 10-1 +1 [2090,2092), orthodox-49 [2092,2094), delhi 10-1 +1 [2097,2099), on 20260322 20300206 20310124 20320116 20330102 20331225 20450816 20460803 20510612 20600306 20651228 20661218 20711024 20721015 20731002 20740924 20780811 20810710 20870506 20940216 20950208 20960126 20991213 21001205 | computed estimated | law-official-holidays-2024
Eid al-Ghadir = عيد الغدير | hijri 12-18 [2026,), on 20240624 | computed estimated | law-official-holidays-2024-2
	on 20250615 | collection estimated | law-official-holidays
Islamic New Year = رأس السنة الهجرية | aceh 1-1 [2015,2018), on 20131105 20200821 | collection estimated | law-official-holidays
	hijri 1-1 [,1965), hijri 1-1 [1966,2013), hijri 1-1 [2018,2020), hijri 1-1 [2021,), on 20141025 | computed estimated | law-official-holidays-2024
Labour Day | 05-01 | collection | law-official-holidays-2024
National Day = اليوم الوطني العراقي | 10-03 [2020,2025) | table-official-holidays-2024
New Year's Day | 01-01 [,1964), 01-01 if sunday monday tuesday [1968,2098), 01-01 if wednesday thursday friday saturday [1975,) | collection | law-official-holidays-2024
Nowruz = نوروز | 03-21 [,1964), 03-21 if sunday monday tuesday wednesday friday saturday [1967,), 03-20 if wednesday +1 [1974,2098) | collection | law-official-holidays-2024
Prophet's Birthday = المولد النبوي | delhi 3-12 [2016,2019), on 20140114 | collection estimated | law-official-holidays
	hijri 3-12 [,1988), hijri 3-12 [1990,2014), hijri 3-12 [2019,), on 20150103 20151223 | computed estimated | law-official-holidays-2024
Republic Day = عيد الجمهورية | on 20240714 | cabinet-july-2024
	07-14 [1959,2024) | collection | law-official-holidays-1972

fact national 2023 | off 05-01 | not 12-25 | Cabinet, December 2023: for Christians only
fact national 2024 | off 07-14 12-25 | not 12-26 | Council of Ministers, July and December 2024
fact national 2025 | off 03-16 | not 10-03 07-14 | Law No. 12 of 2024
decided dated law | Eid al-Adha; Day of Arafah | - | - | national | no day of Arafah | Iraq, Law on Official Holidays of 2024: 10 to 13 Dhu al-Hijjah, and the other days that it lists | https://iqna.ir/en/news/3488468/parliament-makes-eid-al-ghadir-a-public-holiday-in-iraq
decided no law | February 8 Revolution; July 17 Revolution | - | - | national | days of the former regime, none since 2003 | Iraq, Law on Official Holidays of 2024: 10 to 13 Dhu al-Hijjah, and the other days that it lists | https://iqna.ir/en/news/3488468/parliament-makes-eid-al-ghadir-a-public-holiday-in-iraq
decided yes law | - | 07-14 | [2024,2025) | national | off in 2024 | Iraq, Cabinet, July 2024: 7, 14 and 17 July off by Law 12 of 2024 | https://arab.khabrna.com/224501/%d8%b9%d8%b7%d9%84%d8%a9-%d8%b1%d8%b3%d9%85%d9%8a%d8%a9-%d9%8a%d9%88%d9%85-%d8%a7%d9%84%d8%a3%d8%ad%d8%af
decided yes law | - | 10-03 | [2020,2025) | national | National Day is on the table | Iraq, table of official holidays of 2024 | https://almajardh.com/?p=70958
decided yes law | - | 12-25 | [2018,2023) | national | decided by the Council | Iraq, Council of Ministers, December 2018: Christmas for all until the law of 2024 | https://www.ina.iq/eng/3390--.html
decided yes law | - | 12-25 | [2024,2025) | national | declared | Iraq, Council of Ministers, 24 December 2024: Christmas for all | https://www.shafaq.com/en/Iraq/Iraq-declares-public-holiday-for-Christmas-celebration
`;
