/** Holidays of Iceland: rules, years and sources. The format: `README.md`. */
export const IS = `
source act-88-1971 | Iceland, Act No. 88/1971, section 6: the first Thursday after 18 April; not checked against the law
source log-um-40-1971 | Iceland, Lög um 40 stunda vinnuviku (88/1971), 6. gr., and Lög um helgidagafrið (32/1997) | https://visindavefur.is/svar.php?id=1692
source log-um-40-1971-2 | Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon | https://visindavefur.is/svar.php?id=1692

Ascension Day = Uppstigningardagur | easter+39 | log-um-40-1971 [1997,); library
Boxing Day = Annar í jólum | 12-26 | log-um-40-1971 [1997,); library
Christmas Day = Jóladagur | 12-25 | log-um-40-1971 [1997,); library
Christmas Eve = Aðfangadagur | 12-24 | half | log-um-40-1971 [2010,); log-um-40-1971 [1997,2010) estimated; log-um-40-1971-2 [1990,1997) estimated; log-um-40-1971-2
	12-23 if saturday +1 | log-um-40-1971 [2017,); log-um-40-1971 [1995,2017) estimated; log-um-40-1971-2
Commerce Day = Frídagur verslunarmanna | 1 monday 08 [1983,) | log-um-40-1971 [1997,); library
Easter Monday = Annar í páskum | easter+1 | log-um-40-1971 [1997,); library
Easter Sunday = Páskadagur | easter | log-um-40-1971 [1997,); library
First Day of Summer = Sumardagurinn fyrsti | thursday>=04-19 | log-um-40-1971 [1997,); act-88-1971 collection
Good Friday = Föstudagurinn langi | easter-2 | log-um-40-1971 [1997,); library
Icelandic National Day = Íslenski þjóðhátíðardagurinn | 06-17 | log-um-40-1971 [1997,); library
Labour Day = Hátíðisdagur Verkamanna | 05-01 | log-um-40-1971 [1997,); library
Maundy Thursday = Skírdagur | easter-3 | log-um-40-1971 [1997,); library
New Year's Day = Nýársdagur | 01-01 | log-um-40-1971 [1997,); library
New Year's Eve = Gamlársdagur | 12-31 | half | log-um-40-1971 [2010,); log-um-40-1971 [1997,2010) estimated; log-um-40-1971-2 [1990,1997) estimated; log-um-40-1971-2
	12-30 if saturday +1 | log-um-40-1971 [2017,); log-um-40-1971 [1995,2017) estimated; log-um-40-1971-2
Pentecost = Hvítasunnudagur | easter+49 | log-um-40-1971 [1997,); library
Whit Monday = Annar í hvítasunnu | easter+50 | log-um-40-1971 [1997,); library

decided yes half | - | 12-24 | - | national | Christmas Eve from one in the afternoon | Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon | https://visindavefur.is/svar.php?id=1692
decided yes half | - | 12-31 | - | national | New Year’s Eve from one in the afternoon | Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon | https://visindavefur.is/svar.php?id=1692
`;
