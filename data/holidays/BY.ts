/** Holidays of Belarus: rules, years and sources. The format: `README.md`. */
export const BY = `
known [1991,)

source council-ministers-resolution-2014 | Belarus, Council of Ministers, resolution 1012 of 25 November 2013 on moving working days | https://voran.by/news/aktualno/7345-perenos-rabochih-dney-v-2014-godu.html
source council-ministers-resolution-2015 | Belarus, Council of Ministers, resolution 1060 of 10 November 2014 on moving working days | https://kirovsk.gov.by/node/12141
source council-ministers-resolution-2019 | Belarus, Council of Ministers, resolution 906 of 15 December 2018 on moving working days | https://news.21.by/society/2019/04/13/1771022.html
source council-ministers-resolution-2020 | Belarus, Council of Ministers, resolution as it stood after Decree 464 on moving working days | http://slutsk-gorod.by/novosti/item/ofitsialno-2-yanvarya-budet-v-belarusi-prazdnichnym-dnjom-bez-otrabotki
source council-ministers-resolution-2022 | Belarus, Council of Ministers, resolution 572 of 11 October 2021, for days of 2022 | https://neg.by/novosti/otkrytj/grafik-perenosa-rabochih-dnej-v-2022-godu
source council-ministers-resolution-2023 | Belarus, Council of Ministers, resolution 739 of 1 November 2022 on moving working days | https://etalonline.by/document/?regnum=u02202716&q_id=-1
source council-ministers-resolution-2024 | Belarus, Council of Ministers, resolution 814 of 23 November 2023 on moving working days | https://magilev.by/news/2023/11/24/dlinnye-vyhodnye-v-2024-godu-utverzhden-grafik-perenosa-rabochih-dnej-v-belarusi
source council-ministers-resolution-2025 | Belarus, Council of Ministers, resolution on 2025 on moving working days | https://babruisk.info/trizhdy-po-chetyre-perenosy-rabochih-dnej-v-2025-godu/
source council-ministers-resolution-2026 | Belarus, Council of Ministers, resolution 397 of 22 July 2025 on moving working days | https://minsk.belprofmash.1prof.by/news/utverzhden-grafik-perenosov-rabochix-dnej-v-2026-godu
source council-ministers-vacanza-2016 | Belarus, Council of Ministers, as vacanza/holidays (MIT) lists it, of 2016
source council-ministers-vacanza-2017 | Belarus, Council of Ministers, as vacanza/holidays (MIT) lists it, of 2017
source council-ministers-vacanza-2018 | Belarus, Council of Ministers, as vacanza/holidays (MIT) lists it, of 2018
source council-ministers-vacanza-2020 | Belarus, Council of Ministers, as vacanza/holidays (MIT) lists it, of 2020
source council-ministers-vacanza-2021 | Belarus, Council of Ministers, as vacanza/holidays (MIT) lists it, of 2021
source presidential-decree-157-1998 | Belarus, Presidential Decree 157 of 26 March 1998; days without work as listed for 2024 and 2026 | https://magilev.by/news/2023/11/24/dlinnye-vyhodnye-v-2024-godu-utverzhden-grafik-perenosa-rabochih-dnej-v-belarusi

Christmas Day = Каляды праваслаўныя | 01-07 | presidential-decree-157-1998 [1998,); library computed
Christmas Day = Каляды каталiцкiя | 12-25 | presidential-decree-157-1998 [1998,); library
Commemoration Day = Радунiца | orthodox+9 | presidential-decree-157-1998 [1998,); library
Constitution Day | 03-15 [1995,1999) | vacanza
Exchanged day off = Перенос рабочего дня | on 19980102 19980427 19990108 19990419 20000508 20001106 20010102 20010309 20010423 20010430 20010702 20011224 20011231 20020102 20020510 20021108 20030106 20030505 20040102 20040105 20040106 20040419 20050307 20060102 20060508 20061106 20070102 20070309 20070416 20070430 20070702 20071224 20071231 20080102 20080505 20080704 20081226 20090102 20090427 | substitute | vacanza
	on 20160108 20160307 20170102 20170424 20170508 20171106 20180102 20180309 20180416 20180430 20180702 20181224 20181231 20200427 20210108 20210510 | collection | council-ministers-vacanza-*
	on 20220307 20220502 | announced | council-ministers-resolution-*
Day off for a worked Saturday = Перенос рабочего дня | on 20140102 20140106 20140430 20140704 20141226 20150102 20150420 20190506 20190508 20191108 20200106 20230424 20230508 20231106 20240513 20241108 20250106 20250428 20250704 20251226 20260420 | one_off | council-ministers-resolution-*
Dzyady (All Souls' Day) | 11-02 [1992,1998) | vacanza
Exchanged day off = Выходной день | orthodox+8 [2010,2013), on 20100108 20100510 20110307 20120309 20120702 20121224 20121231 20130102 20130510 | collection estimated | off-one-time
Independence Day = Дзень Незалежнасцi | 07-27 [1991,1997) | vacanza
	07-03 [1997,) | presidential-decree-157-1998 [1998,); library
International Women's Day = Мiжнародны жаночы дзень | 03-08 | presidential-decree-157-1998 [1998,); library
Labour Day = Дзень працы | 05-01 | presidential-decree-157-1998 [1998,); library
New Year's Day = Новы год | 01-01 | presidential-decree-157-1998 [1998,); library
New Year's Day (second day) = Новый год | 01-02 [2020,) | presidential-decree-157-1998
October Revolution Day = Дзень Кастрычніцкай рэвалюцыі | 11-07 [1995,) | presidential-decree-157-1998 [1998,); library
Victory Day = Дзень Перамогi | 05-09 | presidential-decree-157-1998 [1998,); library
Working day | on 20140104 20140111 20140503 20140712 20141220 20150110 20150425 20190504 20190511 20191116 20200104 20230429 20230513 20231111 20240518 20241116 20250111 20250426 20250712 20251220 20260425 | worked one_off | council-ministers-resolution-*
	on 20160116 20160305 20170121 20170429 20170506 20171104 20180120 20180303 20180414 20180428 20180707 20181222 20181229 20200404 20210116 20210515 | worked announced | council-ministers-vacanza-*
	on 20220312 20220514 | worked announced | council-ministers-resolution-*

fact national 2019 | off 05-06 05-08 11-08 | not 01-02 | resolution 906 of 15 December 2018
fact national 2022 | off 03-07 05-02 | not 03-12 05-14 | resolution 572 of 11 October 2021
fact national 2024 | off 01-02 05-13 05-14 11-08 | not 11-09 | resolution 814 of 23 November 2023
decided no law | Catholic Easter; Orthodox Easter | - | - | national | feasts of the year, not among the non-working days | Belarus, Ukaz 157 of 26 March 1998: the days declared non-working | https://www.calendar.by/content.php?id=15
`;
