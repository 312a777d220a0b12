/** Holidays of Iraq: rules, years and sources. The format: `README.md`. */
export const IQ = `
country Iraq

source law-official-holidays-2024 | Iraq, Law of Official Holidays No. 12 of 2024, and its forerunner of 1972; not checked against the law
source law-official-holidays | Iraq, Law of Official Holidays; days, as vacanza/holidays (MIT) lists them; the notices were not read
source law-official-holidays-1972 | Iraq, Law of Official Holidays No. 110 of 1972; not in that of 2024; not checked against the law
source council-ministers-2020 | Iraq, Council of Ministers 2020; Law of Official Holidays No. 12 of 2024; not checked against the law
source council-ministers-december-2018 | Iraq, Council of Ministers, December 2018; Law of Official Holidays No. 12 of 2024; not checked against the law
source law-official-holidays-2024-2 | Iraq, Law of Official Holidays No. 12 of 2024; not checked against the law
source law-official-holidays-2024-3 | Iraq, Law of Official Holidays No. 12 of 2024 | https://en.964media.com/20140/
source council-ministers-24-2024 | Iraq, Council of Ministers, 24 December 2024: for all | https://www.shafaq.com/en/Iraq/Iraq-declares-public-holiday-for-Christmas-celebration
source general-secretariat-council-2024 | Iraq, General Secretariat of the Council of Ministers, July 2024

Army Day = عيد الجيش | 01-06 | law-official-holidays-2024
Ashura = عاشوراء | hijri 1-10 [,2013), hijri 1-10 [2024,), on 20141103 20180920 20220808 | computed estimated | law-official-holidays-2024
	delhi 1-10 [2015,2018), delhi 1-10 [2019,2022), on 20131114 20230729 | announced estimated | law-official-holidays
Christmas Day | 12-25 [2018,2023) | council-ministers-december-2018
Christmas Day = عيد الميلاد المجيد | on 20241225 | one_off | council-ministers-24-2024
Commemoration of the Ba'ath regime's crimes against the Iraqi people = ذكرى جرائم البعث الصدامي | 03-16 [2025,) | law-official-holidays-2024-3
Eid al-Adha = عيد الأضحى | hijri 12-10 | 4d computed estimated | law-official-holidays-2024
Eid al-Fitr = عيد الفطر | hijri 10-1 [,2015), hijri 10-1 [2018,2025), hijri 10-1 [2026,) | 3d computed estimated | law-official-holidays-2024
	dhaka 10-1 [2015,2018), on 20250331 | 3d announced estimated | law-official-holidays
Eid al-Ghadir = عيد الغدير | hijri 12-18 [2026,), on 20240624 | computed estimated | law-official-holidays-2024-2
	on 20250615 | announced estimated | law-official-holidays
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [,2013), hijri 1-1 [2018,2020), hijri 1-1 [2021,), on 20141025 | computed estimated | law-official-holidays-2024
	aceh 1-1 [2015,2018), on 20131105 20200821 | announced estimated | law-official-holidays
Labour Day | 05-01 | law-official-holidays-2024
National Day = اليوم الوطني العراقي | 10-03 [2020,2025) | council-ministers-2020
New Year's Day | 01-01 | law-official-holidays-2024
Nowruz = نوروز | 03-21 | law-official-holidays-2024
Prophet's Birthday = المولد النبوي | hijri 3-12 [,2014), hijri 3-12 [2019,), on 20150103 20151223 | computed estimated | law-official-holidays-2024
	delhi 3-12 [2016,2019), on 20140114 | announced estimated | law-official-holidays
Republic Day = عيد الجمهورية | 07-14 [1959,2024) | law-official-holidays-1972
	on 20240714 | announced | general-secretariat-council-2024

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
