/** Holidays of Russia: rules, years and sources. The format: `README.md`. */
export const RU = `
part AD Republic of Adygea
part AL Altai Republic
part BA Republic of Bashkortostan
part BEL Belgorod Oblast
part BRY Bryansk Oblast
part BU Republic of Buryatia
part CE Chechen Republic
part CR Republic of Crimea
part CU Chuvash Republic
part DA Republic of Dagestan
part IN Republic of Ingushetia
part IRK Irkutsk Oblast
part KB Kabardino-Balkar Republic
part KC Karachay-Cherkess Republic
part KDA Krasnodar Krai
part KL Republic of Kalmykia
part KO Republic of Komi
part KR Republic of Karelia
part MR Republic of Mordovia
part NO Republic of North Ossetia-Alania
part OMS Omsk Oblast
part PNZ Penza Oblast
part SA Sakha (Yakutia) Republic
part SAR Saratov Oblast
part SEV Sevastopol
part STA Stavropol Krai
part TA Republic of Tatarstan
part TY Republic of Tuva
part ZAB Zabaykalsky Krai
known [2010,)
known [1991,) | in national

source decree-345-2020 | Russia, Decree 345 of 29 May 2020: a day off with pay for the Victory Parade | https://citytraffic.ru/2020/5/248315/день-парада-в-честь-75-летия-победы-объя
source decree-354-2020 | Russia, Decree 354 of 1 June 2020: a day off with pay for the vote on the Constitution; not checked against the decree | https://github.com/xmlcalendar/data
source government-resolution-moving-2010 | Russia, Government resolution on moving days off in 2010 | https://www.consultant.ru/document/cons_doc_LAW_93374/
source government-resolution-moving-2011 | Russia, Government resolution on moving days off in 2011 | https://www.consultant.ru/document/cons_doc_LAW_103530/
source government-resolution-moving-2012 | Russia, Government resolution on moving days off in 2012 | https://www.consultant.ru/document/cons_doc_LAW_117190/
source government-resolution-moving-2013 | Russia, Government resolution on moving days off in 2013 | https://www.consultant.ru/document/cons_doc_LAW_136654/
source government-resolution-moving-2014 | Russia, Government resolution on moving days off in 2014 | https://www.consultant.ru/document/cons_doc_LAW_146983/
source government-resolution-moving-2015 | Russia, Government resolution on moving days off in 2015 | https://www.consultant.ru/document/cons_doc_LAW_167928/
source government-resolution-moving-2016 | Russia, Government resolution on moving days off in 2016 | https://www.consultant.ru/document/cons_doc_LAW_186505/
source government-resolution-moving-2017 | Russia, Government resolution on moving days off in 2017 | https://www.consultant.ru/document/cons_doc_LAW_202871/
source government-resolution-moving-2018 | Russia, Government resolution on moving days off in 2018 | https://www.consultant.ru/document/cons_doc_LAW_280526/
source government-resolution-moving-2019 | Russia, Government resolution on moving days off in 2019 | https://www.consultant.ru/document/cons_doc_LAW_307996/
source government-resolution-moving-2020 | Russia, Government resolution on moving days off in 2020 | https://www.consultant.ru/document/cons_doc_LAW_328918/
source government-resolution-moving-2021 | Russia, Government resolution on moving days off in 2021 | https://www.consultant.ru/document/cons_doc_LAW_365179/
source government-resolution-moving-2022 | Russia, Government resolution on moving days off in 2022 | https://www.consultant.ru/document/cons_doc_LAW_395538/
source government-resolution-moving-2023 | Russia, Government resolution on moving days off in 2023 | https://www.consultant.ru/document/cons_doc_LAW_425407/
source government-resolution-moving-2024 | Russia, Government resolution on moving days off in 2024 | https://normativ.kontur.ru/document?documentId=454126&moduleId=1
source government-resolution-moving-2025 | Russia, Government resolution on moving days off in 2025 | https://www.consultant.ru/document/cons_doc_LAW_481586/
source government-resolution-moving-2026 | Russia, Government resolution on moving days off in 2026 | https://tass.ru/obschestvo/25149527
source government-resolution-moving-2027 | Russia, Government resolution on moving days off in 2027 | https://www.consultant.ru/document/cons_doc_LAW_544706/
source labour-code-article | Russia, Labour Code, article 112 | https://www.consultant.ru/document/cons_doc_LAW_34683/98ef2900507766e70ff29c0b9d8e2353ea80a1cf/
source labour-code-article-2 | Russia, Labour Code, article 112: a day off on a holiday is moved to the next working day | https://www.consultant.ru/document/cons_doc_LAW_34683/98ef2900507766e70ff29c0b9d8e2353ea80a1cf/
source labour-code-article-2012 | Russia, Labour Code, article 112, before Federal Law 35-FZ of 23 April 2012: five days, those on a weekend moved to the next working days
source labour-code-article-2012-2 | Russia, Labour Code, article 112, as amended by Federal Law 35-FZ of 23 April 2012 | https://www.consultant.ru/document/cons_doc_LAW_34683/98ef2900507766e70ff29c0b9d8e2353ea80a1cf/
source labour-code-article-3 | Russia, Labour Code, article 112: a day off on a holiday is moved to the next working day, unless the Government moves it elsewhere | https://www.consultant.ru/document/cons_doc_LAW_34683/98ef2900507766e70ff29c0b9d8e2353ea80a1cf/
law [2005,) | New Year's Day; New Year Holiday; Christmas Day; Defender of the Fatherland Day; International Women's Day; Spring and Labour Day; Victory Day; Russia Day; Unity Day | days in lieu | Russia, Labour Code, article 112 | https://lawnotes.ru/tk-rf/chast-3/razdel-v/glava-18/statya-112
law [1993,2002) | New Year's Day; New Year Holiday; Christmas Day; International Women's Day; Spring and Labour Day; Victory Day; Russia Day; Anniversary of the Great October Socialist Revolution; Day of consent and reconciliation; Constitution Day | Russia, Labour Code of the RSFSR, article 65, and Decree 2167 of 1994 | http://a8a.biz/?title=dni_prazdnichnie&t=4221&s=1

Adyghe (Circassian) Day = День адыгов (черкесов) | 09-20 [,2010) | in KB | library
Anniversary of the Great October Socialist Revolution | 11-07 [1991,1996), on 19911108 | vacanza
Anniversary of the Great October Socialist Revolution (substitute day) | monday>=11-03 [1992,1994) | substitute | vacanza
Christmas Day = Рождество Христово | 01-07 [1991,2010) | library computed
Christmas Day (substitute day) | on 19950109 20060109 | substitute | vacanza
Constitution Day | 12-12 [1994,2005) | vacanza
Constitution Day (substitute day) | 2 monday 12 [1998,2000), on 20041213 | substitute | vacanza
Constitution Day of the Chechen Republic = День Конституции Чеченской Республики | 03-23 [,2010) | in CE | library
Constitution Day of the Republic of Dagestan = День Конституции Республики Дагестан | 07-26 [,2010) | in DA | library
Constitution Day of the Republic of Tatarstan = День Конституции Республики Татарстан | 11-06 [,2010) | in TA | library
Day of Remembrance of the Adyghe (Circassian) Victims of the Russian-Caucasian War = День памяти адыгов (черкесов) - жертв Русско-Кавказской войны | 05-21 [,2010) | in KB | library
Day of Remembrance of the Departed (Radonitsa) = День поминовения усопших (Радоница); День памяти усопших - Радоница @ KC | orthodox+9 [,2010) | in AD KC | library
Day of Remembrance of the Victims of the Deportation of the Kalmyk People = День памяти жертв депортации калмыцкого народа | 12-28 [,2010) | in KL | library
Day of Sevastopol's Return to Russia = День возвращения города Севастополя в Россию | 03-18 [,2010) | in SEV | library
Day of Special Remembrance of the Departed (Radonitsa) = День особого поминовения усопших - Радоница; Радоница - день особого поминовения усопших @ KB | orthodox+9 [,2010) | in DA KB | library
Day of Unity of the Peoples of Dagestan = День единства народов Дагестана | 09-15 [,2010) | in DA | library
Day of consent and reconciliation | 11-07 [1996,2005) | vacanza
Day of consent and reconciliation (substitute day) | monday>=11-03 [1998,2000), on 20041108 | substitute | vacanza
Day of the Adoption of the Declaration of Sovereignty of the Russian Federation (substitute day) | 2 monday 06 [1993,1995), on 19990614 | but SEV | substitute | vacanza
	on 19940613 | in SEV | substitute | vacanza
Day of the Chuvash Republic = День Чувашской Республики | 06-24 [,2010) | in CU | library
Day of the Formation of the Altai Republic = День образования Республики Алтай | 07-03 [,2010) | in AL | library
Day of the Reunification of Crimea with Russia = День воссоединения Крыма с Россией | 03-18 [,2010) | in CR | library
Day of the Revival of the Balkar People = День возрождения балкарского народа | 03-28 [,2010) | in KB | library
Day of the Revival of the Karachay People = День возрождения карачаевского народа | 05-03 [,2010) | in KC | library
Exchanged day off | on 19910503 19910510 19940307 19950508 19951211 19960503 19960510 19960703 19961108 19961213 19970613 20000508 20001211 20010309 20010430 20010611 20011231 20020503 20020510 20021108 20021213 20030613 20050307 20050510 20060224 20060508 20070430 20070611 20071231 20080502 20080613 20081103 20090109 | in TA | substitute | vacanza
	on 19910510 19940307 19950508 19951106 19951211 19960510 19960703 19961108 19961213 19970613 20000508 20001106 20001211 20010309 20010430 20010611 20011231 20020510 20021108 20021213 20030613 20050307 20060224 20060508 20070430 20070611 20071231 20080502 20080613 20081103 20090109 | in KC | substitute | vacanza
	on 19910503 19910510 19940307 19950508 19951106 19951211 19960503 19960510 19961108 19961213 19970613 20000508 20001106 20001211 20010309 20010430 20010611 20011231 20020503 20020510 20021108 20021213 20030613 20050307 20050510 20060224 20060508 20070430 20070611 20071231 20080502 20080613 20081103 20090109 | in AL | substitute | vacanza
	on 19910503 19910510 19940307 19950508 19951106 19951211 19960503 19960510 19960703 19961108 19961213 19970613 20000508 20001106 20001211 20010309 20010430 20010611 20011231 20020503 20020510 20021108 20021213 20030613 20050307 20060224 20060508 20070430 20070611 20071231 20080502 20080613 20081103 20090109 | in AD DA KB | substitute | vacanza
	on 19910503 19910510 19940307 19950508 19951106 19951211 19960503 19960510 19960703 19961108 19961213 19970613 20000508 20001106 20001211 20010309 20010430 20010611 20011231 20020503 20020510 20021108 20021213 20030613 20050307 20050510 20060224 20060508 20070430 20070611 20071231 20080502 20080613 20081103 20090109 | but AD AL DA KB KC TA | substitute | vacanza
Day off in exchange = Перенесённый выходной день | 12-31 [2024,2028), on 20100222 20101105 20110307 20120309 20120430 20120507 20120508 20120611 20121231 20130502 20130503 20130510 20140502 20140613 20141103 20150109 20150504 20160222 20160307 20160503 20170224 20170508 20180309 20180430 20180502 20180611 20181231 20190502 20190503 20190510 20200504 20200505 20210222 20211105 20211231 20220307 20220503 20220510 20230224 20230508 20240429 20240430 20240510 20241230 20250502 20250508 20250613 20251103 20260109 20270222 20271105 | announced | government-resolution-moving-*
Defender of the Fatherland Day = День защитника Отечества | 02-23 [2002,) | labour-code-article [2010,); library
Defender of the Fatherland Day (substitute day) = День защитника Отечества | monday>=02-19 [2002,2004), on 20080225 | substitute | vacanza
	on 20200224 | substitute | labour-code-article-2
	02-24 if sunday +1 [2030,2098), 02-23 if sunday +1 [2031,2099) | substitute estimated | labour-code-article-3
Eid al-Adha (Ghurba) = Ид аль-Адха (Г1урба) | hijri 12-10 [,2010) | in IN | estimated | library
Eid al-Fitr (Markhash) = Ид аль-Фитр (Мархаш) | hijri 10-1 [,2010) | in IN | estimated | library
International Women's Day = Международный женский день | 03-08 | labour-code-article [2010,); library
	03-08 if sunday +1 [1953,1988), 03-08 if sunday +1 [1998,2010) | library
International Women's Day (substitute day) = Международный женский день | 03-09 if sunday +1 [1997,2009), 03-09 if sunday +1 [2031,2099) | substitute estimated | labour-code-article-3 [2031,2099); vacanza
	03-08 if sunday +1 [2020,2027), 03-08 if sunday +1 [2037,2100) | substitute | labour-code-article-3 [2037,2100) estimated; labour-code-article-2
	monday>=03-04 [2014,2016) | substitute | labour-code-article-2
Kurban-Bayram = Курбан-байрам | hijri 12-10 [,2010) | in AD BA CE CR DA KB KC TA | estimated | library
New Year Holiday = Новогодние каникулы | 01-02 [1993,2010), 01-04 if monday tuesday [1993,2006), 01-03 if monday tuesday friday [1994,2007), 01-08 if monday friday [1996,2008), 01-05 [2005,2010), 01-06 [2005,2007), 01-04 [2006,2010), 01-03 [2007,2010), 01-08 [2008,2010), on 20030106 20090106 | library
New Year Holidays = Новогодние каникулы | 01-01 [2010,), 01-02 [2010,), 01-03 [2010,), 01-04 [2010,), 01-05 [2010,) | labour-code-article-2012-2 [2013,); labour-code-article-2012 collection
	01-06 [2013,), 01-08 [2013,) | labour-code-article-2012-2
New Year Holidays (moved) = Новогодние каникулы (перенос) | 01-06 [2010,2013), monday>=01-04 [2011,2013), on 20100108 | collection | labour-code-article-2012
New Year's Day = Новый год | 01-01 [,2010) | library
New Year's Day (substitute day) | on 20050110 | substitute | vacanza
Orthodox Christmas Day = Рождество Христово | 01-07 [2010,) | labour-code-article
Orthodox Easter = Светлое Христово Воскресение (Пасха) | orthodox+1 [,2010) | in CR DA | library
Peace Day in the Chechen Republic = День мира в Чеченской Республике | 04-16 [,2010) | in CE | library
Prokhorovka Field Day - Russia's Third Military Field = День Прохоровского поля - Третьего ратного поля России | 07-12 [,2010) | in BEL | library
Republic of Adygea Formation Day = День образования Республики Адыгея | 10-05 [,2010) | in AD | library
Republic of Bashkortostan Day = День Республики Башкортостан | 10-11 [,2010) | in BA | library
Republic of Kalmykia Day = День Республики Калмыкия | 07-05 [,2010) | in KL | library
Republic of Karelia Day = День Республики Карелии | 06-08 [,2010) | in KR | library
Republic of Komi Day = День Республики Коми | 08-22 [,2010) | in KO | library
Republic of Sakha (Yakutia) Day = День Республики Саха (Якутия) | 04-27 [,2010) | in SA | library
Republic of Tatarstan Day = День Республики Татарстан | 08-30 [,2010) | in TA | library
Republic of Tuva Day = День Республики Тыва | 08-15 [,2010) | in TY | library
Russia Day = День России | 06-12 [1992,) | labour-code-article [2010,); library
Russia Day (substitute day) = День России | 2 monday 06 [2004,2006) | but SEV | substitute | vacanza
	06-13 if sunday +1 [2010,2028), 06-13 if sunday +1 [2032,) | substitute | labour-code-article-3 [2032,) estimated; labour-code-article-2
	06-12 if sunday +1 [2011,2023), 06-12 if sunday +1 [2033,2096) | substitute | labour-code-article-3 [2033,2096) estimated; labour-code-article-2
	on 20050613 | in SEV | substitute | vacanza
Sevastopol City Foundation Day = День основания города Севастополя | 06-14 [,2010) | in SEV | library
Spring and Labour Day = День весны и труда | on 19910502 | vacanza
	05-01 [,2010) | library
Spring and Labour Day = Праздник Весны и Труда | 05-02 [1992,2005) | but AD CR DA KB KC | vacanza
	05-01 [2010,) | labour-code-article
	05-02 [1992,1995), 05-02 [1996,2005) | in AD KB KC | vacanza
	05-02 [1992,1994), 05-02 [1996,2005) | in DA | vacanza
	05-02 [1992,1994), 05-02 [1995,2005) | in CR | vacanza
Spring and Labour Day (substitute day) = Праздник Весны и Труда | 05-04 if monday tuesday [1992,2005), 05-03 if monday tuesday [1993,2005), on 20050502 | but CR DA KC | substitute | vacanza
	05-04 if monday tuesday [1992,2005), 05-03 if monday tuesday [1993,2005) | in CR DA | substitute | vacanza
	05-04 if monday tuesday [1992,2005), on 20050502 | in KC | substitute | vacanza
	05-02 if sunday +1 [2010,2028), 05-02 if sunday +1 [2032,) | substitute | labour-code-article-3 [2032,) estimated; labour-code-article-2
	05-01 if sunday +1 [2011,2023), 05-01 if sunday +1 [2033,2096) | substitute | labour-code-article-3 [2033,2096) estimated; labour-code-article-2
Statehood Day of the Kabardino-Balkar Republic = День государственности Кабардино-Балкарской Республики | 09-01 [,2010) | in KB | library
Trinity Sunday = День Святой Троицы | orthodox+50 [,2010) | in CR | library
Unity Day = День народного единства | 11-04 [2005,) | labour-code-article [2010,); library
Unity Day (substitute day) = День народного единства | monday>=10-31 [2006,2008) | but TA | substitute | vacanza
	11-04 if sunday +1 [2012,2019), 11-04 if sunday +1 [2029,2097) | substitute | labour-code-article-3 [2029,2097) estimated; labour-code-article-2
	11-05 if sunday +1 [2017,2024), 11-05 if sunday +1 [2028,2091) | substitute | labour-code-article-3 [2028,2091) estimated; labour-code-article-2
	on 20071105 | in TA | substitute | vacanza
Uraza-Bayram = Ураза-байрам; Ораза-байрам @ CR | hijri 10-1 [,2010) | in AD BA CE CR DA KB KC TA | estimated | library
Victory Day = День Победы | 05-09 | labour-code-article [2010,); library
Victory Day (substitute day) = День Победы | 05-10 if sunday +1 [1992,2010), 05-10 if monday tuesday [1993,2005) | but AD DA KB KC | substitute | vacanza
	05-10 if sunday +1 [1992,2010), 05-09 if sunday +1 [1993,2005) | in AD DA KB KC | substitute | vacanza
	05-09 if sunday +1 [2010,2028), 05-09 if sunday +1 [2032,) | substitute | labour-code-article-3 [2032,) estimated; labour-code-article-2
	05-10 if sunday +1 [2015,2027), 05-10 if sunday +1 [2037,2100) | substitute | labour-code-article-3 [2037,2100) estimated; labour-code-article-2
Victory Parade Day = День проведения Парада Победы | on 20200624 | one_off | decree-345-2020
Vote on the Constitution = День общероссийского голосования | on 20200701 | collection | decree-354-2020
Working day | on 20100227 20101113 20110305 20120311 20120428 20120505 20120512 20120609 20121229 20160220 20180428 20180609 20181229 20210220 20220305 20240427 20241102 20241228 20251101 20270220 | worked announced | government-resolution-moving-*
Ysyakh National Holiday = День национального праздника Ысыах | 06-21 [,2010) | in SA | library

fact national 2014 | off 11-03 03-10 | not 02-24 | the day off of 23 February is moved to November
fact national 2020 | off 05-04 05-05 02-24 03-09 05-11 | not 05-06 | resolution of July 2019; Labour Code, article 112
fact national 2021 | worked 02-20 | weekends that are worked
fact national 2024 | off 04-29 04-30 05-10 12-30 12-31 | not 05-08 05-13 | resolution 1314 of 10 August 2023
fact national 2024 | worked 04-27 11-02 12-28 | weekends that are worked
fact national 2027 | off 02-22 05-03 05-10 06-14 11-05 12-31 | not 01-11 02-24 | resolution 1187 of 17 September 2026
fact national 2027 | worked 02-20 | weekends that are worked
decided yes law | Day off in exchange | - | [2027,2028) | national | moved there | Russia, Government resolution 1187 of 17 September 2026 on moving days off in 2027 | https://www.consultant.ru/document/cons_doc_LAW_544706/
decided yes law | Day off in exchange; International Women's Day (substitute day); Victory Day (substitute day) | - | [2010,2027) | national | a day off on a holiday is moved to the next working day or as the resolution says | Russia, Labour Code, article 112, and Government resolution on moving days off in 2026 | https://tass.ru/obschestvo/25149527
decided yes law | Defender of the Fatherland Day (substitute day); International Women's Day (substitute day); Spring and Labour Day (substitute day); Victory Day (substitute day); Russia Day (substitute day); Unity Day (substitute day) | - | [2027,) | national | by the code, until a resolution says otherwise | Russia, Labour Code, article 112, and Government resolution on moving days off in 2026 | https://tass.ru/obschestvo/25149527
fact national 2020 | off 06-24 07-01 | Decrees 345 and 354 of 2020
`;
