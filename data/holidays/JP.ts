/** Holidays of Japan: rules, years and sources. The format: `README.md`. */
export const JP = `
source act-178-2007 | Japan, Act on National Holidays (Act 178 of 1948), article 2, as of 2018 | https://www.moj.go.jp/content/001256641.pdf
source act-178-2020 | Japan, Act on National Holidays (Act 178 of 1948), article 2, as since 2020 | https://yokoi-law.jp/blogs/national-holiday/348
source act-national-holidays-1948 | Japan, Act on National Holidays (Act 178 of 1948), article 3(3): a day between two holidays; not checked against the law
law [1990,) | all but Citizens' Holiday; Coronation Day; Enthronement Ceremony Day; Marriage of Crown Prince Naruhito; Official Enthronement Ceremony | days in lieu | Japan, Act on National Holidays (Act 178 of 1948), article 2, and article 3(2) since 1973 | https://official.rikanenpyo.jp/posts/6112

lieu sunday>next | all | as (振替休日) | library

Autumnal Equinox Day = 秋分の日 | 09-23 if monday tuesday thursday saturday [,1962), 09-23 if sunday thursday friday [1956,1967), 09-22 if tuesday +1 [1964,2016), 09-23 if monday friday saturday [1968,2014), 09-23 if tuesday thursday [1976,2032), 09-22 if saturday +1 [1984,2008), 09-23 [2017,2020), 09-23 if sunday wednesday friday [2022,2040), 09-22 if sunday +1 [2030,2048), 09-23 [2042,2044), 09-22 [2044,2046), 09-22 [2048,2050), 09-23 [2050,2052), 09-22 [2052,2054), 09-23 [2054,2056), 09-22 [2056,2058), 09-23 [2058,2060), 09-22 [2060,2062), 09-23 [2062,2064), 09-22 [2064,2066), 09-23 [2066,2068), 09-22 [2068,2070), 09-23 [2070,2072), 09-22 if monday tuesday thursday [2072,2083), 09-23 [2074,2076), 09-22 if sunday thursday friday [2080,2091), 09-22 if sunday monday wednesday [2088,2099), 09-23 if wednesday thursday friday saturday [2095,), on 19510924 19530923 19550924 19590924 19630924 19670924 19690923 19710924 19730923 19750924 19790924 20120922 20160922 20200922 20230923 20240922 20280922 20320922 20340923 20360922 20380923 20400922 20460923 20730922 20770922 20790923 20830923 20850922 20870923 20910923 20930922 20960922 | library computed
Children's Day = こどもの日 | 05-05 | act-178-2020 [2020,); act-178-2007 [2007,2020); library
Citizens' Holiday = 国民の休日 | 05-04 if tuesday wednesday thursday friday saturday [1988,2007), 09-21 if monday +1 [2009,2016), 09-21 if monday +1 [2026,2044), on 20540922 20710922 20990922 | library
	09-20 if monday +1 [2088,2095), on 20320921 20490921 20600921 20770921 | collection | act-national-holidays-1948
	on 20190430 20190502 | library
Coming of Age Day = 成人の日 | 01-15 [,2000), 2 monday 01 [2000,) | act-178-2020 [2020,); act-178-2007 [2007,2020); library
Constitution Day = 憲法記念日 | 05-03 | act-178-2020 [2020,); act-178-2007 [2007,2020); library
Coronation Day | on 20190501 | library
Culture Day = 文化の日 | 11-03 | act-178-2020 [2020,); act-178-2007 [2007,2020); library
Emperor's Birthday = 天皇誕生日 | 04-29 [,1989), 12-23 [1989,2019), 02-23 [2020,) | act-178-2020 [2020,); act-178-2007 [2007,2020); library
Enthronement Ceremony Day | on 20191022 | library
Foundation Day = 建国記念の日 | 02-11 [1967,) | act-178-2020 [2020,); act-178-2007 [2007,2020); library
Greenery Day = みどりの日 | 04-29 [1989,2007), 05-04 [2007,) | act-178-2020 [2020,); act-178-2007 [2007,2020); library
Labor Thanksgiving Day = 勤労感謝の日 | 11-23 | act-178-2020 [2020,); act-178-2007 [2007,2020); library
Marine Day = 海の日 | 07-20 [1996,2003), 3 monday 07 [2003,2020), thursday>=07-17 [2020,2022), 3 monday 07 [2022,) | act-178-2020 [2022,); act-178-2007 [2007,2020); library
Marriage of Crown Prince Akihito | on 19590410 | library
Marriage of Crown Prince Naruhito | on 19930609 | library
Mountain Day = 山の日 | 08-11 [2016,2020), 08-11 [2022,), on 20200810 20210808 | act-178-2020 [2022,); act-178-2007 [2016,2020); library
New Year's Day = 元日 | 01-01 | act-178-2020 [2020,); act-178-2007 [2007,2020); library
Official Enthronement Ceremony of Emperor Heisei (Akihito) | on 19901112 | library
Respect-for-the-Aged Day = 敬老の日 | 09-15 [1966,2004), 3 monday 09 [2004,) | act-178-2020 [2020,); act-178-2007 [2007,2020); library
Showa Day = 昭和の日 | 04-29 [2007,) | act-178-2020 [2020,); act-178-2007 [2007,2020); library
Sports Day = 体育の日 | 10-10 [1966,2000), 2 monday 10 [2000,2020) | act-178-2020 [2022,); library
Sports Day = スポーツの日 | friday>=07-18 [2020,2022), 2 monday 10 [2022,) | act-178-2020 [2022,); library
Spring Equinox Day = 春分の日 | 03-21 [,1960), nowruz 3.5 [1961,1964), nowruz 3.5 [1965,1968), nowruz 3.5 [1969,1972), nowruz 3.5 [1973,1976), nowruz 3.5 [1977,1980), nowruz 3.5 [1981,1984), nowruz 3.5 [1985,1988), nowruz 3.5 [1989,1992), nowruz 3.5 -1 [1992,1994), nowruz 3.5 [1994,1997), nowruz 3.5 [1998,2001), nowruz 3.5 [2002,2005), nowruz 3.5 [2006,2009), nowruz 3.5 [2010,2013), nowruz 3.5 [2014,2017), nowruz 3.5 [2018,2021), nowruz 3.5 [2022,2025), nowruz 3.5 -1 [2025,2027), nowruz 3.5 [2027,2030), 03-20 if monday wednesday friday saturday [2030,2042), nowruz 3.5 [2035,2037), nowruz 3.5 [2039,2041), 03-19 if wednesday +1 [2042,2088), nowruz 3.5 [2043,2046), 03-20 if sunday tuesday friday [2046,2096), nowruz 3.5 [2051,2053), nowruz 3.5 [2055,2057), 03-20 if monday wednesday saturday [2058,), nowruz 3.5 [2098,2100), on 19600320 19640320 19680320 19720320 19760320 19800320 19840320 19880320 19970320 20010320 20050320 20090320 20130320 20170320 20210320 20310321 20330320 20470321 20490320 20920319 20960319 | act-178-2020 [2020,); act-178-2007 [2007,2020); library
State Funeral of Emperor Showa | on 19890224 | library

fact national 2032 | off 09-20 09-21 09-22 | not 09-23 | Act on National Holidays, article 3(3)
fact national 2049 | off 09-21 | not 09-23 | Act on National Holidays, article 3(3)
`;
