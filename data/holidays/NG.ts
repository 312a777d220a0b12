/** Holidays of Nigeria: rules, years and sources. The format: `README.md`. */
export const NG = `
source declarations-minister-interior | Nigeria, declarations of the Minister of the Interior; these days as other collections have them | https://www.timeanddate.com/holidays/nigeria/
source declarations-minister-interior-2 | Nigeria, declarations of the Minister of the Interior: a holiday on a weekend is made up for on the next working day
source federal-government-declarations-2010 | Nigeria, Federal Government, declarations of 2010, 2019 and July 2025 | https://statehouse.gov.ng/news/new-date-for-special-federal-executive-council-session-in-honour-of-president-muhammadu-buhari-to-be-announced/
source minister-interior-16-2018 | Nigeria, Minister of Interior, 16 August 2018: 21 and 22 August | http://dailypost.ng/2018/08/17/eid-el-kabir-fg-declares-tuesday-wednesday-public-holidays/
source minister-interior-17-2026 | Nigeria, Minister of Interior, 17 March 2026: 19 and 20 March | https://www.kristinareports.com/fg-declares-public-holidays-for-eid-ul-fitr
source minister-interior-declaration-2016 | Nigeria, Minister of Interior: declaration of that year | https://herald.ng/fg-declares-monday-dec-12-work-free-day
source minister-interior-declaration-2017 | Nigeria, Minister of Interior: declaration of that year | http://allafrica.com/stories/201711300563.html
source minister-interior-declaration-2024 | Nigeria, Minister of Interior: declaration of that year | https://punchng.com/just-in-fg-declares-monday-as-eid-ul-mawlid-holiday
source minister-interior-declaration-2025 | Nigeria, Minister of Interior: declaration of that year | https://www.tvcnews.tv/fg-declares-friday-public-holiday-for-maulud-nabiy/
source ministry-interior-work | Nigeria, Ministry of the Interior, work-free day for the inauguration | https://interior.gov.ng/fg-declares-monday-may-29th-2023-work-free-day-for-presidential-inauguration/
source public-holidays-act | Nigeria, Public Holidays Act (Laws of the Federation, cap. P40), schedule | https://placng.org/lawsofnigeria/view2.php?sn=467
source public-holidays-act-2 | Nigeria, Public Holidays Act (Laws of the Federation, cap. P40), schedule; reckoned | https://placng.org/lawsofnigeria/view2.php?sn=467
source public-holidays-act-2019 | Nigeria, Public Holidays Act, before the amendment of 2019
source public-holidays-amendment-2019 | Nigeria, Public Holidays (Amendment) Act of 2019 | https://statehouse.gov.ng/news/president-buhari-declares-june-12-the-new-democracy-day/

lieu saturday>next sunday>next [2010,) | all | declarations-minister-interior-2 collection
lieu saturday>next sunday>next [,1993) | Worker's Day | library

Birthday of Muhammad (Mawlid) | hijri 3-12 [,1979), hijri 3-12 [1980,1981), hijri 3-12 [1982,1984), hijri 3-12 [1985,1988), hijri 3-12 [1989,1994), hijri 3-12 [1995,1997), hijri 3-12 [1998,2000), hijri 3-12 [2001,2003), hijri 3-12 [2004,2006), hijri 3-12 [2007,2010) | estimated | library
	on 19910921 19920910 19930830 19950809 19960728 19980707 | estimated | library
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | public-holidays-act [2010,); library
Children's Day | 05-27 [,1979) | library
Day of Mourning for President Buhari | on 20250715 | one_off | federal-government-declarations-2010
Day of Mourning for President Yar'Adua | on 20100506 | one_off | federal-government-declarations-2010
Democracy Day | 05-29 [,1979), 05-29 [1999,2019) | collection | public-holidays-act-2019 [2010,2019); library
	06-12 [2019,) | public-holidays-amendment-2019
Holiday for elections | on 20070412 20070413 | vacanza
	on 20190222 | one_off | federal-government-declarations-2010
Id el Fitr | on 19900427 19900428 19920404 19920405 19960221 19960222 19980130 19980131 20001228 20001229 20011217 20011218 20021206 20021207 20031126 20031127 20051104 20051105 20061024 20061025 20071012 20071013 20080929 20080930 20081001 20090921 20090922 | vacanza
	on 20260319 20260320 | announced | minister-interior-17-2026
	hijri 10-1, hijri 10-1 +1 | computed estimated | public-holidays-act-2
	on 19910416 19910417 19930325 19930326 19940314 19940315 19950303 19950304 19970209 19970210 19990119 19990120 | estimated | library
	on 20100909 20100910 20120820 20120821 20170626 20170627 | collection estimated | declarations-minister-interior & vacanza
Id el Kabir | on 19900704 19900705 19960429 19960430 19980408 19980409 20010306 20010307 20020223 20020224 20030212 20030213 20040202 20040203 20071219 20071220 20081209 20081210 20091128 20091129 | vacanza
	on 20180821 20180822 | announced | minister-interior-16-2018
	hijri 12-10, hijri 12-10 +1 | computed estimated | public-holidays-act-2
	on 19910623 19910624 19930601 19930602 19940521 19940522 19950510 19950511 19970418 19970419 19990328 19990329 | estimated | library
	on 20101117 20101118 20111107 20111108 20141006 20141007 20150924 20150925 20160912 20160913 20170902 20170903 20190812 20190813 | collection estimated | declarations-minister-interior & vacanza
Id el Maulud | on 19940819 19970718 20000615 20030514 20040502 20060411 | vacanza
	on 20161212 20171201 20240916 20250905 | announced | minister-interior-declaration-*
	hijri 3-12 [1994,1995), hijri 3-12 [1997,1998), hijri 3-12 [2000,2001), hijri 3-12 [2003,2005), hijri 3-12 [2006,2007), hijri 3-12 [2010,) | computed estimated | public-holidays-act-2
	on 20110216 20120206 20150102 20151224 20211019 | collection estimated | declarations-minister-interior & vacanza
Independence Day | 10-01 [1961,2010) | library
National Day | 10-01 [2010,) | public-holidays-act
Presidential Inauguration Day | on 20110529 20150529 20190529 20230529 | one_off | ministry-interior-work
Worker's Day | 05-01 [,1979), 05-01 [1985,2010) | library
Workers' Day | 05-01 [2010,) | public-holidays-act

fact national 2018 | off 05-29 | not 06-12 | Democracy Day was on 29 May
fact national 2018 | off 08-21 08-22 | not 08-23 | Minister of Interior, August 2018
fact national 2022 | off 01-03 06-13 10-03 12-27 | not 05-27 12-28 | on the next working day; no Children’s Day in the Act
fact national 2026 | off 03-19 03-20 | not 03-21 03-23 | Minister of Interior, 17 March 2026
decided dated calendar | Eid al-Fitr; Eid al-Fitr Holiday; Eid al-Fitr (observed); Eid al-Fitr Holiday (observed); Eid al-Adha; Eid al-Adha Holiday; Eid al-Adha Holiday (observed); Id el Fitr; Id el Fitr (substitute day); Id el Kabir; Id el Kabir (substitute day) | - | [2026,) | national | in 2019 to 2025 no day later than Umm al-Qura | Nigeria, Minister of Interior, declarations of 2019 to 2025: the days of Umm al-Qura | https://allafrica.com/stories/202503270040.html
decided dated law | Id el Kabir; Eid al-Adha Holiday | - | [2018,2019) | national | as declared | Nigeria, Minister of Interior: 21 and 22 August 2018 | https://dailypost.ng/2018/08/17/eid-el-kabir-fg-declares-tuesday-wednesday-public-holidays/
`;
