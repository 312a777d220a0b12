/** Holidays of Ethiopia: rules, years and sources. The format: `README.md`. */
export const ET = `
source proclamation-1334-2024 | Ethiopia, Proclamation No. 1334/2024: kept or only remembered, which was not read | https://metaappz.com/References/ethiopian_laws/federal/pr_1334_2024/en/txt
source proclamation-16-1975 | Ethiopia, Proclamation No. 16/1975: 29 Tahsas; not checked against the law
source proclamation-16-1975-2 | Ethiopia, Proclamation No. 16/1975; not checked against the law
source public-holidays-rest-1975 | Ethiopia, Public Holidays and Rest Day Proclamation No. 16/1975: by the Ethiopian calendar | https://ethiopianlaw.com/2024/08/27/legal-brief-on-ethiopian-public-holidays-and-their-celebration/
source public-holidays-rest-1975-2 | Ethiopia, Public Holidays and Rest Day Proclamation No. 16/1975: 27 Miazia | http://en.wikipedia.org/wiki/Public_holidays_in_Ethiopia
source vacanza-holidays-mit | Ethiopia, as vacanza/holidays (MIT) lists them

Birthday of Muhammad (Mawlid) = መውሊድ | on 20181121 20191110 20250905 | collection estimated | vacanza-holidays-mit
	hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
Christmas Day = ልደተ-ለእግዚእነ/ ገና | 01-07 | collection | proclamation-16-1975
Derg Downfall Day = ደርግ የወደቀበት ቀን | 05-28 [1992,) | library [1992,2025); library estimated
Easter Sunday = ፋሲካ | orthodox | library
End of Ramadan (Eid al-Fitr) = ዒድ አል ፈጥር | hijri 10-1 | estimated | library
Epiphany = ብርሐነ ጥምቀት | 01-19 [,1952), 01-19 if monday wednesday friday saturday [1953,1967), 01-19 if monday tuesday thursday [1961,1972), hindu makara +5 [1968,1970), hindu makara +5 [1972,2007), 01-19 if sunday monday wednesday friday [2007,2019), hindu makara +5 [2012,2014), hindu makara +5 [2016,2018), 01-19 if monday tuesday thursday saturday [2019,2031), hindu makara +5 [2024,2026), hindu makara +5 [2028,2030), 01-19 if sunday tuesday wednesday friday [2031,2043), hindu makara +5 [2036,2038), hindu makara +5 [2040,2042), 01-19 if monday wednesday thursday saturday [2043,2055), hindu makara +5 [2048,2050), hindu makara +5 [2052,2054), 01-19 if sunday tuesday thursday friday [2055,2067), hindu makara +5 [2060,2062), hindu makara +5 [2064,2066), 01-19 if monday wednesday friday saturday [2067,2079), hindu makara +5 [2072,2074), hindu makara +5 [2076,2078), 01-19 if sunday tuesday thursday saturday [2079,2091), 01-19 if tuesday wednesday friday [2085,2096), 01-19 if sunday monday friday saturday [2093,2100), 01-20 if wednesday thursday friday saturday [2096,), on 19520120 19540119 19560120 19580119 19600120 19640120 20080120 20100119 20200120 20220119 20320120 20340119 20440120 20460119 20560120 20580119 20680120 20700119 20800120 20820119 20840120 20880120 20920120 | public-holidays-rest-1975
Feast of the Sacrifice (Eid al-Adha) = ዒድ አል አድሐ | on 20180822 | collection estimated | vacanza-holidays-mit
	hijri 12-10 | estimated | library
Finding of the True Cross = ብርሐነ-መስቀል | 09-27 [1952,1955), 09-27 sunday>monday [1956,1963), 09-27 [1964,1967), 09-27 [1968,1971), 09-27 [1972,1975), 09-27 [1976,1979), 09-27 [1980,1983), 09-27 sunday>monday [1984,1991), 09-27 [1992,1995), 09-27 [1996,1999), 09-27 [2000,2003), 09-27 [2004,2007), 09-27 [2008,2011), 09-27 sunday>monday [2012,2019), 09-27 [2020,2023), 09-27 [2024,2027), 09-27 [2028,2031), 09-27 [2032,2035), 09-27 [2036,2039), 09-27 sunday>monday [2040,2047), 09-27 [2048,2051), 09-27 [2052,2055), 09-27 [2056,2059), 09-27 [2060,2063), 09-27 [2064,2067), 09-27 sunday>monday [2068,2075), 09-27 [2076,2079), 09-27 [2080,2083), 09-27 [2084,2087), 09-27 [2088,2091), 09-27 [2092,2095), 09-27 sunday>monday [2096,2100), on 19500927 19510928 19550928 19630928 19670928 19710928 19750928 19790928 19830928 19910928 19950928 19990928 20030928 20070928 20110928 20190928 20230928 20270928 20310928 20350928 20390928 20470928 20510928 20550928 20590928 20630928 20670928 20750928 20790928 20830928 20870928 20910928 20950928 21000928 | public-holidays-rest-1975
Good Friday = ስቅለት | orthodox-2 | library
Labour Day | 05-01 [1975,) | collection | proclamation-16-1975-2
New Year's Day = እንቁጣጣሽ | 09-11 sunday>monday [1952,1959), 09-11 [1960,1963), 09-11 [1964,1967), 09-11 [1968,1971), 09-11 [1972,1975), 09-11 [1976,1979), 09-11 sunday>monday [1980,1987), 09-11 [1988,1991), 09-11 [1992,1995), 09-11 [1996,1999), 09-11 [2000,2003), 09-11 [2004,2007), 09-11 sunday>monday [2008,2015), 09-11 [2016,2019), 09-11 [2020,2023), 09-11 [2024,2027), 09-11 [2028,2031), 09-11 [2032,2035), 09-11 sunday>monday [2036,2043), 09-11 [2044,2047), 09-11 [2048,2051), 09-11 [2052,2055), 09-11 [2056,2059), 09-11 [2060,2063), 09-11 sunday>monday [2064,2071), 09-11 [2072,2075), 09-11 [2076,2079), 09-11 [2080,2083), 09-11 [2084,2087), 09-11 [2088,2091), 09-11 sunday>monday [2092,2099), 09-12 [2099,), on 19500911 19510912 19590912 19630912 19670912 19710912 19750912 19790912 19870912 19910912 19950912 19990912 20030912 20070912 20150912 20190912 20230912 20270912 20310912 20350912 20430912 20470912 20510912 20550912 20590912 20630912 20710912 20750912 20790912 20830912 20870912 20910912 | public-holidays-rest-1975
October Revolution Day | on 19901107 | vacanza
Patriots' Victory Day = የአርበኞች ቀን | 05-05 [1975,) | proclamation-1334-2024 [2024,) estimated; public-holidays-rest-1975-2 & vacanza
Popular Revolution Commemoration Day | on 19900912 | vacanza
Victory at Adwa Day = የዓድዋ ድል በዓል | 03-02 [,1976), 03-02 [1995,), on 19770302 | library

fact national 2023 | off 01-19 09-12 09-28 | not 09-11 | Ethiopian year 2016 began on 12 September
fact national 2024 | off 01-20 09-11 09-27 | not 01-19 03-11 | Epiphany is a day later after a leap year
`;
