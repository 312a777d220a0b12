/** Holidays of Cocos (Keeling) Islands: rules, years and sources. The format: `README.md`. */
export const CC = `
country Cocos (Keeling) Islands
known [1990,)

source australia-indian-ocean | Australia, Indian Ocean Territories: yearly proclamation of public holidays, as vacanza/holidays (MIT) cites it
source library
source vacanza

Anzac Day | 04-25 | collection | library
Anzac Day (substitute day) | monday>=04-21 [1992,1994), 04-25 if sunday +1 [1999,2005) | substitute collection estimated | vacanza
	04-26 if sunday +1 [2009,2100), 04-25 if sunday +1 [2010,2033), 04-25 if sunday +1 [2049,), on 20380427 | substitute collection estimated | australia-indian-ocean
Australia Day | 01-26 | collection | library
Australia Day (substitute day) | 4 monday 01 [1991,1993), 01-26 if sunday +1 [1997,2004), on 20020128 | substitute collection estimated | vacanza
	01-27 if sunday +1 [2008,2098), 01-26 if sunday +1 [2014,2099) | substitute collection estimated | australia-indian-ocean
Boxing Day | 12-26 | collection | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1992,2005) | substitute collection estimated | vacanza
	12-28 if monday tuesday [2009,2061), tuesday>=12-23 [2065,2067), 12-28 if monday tuesday [2071,) | substitute collection estimated | australia-indian-ocean
	12-26 if sunday +1 [1954,2005) | substitute collection | library
Chinese New Year | on 19960219 | computed | library
Chinese New Year (substitute day) | chinese 1-1 +2 [1952,1954), chinese 1-1 +2 [1979,1981), on 19560214 19590210 19730205 19760202 19830215 20060131 | substitute computed | library
Chinese New Year (2nd Day) | hijri 9-27 +3 [1997,1999), on 20050210 | computed | library
Chinese New Year (2nd Day) (substitute day) | chinese 1-1 +3 [1976,1978), on 19500220 19530217 19630128 19660124 19700209 19730206 19800219 19930126 19970210 | substitute computed | library
Christmas Day | 12-25 | collection | library
Christmas Day (substitute day) | 12-27 if monday tuesday [2010,) | substitute collection estimated | australia-indian-ocean
	12-26 if monday +1 [1955,2006) | substitute collection | library
Easter Monday | easter+1 | computed | library
Good Friday | easter-2 [1990,2007) | collection estimated | vacanza
	easter-2 [2007,) | collection | australia-indian-ocean
Hari Maulaud Nabi | hijri 3-12 [1970,1972), hijri 3-12 -1 [1972,1977), daressalaam 3-12 -1 [1977,1984), hijri 3-12 -1 [1984,1988), hindu ashvina-purnima -3 [1988,1991), hijri 3-12 -1 [1991,1999), hijri 3-12 [1999,2007), hijri 3-12 [2008,2010), hijri 3-12 [2027,2077) | computed estimated | library
	dhaka 3-12 -1 [2010,2021), aceh 3-12 [2021,2023), hindu karma +2 [2023,2026), on 20260825 | computed estimated | australia-indian-ocean
Hari Maulaud Nabi (substitute day) | on 19730416 19780220 19810119 19851125 19930830 | substitute computed estimated | library
	on 19960729 19990628 20040503 | substitute collection estimated | vacanza
	on 20070402 20120206 20150105 20191111 20221010 20270816 20300715 20320621 20350521 20380419 20400326 20430223 20471230 20501128 20551004 20580902 20600809 20630709 20660607 20740312 | substitute computed estimated | australia-indian-ocean
Hari Raya Haji | karachi 12-10 -1 [1970,1974), hindu yomari -5 [1974,1977), karachi 12-10 -1 [1977,1987), aceh 12-10 -1 [1987,2004), hijri 12-10 [2004,2009), hijri 12-10 [2027,2077), on 19740103 | computed estimated | library
	on 20091130 | collection estimated | vacanza
	hijri 12-10 [2010,2016), hindu ramdev +1 [2016,2018), hijri 12-10 [2018,2024), karachi 12-10 [2024,2027) | computed estimated | australia-indian-ocean
Hari Raya Haji (substitute day) | on 19730115 19801020 20040202 | substitute computed estimated | library
	on 19910624 19960429 19990329 | substitute collection estimated | vacanza
	on 20111107 20141006 20190812 20220711 20250610 20270517 20300415 20350219 20380118 20421124 20451023 20480921 20500829 20530728 20580603 20610502 20660308 20690204 20710112 20731211 20761109 | substitute computed estimated | australia-indian-ocean
Hari Raya Puasa | daressalaam 10-1 -1 [1970,1979), tehran 10-1 -1 [1980,2000), hijri 10-1 [2000,2007), hijri 10-1 [2027,2077), on 19790823 20081001 | computed estimated | library
	hijri 10-1 [2010,2017), hijri 9-27 +4 [2018,2022), karachi 10-1 [2022,2026), on 20170624 20260320 | computed estimated | australia-indian-ocean
Hari Raya Puasa (substitute day) | on 19780904 19860609 19940314 20011217 20041115 | substitute computed estimated | library
	on 20000110 | substitute collection estimated | vacanza
	on 20071015 20090921 20120820 20170626 20200525 20230424 20280228 20330104 20351203 20371109 20401008 20480713 20510613 20540511 20560417 20590317 20640121 20661220 20711026 20740924 20760831 | substitute computed estimated | australia-indian-ocean
Islamic New Year | hindu shivaratri +3 [1970,1973), hijri 1-1 -1 [1973,1976), aceh 1-1 -1 [1977,1980), kualalumpur 1-1 -1 [1983,2000), hijri 1-1 [2000,2007), on 19760102 19761222 19801109 19811028 19821018 20080110 20091218 | computed estimated | library
	hijri 1-1 [2010,2016), aceh 1-1 [2016,2020) | computed estimated | australia-indian-ocean
Islamic New Year (substitute day) | on 19730205 19771212 19801110 19850916 | substitute computed estimated | library
	on 19960520 19990419 20040223 | substitute collection estimated | vacanza
	on 20070122 20111128 20141027 20190902 | substitute computed estimated | australia-indian-ocean
King's Birthday | 06-06 [2023,2025) | collection estimated | australia-indian-ocean
	2 monday 06 [2025,) | collection | australia-indian-ocean
National Day of Mourning | on 20220922 | collection | australia-indian-ocean
New Year's Day | 01-01 | collection | library
New Year's Day (substitute day) | 01-02 if sunday +1 [1994,2006), 01-01 if sunday +1 [1995,2007) | substitute collection estimated | vacanza
	01-02 if sunday +1 [2011,2096), 01-01 if sunday +1 [2012,2097) | substitute collection estimated | australia-indian-ocean
Queen's Birthday | 2 monday 06 [1990,2007) | collection estimated | vacanza
	2 monday 06 [2007,2021) | collection | australia-indian-ocean
	1 monday 06 [2021,2023) | collection estimated | australia-indian-ocean
Self Determination Day | on 20070405 | collection estimated | vacanza
	on 20190410 | collection estimated | australia-indian-ocean
	04-06 [,2019), 04-06 [2020,) | collection | library
Self Determination Day (substitute day) | 04-06 if sunday +1 [1997,2004), on 19910408 20020408 | substitute collection estimated | vacanza
	04-06 if sunday +1 [2008,2037), 04-07 if sunday +1 [2024,2070), 04-07 if monday +1 [2042,2054), 04-06 if sunday +1 [2070,2099), 04-08 if monday +1 [2075,2081), 04-07 if sunday +1 [2086,2098), on 20130408 20590407 20640408 | substitute collection estimated | australia-indian-ocean

fact national 2022 | off 06-06 05-03 09-22 | not 05-02 06-13 | proclamation of 2022, change of Hari Raya Puasa
fact national 2024 | off 03-29 06-06 04-08 09-16 | not 02-12 03-20 06-10 07-08 | proclamation of 2024
`;
