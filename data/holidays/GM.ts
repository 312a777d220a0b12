/** Holidays of Gambia: rules, years and sources. The format: `README.md`. */
export const GM = `
known [1990,)

source declared-each-year | The Gambia, declared each year by the President, as vacanza/holidays (MIT) lists it

Africa Day | 05-25 [1966,) | library
Africa Day (substitute day) | 05-26 if sunday +1 [2024,2098), 05-25 if sunday +1 [2025,2099) | substitute collection estimated | declared-each-year
feasts en | Assumption; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
Assumption (substitute day) | 08-16 if sunday +1 [2026,2100), 08-15 if sunday +1 [2032,2067), 08-15 if sunday +1 [2083,), on 20210816 20270817 20770817 | substitute collection estimated | declared-each-year
Birthday of Muhammad (Mawlid) | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
	on 20161212 20171201 20181121 20211019 20230928 20240916 | collection estimated | which-feast-was
Birthday of Muhammad (Mawlid) (substitute day) | on 20221010 20270816 20300715 20320621 | substitute computed estimated | declared-each-year
Boxing Day | 12-26 | collection | declared-each-year
Boxing Day (substitute day) | 12-27 if monday +1 [2021,), 12-27 if sunday +1 [2026,2055), 12-27 if sunday +1 [2071,2100), on 20651230 | substitute collection estimated | declared-each-year
Christmas Day (substitute day) | 12-26 if sunday +1 [2021,), 12-27 if tuesday +1 [2033,2040), 12-26 if monday +1 [2044,2096), on 20221227 | substitute collection estimated | declared-each-year
Day of Ashura | hijri 1-10 | estimated | library
	on 20151024 20161012 20171001 20190910 20210819 | collection estimated | which-feast-was
Day of Ashura (substitute day) | on 20250707 20280605 20300513 | substitute computed estimated | declared-each-year
Independence Day | 02-18 [1966,) | library
Independence Day (substitute day) | 02-19 if sunday +1 [2023,2097), 02-18 if sunday +1 [2024,2030), 02-18 if sunday +1 [2046,2092), on 20350220 | substitute collection estimated | declared-each-year
Korité | hijri 10-1, hijri 10-1 +1 | computed estimated | declared-each-year
	on 19900426 19910415 19920404 19930324 19940313 19950302 19960219 19970208 19980129 19990118 20000108 20001227 20011216 20021205 20031125 20041114 20051103 20061023 20071013 20081001 20090920 20100910 20110830 20120819 20130808 20140728 | estimated | library
	on 20150718 20160707 20170626 20180615 20190604 20200523 | collection estimated | which-feast-was
Korité (substitute day) | on 20230424 20250401 20260323 20280228 20280229 20310127 | substitute computed estimated | declared-each-year
Labour Day (substitute day) | 05-02 if sunday +1 [2021,), 05-01 if sunday +1 [2033,2051), 05-01 if sunday +1 [2067,2096), on 20220504 | substitute collection estimated | declared-each-year
Lailat al-Qadr | hijri 9-27 [,1969), hijri 9-27 [1970,1977), hijri 9-27 [1978,) | computed estimated | declared-each-year
	on 20160703 20220429 | collection estimated | which-feast-was
Lailat al-Qadr (substitute day) | on 20210510 20240408 20270308 20290212 20320112 | substitute computed estimated | declared-each-year
New Year's Day (substitute day) | 1 monday 01 [2022,2024), 01-01 if sunday +1 [2034,2097), 01-02 if sunday +1 [2039,2096), on 20280103 20330104 | substitute collection estimated | declared-each-year
Revolution Day | 07-22 [1992,) | vacanza [1992,1995); library
	on 19900722 | vacanza
Revolution Day (substitute day) | 07-23 if sunday +1 [2023,2091), 07-22 if sunday +1 [2029,2097) | substitute collection estimated | declared-each-year
Tabaski | hijri 12-10, hijri 12-10 +1 | computed estimated | declared-each-year
	on 19900702 19910622 19920611 19930531 19940520 19950509 19960427 19970417 19980407 19990327 20000316 20010305 20020222 20030211 20040201 20050121 20060110 20071220 20081208 20091127 20101116 20111106 20121026 20131015 20141004 | estimated | library
	on 20150924 20160913 20170902 20180822 20190811 20200731 | collection estimated | which-feast-was
Tabaski (substitute day) | on 20220711 20220712 20240618 20250609 20270518 20280508 20300415 20300416 | substitute computed estimated | declared-each-year

fact national 2021 | off 12-27 08-16 08-19 | not 08-17 | declarations of 12 August and 22 December 2021
`;
