/** Holidays of Tanzania: rules, years and sources. The format: `README.md`. */
export const TZ = `
source bank-of-tanzania-2014 | Bank of Tanzania, official public holidays, here of 2014 | http://bot.go.tz/holidays%20-%202014.asp | list
source declared-president-vacanza | Tanzania, declared by the President, as vacanza/holidays (MIT) cites the press | https://www.theeastafrican.co.ke/tea/business/tanzania-declares-public-holiday-on-census-day-3918836
source president-4-november-2015 | Tanzania, the President, 4 November 2015: the inauguration of President Magufuli | https://en.wikipedia.org/wiki/Public_holidays_in_Tanzania
source public-holidays-act | Tanzania, Public Holidays Act (Cap. 35); days of the Islamic year by our own reckoning of the crescent there | https://old.tanzlii.org/tz/legislation/act/1966/39/

CCM Party Founding Day | 02-05 [1990,1994) | vacanza
Christmas Day | 12-25, 12-26 [,1966), 12-26 [1993,) | bank-of-tanzania-2014; library
feasts en | Easter Monday; Good Friday; Labour Day | bank-of-tanzania-2014; library
End of Ramadan (Eid al-Fitr) | on 20100911 20100912 20120820 20120821 20130808 20130809 20160707 20160708 | collection estimated | public-holidays-act
	on 19910415 19910416 19940312 19940313 19980129 19980130 20011227 20031127 20031128 20041018 20041019 20061029 20061030 | vacanza
	daressalaam 10-1 [,1969), daressalaam 10-1 +1 [,1969), daressalaam 10-1 [1969,1982), daressalaam 10-1 +1 [1969,1982), daressalaam 10-1 [1983,1984), daressalaam 10-1 +1 [1983,1984), daressalaam 10-1 [1985,2004), daressalaam 10-1 +1 [1985,2004), daressalaam 10-1 [2005,), daressalaam 10-1 +1 [2005,) | computed estimated | public-holidays-act
	on 19960221 20081002 20090921 | collection estimated | public-holidays-act
Feast of the Sacrifice (Eid al-Adha) | on 20111107 20121027 20131015 20150923 20160913 20170902 20190813 | collection estimated | public-holidays-act
	on 19910621 19940520 19950510 20010305 20040202 20050122 20060109 | vacanza
	daressalaam 12-10 [,1969), daressalaam 12-10 [1970,1975), daressalaam 12-10 [1975,1982), daressalaam 12-10 [1985,1987), daressalaam 12-10 [1989,1998), daressalaam 12-10 [1999,2007), daressalaam 12-10 [2009,) | computed estimated | public-holidays-act
Funeral of President John Magufuli = Mazishi ya Rais John Magufuli | on 20210322 20210325 | collection | declared-president-vacanza
General Election Day = Siku ya Uchaguzi Mkuu | on 20201028 | collection | declared-president-vacanza
Inauguration of President John Magufuli | on 20151105 | one_off | president-4-november-2015 & vacanza
Independence Day | 12-09 [1962,) | bank-of-tanzania-2014; library
Karume Day | 04-07 [2006,), on 19800407 19980407 | bank-of-tanzania-2014; library
Maulid Day | on 19911019 19940818 19990627 20010706 20030512 20060410 20070331 | vacanza
	on 20150103 20151224 20181121 20250904 | collection estimated | public-holidays-act
	daressalaam 3-12 [,1966), daressalaam 3-12 [1967,1968), daressalaam 3-12 [1969,1970), daressalaam 3-12 [1971,1972), daressalaam 3-12 [1973,1974), daressalaam 3-12 [1977,1983), daressalaam 3-12 [1985,1988), daressalaam 3-12 [1990,1991), daressalaam 3-12 [1992,2001), daressalaam 3-12 [2002,2008), daressalaam 3-12 [2009,) | computed estimated | public-holidays-act
Nane Nane Day | 08-08 [1962,1965), 08-08 [1995,) | bank-of-tanzania-2014; library
National Population and Housing Census Day = Siku ya Sensa ya Watu na Makazi | on 20020825 | vacanza
	on 20220823 | collection | declared-president-vacanza
New Year's Day | 01-01 [,1967), 01-01 [1987,) | bank-of-tanzania-2014; library
Nyerere Day | 10-14 [2002,) | bank-of-tanzania-2014; library
Saba Saba Day | 07-07 [1962,) | bank-of-tanzania-2014; library
Union Day | 04-26 [1965,) | bank-of-tanzania-2014; library
Zanzibar Revolution Day | 01-12 [1965,) | public-holidays-act

fact national 2015 | off 11-05 | not 11-06 | declared by the President
fact national 2021 | off 01-12 03-22 03-25 | not 01-02 | Public Holidays Act: 12 January
fact national 2022 | off 01-01 05-01 | not 01-03 05-02 | holidays on a weekend are not compensated
decided dated calendar | Eid al-Adha; Eid al-Fitr; Prophet's Birthday; Feast of the Sacrifice (Eid al-Adha); End of Ramadan (Eid al-Fitr); Maulid Day | - | [2026,2033) | national | not a day after Mecca in every month | Tanzania: months by the crescent there, as most feasts of 2014 to 2025 were kept
decided no law | New Year's Day (observed); Prophet's Birthday (observed); Zanzibar Revolution Day (observed); The Sheikh Abeid Amani Karume Day (observed); Union Celebrations (observed); International Workers' Day (observed); International Trade Fair (observed); Peasants' Day (observed); Eid al-Fitr (observed); Eid al-Adha (observed); The Mwalimu Nyerere Day and Climax of the Uhuru Torch Race (observed); Independence and Republic Day (observed); Christmas Day (observed); Boxing Day (observed) | - | - | national | holidays on a Saturday or Sunday are kept on those days | Tanzania, Director of Information Services, 2008: Act No. 10 of 1994 is repealed, weekends are not compensated | https://gabjr.wordpress.com/2008/10/26/national-public-holidays-2009/
`;
