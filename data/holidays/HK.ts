/** Holidays of Hong Kong SAR China: rules, years and sources. The format: `README.md`. */
export const HK = `
source general-holidays-gazetted-2010 | Hong Kong, general holidays gazetted for 2010: Ching Ming was on Easter Monday | http://www.mayloon.com/upload/holidays%20for%202010.files/sheet002.htm
source general-holidays-ordinance | Hong Kong, General Holidays Ordinance (Cap. 149), schedule | https://www.hklii.org/hk/legis/en/ord/149/sch.html
source general-holidays-ordinance-2010 | Hong Kong, General Holidays Ordinance (Cap. 149), Schedule; the lists gazetted for 2010 and 2014 agree | http://www.hklii.org/hk/legis/en/ord/149/sch.html

70th anniversary of the victory of the Chinese people's war of resistance = 中國人民抗日戰爭勝利70周年紀念日 | on 20150903 | general-holidays-ordinance-2010
Birthday of the Buddha = 佛誕 | chinese 4-8 [1990,1992), chinese 4-8 [1993,1995), chinese 4-8 [1996,1998) | computed estimated | general-holidays-ordinance
	chinese 4-8 [1999,2002), chinese 4-8 [2003,2005), chinese 4-8 [2006,2010) | estimated | general-holidays-ordinance-2010
	chinese 4-8 [2010,2019), chinese 4-8 [2020,2022), chinese 4-8 [2023,2026), chinese 4-8 [2027,2029), chinese 4-8 [2030,2032), chinese 4-8 [2033,2046), chinese 4-8 [2047,2049), chinese 4-8 [2050,2053), chinese 4-8 [2054,2069), chinese 4-8 [2070,2073), chinese 4-8 [2074,2076), chinese 4-8 [2077,2080), chinese 4-8 [2081,2090), chinese 4-8 [2091,2093), chinese 4-8 [2094,2097), chinese 4-8 [2098,2100) | general-holidays-ordinance-2010
	chinese 4-8 [1952,1955), chinese 4-8 [1956,1971), chinese 4-8 [1972,1975), chinese 4-8 [1976,1978), chinese 4-8 [1979,1981), chinese 4-8 [1982,1990), on 19500524 | computed | general-holidays-ordinance
Ching Ming Festival = 清明節 | qingming 8 [1999,2004), qingming 8 [2005,2015), qingming 8 [2016,2021), qingming 8 [2022,2026), qingming 8 [2027,2032), qingming 8 [2033,2043), 04-04 if monday wednesday friday saturday [2044,2058), qingming 8 [2051,2053), qingming 8 [2055,2057), 04-03 if wednesday +1 [2058,2098), qingming 8 [2061,2066), qingming 8 [2067,2069), 04-04 if monday tuesday wednesday friday [2070,2099), 04-03 if friday +1 [2076,2100), on 20450404 20470405 20590405 21000405 | general-holidays-ordinance-2010
	04-05 if monday tuesday wednesday thursday friday saturday [1963,1976), qingming 8 [1977,1981), 04-05 if monday wednesday friday saturday [1982,1996), qingming 8 [1983,1985), qingming 8 [1996,1998), on 19880404 19900405 19920404 19940405 | library
Christmas Day = 聖誕節 | 12-25 if monday tuesday wednesday thursday friday saturday [1963,) | general-holidays-ordinance-2010 [1998,); library
Chung Yeung Festival = 重陽節 | chinese 9-9 [1977,1986), chinese 9-9 [1987,1989), chinese 9-9 [1990,1992), chinese 9-9 [1993,1996), on 19971010 | library
	vietnamese 9-9 [2000,2013), vietnamese 9-9 [2014,2016), vietnamese 9-9 [2017,2020), vietnamese 9-9 [2021,2026), vietnamese 9-9 [2027,2033), vietnamese 9-9 [2034,2040), vietnamese 9-9 [2041,2043), vietnamese 9-9 [2044,2047), vietnamese 9-9 [2048,2051), korean 9-9 -1 [2051,2053), vietnamese 9-9 [2053,2067), vietnamese 9-9 [2068,2070), vietnamese 9-9 [2071,2074), hindu saptami +1 [2075,2081), vietnamese 9-9 [2081,2084), vietnamese 9-9 [2085,2087), hindu ashtami -1 [2087,2089), vietnamese 9-9 [2089,2091), vietnamese 9-9 [2092,2094), vietnamese 9-9 [2095,2097), vietnamese 9-9 [2098,), on 19981028 | general-holidays-ordinance-2010
Easter Monday = 復活節星期一 | easter+1 [,1998), easter+1 [2000,2009), easter+1 [2010,2021), easter+1 [2022,2026), easter+1 [2027,) | general-holidays-ordinance-2010 [2000,2009) estimated; general-holidays-ordinance [1990,1998) computed estimated; general-holidays-ordinance [,1990) computed; general-holidays-ordinance-2010
	on 19980413 20090413 | estimated | general-holidays-ordinance-2010
	on 19990405 | general-holidays-ordinance-2010
Good Friday = 耶穌受難節 | easter-2 | general-holidays-ordinance-2010 [2010,); general-holidays-ordinance-2010 [1998,2010) estimated; general-holidays-ordinance [1990,1998) computed estimated; general-holidays-ordinance computed
Hong Kong Special Administrative Region Establishment Day = 香港特別行政區成立紀念日 | 07-01 if monday tuesday wednesday thursday friday saturday [1997,) | general-holidays-ordinance-2010 [1998,); library
Labour Day = 勞動節 | 05-01 if monday tuesday wednesday thursday friday saturday [1998,) | general-holidays-ordinance-2010 [1999,); general-holidays-ordinance-2010 estimated
Lunar New Year’s Day = 農曆年初一 | chinese 1-1 [1998,2006), chinese 1-1 [2008,2010), chinese 1-1 [2011,2013), chinese 1-1 [2014,2023), chinese 1-1 [2024,2030), chinese 1-1 [2031,2034), chinese 1-1 [2035,2037), chinese 1-1 [2038,2040), chinese 1-1 [2041,2050), chinese 1-1 [2051,2054), chinese 1-1 [2055,2057), chinese 1-1 [2058,2064), chinese 1-1 [2065,2077), chinese 1-1 [2078,2081), chinese 1-1 [2082,2084), chinese 1-1 [2085,2091), chinese 1-1 [2092,) | general-holidays-ordinance-2010
	chinese 1-1 [1963,1979), chinese 1-1 [1980,1983), chinese 1-1 [1984,1986), chinese 1-1 [1987,1998) | library
Mid-Autumn Festival | on 19950909 20020921 20091003 | vacanza
National Day = 國慶日 | 10-01 if monday tuesday wednesday thursday friday saturday [1997,) | general-holidays-ordinance-2010 [1998,); library
The day following Birthday of the Buddha = 佛誕翌日 | on 19920511 19950508 | computed estimated | general-holidays-ordinance
	on 19980504 20020520 20050516 | estimated | general-holidays-ordinance-2010
	on 20190513 20220509 20260525 20290521 20320517 20460514 20490510 20530526 20690429 20730515 20760511 20800527 20900508 20930504 20970520 21000517 | general-holidays-ordinance-2010
	on 19510514 19550530 19710503 19750519 19780515 19810511 | computed | general-holidays-ordinance
The day following Ching Ming Festival = 清明節翌日 | 04-04 if sunday +1 [2060,2095), on 19980406 20040405 20150406 20210405 20260406 20320405 20430406 20490405 20710406 | general-holidays-ordinance-2010
	on 20100406 | announced | general-holidays-gazetted-2010
	04-05 if sunday +1 [1953,1988), on 19760405 | computed | general-holidays-ordinance
The day following Chung Yeung Festival = 重陽節翌日 | on 19861013 19891009 19921005 19961021 | library computed
	on 19991018 20131014 20161010 20201026 20261019 20331031 20401015 20431012 20471028 20671017 20701013 20741029 20841009 20911022 20941018 20971014 | general-holidays-ordinance-2010
The day following Easter Monday = 復活節星期一翌日 | on 20210406 20260407 | general-holidays-ordinance-2010
The day following Good Friday = 耶穌受難節翌日 | easter-1 | general-holidays-ordinance-2010 [2010,); general-holidays-ordinance-2010 [1998,2010) estimated; general-holidays-ordinance [1990,1998) computed estimated; general-holidays-ordinance computed
The day following Hong Kong S.A.R. Establishment Day | on 19970702 | vacanza
The day following Hong Kong Special Administrative Region Establishment Day | 07-01 if sunday +1 [2001,2097) | general-holidays-ordinance-2010
The day following Labour Day = 勞動節翌日 | 05-01 if sunday +1 [2005,2096) | general-holidays-ordinance-2010
The day following National Day = 國慶日翌日 | 10-01 if sunday +1 [2000,2091) | general-holidays-ordinance-2010
The day following Tuen Ng Festival = 端午節翌日 | on 20080609 20280529 20350611 20420623 20550531 20620612 20690624 20790605 20850528 20960625 | general-holidays-ordinance-2010
	on 19640615 19870601 19910617 | library computed
The day following the Chinese Mid-Autumn Festival = 中秋節翌日 | korean 8-15 +1 [1998,2002), korean 8-15 +1 [2003,2009), korean 8-15 +1 [2010,2022), korean 8-15 +1 [2023,2029), korean 8-15 +1 [2030,2033), tibetan tshechu +5 [2033,2036), korean 8-15 +1 [2037,2039), chinese 8-15 +1 [2040,2046), korean 8-15 +1 [2047,2049), korean 8-15 +1 [2050,2052), korean 8-15 +1 [2053,2059), korean 8-15 +1 [2060,2063), korean 8-15 +1 [2064,2073), korean 8-15 +1 [2074,2076), hebrew Tishri-10 +4 [2077,2079), chinese 8-15 +1 [2081,2100), on 20790911 | general-holidays-ordinance-2010
	chinese 8-15 +1 [1968,1972), chinese 8-15 +1 [1973,1975), chinese 8-15 +1 [1976,1981), chinese 8-15 +1 [1982,1995), chinese 8-15 +1 [1996,1998), on 19640921 | library
The day following the first day of January = 一月一日翌日 | 01-01 if sunday +1 [1978,1996), 01-01 if sunday +1 [2006,2097) | general-holidays-ordinance-2010 [2006,2097); library
The day preceding Lunar New Year's Day = 農曆年初一的前一日 | vietnamese 1-1 -1 [1990,1992), chinese 1-1 -1 [2006,2008), on 19930122 19970206 20000204 20030131 | vacanza
	on 20100213 | general-holidays-ordinance-2010
The first day of January = 一月一日 | 01-01 if monday tuesday wednesday thursday friday saturday [1977,) | general-holidays-ordinance-2010 [1998,); library
The first weekday after Christmas Day = 聖誕節後第一個周日 | 12-26 if sunday +1 [1954,1983), 12-26 if sunday +1 [1999,2005), 12-26 if sunday +1 [2010,) | general-holidays-ordinance-2010 [2010,); general-holidays-ordinance-2010 [1999,2005) estimated; general-holidays-ordinance
	12-26 [1990,1993), 12-26 [1995,1998), on 19931227 | estimated | general-holidays-ordinance
	12-26 if tuesday wednesday thursday friday saturday [1998,2010) | estimated | general-holidays-ordinance-2010
	12-26 if monday thursday [2005,2098), 12-26 if tuesday wednesday friday saturday [2012,2100) | general-holidays-ordinance-2010
	12-26 if monday tuesday wednesday thursday friday saturday [,1990), on 19941226 | general-holidays-ordinance
The fourth day of Lunar New Year = 農曆年初四 | chinese 1-1 +3 [2006,2008), chinese 1-1 +3 [2013,2015), chinese 1-1 +3 [2017,2019), chinese 1-1 +3 [2020,2022), chinese 1-1 +3 [2023,2025), chinese 1-1 +3 [2044,2046), chinese 1-1 +3 [2047,2049), chinese 1-1 +3 [2050,2052), chinese 1-1 +3 [2071,2073), chinese 1-1 +3 [2074,2076), chinese 1-1 +3 [2077,2079), chinese 1-1 +3 [2084,2086) | general-holidays-ordinance-2010 [2006,2008) estimated; general-holidays-ordinance-2010
	on 20000208 20030204 | estimated | general-holidays-ordinance-2010
	kualalumpur 2-6 -4 [2040,2042), on 20270209 20300206 20340222 20370218 20540211 20570207 20610124 20640220 20680206 20810212 20880127 20910221 20950208 20980204 | general-holidays-ordinance-2010
The second day following the Chinese Mid-Autumn Festival = 中秋節後第二日 | on 19750922 19810914 | library computed
	on 20020923 20091005 | estimated | general-holidays-ordinance-2010
	on 20220912 20290924 20361006 20391003 20460917 20490913 20520909 20590922 20631008 20730918 20760914 20800930 21000920 | general-holidays-ordinance-2010
The second day of Lunar New Year = 農曆年初二 | korean 1-1 +1 [1998,2000), korean 1-1 +1 [2001,2003), korean 1-1 +1 [2004,2017), korean 1-1 +1 [2018,2020), korean 1-1 +1 [2021,2024), korean 1-1 +1 [2025,2027), chinese 1-1 +1 [2028,2044), korean 1-1 +1 [2045,2047), korean 1-1 +1 [2048,2051), chinese 1-1 +1 [2052,2071), korean 1-1 +1 [2072,2074), korean 1-1 +1 [2075,2078), korean 1-1 +1 [2079,2088), chinese 1-1 +1 [2089,2095), korean 1-1 +1 [2096,2098), korean 1-1 +1 [2099,) | general-holidays-ordinance-2010
	chinese 1-1 +1 [1963,1973), korean 1-1 +1 [1974,1976), korean 1-1 +1 [1977,1980), chinese 1-1 +1 [1981,1990), korean 1-1 +1 [1991,1993), chinese 1-1 +1 [1994,1998) | library
The second weekday after Christmas Day = 聖誕節後第二個周日 | 12-26 if monday +1 | general-holidays-ordinance-2010 [2011,); general-holidays-ordinance-2010 [2005,2011) estimated; general-holidays-ordinance [1994,2005) estimated; general-holidays-ordinance
The third day of Lunar New Year = 農曆年初三 | chinese 1-1 +2 [1978,1991), chinese 1-1 +2 [2022,2041), chinese 1-1 +2 [2086,) | library [1978,1991); general-holidays-ordinance-2010
	korean 1-1 +2 [1992,1997), korean 1-1 +2 [1998,2014), korean 1-1 +2 [2015,2018), korean 1-1 +2 [2019,2021), korean 1-1 +2 [2042,2045), korean 1-1 +2 [2046,2048), korean 1-1 +2 [2049,2061), korean 1-1 +2 [2062,2068), korean 1-1 +2 [2069,2072), korean 1-1 +2 [2073,2075), korean 1-1 +2 [2076,2085) | library [1992,1997); general-holidays-ordinance-2010
Tuen Ng Festival = 端午節 | chinese 5-5 [1998,2008), chinese 5-5 [2009,2028), chinese 5-5 [2029,2035), chinese 5-5 [2036,2042), chinese 5-5 [2043,2053), chinese 5-5 [2056,2062), chinese 5-5 [2063,2069), chinese 5-5 [2070,2079), kualalumpur 9-1 +2 [2080,2082), chinese 5-5 [2082,2085), chinese 5-5 [2086,2093), chinese 5-5 [2094,2096), chinese 5-5 [2097,), on 20530619 20540610 20930528 | general-holidays-ordinance-2010
	chinese 5-5 [1965,1982), chinese 5-5 [1983,1987), chinese 5-5 [1988,1991), chinese 5-5 [1992,1998), on 19630625 | library

fact national 2010 | off 02-13 02-15 02-16 04-06 12-27 10-16 | not 02-14 | list gazetted for 2010
fact national 2010 | off 02-13 02-15 02-16 | not 02-17 | Cap. 149 as it stood then
fact national 2014 | off 01-31 02-03 04-19 09-09 12-26 | not 02-02 | list gazetted for 2014
fact national 2015 | off 09-03 | not 09-04 | Special Holiday (3 September 2015) Ordinance
decided no law | New Year's Day; Tomb-Sweeping Day; Labor Day; The Buddha's Birthday; Dragon Boat Festival; Hong Kong S.A.R. Establishment Day; National Day; National Day (observed); Double Ninth Festival; Christmas Day; The first weekday after Christmas Day | - | - | national | on a Sunday the day after is the general holiday in its place | Hong Kong, General Holidays Ordinance (Cap. 149), schedule | https://www.hklii.org/hk/legis/en/ord/149/sch.html
decided yes some | Good Friday; The day following Good Friday; Easter Monday; The day following Easter Monday; The day following Ching Ming Festival; Birthday of the Buddha; The day following Birthday of the Buddha; The first weekday after Christmas Day; The second weekday after Christmas Day | - | - | national | general holidays; the second list has those of employees under Cap. 57 | Hong Kong, General Holidays Ordinance (Cap. 149), schedule | https://www.hklii.org/hk/legis/en/ord/149/sch.html
`;
