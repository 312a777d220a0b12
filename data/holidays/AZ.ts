/** Holidays of Azerbaijan: rules, years and sources. The format: `README.md`. */
export const AZ = `
country Azerbaijan
known [1990,)

source cabinet-ministers-vacanza-2011 | Azerbaijan, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2011
source cabinet-ministers-vacanza-2013 | Azerbaijan, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2013
source cabinet-ministers-vacanza-2014 | Azerbaijan, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2014
source cabinet-ministers-vacanza-2020 | Azerbaijan, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2020
source cabinet-ministers-vacanza-2021 | Azerbaijan, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2021
source cabinet-ministers-vacanza-2022 | Azerbaijan, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2022
source cabinet-ministers-vacanza-2023 | Azerbaijan, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2023
source cabinet-ministers-vacanza-2024 | Azerbaijan, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2024
source labour-code-article | Azerbaijan, Labour Code, article 105: Novruz has five days, named as 20 to 24 March; three other days are worked | https://docslib.org/download/3972453/holidays-excerpt-from-the-labor-code-of-the-republic-of-azerbaijan
source labour-code-article-2 | Azerbaijan, Labour Code, article 105 | https://docslib.org/download/3972453/holidays-excerpt-from-the-labor-code-of-the-republic-of-azerbaijan
source labour-code-article-3 | Azerbaijan, Labour Code, article 106: 20 January is no working day, and none replaces it on a weekend | https://metbuat.az/news/1490015/22-yanvar-olkede-qeyri-is-gunudur.html
source labour-code-article-4 | Azerbaijan, Labour Code, article 105, part 5 | https://report.az/en/domestic-politics/9-non-working-days-declared-over-novruz-holiday/
source library
source off-vacanza-holidays | Days off, as vacanza/holidays (MIT) lists them
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Azerbaijan Armed Forces Day = Azərbaycan Respublikasının Silahlı Qüvvələri günü | 10-09 [1992,1998) | collection estimated | vacanza
	06-26 [1998,) | collection | library
Azerbaijan Armed Forces Day (substitute day) = Azərbaycan Respublikasının Silahlı Qüvvələri günü (əvəz gün) | 06-27 if sunday +1 [1954,1983), 06-26 if sunday +1 [1955,1989), 06-27 if sunday +1 [2010,), 06-26 if sunday +1 [2011,2096) | substitute collection | library
Day of National Mourning = Ümumxalq hüzn günü | 01-20 [2000,2010) | collection estimated | vacanza
	01-20 [2010,) | labour-code-article-3
Day of Victory over Fascism = Faşizm üzərində qələbə günü | 05-09 | collection | library
Day of Victory over Fascism (substitute day) = Faşizm üzərində qələbə günü (əvəz gün) | 05-10 if sunday +1 [2009,2100), 05-09 if sunday +1 [2010,) | substitute collection | library
End of Ramadan (Eid al-Fitr) = Ramazan Bayramı | hijri 10-1 [1970,1990), hijri 10-1 -1 [1971,1980), hijri 10-1 +1 [1980,1982), hijri 10-1 -1 [1982,1984), hijri 10-1 -1 [1985,1990), karachi 10-1 -1 [1993,2002), hijri 10-1 [1993,1996), karachi 10-1 [1997,2002), hijri 10-1 [2003,2010), hijri 10-1 [2027,2077), hijri 10-1 +1 [2027,2077), on 19701201 19840701 19960219 20061024 20090921 | computed estimated | library
	hijri 9-27 +3 [2007,2009), on 20021204 | collection estimated | vacanza
	tehran 10-1 -1 [2010,2016), tehran 10-1 [2010,2027), tehran 10-1 +1 [2016,2023), tehran 10-1 -1 [2025,2027), on 20230421 20240411 | computed estimated | which-feast-was
End of Ramadan (Eid al-Fitr) (substitute day) = Ramazan Bayramı (əvəz gün) | on 20071015 20090922 20100913 20120821 20150720 20170627 20180618 20200526 20230424 20260323 20280228 20280229 20310127 20330104 20331226 20351203 20351204 20371110 20381101 20401009 20430907 20460806 20480714 20510612 20510613 20540511 20540512 20560418 20590317 20590318 20620213 20640122 20661220 20661221 20691118 20711026 20711027 20740924 20740925 20760901 | substitute computed estimated | library
Exchanged day off = İş gününün dəyişdirilməsi | on 20110829 | collection | cabinet-ministers-vacanza-2011
	on 20130103 20130104 | collection | cabinet-ministers-vacanza-2013
	on 20140103 20140106 | collection | cabinet-ministers-vacanza-2014
	on 20200103 20200106 20200327 20200527 | collection | cabinet-ministers-vacanza-2020
	on 20210511 20210512 20210719 | collection | cabinet-ministers-vacanza-2021
	on 20220307 20221107 | collection | cabinet-ministers-vacanza-2022
	on 20230627 20230630 20231110 | collection | cabinet-ministers-vacanza-2023
	on 20240104 20240105 20240412 20241112 20241113 20241230 | collection | cabinet-ministers-vacanza-2024
Feast of the Sacrifice (Eid al-Adha) = Qurban Bayramı | delhi 12-10 -1 [1970,1990), karachi 12-10 [1970,1973), hindu yomari -4 [1974,1977), karachi 12-10 [1979,1984), hijri 12-10 -1 [1986,1989), tehran 12-10 -1 [1993,2002), hijri 12-10 [1993,1996), tehran 12-10 [1997,2002), hijri 12-10 [2003,2005), hijri 12-10 [2006,2010), delhi 12-10 [2007,2010), hijri 12-10 [2027,2077), hijri 12-10 +1 [2027,2077), on 19730114 19740103 19771122 19781110 19840905 19850827 19890714 19960427 20050122 | computed estimated | library
	on 20020221 | collection estimated | vacanza
	delhi 12-10 -1 [2010,2018), tehran 12-10 [2010,2012), delhi 12-10 [2015,2027), tehran 12-10 +1 [2018,2020), hijri 12-10 [2020,2027), on 20121025 20131016 20141004 | computed estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) (substitute day) = Qurban Bayramı (əvəz gün) | on 20070102 20091130 20111108 20121029 20141006 20141007 20160913 20170904 20190813 20200803 20220711 20220712 20240618 20250609 20270518 20280508 20300415 20300416 20330314 20350220 20380118 20380119 20401217 20421125 20451023 20451024 20480921 20480922 20500830 20530728 20530729 20560626 20580603 20580604 20610502 20610503 20640331 20660308 20660309 20690204 20690205 20710113 20731211 20731212 20761109 20761110 | substitute computed estimated | library
	on 20070103 20070104 | substitute collection estimated | vacanza
Flag Day = Dövlət Bayrağı günü | 11-09 [2010,) | collection | library
Flag Day (substitute day) = Dövlət Bayrağı günü (əvəz gün) | 11-09 if sunday +1 [1952,1987), 11-10 if sunday +1 [1957,1986), 11-10 if sunday +1 [2013,2098), 11-09 if sunday +1 [2014,2099) | substitute collection | library
Independence Day = Dövlət Müstəqilliyi günü | 10-18 [1990,1992) | collection estimated | vacanza
	10-18 [1992,2006) | collection | library
International Solidarity Day of Azerbaijanis = Dünya azərbaycanlıların həmrəyliyi günü | 12-31 [1993,) | collection | library
International Solidarity Day of Azerbaijanis (substitute day) = Dünya azərbaycanlıların həmrəyliyi günü (əvəz gün) | 01-02 if tuesday -1 [1996,2092), 01-01 if sunday +1 [2006,2097) | substitute collection | library
International Women's Day = Qadınlar günü | 03-08 | collection | library
International Women's Day (substitute day) = Qadınlar günü (əvəz gün) | 03-09 if sunday +1 [1952,1987), 03-08 if sunday +1 [1953,1988), monday>=03-04 [2008,2010), monday>=03-04 [2014,2016), 03-08 if sunday +1 [2020,2100), 03-09 if sunday +1 [2031,2099) | substitute collection | library
National Salvation Day = Azərbaycan xalqının Milli Qurtuluş günü | 06-15 [1997,) | collection | library
National Salvation Day (substitute day) = Azərbaycan xalqının Milli Qurtuluş günü (əvəz gün) | 06-15 if sunday +1 [2008,2099), 06-16 if sunday +1 [2013,2098) | substitute collection | library
New Year's Day = Yeni il | 01-01, 01-02 [2006,) | collection | library
New Year's Day (substitute day) = Yeni il (əvəz gün) | 1 wednesday 01 [2006,2008) | substitute collection estimated | vacanza
	01-04 if monday tuesday [1954,1989), 01-03 if monday tuesday [2006,2097), 01-04 if monday tuesday [2010,) | substitute collection | library
Novruz = Novruz bayramı | 03-20 [1990,2010), 03-21 [1990,2010), 03-22 [2007,2010), 03-23 [2007,2010), 03-24 [2007,2010) | collection estimated | vacanza
	03-20 [2010,), 03-21 [2010,), 03-22 [2010,), 03-23 [2010,), 03-24 [2010,) | labour-code-article
Novruz (substitute day) = Novruz bayramı | 03-26 [2007,2010), 03-25 [2008,2010) | substitute collection estimated | vacanza
	03-25 if monday tuesday wednesday thursday friday [2010,2056), 03-26 if monday tuesday wednesday thursday friday [2010,2058), wednesday>=03-21 [2058,2060), 03-25 if monday tuesday wednesday thursday friday [2059,), 03-26 if monday tuesday wednesday thursday friday [2060,), on 20580328 | substitute | labour-code-article-4
Public holiday = Qeyri-iş günü | 01-03 if tuesday +1 [2012,2024), 01-02 if tuesday +1 [2018,2030), 03-27 [2025,2027), on 20170628 20180411 20180619 20191227 20240207 20240619 20250103 20250129 20250328 20250627 20260330 20260529 | collection estimated | off-vacanza-holidays
Republic Day = Respublika günü | 05-28 [1992,) | collection | library
Republic Day (substitute day) = Respublika günü (əvəz gün) | 05-29 if sunday +1 [1955,1989), 05-28 if sunday +1 [2006,2091), 05-29 if sunday +1 [2011,2096) | substitute collection | library
Victory Day = Zəfər Günü | 11-08 [2021,) | labour-code-article-2
Victory Day (substitute day) = Zəfər Günü | 11-10 if monday +1 [2025,2099), 11-09 if monday +1 [2043,2072), 11-09 if monday +1 [2082,2100), on 20261110 20371111 20761111 | substitute | labour-code-article-4
Working day | on 20110827 | worked announced | cabinet-ministers-vacanza-2011
	on 20121229 20121230 | worked announced | cabinet-ministers-vacanza-2013
	on 20131228 20131229 | worked announced | cabinet-ministers-vacanza-2014
	on 20191228 20191229 20200329 20200530 | worked announced | cabinet-ministers-vacanza-2020
	on 20210508 20210516 20210717 | worked announced | cabinet-ministers-vacanza-2021
	on 20220305 20221105 | worked announced | cabinet-ministers-vacanza-2022
	on 20230624 20230625 20231104 | worked announced | cabinet-ministers-vacanza-2023
	saturday>=12-24 [2023,2025), on 20240107 20240406 20241116 20241123 | worked announced | cabinet-ministers-vacanza-2024

fact national 2016 | off 03-20 03-24 03-25 | not 10-18 11-12 11-17 | Labour Code, article 105; Cabinet for 2016
fact national 2021 | off 11-08 11-09 | not 11-12 | Victory Day
`;
