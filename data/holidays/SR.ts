/** Holidays of Suriname: rules, years and sources. The format: `README.md`. */
export const SR = `
source decrees-public-holidays | Suriname, decrees on public holidays; day by our own calendar

feasts nl | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Chinese New Year = Chinees Nieuwjaar | chinese 1-1 [,1972), chinese 1-1 [2022,), on 19960219 | library
Day of Liberation and Innovation = Dag van Bevrijding en Vernieuwing | 02-25 [1981,1993), 02-25 [2012,2021) | library
Day of the Maroons = Dag van de Marrons | 10-10 [,1972), 10-10 [2012,) | library
Deepavali = Divali | on 20141023 20151111 20161030 20171019 20181107 20191027 20201114 20211104 20221024 20231112 20241031 20251020 20261108 20271028 20281017 20291105 20301025 | library
	hindu diwali [2012,) | computed estimated | decrees-public-holidays
	on 20131102 | vacanza
Emancipation Day = Dag der Vrijheden (Keti koti) | 07-01 | library
End of Ramadan (Eid al-Fitr) = Suikerfeest (Eid al-Fitr) | hijri 10-1 | estimated | library
	on 20140729 20150718 20160707 20170626 20190605 20230422 20250331 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) = Offerfeest (Eid Al-Adha) | hijri 12-10 [,1972), hijri 12-10 [2010,) | estimated | library
	on 20141005 20150924 20160913 20170902 20190812 20230629 20250607 | collection estimated | which-feast-was
Holi Phagwa = Holi | on 20150306 20160323 20180302 20190321 20230307 20280311 20290328 20300319 | library
	on 20030318 | vacanza
	hindu holi [1975,1976), hindu holi [2001,2029), hindu holi [2030,) | computed estimated | decrees-public-holidays
Holi Phagwa = Holifeest | on 20170312 20200309 20210328 20220318 20240325 20250314 20260303 20270322 | library
Independence Day = Onafhankelijkheidsdag | 11-25 [1976,) | library
Indigenous People's Day = Dag der Inheemsen | 08-09 [,1972), 08-09 [2007,) | library
Labour Day = Dag van de Arbeid | 05-01 | library

fact national 2012 | off 03-08 11-13 | not 03-07 | Holi, Divali
`;
