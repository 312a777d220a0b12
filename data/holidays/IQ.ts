/** Holidays of Iraq: rules, years and sources. The format: `README.md`. */
export const IQ = `
source cabinet-july-2024 | Iraq, Cabinet, July 2024: 7, 14 and 17 July off by Law 12 of 2024 | https://arab.khabrna.com/224501/%d8%b9%d8%b7%d9%84%d8%a9-%d8%b1%d8%b3%d9%85%d9%8a%d8%a9-%d9%8a%d9%88%d9%85-%d8%a7%d9%84%d8%a3%d8%ad%d8%af
source council-ministers-24-2024 | Iraq, Council of Ministers, 24 December 2024: for all | https://www.shafaq.com/en/Iraq/Iraq-declares-public-holiday-for-Christmas-celebration
source council-ministers-december-2018-2 | Iraq, Council of Ministers, December 2018: Christmas for all until the law of 2024 | https://www.ina.iq/eng/3390--.html
source law-official-holidays | Iraq, Law of Official Holidays; days, as vacanza/holidays (MIT) lists them; the notices were not read
source law-official-holidays-1972 | Iraq, law on official holidays until that of 2024 (No. 110 of 1972), with the feast of Ramadan from 1 to 3 Shawwal | https://non14.net/8151 | list [1972,2025)
source law-official-holidays-1972-2 | Iraq, Law of Official Holidays No. 110 of 1972; not checked against the law
source law-official-holidays-2024 | Iraq, Law of Official Holidays No. 12 of 2024, in force on 27 May 2024 | https://t4p.co/article/2024-07-10-july-14-iraqi-holidays-law
source law-official-holidays-2024-4 | Iraq, Law on Official Holidays of 2024: 10 to 13 Dhu al-Hijjah, and the other days that it lists | https://iqna.ir/en/news/3488468/parliament-makes-eid-al-ghadir-a-public-holiday-in-iraq
source table-official-holidays-2024 | Iraq, table of official holidays of 2024 | https://almajardh.com/?p=70958 | list

Army Day = عيد الجيش | 01-06 | law-official-holidays-2024 [2025,); law-official-holidays-1972 collection
Ashura = عاشوراء | on 20131114 20151024 20161012 20171001 20190910 20200830 20210819 20230729 | collection estimated | law-official-holidays-2024 [2025,); law-official-holidays
	hijri 1-10 [,1965), hijri 1-10 [1966,) | computed estimated | law-official-holidays-2024 [2024,); law-official-holidays-1972-2
Christmas Day = عيد الميلاد المجيد | 12-25 [2018,2023) | council-ministers-december-2018-2
	on 20241225 | one_off | council-ministers-24-2024
Commemoration of the Ba'ath regime's crimes against the Iraqi people = ذكرى جرائم البعث الصدامي | 03-16 [2025,) | law-official-holidays-2024
Eid al-Adha = عيد الأضحى | hijri 12-10, hijri 12-10 +1, hijri 12-10 +2, hijri 12-10 +3 | computed estimated | law-official-holidays-2024-4
Eid al-Fitr = عيد الفطر | on 20150718 20150719 20150720 20160707 20160708 20160709 20170626 20170627 20170628 20250331 20250401 20250402 | collection estimated | law-official-holidays-2024 [2025,); law-official-holidays-1972
	hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | law-official-holidays-2024 [2024,); law-official-holidays-1972
Eid al-Ghadir = عيد الغدير | on 20250615 | collection estimated | law-official-holidays-2024 [2025,); law-official-holidays
	hijri 12-18 [2024,) | computed estimated | law-official-holidays-2024
Islamic New Year = رأس السنة الهجرية | on 20131105 20151015 20161003 20170922 20200821 | collection estimated | law-official-holidays-2024 [2025,); law-official-holidays
	hijri 1-1 [,1965), hijri 1-1 [1966,) | computed estimated | law-official-holidays-2024 [2024,); law-official-holidays-1972-2
Labour Day | 05-01 | law-official-holidays-2024 [2025,); law-official-holidays-1972 collection
National Day = اليوم الوطني العراقي | 10-03 [2020,2025) | table-official-holidays-2024
New Year's Day | 01-01 [,1964), 01-01 [1973,), on 19680101 | law-official-holidays-2024 [2025,); law-official-holidays-1972 collection
Nowruz = نوروز | 03-21 [,1964), 03-21 [1969,), on 19670321 | law-official-holidays-2024 [2025,); law-official-holidays-1972 collection
Prophet's Birthday = المولد النبوي | on 20140114 20161212 20171201 20181121 | collection estimated | law-official-holidays-2024 [2025,); law-official-holidays
	hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | law-official-holidays-2024 [2024,); law-official-holidays-1972-2
Republic Day = عيد الجمهورية | 07-14 [1959,2025) | cabinet-july-2024 [2024,); law-official-holidays-1972 collection

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
