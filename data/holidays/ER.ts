/** Holidays of Eritrea: rules, years and sources. The format: `README.md`. */
export const ER = `
known [1994,)

source 1-17-meskerem | Eritrea, 1 and 17 Meskerem and 11 Tir of the Geez calendar: a day later in the year after its leap year
source public-holidays | Eritrea, lists of public holidays | https://whatdateis.today/holidays/eritrea-2022 | list

Birthday of Muhammad (Mawlid) | hijri 3-12 [1994,) | estimated | library
Christmas Day = ልደት | 12-25 | public-holidays [1994,2010) estimated; public-holidays
End of Ramadan (Eid al-Fitr) | hijri 10-1 [1994,) | estimated | library
Epiphany = ጥምቀት | 01-19 [,1952), 01-19 if monday wednesday friday saturday [1953,1967), 01-19 if monday tuesday thursday [1961,1972), hindu makara +5 [1968,1970), hindu makara +5 [1972,2007), 01-19 if sunday monday wednesday friday [2007,2019), hindu makara +5 [2012,2014), hindu makara +5 [2016,2018), 01-19 if monday tuesday thursday saturday [2019,2031), hindu makara +5 [2024,2026), hindu makara +5 [2028,2030), 01-19 if sunday tuesday wednesday friday [2031,2043), hindu makara +5 [2036,2038), hindu makara +5 [2040,2042), 01-19 if monday wednesday thursday saturday [2043,2055), hindu makara +5 [2048,2050), hindu makara +5 [2052,2054), 01-19 if sunday tuesday thursday friday [2055,2067), hindu makara +5 [2060,2062), hindu makara +5 [2064,2066), 01-19 if monday wednesday friday saturday [2067,2079), hindu makara +5 [2072,2074), hindu makara +5 [2076,2078), 01-19 if sunday tuesday thursday saturday [2079,2091), 01-19 if tuesday wednesday friday [2085,2096), 01-19 if sunday monday friday saturday [2093,2100), 01-20 if wednesday thursday friday saturday [2096,), on 19520120 19540119 19560120 19580119 19600120 19640120 20080120 20100119 20200120 20220119 20320120 20340119 20440120 20460119 20560120 20580119 20680120 20700119 20800120 20820119 20840120 20880120 20920120 | collection | 1-17-meskerem
Feast of the Sacrifice (Eid al-Adha) | hijri 12-10 [1994,) | estimated | library
Geez New Year = ግዕዝ አዲስ ዓመት | 09-11 if monday wednesday thursday saturday [,1962), 09-11 if sunday tuesday saturday [1956,1967), 09-11 if tuesday wednesday friday [1964,1975), 09-11 if monday friday saturday [1972,1983), 09-11 if monday tuesday thursday [1980,1991), 09-11 if sunday thursday friday [1988,1999), 09-11 if sunday monday wednesday [1996,2007), 09-11 if wednesday thursday saturday [2004,2015), 09-11 if sunday tuesday saturday [2012,2023), 09-11 if tuesday wednesday friday [2020,2031), 09-11 if monday friday saturday [2028,2039), 09-11 if monday tuesday thursday [2036,2047), 09-11 if sunday thursday friday [2044,2055), 09-11 if sunday monday wednesday [2052,2063), 09-11 if wednesday thursday saturday [2060,2071), 09-11 if sunday tuesday saturday [2068,2079), 09-11 if tuesday wednesday friday [2076,2087), 09-11 if monday friday saturday [2084,2095), 09-11 if monday tuesday wednesday thursday [2092,2099), 09-12 if sunday monday tuesday saturday [2095,), on 19510912 19530911 19550912 19590912 19630912 19670912 19690911 19710912 19750912 19770911 19790912 19830912 19850911 19870912 19910912 19930911 19950912 19990912 20010911 20030912 20070912 20090911 20110912 20150912 20170911 20190912 20230912 20250911 20270912 20310912 20330911 20350912 20390912 20410911 20430912 20470912 20490911 20510912 20550912 20570911 20590912 20630912 20650911 20670912 20710912 20730911 20750912 20790912 20810911 20830912 20870912 20890911 20910912 | collection | 1-17-meskerem
Independence Day = መዓልቲ ናጽነት | 05-24 [1992,) | library
International Women's Day = መዓልቲ ኣነስቲ | 03-08 | library
Labour Day = የላብ አደሮች ቀን | 05-01 | library
Martyrs' Day = መዓልቲ ስውኣት | 06-20 [1992,) | library
Meskel | 09-27 if monday wednesday friday saturday [,1962), 09-27 if monday tuesday thursday [1956,1967), 09-27 if sunday thursday friday [1964,1975), 09-27 if sunday monday wednesday [1972,1983), 09-27 if wednesday thursday saturday [1980,1991), 09-27 if sunday tuesday saturday [1988,1999), 09-27 if tuesday wednesday friday [1996,2007), 09-27 if monday friday saturday [2004,2015), 09-27 if monday tuesday thursday [2012,2023), 09-27 if sunday thursday friday [2020,2031), 09-27 if sunday monday wednesday [2028,2039), 09-27 if wednesday thursday saturday [2036,2047), 09-27 if sunday tuesday saturday [2044,2055), 09-27 if tuesday wednesday friday [2052,2063), 09-27 if monday friday saturday [2060,2071), 09-27 if monday tuesday thursday [2068,2079), 09-27 if sunday thursday friday [2076,2087), 09-27 if sunday monday wednesday [2084,2095), 09-27 if wednesday thursday friday saturday [2092,2099), 09-28 if monday tuesday wednesday thursday [2095,), on 19510928 19530927 19550928 19590928 19630928 19670928 19690927 19710928 19750928 19770927 19790928 19830928 19850927 19870928 19910928 19930927 19950928 19990928 20010927 20030928 20070928 20090927 20110928 20150928 20170927 20190928 20230928 20250927 20270928 20310928 20330927 20350928 20390928 20410927 20430928 20470928 20490927 20510928 20550928 20570927 20590928 20630928 20650927 20670928 20710928 20730927 20750928 20790928 20810927 20830928 20870928 20890927 20910928 | collection | 1-17-meskerem
New Year's Day = ሓዲሽ ዓመት | 01-01 | library
Orthodox Christmas | 01-07 | library computed
Orthodox Easter = ፋሲካ | orthodox | library
Orthodox Good Friday = ዓርቢ ስቅለት | orthodox-2 | library
Revolution Day = ባሕቲ መስከረም | 09-01 [1992,) | library

fact national 2022 | off 01-07 05-24 | not 02-10 | lists of 2021 and 2022
fact national 2023 | off 01-19 09-12 09-28 | not 09-11 | Geez calendar in its leap year
fact national 2024 | off 01-20 09-11 09-27 | not 01-19 09-12 | Geez calendar after its leap year
decided yes law | - | 12-25 | - | national | Christmas is listed | Eritrea, lists of public holidays | https://whatdateis.today/holidays/eritrea-2022
`;
