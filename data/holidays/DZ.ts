/** Holidays of Algeria: rules, years and sources. The format: `README.md`. */
export const DZ = `
source loi-n-18-12-2018 | Algeria, Loi n° 18-12 of 2 July 2018: 12 January | https://www.algerie-dz.com/forums/village/437923-fêtes-légales-yennayer-officiellement-dans-le-calendrier
source loi-n-63 | Algeria, Loi n° 63-278, article 1, as amended by Ordonnance n° 68-419: two days each | https://ro.scribd.com/document/483043282/hr-manager-good-5
source loi-n-63-1963 | Algeria, Loi n° 63-278 of 26 July 1963, article 1: the legal holidays | https://ro.scribd.com/document/483043282/hr-manager-good-5
source loi-n-63-2023 | Algeria, Loi n° 63-278 as amended in June 2023: three days each | https://www.lezoomdz.com/aid-el-fitr-les-journees-du-1er-2-et-3-chaoual-chomees-et-payees/
source loi-n-63-2023-2 | Algeria, Loi n° 63-278 as amended in June 2023: three days for Aïd el-Adha | https://fr.allafrica.com/stories/202306270143.html

Amazigh New Year = رأس السنة الأمازيغية | 01-12 [2018,) | loi-n-18-12-2018 [2019,); library
Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | loi-n-63-1963 [1964,); library
Day of Ashura = عاشوراء | hijri 1-10 [,1965), hijri 1-10 [1966,) | computed estimated | loi-n-63-1963 [1964,); library
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | loi-n-63-2023
	on 19900426 19900427 19910415 19910416 19920404 19920405 19930324 19930325 19940313 19940314 19950302 19950303 19960219 19960220 19970208 19970209 19980129 19980130 19990118 19990119 20000108 20000109 20001227 20001228 20011216 20011217 20021205 20021206 20031125 20031126 20041114 20041115 20051103 20051104 20061023 20061024 20071013 20071014 20081001 20081002 20090920 20090921 20100910 20100911 20110830 20110831 20120819 20120820 20130808 20130809 20140728 20140729 20150717 20150718 20160706 20160707 20170625 20170626 20180615 20180616 20190604 20190605 20200524 20200525 20210513 20210514 20220502 20220503 | collection estimated | loi-n-63
	on 20230421 20230422 | collection estimated | loi-n-63-2023-2
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10, hijri 12-10 +1, hijri 12-10 +2 | computed estimated | loi-n-63-2023
	on 19900702 19900703 19910622 19910623 19920611 19920612 19930531 19930601 19940520 19940521 19950509 19950510 19960427 19960428 19970417 19970418 19980407 19980408 19990327 19990328 20000316 20000317 20010305 20010306 20020222 20020223 20030211 20030212 20040201 20040202 20050121 20050122 20060110 20060111 20061231 20070101 20071220 20071221 20081208 20081209 20091127 20091128 20101116 20101117 20111106 20111107 20121026 20121027 20131015 20131016 20141004 20141005 20150923 20150924 20160911 20160912 20170901 20170902 20180821 20180822 20190811 20190812 20200731 20200801 20210720 20210721 20220709 20220710 | collection estimated | loi-n-63
Independence Day = عيد الاستقلال | 07-05 [1963,) | loi-n-63-1963 [1964,); library
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [,1965), hijri 1-1 [1966,) | computed estimated | loi-n-63-1963 [1964,); library
feasts ar | Labour Day; New Year's Day | loi-n-63-1963 [1964,); library
Revolution Day = يوم الثورة | 11-01 [1963,) | loi-n-63-1963 [1964,); library

fact national 2017 | off 01-01 | not 01-12 | Loi 18-12 is of 2018
fact national 2022 | off 07-09 07-10 01-12 | not 07-11 | communiqué of 6 July 2022: two days
fact national 2023 | off 06-28 06-29 06-30 | not 07-01 | communiqué of 26 June 2023: three days
`;
