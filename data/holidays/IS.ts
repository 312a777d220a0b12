/** Holidays of Iceland: rules, years and sources. The format: `README.md`. */
export const IS = `
known [1990,)

source act-88-1971 | Iceland, Act No. 88/1971, section 6: the first Thursday after 18 April; not checked against the law
source log-um-40-1971 | Iceland, Lög um 40 stunda vinnuviku (88/1971), 6. gr., and Lög um helgidagafrið (32/1997) | https://visindavefur.is/svar.php?id=1692
source log-um-40-1971-2 | Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon | https://visindavefur.is/svar.php?id=1692

Ascension Day = Uppstigningardagur | easter+39 | log-um-40-1971 [1997,); library
Boxing Day = Annar í jólum | 12-26 | log-um-40-1971 [1997,); library
Christmas Day = Jóladagur | 12-25 | log-um-40-1971 [1997,); library
Christmas Eve = Aðfangadagur | 12-24 [1951,1961), 12-24 [1990,1995), 12-24 [2010,2017) | half | log-um-40-1971 [2010,2017); log-um-40-1971-2 [1990,1995) estimated; log-um-40-1971-2
	12-24 if monday tuesday wednesday thursday friday saturday [1962,1989), 12-24 if monday tuesday wednesday thursday friday saturday [1997,2010), 12-24 if monday tuesday wednesday thursday friday saturday [2018,) | half | log-um-40-1971 [2018,); log-um-40-1971 [1997,2010) estimated; log-um-40-1971-2
	on 19961224 | half estimated | log-um-40-1971-2
	12-23 if saturday +1 [,1990), 12-23 if saturday +1 [2000,2007), 12-23 if saturday +1 [2017,2091) | log-um-40-1971 [2017,2091); log-um-40-1971 [2000,2007) estimated; log-um-40-1971-2
	on 19951224 | estimated | log-um-40-1971-2
Commerce Day = Frídagur verslunarmanna | 1 monday 08 [1983,) | log-um-40-1971 [1997,); library
Easter Monday = Annar í páskum | easter+1 | log-um-40-1971 [1997,); library
Easter Sunday = Páskadagur | easter | log-um-40-1971 [1997,); library
First Day of Summer = Sumardagurinn fyrsti | thursday>=04-19 | log-um-40-1971 [1997,); act-88-1971 collection
Good Friday = Föstudagurinn langi | easter-2 | log-um-40-1971 [1997,); library
Icelandic National Day = Íslenski þjóðhátíðardagurinn | 06-17 | log-um-40-1971 [1997,); library
Labour Day = Hátíðisdagur Verkamanna | 05-01 | log-um-40-1971 [1997,); library
Maundy Thursday = Skírdagur | easter-3 | log-um-40-1971 [1997,); library
New Year's Day = Nýársdagur | 01-01 | log-um-40-1971 [1997,); library
New Year's Eve = Gamlársdagur | 12-31 [1951,1961), 12-31 [1990,1995), 12-31 [2010,2017) | half | log-um-40-1971 [2010,2017); log-um-40-1971-2 [1990,1995) estimated; log-um-40-1971-2
	12-31 if monday tuesday wednesday thursday friday saturday [1962,1989), 12-31 if monday tuesday wednesday thursday friday saturday [1997,2010), 12-31 if monday tuesday wednesday thursday friday saturday [2018,) | half | log-um-40-1971 [2018,); log-um-40-1971 [1997,2010) estimated; log-um-40-1971-2
	on 19961231 | half estimated | log-um-40-1971-2
	12-30 if saturday +1 [,1990), 12-30 if saturday +1 [2000,2007), 12-30 if saturday +1 [2017,2091) | log-um-40-1971 [2017,2091); log-um-40-1971 [2000,2007) estimated; log-um-40-1971-2
	on 19951231 | estimated | log-um-40-1971-2
Pentecost = Hvítasunnudagur | easter+49 | log-um-40-1971 [1997,); library
Whit Monday = Annar í hvítasunnu | easter+50 | log-um-40-1971 [1997,); library

decided yes half | - | 12-24 | - | national | Christmas Eve from one in the afternoon | Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon | https://visindavefur.is/svar.php?id=1692
decided yes half | - | 12-31 | - | national | New Year’s Eve from one in the afternoon | Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon | https://visindavefur.is/svar.php?id=1692
`;
