/** Holidays of Tanzania: rules, years and sources. The format: `README.md`. */
export const TZ = `
country Tanzania

source library
source public-holidays-act | Tanzania, Public Holidays Act (Cap. 35); days of the Islamic year by our own reckoning of the crescent there | https://old.tanzlii.org/tz/legislation/act/1966/39/
source vacanza-holidays-mit | Tanzania, as vacanza/holidays (MIT) lists them
source declared-president-vacanza | Tanzania, declared by the President, as vacanza/holidays (MIT) cites the press | https://www.theeastafrican.co.ke/tea/business/tanzania-declares-public-holiday-on-census-day-3918836
source president-4-november-2015 | Tanzania, the President, 4 November 2015: the inauguration of President Magufuli | https://en.wikipedia.org/wiki/Public_holidays_in_Tanzania

Christmas Day | 12-25, 12-26 | library
Easter Monday | easter+1 | computed | library
End of Ramadan (Eid al-Fitr) | daressalaam 10-1 [,2010), daressalaam 10-1 [2014,2016), daressalaam 10-1 [2017,), on 20110831 | 2d computed estimated | public-holidays-act
	on 20100911 20120820 20130808 20160707 | 2d announced estimated | vacanza-holidays-mit
Feast of the Sacrifice (Eid al-Adha) | daressalaam 12-10 [,2011), daressalaam 12-10 [2020,), on 20141005 20180822 | computed estimated | public-holidays-act
	delhi 12-10 [2011,2013), delhi 12-10 [2016,2018), on 20131015 20150923 20190813 | announced estimated | vacanza-holidays-mit
Funeral of President John Magufuli = Mazishi ya Rais John Magufuli | on 20210322 20210325 | one_off | declared-president-vacanza
General Election Day = Siku ya Uchaguzi Mkuu | on 20201028 | one_off | declared-president-vacanza
Good Friday | easter-2 | computed | library
Inauguration of President John Magufuli | on 20151105 | one_off | president-4-november-2015
Independence Day | 12-09 [1962,) | library
Karume Day | 04-07 [1973,) | library
Labour Day | 05-01 | library
Maulid Day | daressalaam 3-12 [,2015), daressalaam 3-12 [2016,2018), daressalaam 3-12 [2019,2025), daressalaam 3-12 [2026,) | computed estimated | public-holidays-act
	on 20150103 20151224 20181121 20250904 | announced estimated | vacanza-holidays-mit
Nane Nane Day | 08-08 [1962,) | library
National Population and Housing Census Day = Siku ya Sensa ya Watu na Makazi | on 20220823 | one_off | declared-president-vacanza
New Year's Day | 01-01 | library
Nyerere Day | 10-14 [2000,) | library
Saba Saba Day | 07-07 [1962,) | library
Union Day | 04-26 [1965,) | library
Zanzibar Revolution Day | 01-12 [1965,) | public-holidays-act

fact national 2015 | off 11-05 | not 11-06 | declared by the President
fact national 2021 | off 01-12 03-22 03-25 | not 01-02 | Public Holidays Act: 12 January
fact national 2022 | off 01-01 05-01 | not 01-03 05-02 | holidays on a weekend are not compensated

decided dated calendar | Eid al-Adha; Eid al-Fitr; Prophet's Birthday; Feast of the Sacrifice (Eid al-Adha); End of Ramadan (Eid al-Fitr); Maulid Day | - | [2026,2033) | national | not a day after Mecca in every month | Tanzania: months by the crescent there, as most feasts of 2014 to 2025 were kept
decided no law | New Year's Day (observed); Prophet's Birthday (observed); Zanzibar Revolution Day (observed); The Sheikh Abeid Amani Karume Day (observed); Union Celebrations (observed); International Workers' Day (observed); International Trade Fair (observed); Peasants' Day (observed); Eid al-Fitr (observed); Eid al-Adha (observed); The Mwalimu Nyerere Day and Climax of the Uhuru Torch Race (observed); Independence and Republic Day (observed); Christmas Day (observed); Boxing Day (observed) | - | - | national | holidays on a Saturday or Sunday are kept on those days | Tanzania, Director of Information Services, 2008: Act No. 10 of 1994 is repealed, weekends are not compensated | https://gabjr.wordpress.com/2008/10/26/national-public-holidays-2009/
`;
