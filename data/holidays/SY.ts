/** Holidays of Syria: rules, years and sources. The format: `README.md`. */
export const SY = `
country Syria
known [2004,)

source arafah-feast-vacanza | Syria, the day of Arafah with the feast, as vacanza/holidays (MIT) lists them
source basic-law-state-2004 | Syria, Basic Law of State Employees No. 50 of 2004, official holidays; not checked against the law
source basic-law-state-2004-2 | Syria, Basic Law of State Employees No. 50 of 2004; ended by Decree No. 188 of 2025; not checked against the law
source council-ministers-vacanza | Syria, Council of Ministers; days, as vacanza/holidays (MIT) lists them; the notices were not read
source decree-188-2025 | Syria, Decree No. 188 of 2025 on official holidays; not checked against the law
source decree-188-5-2025 | Syria, Decree No. 188 of 5 October 2025 on official holidays, in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
source decree-188-5-2025-2 | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
source decree-474-2004 | Syria, Decree No. 474 of 2004: a holiday until Decree No. 188 of 2025 ended it | https://www.albayan.ae/news/middle-east/syria/635556
source presidency-council-ministers-2017 | Syria, Presidency of the Council of Ministers, 2017: 10 to 13 Dhu al-Hijjah; four days, Decree 188 of 2025 | https://sanasyria.org/?p=618131

Christmas Day | 12-25 [2010,2024) | decree-188-5-2025-2
	12-25 [2024,2026) | collection | basic-law-state-2004
	12-25 [2026,) | decree-188-5-2025
Day of Arafah = يوم عرفة | hijri 12-10 -1 [2005,) | computed estimated | arafah-feast-vacanza
Easter | easter [2026,) | decree-188-5-2025
	easter [,2026) | computed | basic-law-state-2004
Eid al-Adha = عيد الأضحى | on 20650318 | computed estimated | decree-188-5-2025-2
	hijri 12-10, dhaka 12-10 +1, dhaka 12-10 +2 [,2014), dhaka 12-10 [1951,1956), dhaka 12-10 [1959,1964), easter-5 [1965,1967), hijri 12-10 +3 [1967,1969), easter-37 [1969,1971), easter-63 [1971,1973), dhaka 12-10 [1973,1976), dhaka 12-10 [1977,1982), dhaka 12-10 [1983,1991), dhaka 12-10 [1992,1997), dhaka 12-10 [1998,2005), dhaka 12-10 [2006,2065), dhaka 12-10 -1 [2014,2017), dhaka 12-10 +2 [2017,2036), dhaka 12-10 -1 [2036,2038), dhaka 12-10 +2 [2038,2071), dhaka 12-10 [2066,2095), dhaka 12-10 +2 [2072,), dhaka 12-10 [2096,), on 19500926 19560722 19570709 19580701 19640426 19761205 19821001 19910626 19970421 20050124 20710112 20950418 | computed estimated | presidency-council-ministers-2017
Eid al-Fitr = عيد الفطر | on 20250331 20250401 20250402 | collection estimated | council-ministers-vacanza
	hijri 10-1 [,2025), hijri 10-1 +1 [,2025), hijri 10-1 +2 [,2025), hijri 9-27 +4 [2026,), hijri 9-27 +5 [2026,), hijri 9-27 +3 [2027,2030), dhaka 10-1 +1 [2034,2037), dhaka 10-1 -1 [2037,2039), dhaka 10-1 +1 [2039,2041), hijri 9-27 +3 [2041,2045), hijri 10-1 +2 [2047,2049), dhaka 10-1 -2 [2049,2051), dhaka 10-1 -1 [2052,2054), dhaka 10-1 +1 [2054,2058), dhaka 10-1 -1 [2058,2060), hijri 9-27 +3 [2061,2063), tibetan offering +3 [2063,2066), dhaka 10-1 +1 [2067,2071), hijri 9-27 +3 [2075,2078), dhaka 10-1 -1 [2079,2081), hijri 9-27 +3 [2082,2087), easter+11 [2088,2090), dhaka 10-1 +1 [2090,2092), orthodox-49 [2092,2094), dhaka 10-1 +1 [2097,2099), on 20260322 20300206 20310124 20320116 20330102 20331225 20450816 20460803 20510612 20600306 20651228 20661218 20711024 20721015 20731002 20740924 20780811 20810710 20870506 20940216 20950208 20960126 20991213 21001205 | computed estimated | basic-law-state-2004
Independence Day = عيد الجلاء | 04-17 [2026,) | decree-188-5-2025
	04-17 [,2026) | collection | basic-law-state-2004
Islamic New Year = رأس السنة الهجرية | hijri 1-1 | computed estimated | basic-law-state-2004
Labour Day | 05-01 [2026,) | decree-188-5-2025
	05-01 [,2026) | collection | basic-law-state-2004
Liberation Day = عيد التحرير | on 20251208 | collection | decree-188-2025
	12-08 [2026,) | decree-188-5-2025
Martyrs' Day = عيد الشهداء | 05-06 [2004,2026) | decree-474-2004
Mother's Day = عيد الأم | 03-21 [1988,2025) | collection | basic-law-state-2004
	03-21 [2025,) | decree-188-5-2025
New Year's Day | 01-01 [2026,) | decree-188-5-2025
	01-01 [,2026) | collection | basic-law-state-2004
October War Day = حرب تشرين | 10-06 [1974,2025) | collection | basic-law-state-2004-2
Orthodox Easter | orthodox [2026,) | decree-188-5-2025
	orthodox [,2026) | computed | basic-law-state-2004
Prophet's Birthday = المولد النبوي | on 20211019 | collection estimated | council-ministers-vacanza
	hijri 3-12 [,2021), hijri 3-12 [2022,) | computed estimated | basic-law-state-2004
Revolution Day = ثورة الثامن من آذار | 03-08 [1963,2025) | collection | basic-law-state-2004
Revolution Day = عيد الثورة | 03-18 [2026,) | decree-188-5-2025

fact national 2023 | off 05-06 10-06 | not 03-18 12-08 | Decree 474 of 2004
fact national 2026 | off 03-18 03-21 12-08 | not 03-08 05-06 10-06 | Decree 188 of 2025
decided no law | - | 12-26 | [2024,) | national | one day for Christmas | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided no law | Revolution Day; Martyrs' Day; Tishreen Liberation War Day | - | [2025,) | national | ended by the decree and the new order of 2025 | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided yes law | - | 03-18 | [2026,) | national | Revolution Day since the decree | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided yes law | - | 12-25 | [2010,2024) | national | on the list of 2004 | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided yes law | Eid al-Adha | - | - | national | the fourth day | Syria, Presidency of the Council of Ministers, 2017: 10 to 13 Dhu al-Hijjah; four days, Decree 188 of 2025 | https://sanasyria.org/?p=618131
`;
