/** Holidays of Syria: rules, years and sources. The format: `README.md`. */
export const SY = `
country Syria

source basic-law-state-2004 | Syria, Basic Law of State Employees No. 50 of 2004, official holidays; not checked against the law
source decree-188-5-2025 | Syria, Decree No. 188 of 5 October 2025 on official holidays, in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
source council-ministers-vacanza | Syria, Council of Ministers; days, as vacanza/holidays (MIT) lists them; the notices were not read
source basic-law-state-2004-2 | Syria, Basic Law of State Employees No. 50 of 2004; ended by Decree No. 188 of 2025; not checked against the law
source decree-188-2025 | Syria, Decree No. 188 of 2025 on official holidays; not checked against the law
source decree-474-2004 | Syria, Decree No. 474 of 2004: a holiday until Decree No. 188 of 2025 ended it | https://www.albayan.ae/news/middle-east/syria/635556
source arafah-feast-vacanza | Syria, the day of Arafah with the feast, as vacanza/holidays (MIT) lists them

Christmas Day | 12-25 [,2026) | basic-law-state-2004
	12-25 [2026,) | decree-188-5-2025
Day of Arafah = يوم عرفة | hijri 12-10 -1 [2005,) | computed estimated | arafah-feast-vacanza
Easter | easter [,2026) | computed | basic-law-state-2004
	easter [2026,) | decree-188-5-2025
Eid al-Adha = عيد الأضحى | hijri 12-10 | 4d computed estimated | basic-law-state-2004
Eid al-Fitr = عيد الفطر | hijri 10-1 [,2025), hijri 10-1 [2026,) | 3d computed estimated | basic-law-state-2004
	on 20250331 | 3d announced estimated | council-ministers-vacanza
Independence Day = عيد الجلاء | 04-17 [,2026) | basic-law-state-2004
	04-17 [2026,) | decree-188-5-2025
Islamic New Year = رأس السنة الهجرية | hijri 1-1 | computed estimated | basic-law-state-2004
Labour Day | 05-01 [,2026) | basic-law-state-2004
	05-01 [2026,) | decree-188-5-2025
Liberation Day = عيد التحرير | on 20251208 | decree-188-2025
	12-08 [2026,) | decree-188-5-2025
Martyrs' Day = عيد الشهداء | 05-06 [2004,2026) | decree-474-2004
Mother's Day = عيد الأم | 03-21 [1988,2025) | basic-law-state-2004
	03-21 [2025,) | decree-188-5-2025
New Year's Day | 01-01 [,2026) | basic-law-state-2004
	01-01 [2026,) | decree-188-5-2025
October War Day = حرب تشرين | 10-06 [1974,2025) | basic-law-state-2004-2
Orthodox Easter | orthodox [,2026) | computed | basic-law-state-2004
	orthodox [2026,) | decree-188-5-2025
Prophet's Birthday = المولد النبوي | hijri 3-12 [,2021), hijri 3-12 [2022,) | computed estimated | basic-law-state-2004
	on 20211019 | announced estimated | council-ministers-vacanza
Revolution Day = ثورة الثامن من آذار | 03-08 [1963,2025) | basic-law-state-2004
Revolution Day = عيد الثورة | 03-18 [2026,) | decree-188-5-2025

fact national 2023 | off 05-06 10-06 | not 03-18 12-08 | Decree 474 of 2004
fact national 2026 | off 03-18 03-21 12-08 | not 03-08 05-06 10-06 | Decree 188 of 2025

decided no law | - | 12-26 | [2024,) | national | one day for Christmas | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided no law | Revolution Day; Martyrs' Day; Tishreen Liberation War Day | - | [2025,) | national | ended by the decree and the new order of 2025 | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided yes law | - | 03-18 | [2026,) | national | Revolution Day since the decree | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided yes law | - | 12-25 | [2010,2024) | national | on the list of 2004 | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided yes law | Eid al-Adha | - | - | national | the fourth day | Syria, Presidency of the Council of Ministers, 2017: 10 to 13 Dhu al-Hijjah; four days, Decree 188 of 2025 | https://sanasyria.org/?p=618131
`;
