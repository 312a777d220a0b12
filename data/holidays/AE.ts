/** Holidays of United Arab Emirates: rules, years and sources. The format: `README.md`. */
export const AE = `
source cabinet-2023 | United Arab Emirates, Cabinet, list of 2023 | https://pakobserver.net/public-holiday-announced-on-september-29-in-uae/
source cabinet-august-2025 | United Arab Emirates, Cabinet, August 2025 | https://www.siasat.com/uae-announces-holiday-for-govt-employees-for-prophets-birthday-3263672/
source cabinet-december-2021 | United Arab Emirates, Cabinet, list of December 2020 | https://www.expatmedia.net/uae-official-public-holidays-2021-announced/2020/12/
source cabinet-decision-public-2019 | United Arab Emirates, cabinet decision on public holidays 2019–2020; not checked against the law
source cabinet-decisions-public | United Arab Emirates, cabinet decisions on public holidays; not checked against the law
source cabinet-resolution-27-2019 | United Arab Emirates, Cabinet Resolution 27 of 2019 and the lists under it: from 29 Ramadan to 3 Shawwal | https://gulfnews.com/uae/eid-al-fitr-2022-uae-public-sector-holidays-announced-1.1650525019316
source cabinet-resolution-27-2024-2 | United Arab Emirates, Cabinet Resolution 27 of 2024: the 30th of Ramadan, where there is one | https://en.khalijiuwn24.com/1086055
source cabinet-vacanza-holidays | United Arab Emirates, Cabinet; days, as vacanza/holidays (MIT) lists them; the notices were not read
source ministry-presidential-affairs-2022 | United Arab Emirates, Ministry of Presidential Affairs, 13 May 2022 | https://www.khaleejtimes.com/uae/sheikh-khalifa-passes-away-3-day-mourning-period-announced-for-public-private-sectors
source order-19-august-2015 | United Arab Emirates, order of 19 August 2015; not checked against the law

Birthday of Muhammad (Mawlid) = المولد النبويّ | on 20181118 | collection estimated | cabinet-vacanza-holidays
	on 20211021 | announced | cabinet-december-2021
	on 20230929 | announced | cabinet-2023
	on 20250905 | announced | cabinet-august-2025
	hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
Commemoration Day = يوم الشهيد | 11-30 [2015,2019) | collection | order-19-august-2015
	12-01 [2019,2024) | collection | cabinet-decision-public-2019
Day of Arafah = يوم عرفة | hijri 12-10 -1 [1971,) | computed estimated | cabinet-decisions-public
Eid al-Adha Holiday | on 20180824 | vacanza
End of Ramadan (Eid al-Fitr) = عيد الفطر | on 20210511 20210512 20210513 20210514 20210515 20240408 20240409 20240410 20240411 20240412 | collection | cabinet-resolution-27-2019
	on 20190603 20190604 20190605 20190606 20200522 20200523 20200524 20200525 20200526 20220430 20220501 20220502 20220503 20220504 20230420 20230421 20230422 20230423 | announced | cabinet-resolution-27-2019
	hijri 10-1 -1, hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | cabinet-resolution-27-2024-2
	on 19900426 19900427 19900428 19910415 19910416 19910417 19920404 19920405 19920406 19930324 19930325 19930326 19940313 19940314 19940315 19950302 19950303 19950304 19960219 19960220 19960221 19970208 19970209 19970210 19980129 19980130 19980131 19990118 19990119 19990120 20000108 20000109 20000110 20001227 20001228 20001229 20011216 20011217 20011218 20021205 20021206 20021207 20031125 20031126 20031127 20041114 20041115 20041116 20051103 20051104 20051105 20061023 20061024 20061025 20071013 20071014 20071015 20081001 20081002 20081003 20090920 20090921 20090922 20100910 20100911 20100912 20110830 20110831 20110901 20120819 20120820 20120821 20130808 20130809 20130810 20140728 20140729 20140730 20150717 20150718 20150719 20160706 20160707 20160708 20170625 20170626 20170627 20180615 20180616 20180617 | estimated | library
	on 20250330 20250331 20250401 20270309 20270310 20270311 | collection estimated | cabinet-resolution-27-2024-2
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10, hijri 12-10 +1, hijri 12-10 +2 | estimated | library
Islamic New Year = رأس السنة الهجرية | on 20170922 20200823 20230721 | collection estimated | cabinet-vacanza-holidays
	on 20210812 | announced | cabinet-december-2021
	hijri 1-1 | estimated | library
Laylat al-Mi'raj = الإسراء والمعراج | on 20170423 20180414 | collection estimated | cabinet-vacanza-holidays
	hijri 7-27 [,2019) | estimated | library
Mourning for Sheikh Khalifa bin Zayed Al Nahyan = حداد على الشيخ خليفة بن زايد آل نهيان | on 20220514 20220515 20220516 | one_off | ministry-presidential-affairs-2022
National Day = اليوم الوطني | 12-02 [1971,) | library
	12-03 [1971,) | collection | cabinet-decisions-public
New Year's Day = رأس السنة الميلادية | 01-01 | library

fact national 2021 | off 05-11 05-12 08-12 10-21 | not 08-09 10-18 | list of December 2020
fact national 2022 | off 04-30 05-14 05-16 | not 04-29 05-17 | Ministry of Presidential Affairs, 13 May 2022
fact national 2026 | off 03-19 03-20 03-22 | not 03-18 03-23 | Cabinet Resolution 27 of 2024: a Ramadan of 30 days
decided dated law | Arafat Day; Eid al-Adha; Feast of the Sacrifice (Eid al-Adha) | - | [2025,2026) | national | as announced | United Arab Emirates, Ministry of Human Resources, May 2025: 5 to 8 June | https://www.arabianbusiness.com/culture-society/uae-announces-eid-al-adha-2025-holidays-for-private-sector
decided yes law | End of Ramadan (Eid al-Fitr) | - | [2025,) | national | added to the feast | United Arab Emirates, Cabinet Resolution 27 of 2024: the 30th of Ramadan, where there is one | https://en.khalijiuwn24.com/1086055
`;
