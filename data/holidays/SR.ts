/** Holidays of Suriname: rules, years and sources. The format: `README.md`. */
export const SR = `
country Suriname
known [1990,)

source decrees-public-holidays | Suriname, decrees on public holidays; day by our own calendar
source library
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Boxing Day = Tweede kerstdag | 12-26 | collection | library
Chinese New Year = Chinees Nieuwjaar | chinese 1-1 [,1972), chinese 1-1 [2022,), on 19960219 | computed | library
Christmas Day = Kerstmis | 12-25 | collection | library
Day of Liberation and Innovation = Dag van Bevrijding en Vernieuwing | 02-25 [1981,1993), 02-25 [2012,2021) | collection | library
Day of the Maroons = Dag van de Marrons | 10-10 [,1972), 10-10 [2012,) | collection | library
Deepavali | hindu diwali [2014,2017), hindu diwali [2018,2020), myanmar deepavali -1 [2028,2031), on 20231112 | collection | library
Deepavali = Divali | hindu diwali [2012,2014), hindu diwali [2031,) | computed estimated | decrees-public-holidays
	hindu kali [2020,2023), hindu kali [2024,2028), on 20171019 | collection | library
Easter Monday = Tweede paasdag | easter+1 | computed | library
Emancipation Day = Dag der Vrijheden (Keti koti) | 07-01 | collection | library
End of Ramadan (Eid al-Fitr) = Suikerfeest (Eid al-Fitr) | hijri 10-1 +1 [2014,2018), tehran 10-1 [2018,2026) | computed estimated | which-feast-was
	hijri 10-1 [,2014), hijri 10-1 [2026,) | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = Offerfeest (Eid Al-Adha) | karachi 12-10 [2014,2016), tehran 12-10 +1 [2016,2018), karachi 12-10 [2019,2021), hindu guru-purnima -4 [2021,2024), on 20180821 20240616 20250607 | computed estimated | which-feast-was
	hijri 12-10 [,1972), hijri 12-10 [2010,2014), hijri 12-10 [2026,) | computed estimated | library
Good Friday = Goede Vrijdag | easter-2 | computed | library
Holi Phagwa = Holi | hindu holi [2001,2003), hindu holi [2004,2015), hindu holi [2031,), on 19750328 | computed estimated | decrees-public-holidays
	on 20030318 | collection estimated | vacanza
Holi Phagwa | hindu holika +1 [2018,2020), on 20150306 20160323 20230307 20280311 20290328 20300319 | collection | library
Holi Phagwa = Holifeest | hindu dol [2020,2023), hindu dol [2024,2028), on 20170312 | collection | library
Independence Day = Onafhankelijkheidsdag | 11-25 [1976,) | collection | library
Indigenous People's Day = Dag der Inheemsen | 08-09 [,1972), 08-09 [2007,) | collection | library
Labour Day = Dag van de Arbeid | 05-01 | collection | library
New Year's Day = Nieuwjaar | 01-01 | collection | library

fact national 2012 | off 03-08 11-13 | not 03-07 | Holi, Divali
`;
