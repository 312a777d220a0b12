/** Holidays of Sierra Leone: rules, years and sources. The format: `README.md`. */
export const SL = `
known [1990,)

source public-holidays-act | Sierra Leone, Public Holidays Act: 1 May, Mondays for holidays on a weekend, as vacanza/holidays (MIT) lists it

Armed Forces Day | 02-18 [2002,) | library
Armed Forces Day (substitute day) | on 19960219 20070219 | substitute | library
	on 20060220 | substitute | vacanza
	02-19 if sunday +1 [2012,2097), 02-18 if sunday +1 [2018,2092) | substitute collection estimated | public-holidays-act
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1992,2061), 12-28 if monday tuesday [2071,) | substitute collection estimated | vacanza [1992,2010); public-holidays-act
	tuesday>=12-23 [2065,2067) | substitute collection estimated | public-holidays-act
	12-26 if sunday +1 [1954,2005) | substitute | library
Christmas Day (substitute day) | 12-27 if monday tuesday [2010,) | substitute collection estimated | public-holidays-act
	12-26 if monday +1 [1955,2006) | substitute | library
Independence Day | 04-27 [1962,) | library
Independence Day (substitute day) | 04-28 if sunday +1 [1991,2003), 04-28 if sunday +1 [2013,2098) | substitute collection estimated | public-holidays-act [2013,2098); vacanza
	04-27 if sunday +1 [1969,2009), 04-27 if sunday +1 [2014,2099) | substitute collection | public-holidays-act [2014,2099) estimated; library
International Women's Day | 03-08 [2018,) | library
International Women's Day (substitute day) | 03-08 if sunday +1 [2020,2100), 03-09 if sunday +1 [2025,2099) | substitute collection estimated | public-holidays-act
Korité | hijri 10-1 [1970,2077) | estimated | library
	on 20190605 | collection estimated | which-feast-was
Korité (substitute day) | on 19780904 19860609 19940314 20011217 20041115 20090921 | substitute estimated | library computed
	on 19920406 19970210 20000110 20071015 | substitute | vacanza
	on 20120820 20170626 20200525 20250331 20280228 | substitute computed estimated | public-holidays-act
Labour Day | 05-01 | collection estimated | public-holidays-act
Labour Day (substitute day) | 05-02 if sunday +1 [1993,2005), 05-02 if sunday +1 [2010,) | substitute collection estimated | public-holidays-act [2010,); vacanza
	05-01 if sunday +1 [1994,2006), 05-01 if sunday +1 [2011,2017), 05-01 if sunday +1 [2033,2051), 05-01 if sunday +1 [2067,2096) | substitute collection estimated | vacanza [1994,2006); public-holidays-act
	on 20220503 20610503 | substitute collection estimated | public-holidays-act
Mawlid | hijri 3-12 [1970,2077) | estimated | library
	on 20181121 20191110 | collection estimated | which-feast-was
Mawlid (substitute day) | on 19730416 19780220 19810119 19851125 19930830 | substitute estimated | library computed
	on 19960729 19990628 20040503 20070402 | substitute | vacanza
	on 20120206 20150105 20161212 20191111 20221010 20240916 20270816 20300715 20320621 | substitute computed estimated | public-holidays-act
New Year's Day (substitute day) | 01-02 if sunday +1 [1994,2006), 01-02 if sunday +1 [2011,2096) | substitute collection estimated | public-holidays-act [2011,2096); vacanza
	01-01 if sunday +1 [,2007), 01-01 if sunday +1 [2012,2097) | substitute collection | public-holidays-act [2012,2097) estimated; library
Tabaski | hijri 12-10 [1970,2077) | estimated | library
	on 20180822 20190812 | collection estimated | which-feast-was
Tabaski (substitute day) | on 19730115 19801020 20040202 20070101 | substitute estimated | library computed
	on 19910624 19960429 19990329 | substitute | vacanza
	on 20111107 20141006 20160912 20220711 20240617 20270517 20300415 | substitute computed estimated | public-holidays-act
`;
