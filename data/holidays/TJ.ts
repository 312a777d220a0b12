/** Holidays of Tajikistan: rules, years and sources. The format: `README.md`. */
export const TJ = `
country Tajikistan
known [1992,)

source law-holidays-2011 | Tajikistan, Law on Holidays (2011); not checked against the law
source law-holidays-2011-2 | Tajikistan, Law on Holidays of 2011, article 3: the next working day for a Saturday or Sunday | https://khovar.tj/rus/2017/03/tadzhikistantsy-s-uchyotom-vyhodnyh-dnej-i-prazdnikov-budut-otdyhat-13-dnej
source law-holidays-amended-2016 | Tajikistan, Law on Holidays as amended in November 2016: 1 May is worked from 2017 | https://asiaplus.news/2016/11/16/u-trudyashhihsya-tadzhikistana-otobrali-vyhodnoj
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Constitution Day | on 19941106 | collection estimated | vacanza
	11-06 [1995,) | collection | law-holidays-2011
Constitution Day (substitute day) | 11-06 if sunday +1 [2016,2096), 11-07 if sunday +1 [2021,) | substitute | law-holidays-2011-2
Day of National Unity = Рӯзи Ваҳдат | 06-27 [1998,) | collection | law-holidays-2011
Day of National Unity (substitute day) = Рӯзи Ваҳдат | 06-28 if sunday +1 [2015,2077), 06-27 if sunday +1 [2021,), 06-28 if sunday +1 [2093,2100) | substitute | law-holidays-2011-2
Eid al-Adha = Иди Қурбон | hijri 12-10 [2000,), on 19920611 19980407 | computed estimated | law-holidays-2011
	hijri 12-10 -1 [1993,1995), hijri 12-10 -1 [1996,1998), on 19990327 | collection estimated | vacanza
Eid al-Adha (substitute day) = Иди Қурбон | on 20111107 20141006 20160912 20190812 20220711 20240617 20270517 20300415 20350219 20380118 20421124 20451023 20480921 20500829 20530728 20580603 20610502 20660309 20690204 20710112 20731211 20761109 20781017 20810915 20840814 20860722 20890620 20920519 20940426 | substitute computed estimated | law-holidays-2011-2
Eid al-Fitr = Иди Рамазон | hijri 10-1 -1 [1994,1998), on 19920404 19990118 | collection estimated | vacanza
	hijri 10-1 [2000,2010), hijri 10-1 [2026,), on 19980129 | computed estimated | law-holidays-2011
	hijri 10-1 [2010,2023), hijri 9-27 +4 [2023,2025), on 20250330 | computed estimated | which-feast-was
Eid al-Fitr (substitute day) = Иди Рамазон | on 20120820 20170626 20200525 20230424 20250331 20280228 20330104 20351203 20371109 20401008 20480713 20510612 20560417 20590317 20640121 20661220 20711026 20740924 20760831 20790731 20820629 20840605 20870505 20900403 20920311 20950207 20980106 20991214 | substitute computed estimated | law-holidays-2011-2
Independence Day | 09-09 [1992,) | collection | law-holidays-2011
Independence Day (substitute day) | 09-09 if sunday +1 [2012,2097), 09-10 if sunday +1 [2017,2091) | substitute | law-holidays-2011-2
International Workers’ Solidarity Day | 05-01 [1992,2017) | law-holidays-amended-2016
International Workers’ Solidarity Day (substitute day) | 05-01 if sunday +1 [2011,2017) | substitute | law-holidays-2011-2
Mother's Day | 03-08 [1992,) | collection | law-holidays-2011
Mother's Day (substitute day) | 03-09 if sunday +1 [2014,2099), 03-08 if sunday +1 [2015,2100) | substitute | law-holidays-2011-2
New Year's Day | 01-01 [1992,) | collection | law-holidays-2011
New Year's Day (substitute day) | 01-02 if sunday +1 [2011,2096), 01-01 if sunday +1 [2012,2097) | substitute | law-holidays-2011-2
Nowruz = Наврӯз | 03-21 [1992,), 03-22 [1992,), 03-23 [2003,), 03-24 [2006,), on 19930324 | collection | law-holidays-2011
Nowruz (substitute day) = Наврӯз | 03-26 if monday tuesday wednesday thursday [2012,2100), 03-25 if monday tuesday wednesday thursday [2013,2056), 03-25 if monday tuesday wednesday thursday [2059,), on 20580327 | substitute | law-holidays-2011-2
Victory Day | 05-09 [1992,) | collection | law-holidays-2011
Victory Day (substitute day) | 05-10 if sunday +1 [2015,2100), 05-09 if sunday +1 [2021,2056), 05-09 if sunday +1 [2066,), on 20600511 | substitute | law-holidays-2011-2

fact national 2016 | off 05-01 | not 06-01 | Law on Holidays before November 2016
fact national 2017 | off 01-01 01-02 03-21 03-24 | not 05-01 | Law on Holidays as amended: 1 May is worked
decided yes law | New Year's Day (substitute day); Mother's Day (substitute day); Nowruz (substitute day); International Workers’ Solidarity Day (substitute day); Victory Day (substitute day); Day of National Unity (substitute day); Eid al-Fitr (substitute day); Independence Day (substitute day); Eid al-Adha (substitute day); Constitution Day (substitute day) | - | - | national | the next working day for a Saturday or Sunday | Tajikistan, Law on Holidays of 2011, article 3 | https://khovar.tj/rus/2017/03/tadzhikistantsy-s-uchyotom-vyhodnyh-dnej-i-prazdnikov-budut-otdyhat-13-dnej
`;
