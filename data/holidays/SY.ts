/** Holidays of Syria: rules, years and sources. The format: `README.md`. */
export const SY = `
known [2004,)

source arafah-feast-vacanza | Syria, the day of Arafah with the feast, as vacanza/holidays (MIT) lists them
source basic-law-state-2004 | Syria, Basic Law of State Employees No. 50 of 2004, official holidays; not checked against the law
source basic-law-state-2004-2 | Syria, Decree No. 474 of 2004: 8 March, 6 May and 6 October, until Decree No. 188 of 2025 ended them | https://aawsat.com/node/5193917
source council-ministers-vacanza | Syria, Council of Ministers; days, as vacanza/holidays (MIT) lists them; the notices were not read
source decree-188-5-2025 | Syria, Decree No. 188 of 5 October 2025 on official holidays, in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
source decree-188-5-2025-2 | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
source decree-474-2004 | Syria, Decree No. 474 of 2004: a holiday until Decree No. 188 of 2025 ended it | https://www.albayan.ae/news/middle-east/syria/635556
source presidency-council-ministers-2017 | Syria, Presidency of the Council of Ministers, 2017: 10 to 13 Dhu al-Hijjah; four days, Decree 188 of 2025 | https://sanasyria.org/?p=618131

Christmas Day | 12-25 [2010,) | decree-188-5-2025 [2026,); basic-law-state-2004 [2024,2026) collection; decree-188-5-2025-2
Day of Arafah = يوم عرفة | hijri 12-10 -1 [2005,) | computed estimated | arafah-feast-vacanza
Easter | easter | decree-188-5-2025 [2026,); basic-law-state-2004 computed
Eid al-Adha = عيد الأضحى | hijri 12-10, hijri 12-10 +1, hijri 12-10 +2, hijri 12-10 +3 | computed estimated | presidency-council-ministers-2017
Eid al-Fitr = عيد الفطر | on 20250331 20250401 20250402 | collection estimated | decree-188-5-2025 [2025,); council-ministers-vacanza
	hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | decree-188-5-2025 [2025,); basic-law-state-2004
Independence Day = عيد الجلاء | 04-17 | decree-188-5-2025 [2026,); basic-law-state-2004 collection
Islamic New Year = رأس السنة الهجرية | hijri 1-1 | computed estimated | decree-188-5-2025 [2025,); basic-law-state-2004
Labour Day | 05-01 | decree-188-5-2025 [2026,); basic-law-state-2004 collection
Liberation Day = عيد التحرير | 12-08 [2025,) | decree-188-5-2025
Martyrs' Day = عيد الشهداء | 05-06 [2004,2026) | decree-474-2004
Mother's Day = عيد الأم | 03-21 [1988,) | decree-188-5-2025 [2025,); basic-law-state-2004 collection
New Year's Day | 01-01 | decree-188-5-2025 [2026,); basic-law-state-2004 collection
October War Day = حرب تشرين | 10-06 [1974,2025) | basic-law-state-2004-2 [2005,); basic-law-state-2004 collection
Orthodox Easter | orthodox | decree-188-5-2025 [2026,); basic-law-state-2004 computed
Prophet's Birthday = المولد النبوي | on 20211019 | collection estimated | decree-188-5-2025 [2025,); council-ministers-vacanza
	hijri 3-12 | computed estimated | decree-188-5-2025 [2025,); basic-law-state-2004
Revolution Day = ثورة الثامن من آذار | 03-08 [1963,2025) | basic-law-state-2004-2 [2005,); basic-law-state-2004 collection
Revolution Day = عيد الثورة | 03-18 [2026,) | decree-188-5-2025

fact national 2023 | off 05-06 10-06 | not 03-18 12-08 | Decree 474 of 2004
fact national 2026 | off 03-18 03-21 12-08 | not 03-08 05-06 10-06 | Decree 188 of 2025
decided no law | - | 12-26 | [2024,) | national | one day for Christmas | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided no law | Revolution Day; Martyrs' Day; Tishreen Liberation War Day | - | [2025,) | national | ended by the decree and the new order of 2025 | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided yes law | - | 03-18 | [2026,) | national | Revolution Day since the decree | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided yes law | - | 12-25 | [2010,2024) | national | on the list of 2004 | Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004 | https://www.albayan.ae/news/middle-east/syria/635556
decided yes law | Eid al-Adha | - | - | national | the fourth day | Syria, Presidency of the Council of Ministers, 2017: 10 to 13 Dhu al-Hijjah; four days, Decree 188 of 2025 | https://sanasyria.org/?p=618131
`;
