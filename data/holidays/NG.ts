/** Holidays of Nigeria: rules, years and sources. The format: `README.md`. */
export const NG = `
country Nigeria
known [1990,)

source declarations-minister-interior | Nigeria, declarations of the Minister of the Interior; these days as other collections have them | https://www.timeanddate.com/holidays/nigeria/
source declarations-minister-interior-2 | Nigeria, declarations of the Minister of the Interior: a holiday on a weekend is made up for on the next working day
source federal-government-declarations-2010 | Nigeria, Federal Government, declarations of 2010, 2019 and July 2025 | https://statehouse.gov.ng/news/new-date-for-special-federal-executive-council-session-in-honour-of-president-muhammadu-buhari-to-be-announced/
source library
source minister-interior-16-2018 | Nigeria, Minister of Interior, 16 August 2018: 21 and 22 August | http://dailypost.ng/2018/08/17/eid-el-kabir-fg-declares-tuesday-wednesday-public-holidays/
source minister-interior-17-2026 | Nigeria, Minister of Interior, 17 March 2026: 19 and 20 March | https://www.kristinareports.com/fg-declares-public-holidays-for-eid-ul-fitr
source minister-interior-declaration | Nigeria, Minister of Interior: declaration of that year | https://www.tvcnews.tv/fg-declares-friday-public-holiday-for-maulud-nabiy/
source minister-interior-declaration-2 | Nigeria, Minister of Interior: declaration of that year | https://punchng.com/just-in-fg-declares-monday-as-eid-ul-mawlid-holiday
source minister-interior-declaration-3 | Nigeria, Minister of Interior: declaration of that year | http://allafrica.com/stories/201711300563.html
source minister-interior-declaration-4 | Nigeria, Minister of Interior: declaration of that year | https://herald.ng/fg-declares-monday-dec-12-work-free-day
source ministry-interior-work | Nigeria, Ministry of the Interior, work-free day for the inauguration | https://interior.gov.ng/fg-declares-monday-may-29th-2023-work-free-day-for-presidential-inauguration/
source public-holidays-act | Nigeria, Public Holidays Act (Laws of the Federation, cap. P40), schedule | https://placng.org/lawsofnigeria/view2.php?sn=467
source public-holidays-act-2 | Nigeria, Public Holidays Act (Laws of the Federation, cap. P40), schedule; reckoned | https://placng.org/lawsofnigeria/view2.php?sn=467
source public-holidays-act-2019 | Nigeria, Public Holidays Act, before the amendment of 2019
source public-holidays-amendment-2019 | Nigeria, Public Holidays (Amendment) Act of 2019 | https://statehouse.gov.ng/news/president-buhari-declares-june-12-the-new-democracy-day/
source vacanza

Birthday of Muhammad (Mawlid) | hijri 3-12 [,1979), hijri 3-12 [1982,1984), hijri 3-12 [1985,1988), hijri 3-12 [1989,1994), hijri 3-12 [1995,1997), hijri 3-12 [1998,2000), hijri 3-12 [2001,2003), hijri 3-12 [2004,2006), hijri 3-12 [2007,2010), on 19800130 | computed estimated | library
Boxing Day | 12-26 [2010,) | public-holidays-act
	12-26 [,2010) | collection | library
Boxing Day (substitute day) | 12-28 if monday tuesday [2010,2061), 12-28 if monday tuesday [2066,), on 20651230 | substitute collection | declarations-minister-interior-2
Children's Day | 05-27 [,1979) | collection | library
Christmas Day | 12-25 [2010,) | public-holidays-act
	12-25 [,2010) | collection | library
Christmas Day (substitute day) | 12-26 if sunday +1 [2010,), 12-26 if monday +1 [2011,2023), 12-27 if tuesday +1 [2033,2040), 12-26 if monday +1 [2044,2096) | substitute collection | declarations-minister-interior-2
Day of Mourning for President Buhari | on 20250715 | one_off | federal-government-declarations-2010
Day of Mourning for President Yar'Adua | on 20100506 | one_off | federal-government-declarations-2010
Democracy Day | 05-29 [2010,2019) | collection | public-holidays-act-2019
	06-12 [2019,) | public-holidays-amendment-2019
	05-29 [,1979), 05-29 [1999,2010) | collection | library
Democracy Day (substitute day) | last monday 05 [2010,2012), 06-13 if sunday +1 [2021,), 06-12 if sunday +1 [2022,2096), on 20160530 | substitute collection | declarations-minister-interior-2
Easter Monday | easter+1 [2010,) | public-holidays-act
	easter+1 [,2010) | computed | library
Good Friday | easter-2 [2010,) | public-holidays-act
	easter-2 [,2010) | computed | library
Holiday for elections | on 20070412 20070413 | collection estimated | vacanza
	on 20190222 | one_off | federal-government-declarations-2010
Id el Fitr | daressalaam 10-1 +1 [2001,2004), daressalaam 10-1 +1 [2005,2007), daressalaam 10-1 -1 [2007,2009), on 19900428 19920404 19960222 19980131 20001229 20080929 20090922 | collection estimated | vacanza
	tehran 10-1 -1 [2010,2012), tehran 10-1 [2010,2026), tehran 10-1 -1 [2013,2016), tehran 10-1 +1 [2016,2019), tehran 10-1 +1 [2020,2023), on 20120821 20190604 20230421 20240411 20250330 | computed estimated | declarations-minister-interior
	on 20260319 20260320 | announced | minister-interior-17-2026
	hijri 10-1 [2027,), hijri 10-1 +1 [2027,) | computed estimated | public-holidays-act-2
	hijri 10-1 [,1979), hijri 10-1 +1 [,1992), hijri 10-1 [1983,1987), karachi 10-1 [1991,2007), colombo 10-1 +1 [1993,1996), hijri 9-27 +4 [2007,2010), on 19890507 19970210 19990120 20000108 20041115 | computed estimated | library
Id el Fitr (substitute day) | on 20150720 20180618 20200526 20230424 20250401 20280228 20280229 20310127 20330105 20331227 20351203 20351204 20371110 20381101 20401009 20430907 20460806 20480714 20510613 20510614 20540511 20540512 20560418 20590317 20590318 20620213 20640122 20661220 20661221 20691118 20711026 20711027 20740924 20740925 20760901 20790731 20790801 20820629 20820630 20840606 20870506 20900403 20900404 20920311 20930302 20950208 20980106 20980107 20991215 21001206 | substitute computed estimated | declarations-minister-interior-2
Id el Kabir | delhi 12-10 +1 [2001,2005), delhi 12-10 +1 [2008,2010), on 19900705 19960430 19980409 20071219 | collection estimated | vacanza
	delhi 12-10 [2010,2018), delhi 12-10 +1 [2010,2012), delhi 12-10 -1 [2012,2014), delhi 12-10 -1 [2015,2017), delhi 12-10 [2019,2026), delhi 12-10 -1 [2020,2026), on 20141007 20170903 20190813 | computed estimated | declarations-minister-interior
	on 20180821 20180822 | announced | minister-interior-16-2018
	hijri 12-10 [2026,), hijri 12-10 +1 [2026,) | computed estimated | public-holidays-act-2
	delhi 12-10 [,1982), delhi 12-10 -1 [1951,1956), delhi 12-10 -1 [1959,1964), delhi 12-10 +1 [1966,1969), delhi 12-10 -1 [1973,1976), delhi 12-10 -1 [1977,1979), hijri 12-10 +1 [1982,2007), hijri 12-10 [1991,1996), delhi 12-10 -1 [1999,2001), hijri 12-10 [2005,2008), delhi 12-10 [2008,2010), on 19500924 19560720 19570708 19580629 19640424 19650412 19690227 19700218 19710206 19720128 19761203 19840906 19860816 19970418 20070101 | computed estimated | library
Id el Kabir (substitute day) | on 20121029 20170904 20170905 20200803 20220711 20220712 20240618 20250609 20270518 20280508 20300415 20300416 20330314 20350220 20380118 20380119 20401217 20421125 20451023 20451024 20480921 20480922 20500830 20530728 20530729 20560626 20580603 20580604 20610502 20610503 20640331 20660308 20660309 20690204 20690205 20710113 20731211 20731212 20761109 20761110 20781018 20810915 20810916 20840814 20840815 20860723 20890621 20920519 20920520 20940427 20950418 20970326 21000222 | substitute computed estimated | declarations-minister-interior-2
Id el Maulud | karachi 3-12 [2003,2005), on 19940819 19970718 20000615 20060411 | collection estimated | vacanza
	hindu pausha-purnima -3 [2013,2016), hijri 3-12 [2018,2021), aceh 3-12 [2021,2023), on 20100226 20110216 20120206 20151224 20230927 | computed estimated | declarations-minister-interior
	on 20161212 | announced | minister-interior-declaration-4
	on 20171201 | announced | minister-interior-declaration-3
	on 20240916 | announced | minister-interior-declaration-2
	on 20250905 | announced | minister-interior-declaration
	hijri 3-12 [2026,) | computed estimated | public-holidays-act-2
Id el Maulud (substitute day) | on 20191111 20221010 20270816 20300715 20320621 20350521 20380419 20400326 20430223 20471230 20501128 20551004 20580902 20600809 20630709 20660607 20740312 20770208 20790116 20811215 20841113 20861021 20890919 20940726 20970624 | substitute computed estimated | declarations-minister-interior-2
Independence Day | 10-01 [1961,2010) | collection | library
National Day | 10-01 [2010,) | public-holidays-act
National Day (substitute day) | 10-02 if sunday +1 [2011,2096), 10-01 if sunday +1 [2017,2063), 10-01 if sunday +1 [2079,2091), on 20731004 | substitute collection | declarations-minister-interior-2
New Year's Day | 01-01 [2010,) | public-holidays-act
	01-01 [,2010) | collection | library
New Year's Day (substitute day) | 01-02 if sunday +1 [2011,2029), 01-01 if sunday +1 [2012,2097), 01-02 if sunday +1 [2039,2096), on 20330104 | substitute collection | declarations-minister-interior-2
Presidential Inauguration Day | on 20110529 20150529 20190529 20230529 | one_off | ministry-interior-work
Worker's Day | 05-01 [,1979), 05-01 [1985,2010) | collection | library
Worker's Day (substitute day) | 05-02 if sunday +1 [1954,1977) | substitute collection | library
Workers' Day | 05-01 [2010,) | public-holidays-act
Workers' Day (substitute day) | 05-02 if sunday +1 [2010,), 05-01 if sunday +1 [2011,2017), 05-01 if sunday +1 [2033,2051), 05-01 if sunday +1 [2067,2096), on 20220504 | substitute collection | declarations-minister-interior-2

fact national 2018 | off 05-29 | not 06-12 | Democracy Day was on 29 May
fact national 2018 | off 08-21 08-22 | not 08-23 | Minister of Interior, August 2018
fact national 2022 | off 01-03 06-13 10-03 12-27 | not 05-27 12-28 | on the next working day; no Children’s Day in the Act
fact national 2026 | off 03-19 03-20 | not 03-21 03-23 | Minister of Interior, 17 March 2026
decided dated calendar | Eid al-Fitr; Eid al-Fitr Holiday; Eid al-Fitr (observed); Eid al-Fitr Holiday (observed); Eid al-Adha; Eid al-Adha Holiday; Eid al-Adha Holiday (observed); Id el Fitr; Id el Fitr (substitute day); Id el Kabir; Id el Kabir (substitute day) | - | [2026,) | national | in 2019 to 2025 no day later than Umm al-Qura | Nigeria, Minister of Interior, declarations of 2019 to 2025: the days of Umm al-Qura | https://allafrica.com/stories/202503270040.html
decided dated law | Id el Kabir; Eid al-Adha Holiday | - | [2018,2019) | national | as declared | Nigeria, Minister of Interior: 21 and 22 August 2018 | https://dailypost.ng/2018/08/17/eid-el-kabir-fg-declares-tuesday-wednesday-public-holidays/
`;
