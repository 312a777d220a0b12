/** Holidays of Yemen: rules, years and sources. The format: `README.md`. */
export const YE = `
known [1991,)

source law-2-2000 | Yemen, Law No. 2 of 2000 on official holidays; not checked against the law
source law-2-2000-5 | Yemen, Law No. 2 of 2000 on holidays, article 3: 1 May | http://www.khabaragency.net/news12225.html
source law-2-2000-6 | Yemen, Law No. 2 of 2000 on holidays, article 3: from 9 Dhu al-Hijjah to the fourth day of the feast | https://tehamapress.net/?p=67865
source law-2-2000-7 | Yemen, Law No. 2 of 2000 on holidays, article 3: 22 May | https://dhala.net/10584
source law-2-2000-8 | Yemen, Law No. 2 of 2000 on holidays, article 3: 26 September | https://www.yamanyoon.com/?p=439570
source law-2-2000-3 | Yemen, Law No. 2 of 2000 on holidays, article 3: from 29 Ramadan to 3 Shawwal | https://yemennownews.com/article/3285248
source law-2-2000-4 | Yemen, Law No. 2 of 2000 on holidays, article 3: a weekly day of rest is made up for on the next working day | https://mandabpress.info/news64751.html

lieu friday>next [1990,2000) | all but Day of Arafah; Eid al-Adha; Eid al-Fitr; Independence Day; Islamic New Year | vacanza
lieu friday>next [2000,2013), friday>next saturday>next [2013,) | all | estimated | law-2-2000-4

Day of Arafah = يوم عرفة | hijri 12-10 -1 [1990,) | computed estimated | law-2-2000-6 [2000,); law-2-2000
Eid al-Adha = عيد الأضحى | on 19910621 19910622 19910623 19910624 19910625 19930530 19930531 19930601 19930602 19930603 19940519 19940520 19940521 19940522 19940523 19950508 19950509 19950510 19950511 19950512 19960426 19960427 19960428 19960429 19960430 19970416 19970417 19970418 19970419 19970420 19990326 19990327 19990328 19990329 19990330 | vacanza
	hijri 12-10 [1990,), hijri 12-10 +1 [1990,), hijri 12-10 +2 [1990,), hijri 12-10 +3 [1990,) | computed estimated | law-2-2000-6 [2000,); law-2-2000
Eid al-Adha (substitute day) = عيد الأضحى | on 19920615 19960504 19980411 | substitute | vacanza
Eid al-Fitr = عيد الفطر | on 19910414 19910415 19910416 19910417 19920402 19920404 19920405 19920406 19930322 19930324 19930325 19930326 19940311 19940313 19940314 19940315 19950228 19950302 19950303 19950304 19960218 19960219 19960220 19960221 19970207 19970208 19970209 19970210 19980127 19980129 19980130 19980131 19990116 19990118 19990119 19990120 | vacanza
	hijri 10-1 -2 [1990,), hijri 10-1 -1 [1990,), hijri 10-1 [1990,), hijri 10-1 +1 [1990,), hijri 10-1 +2 [1990,) | computed estimated | law-2-2000-3 [2000,); law-2-2000
	on 19900426 19900427 19900428 | collection estimated | law-2-2000
	on 20021204 20021205 20021206 20021207 20061022 20061023 20061024 20061025 20090919 20090920 20090921 20090922 20110829 20110830 20110831 20110901 20150716 20150717 20150718 20150719 20170624 20170625 20170626 20170627 20190603 20190604 20190605 20190606 20230420 20230421 20230422 20230423 20250329 20250330 20250331 20250401 20270308 20270309 20270310 20270311 | collection estimated | law-2-2000-3
Independence Day = عيد الاستقلال | 11-30 [1990,) | collection | law-2-2000
Islamic New Year = رأس السنة الهجرية | on 20210810 | collection estimated | law-2-2000
	hijri 1-1 [1990,) | computed estimated | law-2-2000
Labour Day | 05-01 [1990,) | law-2-2000-5 [2000,); law-2-2000 collection
Liberation Day = ثورة 14 أكتوبر | 10-14 [1990,) | collection | law-2-2000
Prophet's Birthday | hijri 3-12 [1991,2000) | vacanza
Revolution Day = ثورة 26 سبتمبر | 09-26 [1990,) | law-2-2000-8 [2000,); law-2-2000 collection
Unity Day = عيد الوحدة | 05-22 [1990,) | law-2-2000-7 [2000,); law-2-2000 collection
Victory Day | 07-07 [1991,2000) | vacanza

fact national 2020 | off 07-30 08-03 08-04 08-05 | not 08-09 | Ministry of Civil Service, July 2020
fact national 2022 | off 07-08 07-12 07-13 07-14 | not 07-17 | Ministry of Civil Service, July 2022
fact national 2024 | off 11-30 12-01 | not 12-02 | Ministry of Civil Service, November 2024
fact national 2026 | off 03-18 03-19 03-20 03-21 03-22 03-23 03-24 | not 03-17 03-25 | Ministry of Civil Service in Aden, March 2026
fact national 2031 | off 09-26 09-28 | not 09-27 | article 3: a Friday to Sunday
`;
