/** Holidays of Kyrgyzstan: rules, years and sources. The format: `README.md`. */
export const KG = `
known [1992,)

source government-decisions-exchanged-2010 | Kyrgyzstan, government decisions on exchanged days of 2010 | https://cbd.minjust.gov.kg/7-13990/edition/1265189/kg
source government-decisions-exchanged-2011 | Kyrgyzstan, government decisions on exchanged days of 2011 | https://cbd.minjust.gov.kg/7-15768/edition/1143374/kg
source government-decisions-exchanged-2012 | Kyrgyzstan, government decisions on exchanged days of 2012 | https://cbd.minjust.gov.kg/7-14904/edition/1143596/kg
source government-decisions-exchanged-2013 | Kyrgyzstan, government decisions on exchanged days of 2013 | https://cbd.minjust.gov.kg/7-15246/edition/407825/kg
source government-decisions-exchanged-2014 | Kyrgyzstan, government decisions on exchanged days of 2014 | https://cbd.minjust.gov.kg/7-16375/edition/1144728/kg
source government-decisions-exchanged-2015 | Kyrgyzstan, government decisions on exchanged days of 2015 | https://cbd.minjust.gov.kg/7-17788/edition/1145282/kg
source government-decisions-exchanged-2016 | Kyrgyzstan, government decisions on exchanged days of 2016 | https://cbd.minjust.gov.kg/7-18618/edition/1145496/kg
source government-decisions-exchanged-2017 | Kyrgyzstan, government decisions on exchanged days of 2017 | https://cbd.minjust.gov.kg/7-19609/edition/1145794/kg
source government-decisions-exchanged-2018 | Kyrgyzstan, government decisions on exchanged days of 2018 | https://cbd.minjust.gov.kg/7-1813/edition/1145978/kg
source government-decisions-exchanged-2019 | Kyrgyzstan, government decisions on exchanged days of 2019 | https://cbd.minjust.gov.kg/7-2573/edition/1146108/kg
source government-decisions-exchanged-2020 | Kyrgyzstan, government decisions on exchanged days of 2020 | https://cbd.minjust.gov.kg/7-20233/edition/1146122/kg
source government-decisions-exchanged-2021 | Kyrgyzstan, government decisions on exchanged days of 2021 | https://cbd.minjust.gov.kg/7-20440/edition/1146148/kg
source government-decisions-exchanged-2022 | Kyrgyzstan, government decisions on exchanged days of 2022 | https://cbd.minjust.gov.kg/7-21274/edition/12170/kg
source government-decisions-exchanged-2023 | Kyrgyzstan, government decisions on exchanged days of 2023 | https://cbd.minjust.gov.kg/7-21921/edition/1252593/kg
source government-decisions-exchanged-2024 | Kyrgyzstan, government decisions on exchanged days of 2024 | https://cbd.minjust.gov.kg/7-22932/edition/1399/kg
source labour-code-2004 | Kyrgyzstan, Labour Code of 2004 with Law 103 of 2009: a day of the weekend to the next working day, until 2024 | https://cbd.minjust.gov.kg/203130/edition/479924/kg
source labour-code-23-2025 | Kyrgyzstan, Labour Code of 23 January 2025 | https://cbd.minjust.gov.kg/3-45/edition/25298/kg
source labour-code-article | Kyrgyzstan, Labour Code, article 113; not checked against the law
source labour-code-article-2016 | Kyrgyzstan, Labour Code, article 113 as amended 2016; not checked against the law
source law-190-20-2017 | Kyrgyzstan, Law 190 of 20 November 2017: two days from 2018 on | https://cbd.minjust.gov.kg/111697/edition/854612/kg
source law-21-17-2008 | Kyrgyzstan, Law 21 of 17 March 2008, ended by Law 97 of 5 July 2012 | https://cbd.minjust.gov.kg/203697/edition/454078/kg
source off-january-2025 | Kyrgyzstan, days off of January 2025 | https://cbd.minjust.gov.kg/7-36549/edition/26567/kg
source presidential-decree-october-2017 | Kyrgyzstan, presidential decree of October 2017; not checked against the law

Additional day off = Кошумча эс алуу күнү | on 20250103 20250106 | announced | off-january-2025
Constitution Day | 05-05 [1992,) | collection | labour-code-article
Constitution Day (substitute day) | 05-05 if sunday +1 [1996,2003), on 20010507 | substitute | vacanza
	on 20120507 | substitute | labour-code-2004
Day of the People's Revolution = Элдик революция күнү | 03-24 [2008,2013) | law-21-17-2008
Day of the People's Revolution (substitute day) = Элдик революция күнү | on 20120326 | substitute | labour-code-2004
Day of the People’s April Revolution | 04-07 [2016,2025) | collection | labour-code-article-2016
Day of the People’s April Revolution (substitute day) | on 20180409 | substitute | labour-code-2004
Exchanged day off = Эс алуу күнү | 01-04 [2022,2025), 01-05 [2022,2025), on 20100104 20100105 20100106 20100108 20100222 20100830 20101115 20110307 20110506 20120103 20120104 20120105 20120106 20130102 20130103 20130104 20130510 20130809 20131014 20131108 20140102 20140103 20140106 20140728 20140905 20150102 20150105 20150106 20160108 20160503 20160504 20170320 20170508 20171106 20180102 20180103 20180309 20180430 20180820 20180903 20181109 20190102 20190103 20190104 20190510 20200102 20200103 20200106 20200504 20210108 20210719 20210830 20220106 20220504 20220506 20230103 20230106 20230320 20230508 20231106 20240102 20240103 20240322 20240502 20240503 | announced | government-decisions-exchanged-*
	on 20060109 20070103 20070104 20080102 20080103 20080104 20090102 20090105 20090106 20090323 20090504 20091231 | substitute | vacanza
	on 20250102 | announced | off-january-2025
Days of History and Commemoration of Ancestors | 11-07 [2018,2025), 11-08 [2018,2025) | collection | presidential-decree-october-2017
Days of History and Commemoration of Ancestors (substitute day) | 11-09 [2020,2022), on 20201110 | substitute | labour-code-2004
Defender of the Fatherland Day | 02-23 [2005,2025) | collection | labour-code-article
Defender of the Fatherland Day (substitute day) | monday>=02-19 [2013,2015) | substitute | labour-code-2004
Independence Day | 08-31 [1992,) | collection | labour-code-article
Independence Day (substitute day) | monday>=08-27 [1996,1998), monday>=08-27 [2002,2004), on 20080901 | substitute | vacanza
	on 20130902 | substitute | labour-code-2004
International Women's Day | 03-08 [1992,) | collection | labour-code-article
International Women's Day (substitute day) | on 20090309 | substitute | vacanza
	monday>=03-04 [2014,2016) | substitute | labour-code-2004
International Workers' Solidarity Day (substitute day) | monday>=04-27 [1993,1995) | substitute | vacanza
Kurman Ait = Курман айт | hijri 12-10 [1992,2007), hijri 12-10 [2008,2015), hijri 12-10 [2027,) | computed estimated | which-feast-was [2010,2015); labour-code-article
	on 20071219 | vacanza
	delhi 12-10 -1 [2015,2024), tehran 12-10 [2024,2027) | computed estimated | which-feast-was
Kurman Ait (substitute day) = Курман айт | on 20111108 | collection | labour-code-2004
	on 20070102 | substitute | vacanza
	on 20141006 20190812 20220711 | substitute computed estimated | labour-code-2004
Labour Day | 05-01 [1992,) | collection | labour-code-article
Labour Day (substitute day) | 05-02 if sunday +1 [1999,2005), on 20050502 | substitute | vacanza
	monday>=04-27 [2010,2012), 05-01 if sunday +1 [2016,2023) | substitute | labour-code-2004
May Holidays = Май каникулдары | 05-02 [2025,), 05-03 [2025,), 05-04 [2025,), 05-06 [2025,), 05-07 [2025,), 05-08 [2025,) | labour-code-23-2025
New Year Holidays = Жаңы жылдык каникулдар | 01-02 [2026,), 01-03 [2026,), 01-04 [2026,), 01-05 [2026,), 01-06 [2026,) | labour-code-23-2025
New Year's Day | 01-01 [1992,) | collection | labour-code-article
New Year's Day (substitute day) | 1 monday 01 [1994,1996), 1 monday 01 [2011,2013) | substitute | labour-code-2004 [2011,2013); vacanza
	on 20000103 20060102 | substitute | vacanza
	01-01 if sunday +1 [2017,2024), on 20220103 | substitute | labour-code-2004
Nooruz = Нооруз | 03-21 [1992,) | collection | labour-code-article
Nooruz (substitute day) = Нооруз | monday>=03-17 [1992,1994), monday>=03-17 [1998,2000), on 20040322 | substitute | vacanza
	on 20100322 20210322 | substitute | labour-code-2004
October Revolution Day = Улуу Октябрь социалисттик революциясынын күнү | 11-07 [2002,2018) | law-190-20-2017
October Revolution Day (substitute day) = Улуу Октябрь социалисттик революциясынын күнү | on 20041108 20091109 | substitute | vacanza
	on 20101108 20151109 | substitute | labour-code-2004
Orozo Ait = Орозо айт | hijri 10-1 [1992,2006), hijri 10-1 [2008,2010), hijri 10-1 [2027,) | computed estimated | labour-code-article
	on 20061024 20071012 | vacanza
	hijri 10-1 [2010,2014), hijri 9-27 +3 [2015,2017), hijri 9-27 +4 [2017,2022), hijri 10-1 [2023,2027), on 20140729 20220503 | computed estimated | which-feast-was
Orozo Ait (substitute day) = Орозо айт | on 20120820 | collection | labour-code-2004
	on 20200525 | substitute computed estimated | labour-code-2004
Orthodox Christmas | 01-07 [1992,) | collection | labour-code-article
Orthodox Christmas (substitute day) | monday>=01-03 [1995,1997), on 20010108 20070105 | substitute | vacanza
	on 20170109 | substitute | labour-code-2004
Victory Day | 05-09 [1992,) | collection | labour-code-article
Victory Day (substitute day) | 05-10 if sunday +1 [1992,2010), 05-09 if sunday +1 [1993,2005) | substitute | vacanza
	on 20100510 20150511 | substitute | labour-code-2004
Women's Day (substitute day) | 2 monday 03 [1997,1999), on 19920309 20030310 | substitute | vacanza
Working day | on 20100116 20100123 20100130 20100206 20100220 20100828 20101113 20110305 20110514 20120114 20120121 20120128 20120204 20140111 20140118 20140125 20140802 20140901 20150110 20150221 20150323 20160116 20160430 20160507 20170325 20170513 20171028 20190225 20190408 20190506 20190902 20200224 20200309 20200323 20200511 20210503 20210510 20210724 20220115 20220226 20220326 20220430 20220514 20230109 20230225 20230311 20230325 20230429 20230513 20231111 20240108 20240127 20240302 20240408 20240506 20240511 20240902 | worked announced | government-decisions-exchanged-*
	on 20121229 20130112 20130119 20130506 20130817 20131012 20131116 | worked announced | government-decisions-exchanged-2013
	on 20171230 20180108 20180303 20180428 20180507 20180922 20181103 | worked announced | government-decisions-exchanged-2018
	on 20250111 | worked announced | off-january-2025

fact national 2024 | off 01-02 01-04 03-22 05-02 05-03 | not 04-08 05-06 09-02 | decision on exchanged days
fact national 2026 | off 01-02 05-02 05-08 | not 02-23 04-07 11-07 | Labour Code of 2025
`;
