/** Holidays of Azerbaijan: rules, years and sources. The format: `README.md`. */
export const AZ = `
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

lieu saturday>next sunday>next [2006,) | Azerbaijan Armed Forces Day; Day of Victory over Fascism; Novruz; Republic Day | labour-code-article-4 [2010,); library
lieu saturday>monday sunday>monday [2008,) | Flag Day; National Salvation Day | as (əvəz gün) | library
lieu saturday>tuesday sunday>tuesday [1990,) | Victory Day | labour-code-article-4

Azerbaijan Armed Forces Day = Azərbaycan Respublikasının Silahlı Qüvvələri günü | 10-09 [1992,1998) | vacanza
	06-26 [1998,) | library
Day of National Mourning = Ümumxalq hüzn günü | 01-20 [2000,) | labour-code-article-3 [2010,); vacanza
Day of Victory over Fascism = Faşizm üzərində qələbə günü | 05-09 | library
End of Ramadan (Eid al-Fitr) = Ramazan Bayramı | on 20021204 20071012 20071013 20080930 20081001 | vacanza
	hijri 10-1 [1970,1990), hijri 10-1 +1 [1970,1990), hijri 10-1 [1993,2077), hijri 10-1 +1 [1993,2077) | estimated | library
	on 19930324 19940313 19950302 20031125 20041114 20051103 | estimated | library
	on 20100909 20100910 20170626 20170627 20190605 20190606 | collection estimated | which-feast-was
End of Ramadan (Eid al-Fitr) (substitute day) = Ramazan Bayramı (əvəz gün) | on 20071015 20090922 20100913 20120821 20150720 20170627 20180618 20200526 20230424 20260323 20280228 20280229 20310127 | substitute estimated | library computed
Exchanged day off = İş gününün dəyişdirilməsi | on 20110829 20130103 20130104 20140103 20140106 20200103 20200106 20200327 20200527 20210511 20210512 20210719 20220307 20221107 20230627 20230630 20231110 20240104 20240105 20240412 20241112 20241113 20241230 | collection | cabinet-ministers-vacanza-*
Feast of the Sacrifice (Eid al-Adha) = Qurban Bayramı | on 20020221 | vacanza
	hijri 12-10 [1970,1990), hijri 12-10 +1 [1970,1990), hijri 12-10 [1993,2077), hijri 12-10 +1 [1993,2077) | estimated | library
	on 19930531 19940520 19950509 20030211 20040201 20050122 20060110 | estimated | library
	on 20121025 20121026 20150924 20150925 20160912 20160913 20180822 20180823 20190812 20190813 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) (substitute day) = Qurban Bayramı (əvəz gün) | on 20070102 20091130 20111108 20121029 20141006 20141007 20160913 20170904 20190813 20200803 20220711 20220712 20240618 20250609 20270518 20280508 20300415 20300416 | substitute estimated | library computed
	on 20070103 20070104 | substitute | vacanza
Flag Day = Dövlət Bayrağı günü | 11-09 [2010,) | library
Independence Day = Dövlət Müstəqilliyi günü | 10-18 [1990,2006) | vacanza [1990,1992); library
International Solidarity Day of Azerbaijanis = Dünya azərbaycanlıların həmrəyliyi günü | 12-31 [1993,) | library
International Solidarity Day of Azerbaijanis (substitute day) = Dünya azərbaycanlıların həmrəyliyi günü (əvəz gün) | 01-02 if tuesday -1 [1996,2092), 01-01 if sunday +1 [2006,2097) | substitute | library
International Women's Day = Qadınlar günü | 03-08 | library
International Women's Day (substitute day) = Qadınlar günü (əvəz gün) | 03-09 if sunday +1 [1952,1987), 03-08 if sunday +1 [1953,1988), monday>=03-04 [2008,2010), monday>=03-04 [2014,2016), 03-08 if sunday +1 [2020,2100), 03-09 if sunday +1 [2031,2099) | substitute | library
National Salvation Day = Azərbaycan xalqının Milli Qurtuluş günü | 06-15 [1997,) | library
New Year's Day = Yeni il | 01-01, 01-02 [2006,) | library
New Year's Day (substitute day) = Yeni il (əvəz gün) | 1 wednesday 01 [2006,2008) | substitute | vacanza
	01-04 if monday tuesday [1954,1989), 01-03 if monday tuesday [2006,2097), 01-04 if monday tuesday [2010,) | substitute | library
Novruz = Novruz bayramı | 03-20 [1990,), 03-21 [1990,), 03-22 [2007,), 03-23 [2007,), 03-24 [2007,) | labour-code-article [2010,); vacanza
Public holiday = Qeyri-iş günü | 01-03 if tuesday +1 [2012,2024), 01-02 if tuesday +1 [2018,2030), 03-27 [2025,2027), on 20170628 20180411 20180619 20191227 20240207 20240619 20250103 20250129 20250328 20250627 20260330 20260529 | collection estimated | off-vacanza-holidays
Republic Day = Respublika günü | 05-28 [1992,) | library
Victory Day = Zəfər Günü | 11-08 [2021,) | labour-code-article-2
Working day | on 20110827 20210508 20210516 20210717 20220305 20221105 20230624 20230625 20231104 | worked announced | cabinet-ministers-vacanza-*
	on 20121229 20121230 | worked announced | cabinet-ministers-vacanza-2013
	on 20131228 20131229 | worked announced | cabinet-ministers-vacanza-2014
	on 20191228 20191229 20200329 20200530 | worked announced | cabinet-ministers-vacanza-2020
	saturday>=12-24 [2023,2025), on 20240107 20240406 20241116 20241123 | worked announced | cabinet-ministers-vacanza-2024

fact national 2016 | off 03-20 03-24 03-25 | not 10-18 11-12 11-17 | Labour Code, article 105; Cabinet for 2016
fact national 2021 | off 11-08 11-09 | not 11-12 | Victory Day
`;
