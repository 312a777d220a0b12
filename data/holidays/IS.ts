/** Holidays of Iceland: rules, years and sources. The format: `README.md`. */
export const IS = `
country Iceland
known [1990,)

source act-88-1971 | Iceland, Act No. 88/1971, section 6: the first Thursday after 18 April; not checked against the law
source library
source log-um-40-1971 | Iceland, Lög um 40 stunda vinnuviku (88/1971), 6. gr., and Lög um helgidagafrið (32/1997) | https://visindavefur.is/svar.php?id=1692
source log-um-40-1971-2 | Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon | https://visindavefur.is/svar.php?id=1692

Ascension Day = Uppstigningardagur | easter+39 [1997,) | log-um-40-1971
	easter+39 [,1997) | computed | library
Boxing Day = Annar í jólum | 12-26 [1997,) | log-um-40-1971
	12-26 [,1997) | collection | library
Christmas Day = Jóladagur | 12-25 [1997,) | log-um-40-1971
	12-25 [,1997) | collection | library
Christmas Eve = Aðfangadagur | 12-24 [1990,1995), on 19961224 | half estimated | log-um-40-1971-2
	on 19951224 | estimated | log-um-40-1971-2
	12-24 if monday tuesday wednesday thursday friday saturday [1997,2010) | half estimated | log-um-40-1971
	12-23 if saturday +1 [2000,2007) | estimated | log-um-40-1971
	12-24 [2010,2017), 12-24 if monday tuesday wednesday thursday friday saturday [2018,) | half | log-um-40-1971
	12-23 if saturday +1 [2017,2091) | log-um-40-1971
	12-23 if saturday +1 [,1990) | log-um-40-1971-2
	12-24 [1951,1961), 12-24 if monday tuesday wednesday thursday friday saturday [1962,1989) | half | log-um-40-1971-2
Commerce Day = Frídagur verslunarmanna | 1 monday 08 [1983,1997) | collection | library
	1 monday 08 [1997,) | log-um-40-1971
Easter Monday = Annar í páskum | easter+1 [1997,) | log-um-40-1971
	easter+1 [,1997) | computed | library
Easter Sunday = Páskadagur | easter [1997,) | log-um-40-1971
	easter [,1997) | computed | library
First Day of Summer = Sumardagurinn fyrsti | thursday>=04-19 [1997,) | log-um-40-1971
	thursday>=04-19 [,1997) | collection | act-88-1971
Good Friday = Föstudagurinn langi | easter-2 [1997,) | log-um-40-1971
	easter-2 [,1997) | computed | library
Icelandic National Day = Íslenski þjóðhátíðardagurinn | 06-17 [1997,) | log-um-40-1971
	06-17 [,1997) | collection | library
Labour Day = Hátíðisdagur Verkamanna | 05-01 [1997,) | log-um-40-1971
	05-01 [,1997) | collection | library
Maundy Thursday = Skírdagur | easter-3 [1997,) | log-um-40-1971
	easter-3 [,1997) | computed | library
New Year's Day = Nýársdagur | 01-01 [1997,) | log-um-40-1971
	01-01 [,1997) | collection | library
New Year's Eve = Gamlársdagur | 12-31 [1990,1995), on 19961231 | half estimated | log-um-40-1971-2
	on 19951231 | estimated | log-um-40-1971-2
	12-31 if monday tuesday wednesday thursday friday saturday [1997,2010) | half estimated | log-um-40-1971
	12-30 if saturday +1 [2000,2007) | estimated | log-um-40-1971
	12-31 [2010,2017), 12-31 if monday tuesday wednesday thursday friday saturday [2018,) | half | log-um-40-1971
	12-30 if saturday +1 [2017,2091) | log-um-40-1971
	12-30 if saturday +1 [,1990) | log-um-40-1971-2
	12-31 [1951,1961), 12-31 if monday tuesday wednesday thursday friday saturday [1962,1989) | half | log-um-40-1971-2
Pentecost = Hvítasunnudagur | easter+49 [1997,) | log-um-40-1971
	easter+49 [,1997) | computed | library
Whit Monday = Annar í hvítasunnu | easter+50 [1997,) | log-um-40-1971
	easter+50 [,1997) | computed | library

decided yes half | - | 12-24 | - | national | Christmas Eve from one in the afternoon | Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon | https://visindavefur.is/svar.php?id=1692
decided yes half | - | 12-31 | - | national | New Year’s Eve from one in the afternoon | Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon | https://visindavefur.is/svar.php?id=1692
`;
