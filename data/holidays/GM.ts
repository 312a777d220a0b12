/** Holidays of Gambia: rules, years and sources. The format: `README.md`. */
export const GM = `
source declared-each-year | The Gambia, declared each year by the President, as vacanza/holidays (MIT) lists it

lieu saturday>next sunday>next [2021,) | all | declared-each-year collection estimated

Africa Day | 05-25 [1966,) | library
feasts en | Assumption; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
Birthday of Muhammad (Mawlid) | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
	on 20161212 20171201 20181121 20211019 20230928 20240916 | collection estimated | which-feast-was
Boxing Day | 12-26 | collection | declared-each-year
Day of Ashura | hijri 1-10 | estimated | library
	on 20151024 20161012 20171001 20190910 20210819 | collection estimated | which-feast-was
Independence Day | 02-18 [1966,) | library
Korité | hijri 10-1, hijri 10-1 +1 | computed estimated | declared-each-year
	on 19900426 19910415 19920404 19930324 19940313 19950302 19960219 19970208 19980129 19990118 20000108 20001227 20011216 20021205 20031125 20041114 20051103 20061023 20071013 20081001 20090920 20100910 20110830 20120819 20130808 20140728 | estimated | library
	on 20150718 20160707 20170626 20180615 20190604 20200523 | collection estimated | which-feast-was
Lailat al-Qadr | hijri 9-27 [,1969), hijri 9-27 [1970,1977), hijri 9-27 [1978,) | computed estimated | declared-each-year
	on 20160703 20220429 | collection estimated | which-feast-was
Revolution Day | 07-22 [1992,) | vacanza [1992,1995); library
	on 19900722 | vacanza
Tabaski | hijri 12-10, hijri 12-10 +1 | computed estimated | declared-each-year
	on 19900702 19910622 19920611 19930531 19940520 19950509 19960427 19970417 19980407 19990327 20000316 20010305 20020222 20030211 20040201 20050121 20060110 20071220 20081208 20091127 20101116 20111106 20121026 20131015 20141004 | estimated | library
	on 20150924 20160913 20170902 20180822 20190811 20200731 | collection estimated | which-feast-was

fact national 2021 | off 12-27 08-16 08-19 | not 08-17 | declarations of 12 August and 22 December 2021
`;
