/** Holidays of Kazakhstan: rules, years and sources. The format: `README.md`. */
export const KZ = `
known [1991,)

source government-8-may-2029 | Kazakhstan, Government: 8 May 2020 off, 11 May worked; 16 December alone since 2022
source government-amendment-decree-2022 | Kazakhstan, Government, amendment of decree 713, for days of 2022 | https://ortcom.kz/ru/novosti/1665217461
source government-decree-713-2022 | Kazakhstan, Government, decree 713 of 6 October 2021, for days of 2022 | https://pm.kz/en/news/kr-ukimeti-2022-zhyly-demalys-kunderin-auystyrudy-bekitti-1195927
source government-decree-moving-2023 | Kazakhstan, Government, decree on moving a day of rest, for days of 2023 | https://aqparat.info/news/amp/10530445-v_kazahstane_utverzhden_perenos_dnei_otd.html
source government-vacanza-holidays-2010 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2010
source government-vacanza-holidays-2011 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2011
source government-vacanza-holidays-2012 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2012
source government-vacanza-holidays-2013 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2013
source government-vacanza-holidays-2014 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2014
source government-vacanza-holidays-2016 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2016
source government-vacanza-holidays-2017 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2017
source government-vacanza-holidays-2018 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2018
source government-vacanza-holidays-2019 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2019
source government-vacanza-holidays-2020 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2020
source government-vacanza-holidays-2021 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2021
source government-vacanza-holidays-2024 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2024
source government-vacanza-holidays-2025 | Kazakhstan, Government, as vacanza/holidays (MIT) lists it, of 2025
source ministry-labour-18-2026 | Kazakhstan, Ministry of Labour, 18 March 2026: Constitution Day on 15 March from 2027 on, 30 August no more | https://taspanews.kz/novosti-kazakhstana/v-etom-godu-u-kazakhstantsev-ne-budet-odnogo-vykhodnogo-795514517615

lieu saturday>next sunday>next [2003,) | all but Eid al-Adha; Independence Day; Orthodox Christmas; Victory Day | library
lieu saturday>next sunday>next [2005,2029) | Independence Day | library

Capital City Day = Астана күні | 07-06 [2009,) | library
Constitution Day = Конституция күні | 08-30 [1996,2026) | library
	03-15 [2027,) | ministry-labour-18-2026
Exchanged day off = Демалыс күнін ауыстыру | on 20100108 20100705 20110307 20110829 20120309 20120430 20121231 20130510 20131014 20140103 20140502 20140508 20160307 20170320 20170707 20180309 20180430 20180508 20180831 20181231 20190510 20200103 20201218 20210705 20240508 20250103 | collection | government-vacanza-holidays-*
	on 20000508 20010309 20010430 20011231 20020510 20030502 20031215 20050307 20050829 20051024 20060111 20060508 20070309 20070831 20071026 20071231 20080502 20091218 | substitute | vacanza
	on 20200508 | collection estimated | off-vacanza-holidays
	on 20220307 20220829 | announced | government-decree-713-2022
	on 20221024 | announced | government-amendment-decree-2022
	on 20230707 | announced | government-decree-moving-2023
Defender of the Fatherland Day = Отан Қорғаушы күні | 05-07 [2013,) | library
Eid al-Adha = Құрбан айт | hijri 12-10 [2006,) | estimated | library
	on 20150924 20160912 | collection estimated | which-feast-was
First President's Day = Тұңғыш Президент күні | 12-01 [2012,2022) | library
Independence Day = Тәуелсіздік күні | on 19911216 | vacanza
	12-16 [1992,), 12-17 [2002,2022) | library
Independence Day (substitute day) = Тәуелсіздік күні | on 20291217 | collection estimated | government-8-may-2029
International Women's Day = Халықаралық әйелдер күні | 03-08 | library
International Women's Day (substitute day) = Халықаралық әйелдер күні | 03-09 if sunday +1 [1952,1987), 03-08 if sunday +1 [1953,1988), 03-09 if sunday +1 [2003,2099), 03-08 if sunday +1 [2009,2100) | substitute | library
Nauryz = Наурыз мейрамы | 4 friday 03 [2001,2003), 03-22 [2003,), 03-23 [2009,), 03-21 [2010,), on 20050321 20070323 | library
New Year's Day = Жаңа жыл | 01-01, 01-02 | library
Orthodox Christmas = Православиелік Рождество | 01-07 [2006,) | library
People's Unity Day = Қазақстан халқының бірлігі күні | 05-01 | library
Republic Day = Республика күні | on 19941025 | vacanza
	10-25 [1995,2009), 10-25 [2022,) | library
Victory Day = Жеңіс күні | 05-09 | library
Victory Day (substitute day) = Жеңіс күні | 05-09 if sunday +1 [2004,), 05-10 if sunday +1 [2009,2016), 05-10 if sunday +1 [2026,2100) | substitute | library
Working day | on 20100110 20100703 20110305 20110827 20120311 20120428 20121229 20130504 20131012 20160305 20170318 20170701 20180303 20180428 20180505 20180825 20181229 20190504 20200105 20201220 20210703 20240504 20250105 | worked announced | government-vacanza-holidays-*
	on 20131228 20140504 20140511 | worked announced | government-vacanza-holidays-2014
	on 20220305 20220827 | worked announced | government-decree-713-2022
	on 20221022 | worked announced | government-amendment-decree-2022
	on 20230701 | worked announced | government-decree-moving-2023
Nauryz (substitute day) = Наурыз мейрамы | on 20090323 | substitute | library

fact national 2022 | off 03-07 08-29 10-24 | not 03-05 10-22 | decree 713 of 6 October 2021
fact national 2026 | off 03-21 10-25 | not 03-15 03-16 08-30 08-31 | Ministry of Labour, 18 March 2026
fact national 2027 | off 03-15 | not 08-30 | the new Constitution, article 94
fact national 2029 | off 12-16 12-17 | not 12-18 | 16 December alone since 2022
`;
