/** Holidays of Sierra Leone: rules, years and sources. The format: `README.md`. */
export const SL = `
country Sierra Leone
known [1990,)

source library
source public-holidays-act | Sierra Leone, Public Holidays Act: 1 May, Mondays for holidays on a weekend, as vacanza/holidays (MIT) lists it
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Armed Forces Day | 02-18 [2002,) | collection | library
Armed Forces Day (substitute day) | on 19960219 20070219 | substitute collection | library
	on 20060220 | substitute collection estimated | vacanza
	02-19 if sunday +1 [2012,2097), 02-18 if sunday +1 [2018,2092) | substitute collection estimated | public-holidays-act
Boxing Day | 12-26 | collection | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1992,2010) | substitute collection estimated | vacanza
	12-28 if monday tuesday [2010,2061), tuesday>=12-23 [2065,2067), 12-28 if monday tuesday [2071,) | substitute collection estimated | public-holidays-act
	12-26 if sunday +1 [1954,2005) | substitute collection | library
Christmas Day | 12-25 | collection | library
Christmas Day (substitute day) | 12-27 if monday tuesday [2010,) | substitute collection estimated | public-holidays-act
	12-26 if monday +1 [1955,2006) | substitute collection | library
Easter Monday | easter+1 | computed | library
Good Friday | easter-2 | computed | library
Independence Day | 04-27 [1962,) | collection | library
Independence Day (substitute day) | 04-28 if sunday +1 [1991,2003) | substitute collection estimated | vacanza
	04-28 if sunday +1 [2013,2098), 04-27 if sunday +1 [2014,2099) | substitute collection estimated | public-holidays-act
	04-27 if sunday +1 [1969,2009) | substitute collection | library
International Women's Day | 03-08 [2018,) | collection | library
International Women's Day (substitute day) | 03-08 if sunday +1 [2020,2100), 03-09 if sunday +1 [2025,2099) | substitute collection estimated | public-holidays-act
Korité | daressalaam 10-1 -1 [1970,1979), tehran 10-1 -1 [1980,2000), hijri 10-1 [2000,2018), hijri 10-1 [2025,2077), on 19790823 | computed estimated | library
	hijri 9-27 +4 [2018,2023), hijri 10-1 [2023,2025) | computed estimated | which-feast-was
Korité (substitute day) | on 19780904 19860609 19940314 20011217 20041115 20090921 | substitute computed estimated | library
	on 19920406 19970210 20000110 20071015 | substitute collection estimated | vacanza
	on 20120820 20170626 20200525 20250331 20280228 20330104 20351203 20371109 20401008 20480713 20510612 20540511 20560417 20590317 20640121 20661220 20711026 20740924 20760831 | substitute computed estimated | public-holidays-act
Labour Day | 05-01 | collection estimated | public-holidays-act
Labour Day (substitute day) | 05-02 if sunday +1 [1993,2005), 05-01 if sunday +1 [1994,2006) | substitute collection estimated | vacanza
	05-02 if sunday +1 [2010,), 05-01 if sunday +1 [2011,2017), 05-01 if sunday +1 [2033,2051), 05-01 if sunday +1 [2067,2096), on 20220503 20610503 | substitute collection estimated | public-holidays-act
Mawlid | hijri 3-12 [1970,1972), hijri 3-12 -1 [1972,1977), daressalaam 3-12 -1 [1977,1984), hijri 3-12 -1 [1984,1988), hindu ashvina-purnima -3 [1988,1991), hijri 3-12 -1 [1991,1999), hijri 3-12 [1999,2018), hijri 3-12 [2025,2077) | computed estimated | library
	hijri 3-12 +1 [2018,2020), hijri 3-12 [2020,2025) | computed estimated | which-feast-was
Mawlid (substitute day) | on 19730416 19780220 19810119 19851125 19930830 | substitute computed estimated | library
	on 19960729 19990628 20040503 20070402 | substitute collection estimated | vacanza
	on 20120206 20150105 20161212 20191111 20221010 20240916 20270816 20300715 20320621 20350521 20380419 20400326 20430223 20471230 20501128 20551004 20580902 20600809 20630709 20660607 20740312 | substitute computed estimated | public-holidays-act
New Year's Day | 01-01 | collection | library
New Year's Day (substitute day) | 01-02 if sunday +1 [1994,2006) | substitute collection estimated | vacanza
	01-02 if sunday +1 [2011,2096), 01-01 if sunday +1 [2012,2097) | substitute collection estimated | public-holidays-act
	01-01 if sunday +1 [,2007) | substitute collection | library
Tabaski | karachi 12-10 -1 [1970,1974), hindu yomari -5 [1974,1977), karachi 12-10 -1 [1977,1987), aceh 12-10 -1 [1987,2004), hijri 12-10 [2004,2018), hijri 12-10 [2025,2077), on 19740103 | computed estimated | library
	tehran 12-10 [2018,2021), hijri 12-10 [2021,2025) | computed estimated | which-feast-was
Tabaski (substitute day) | on 19730115 19801020 20040202 20070101 | substitute computed estimated | library
	on 19910624 19960429 19990329 | substitute collection estimated | vacanza
	on 20111107 20141006 20160912 20220711 20240617 20270517 20300415 20380118 20421124 20451023 20480921 20500829 20530728 20580603 20610502 20660309 20690204 20710112 20731211 20761109 | substitute computed estimated | public-holidays-act
`;
