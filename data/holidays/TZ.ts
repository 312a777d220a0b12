/** Holidays of Tanzania: rules, years and sources. The format: `README.md`. */
export const TZ = `
country Tanzania
known [1990,)

source declared-president-vacanza | Tanzania, declared by the President, as vacanza/holidays (MIT) cites the press | https://www.theeastafrican.co.ke/tea/business/tanzania-declares-public-holiday-on-census-day-3918836
source library
source president-4-november-2015 | Tanzania, the President, 4 November 2015: the inauguration of President Magufuli | https://en.wikipedia.org/wiki/Public_holidays_in_Tanzania
source public-holidays-act | Tanzania, Public Holidays Act (Cap. 35); days of the Islamic year by our own reckoning of the crescent there | https://old.tanzlii.org/tz/legislation/act/1966/39/
source vacanza
source vacanza-holidays-mit | Tanzania, as vacanza/holidays (MIT) lists them

CCM Party Founding Day | 02-05 [1990,1994) | collection estimated | vacanza
Christmas Day | 12-25, 12-26 [,1966), 12-26 [1993,) | collection | library
Easter Monday | easter+1 | computed | library
End of Ramadan (Eid al-Fitr) | on 19910415 19910416 19940312 19940313 19980129 20011227 20031128 20041018 20041019 20061029 20061030 | collection estimated | vacanza
	dhaka 10-1 [2012,2014), on 20100911 20100912 20120821 20130808 20160707 20160708 | collection estimated | vacanza-holidays-mit
	delhi 10-1 [,1968), delhi 10-1 +1 [,1955), delhi 10-1 +1 [1956,1961), delhi 10-1 +1 [1962,1965), delhi 10-1 -1 [1965,1968), delhi 10-1 [1969,1982), delhi 10-1 +1 [1969,1974), delhi 10-1 -1 [1976,1979), delhi 10-1 +1 [1980,1982), delhi 10-1 [1985,1991), delhi 10-1 -1 [1986,1988), delhi 10-1 +1 [1989,1991), delhi 10-1 [1992,1994), delhi 10-1 +1 [1992,1994), delhi 10-1 [1995,2001), delhi 10-1 +1 [2002,2004), hindu mahalaya +3 [2007,2010), delhi 10-1 [2014,2016), delhi 10-1 +1 [2014,2016), delhi 10-1 [2017,), delhi 10-1 +1 [2021,2024), delhi 10-1 +1 [2025,2030), delhi 10-1 +1 [2033,2039), delhi 10-1 -1 [2041,2044), delhi 10-1 +1 [2046,2051), delhi 10-1 +1 [2052,2054), delhi 10-1 +1 [2055,2059), delhi 10-1 +1 [2060,2063), tibetan offering +1 [2063,2066), delhi 10-1 +1 [2066,2072), delhi 10-1 +1 [2073,2076), delhi 10-1 -1 [2076,2079), delhi 10-1 +1 [2079,2085), delhi 10-1 +1 [2088,2095), delhi 10-1 -1 [2097,2099), on 19550523 19610318 19680102 19680103 19741017 19751008 19830713 19850621 19950304 19970210 19990119 20000110 20001229 20021206 20051104 20051105 20071014 20110831 20110901 20170627 20180615 20190606 20200524 20240410 20300204 20310126 20320114 20391019 20401009 20440826 20450814 20510610 20540509 20590315 20651230 20721013 20850525 20860516 20870504 20950206 20960128 20991215 21001203 | computed estimated | public-holidays-act
Feast of the Sacrifice (Eid al-Adha) | hindu janaki-navami +1 [1994,1996), hijri 12-10 +1 [2004,2006), on 19910621 20010305 20060109 | collection estimated | vacanza
	delhi 12-10 [2011,2013), delhi 12-10 [2016,2018), on 20131015 20150923 20190813 | collection estimated | vacanza-holidays-mit
	daressalaam 12-10 [,1969), daressalaam 12-10 [1970,1974), daressalaam 12-10 [1975,1982), daressalaam 12-10 [1985,1987), daressalaam 12-10 [1989,1991), daressalaam 12-10 [1992,1994), daressalaam 12-10 [1996,1998), daressalaam 12-10 [1999,2001), daressalaam 12-10 [2002,2004), daressalaam 12-10 [2009,2011), daressalaam 12-10 [2020,), on 19740104 20141005 20180822 | computed estimated | public-holidays-act
Funeral of President John Magufuli = Mazishi ya Rais John Magufuli | on 20210322 20210325 | collection | declared-president-vacanza
General Election Day = Siku ya Uchaguzi Mkuu | on 20201028 | collection | declared-president-vacanza
Good Friday | easter-2 | computed | library
Inauguration of President John Magufuli | on 20151105 | one_off | president-4-november-2015
Independence Day | 12-09 [1962,) | collection | library
Karume Day | 04-06 if monday +1 [1998,2100), 04-07 if sunday monday wednesday thursday friday saturday [2006,), on 19800407 | collection | library
Labour Day | 05-01 | collection | library
Maulid Day | hijri 3-12 [2006,2008), on 19911019 19940818 19990627 20010706 20030512 | collection estimated | vacanza
	on 20150103 20151224 20181121 20250904 | collection estimated | vacanza-holidays-mit
	daressalaam 3-12 [,1966), daressalaam 3-12 [1977,1982), daressalaam 3-12 [1985,1988), daressalaam 3-12 [1992,1994), daressalaam 3-12 [1995,1999), daressalaam 3-12 [2004,2006), daressalaam 3-12 [2009,2015), daressalaam 3-12 [2016,2018), daressalaam 3-12 [2019,2025), daressalaam 3-12 [2026,), on 19670621 19690529 19710508 19730416 19820108 19901002 20000615 20020525 | computed estimated | public-holidays-act
Nane Nane Day | 08-08 [1962,1965), 08-08 [1995,) | collection | library
National Population and Housing Census Day = Siku ya Sensa ya Watu na Makazi | on 20020825 | collection estimated | vacanza
	on 20220823 | collection | declared-president-vacanza
New Year's Day | 01-01 [,1967), 01-01 [1987,) | collection | library
Nyerere Day | 10-14 [2002,) | collection | library
Saba Saba Day | 07-07 [1962,) | collection | library
Union Day | 04-26 [1965,) | collection | library
Zanzibar Revolution Day | 01-12 [1965,) | public-holidays-act

fact national 2015 | off 11-05 | not 11-06 | declared by the President
fact national 2021 | off 01-12 03-22 03-25 | not 01-02 | Public Holidays Act: 12 January
fact national 2022 | off 01-01 05-01 | not 01-03 05-02 | holidays on a weekend are not compensated
decided dated calendar | Eid al-Adha; Eid al-Fitr; Prophet's Birthday; Feast of the Sacrifice (Eid al-Adha); End of Ramadan (Eid al-Fitr); Maulid Day | - | [2026,2033) | national | not a day after Mecca in every month | Tanzania: months by the crescent there, as most feasts of 2014 to 2025 were kept
decided no law | New Year's Day (observed); Prophet's Birthday (observed); Zanzibar Revolution Day (observed); The Sheikh Abeid Amani Karume Day (observed); Union Celebrations (observed); International Workers' Day (observed); International Trade Fair (observed); Peasants' Day (observed); Eid al-Fitr (observed); Eid al-Adha (observed); The Mwalimu Nyerere Day and Climax of the Uhuru Torch Race (observed); Independence and Republic Day (observed); Christmas Day (observed); Boxing Day (observed) | - | - | national | holidays on a Saturday or Sunday are kept on those days | Tanzania, Director of Information Services, 2008: Act No. 10 of 1994 is repealed, weekends are not compensated | https://gabjr.wordpress.com/2008/10/26/national-public-holidays-2009/
`;
