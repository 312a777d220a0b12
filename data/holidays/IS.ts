/** Holidays of Iceland: rules, years and sources. The format: `README.md`. */
export const IS = `
country Iceland

source library
source log-um-40-1971 | Iceland, Lög um 40 stunda vinnuviku (88/1971), 6. gr., and Lög um helgidagafrið (32/1997) | https://visindavefur.is/svar.php?id=1692
source act-88-1971 | Iceland, Act No. 88/1971, section 6: the first Thursday after 18 April; not checked against the law

Ascension Day = Uppstigningardagur | easter+39 [,1997) | computed | library
	easter+39 [1997,) | log-um-40-1971
Boxing Day = Annar í jólum | 12-26 [,1997) | library
	12-26 [1997,) | log-um-40-1971
Christmas Day = Jóladagur | 12-25 [,1997) | library
	12-25 [1997,) | log-um-40-1971
Christmas Eve = Aðfangadagur | 12-23 if saturday +1 [,1996) | library
	12-23 if saturday +1 [2000,2091) | log-um-40-1971
	12-24 [1951,1961), 12-24 if monday tuesday wednesday thursday friday saturday [1962,1997) | half | library
	12-24 if monday tuesday wednesday thursday friday saturday [1997,) | half | log-um-40-1971
Commerce Day = Frídagur verslunarmanna | 1 monday 08 [,1997) | library
	1 monday 08 [1997,) | log-um-40-1971
Easter Monday = Annar í páskum | easter+1 [,1997) | computed | library
	easter+1 [1997,) | log-um-40-1971
Easter Sunday = Páskadagur | easter [,1997) | computed | library
	easter [1997,) | log-um-40-1971
First Day of Summer = Sumardagurinn fyrsti | thursday>=04-19 [,1997) | act-88-1971
	thursday>=04-19 [1997,) | log-um-40-1971
Good Friday = Föstudagurinn langi | easter-2 [,1997) | computed | library
	easter-2 [1997,) | log-um-40-1971
Icelandic National Day = Íslenski þjóðhátíðardagurinn | 06-17 [,1997) | library
	06-17 [1997,) | log-um-40-1971
Labour Day = Hátíðisdagur Verkamanna | 05-01 [,1997) | library
	05-01 [1997,) | log-um-40-1971
Maundy Thursday = Skírdagur | easter-3 [,1997) | computed | library
	easter-3 [1997,) | log-um-40-1971
New Year's Day = Nýársdagur | 01-01 [,1997) | library
	01-01 [1997,) | log-um-40-1971
New Year's Eve = Gamlársdagur | 12-30 if saturday +1 [,1996) | library
	12-30 if saturday +1 [2000,2091) | log-um-40-1971
	12-31 [1951,1961), 12-31 if monday tuesday wednesday thursday friday saturday [1962,1997) | half | library
	12-31 if monday tuesday wednesday thursday friday saturday [1997,) | half | log-um-40-1971
Pentecost = Hvítasunnudagur | easter+49 [,1997) | computed | library
	easter+49 [1997,) | log-um-40-1971
Whit Monday = Annar í hvítasunnu | easter+50 [,1997) | computed | library
	easter+50 [1997,) | log-um-40-1971

decided yes half | - | 12-24 | - | national | Christmas Eve from one in the afternoon | Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon | https://visindavefur.is/svar.php?id=1692
decided yes half | - | 12-31 | - | national | New Year’s Eve from one in the afternoon | Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon | https://visindavefur.is/svar.php?id=1692
`;
