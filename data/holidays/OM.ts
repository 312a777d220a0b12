/** Holidays of Oman: rules, years and sources. The format: `README.md`. */
export const OM = `
source forerunners-royal-decree-2020 | Oman, forerunners of Royal Decree 56/2020, as vacanza/holidays (MIT) lists the days; they were not read
source minister-diwan-royal-2017 | Oman, Minister of the Diwan of Royal Court: holidays of the National Day | http://timesofoman.com/article/122203/Oman/national-day-holidays-announced-in-oman
source minister-diwan-royal-2018 | Oman, Minister of the Diwan of Royal Court: holidays of the National Day | http://www.omanobserver.om/national-day-holidays-announced/
source minister-diwan-royal-2019 | Oman, Minister of the Diwan of Royal Court: holidays of the National Day | https://www.omanobserver.om/november-27-28-declared-national-day-holidays/
source national-announced-each-2019 | Oman, days of the National Day announced each year; until 2019 no notice was read
source royal-decree-15-2025 | Oman, Royal Decree 15/2025 on official holidays; not checked against the law
source royal-decree-56-2020 | Oman, Royal Decree 56/2020 and 88/2022 on official holidays; not checked against the law
source royal-decree-56-2020-2 | Oman, Royal Decree 56/2020, which ended it; not checked against the law
source royal-decree-88-2022 | Oman, Royal Decree 88/2022 on official holidays, and its forerunners; not checked against the law
source royal-decree-88-2022-2 | Oman, Royal Decree 88/2022 on official holidays; not checked against the law
source royal-decree-88-2022-3 | Oman, Royal Decree 88/2022; days, as vacanza/holidays (MIT) lists them; the notices were not read
source royal-decrees-56-2020 | Oman, Royal Decrees 56/2020 and 88/2022; days, as vacanza/holidays (MIT) lists them; the notices were not read
source royal-decrees-56-2027 | Oman, Royal Decrees 56/2020 and 88/2022: from 29 Ramadan to 3 Shawwal | https://www.omanobserver.om/his-majesty-issues-royal-decree-2/

Accession Day = ذكرى تولي السلطان | 01-11 [2023,) | collection | royal-decree-88-2022-2
Day of Arafah = يوم عرفة | on 20240616 | collection estimated | royal-decrees-56-2020
	hijri 12-10 -1 | computed estimated | royal-decree-88-2022
Eid al-Adha = عيد الأضحى | on 19900701 19900703 19900704 19900705 19910621 19910623 19910624 19910625 19930530 19930601 19930602 19930603 19940519 19940521 19940522 19940523 19950508 19950510 19950511 19950512 19960426 19960428 19960429 19960430 19970416 19970418 19970419 19970420 19990326 19990328 19990329 19990330 | vacanza
	on 20240617 20240618 20240619 | collection estimated | royal-decrees-56-2020
	hijri 12-10, hijri 12-10 +1, hijri 12-10 +2 | computed estimated | royal-decree-88-2022
Eid al-Fitr = عيد الفطر | on 20230420 20230421 20240409 20240410 20240411 20240412 20250329 20250330 | collection estimated | royal-decree-88-2022-3
	on 20230422 20230423 20230424 20250331 20250401 20250402 | collection estimated | royal-decrees-56-2020
	hijri 10-1 -2, hijri 10-1 -1, hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | royal-decree-88-2022
	on 19910414 19910415 19910416 19910417 19960218 19960219 19960220 19960221 19970207 19970208 19970209 19970210 20021204 20021205 20021206 20021207 20061022 20061023 20061024 20061025 20090919 20090920 20090921 20090922 20110829 20110830 20110831 20110901 20150716 20150717 20150718 20150719 20170624 20170625 20170626 20170627 20190603 20190604 20190605 20190606 | collection estimated | forerunners-royal-decree-2020
	on 20270308 20270309 20270310 20270311 | collection estimated | royal-decrees-56-2027
Islamic New Year = رأس السنة الهجرية | on 20190901 20200821 20210810 20230720 | collection estimated | royal-decrees-56-2020
	hijri 1-1 | computed estimated | royal-decree-88-2022
Isra and Mi'raj = الإسراء والمعراج | hijri 7-27 | computed estimated | royal-decree-88-2022
	on 20220301 20230219 | collection estimated | royal-decrees-56-2020
National Day = العيد الوطني | 11-18 [2010,2017), 11-18 [2020,2025) | royal-decree-56-2020 [2020,2025) collection; national-announced-each-2019 computed estimated
	11-19 [2010,2017), 11-19 [2020,2025) | royal-decree-56-2020 [2020,2025) collection; national-announced-each-2019 computed estimated
	on 19711118 19711119 19771119 | computed estimated | national-announced-each-2019
	on 20171203 20171204 20171205 20181121 20181122 20181123 20191127 20191128 20191129 | announced | minister-diwan-royal-*
National Day = اليوم الوطني | 11-20 [2025,), 11-21 [2025,) | collection | royal-decree-15-2025
Prophet's Birthday = المولد النبوي | hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | royal-decree-88-2022
	on 20211019 20221009 20230928 | collection estimated | royal-decrees-56-2020
Renaissance Day = يوم النهضة | 07-23 [1970,2020) | collection | royal-decree-56-2020-2

fact national 2017 | off 12-03 12-04 | not 11-18 11-19 | Minister of the Diwan of Royal Court, 19 November 2017
fact national 2018 | off 11-20 11-21 11-22 | not 11-18 11-19 | the feast and National Day together
fact national 2019 | off 11-27 11-28 | not 11-18 11-19 | Minister of the Diwan of Royal Court, 17 November 2019
fact national 2023 | off 01-11 04-20 04-21 04-24 | not 04-19 04-25 | Royal Decree 88/2022: from 29 Ramadan
decided dated law | National Day | - | [2017,2020) | national | days that the minister named | Oman, Minister of the Diwan of Royal Court, 2017 to 2019 | https://www.omanobserver.om/november-27-28-declared-national-day-holidays/
`;
