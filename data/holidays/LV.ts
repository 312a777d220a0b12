/** Holidays of Latvia: rules, years and sources. The format: `README.md`. */
export const LV = `
known [1991,)

source amendments-28-2018 | Latvia, amendments of 2018 and of 28 May 2023 to the Law on holidays | https://likumi.lv/ta/id/342196
source cabinet-order-moving-2010 | Latvia, Cabinet order on moving working days in 2010 | https://likumi.lv/ta/id/203023
source cabinet-order-moving-2012 | Latvia, Cabinet order on moving working days in 2012 | https://likumi.lv/ta/id/228399
source cabinet-order-moving-2013 | Latvia, Cabinet order on moving working days in 2013 | https://likumi.lv/ta/id/247102
source cabinet-order-moving-2014 | Latvia, Cabinet order on moving working days in 2014 | https://likumi.lv/ta/id/257810
source cabinet-order-moving-2015 | Latvia, Cabinet order on moving working days in 2015 | https://likumi.lv/ta/id/266487
source cabinet-order-moving-2017 | Latvia, Cabinet order on moving working days in 2017 | https://likumi.lv/ta/id/282928
source cabinet-order-moving-2018 | Latvia, Cabinet order on moving working days in 2018 | https://likumi.lv/ta/id/290413
source cabinet-order-moving-2020 | Latvia, Cabinet order on moving working days in 2020 | https://likumi.lv/ta/id/308097
source cabinet-order-moving-2021 | Latvia, Cabinet order on moving working days in 2021 | https://likumi.lv/ta/id/315837
source cabinet-order-moving-2023 | Latvia, Cabinet order on moving working days in 2023 | https://likumi.lv/ta/id/333470
source cabinet-order-moving-2024 | Latvia, Cabinet order on moving working days in 2024 | https://likumi.lv/ta/id/342680
source cabinet-order-moving-2025 | Latvia, Cabinet order on moving working days in 2025 | https://likumi.lv/ta/id/351684
source cabinet-order-moving-2026 | Latvia, Cabinet order on moving working days in 2026 | https://likumi.lv/ta/id/361161
source law-holidays-remembrance-1995 | Latvia, Law on holidays, remembrance days and days to be marked, section 1 (as amended 21 September 1995) | https://likumi.lv/ta/id/72608
source law-holidays-remembrance-2018 | Latvia, Law on holidays, remembrance days and days to be marked, as amended 21 June 2018 | https://likumi.lv/ta/id/299942

Boxing Day = Otrie Ziemassvētki | 12-26 | library
Bronze medal of the Latvian hockey team at the 2023 World Hockey Championship | on 20230529 | library
Bronze medal of the ice hockey team = Diena, kad Latvijas hokeja komanda ieguva bronzas medaļu | on 20230529 | one_off | amendments-28-2018
Christmas Day = Ziemassvētki | 12-25 | library
Christmas Eve = Ziemassvētku vakars | 12-24 [2007,), on 20011224 | library
Exchanged day off | on 20021230 20031117 20040102 20040503 20040625 20041119 20061127 20070430 20080502 20081117 20090102 20090622 | substitute | vacanza
Day off in exchange = Brīvdiena (pārcelta) | on 20100503 20100625 20101119 20120430 20131223 20131230 20140502 20141117 20150102 20150622 20170505 20180430 20200622 20210503 20210625 20211119 20230505 20241223 20241230 20250502 20251117 20260102 20260622 | announced | cabinet-order-moving-*
Easter Monday = Otrās Lieldienas | easter+1 [1997,) | library
Easter Sunday = Lieldienas | easter | library
Final day of the Song and Dance Festival = Vispārējo latviešu Dziesmu un deju svētku noslēguma diena | on 20180709 20230710 | law-holidays-remembrance-2018
Good Friday = Lielā Piektdiena | easter-2 | library
Labour Day = Darba svētki | 05-01 | library
Midsummer = Jāņi | 06-24 | library
Midsummer Eve = Līgo Diena | 06-23 | library
Mother's Day = Mātes diena | 2 sunday 05 [1991,) | law-holidays-remembrance-1995 [1996,); vacanza
New Year's Day = Jaunais Gads | 01-01 | library
New Year's Eve = Vecgada vakars | 12-31 | library
Pentecost = Vasarsvētki | easter+49 [1996,) | law-holidays-remembrance-1995
Republic Day = Latvijas Republikas proklamēšanas diena | 11-18 | library
Republic Day (substitute day) = Latvijas Republikas proklamēšanas diena (aizstājējs diena) | 11-19 if sunday +1 [,1990), 11-18 if sunday +1 [1951,1991), 11-18 if sunday +1 [2007,2097), 11-19 if sunday +1 [2017,2091) | substitute | library
Restoration of Independence day = Latvijas Republikas Neatkarības atjaunošanas diena | 05-04 [2002,) | library
Restoration of Independence day (substitute day) = Latvijas Republikas Neatkarības atjaunošanas diena (aizstājējs diena) | 05-04 if sunday +1 [2008,2099), 05-05 if sunday +1 [2013,2098) | substitute | library
Visit of Pope Francis = Pāvesta Franciska pastorālās vizītes Latvijā diena | on 20180924 | one_off | amendments-28-2018
Working day | on 20100529 20100619 20101113 20120428 20131214 20131228 20140510 20141122 20150110 20150627 20170513 20180421 20200613 20210508 20210619 20211113 20230520 20241214 20241228 20250510 20251108 20260117 20260627 | worked announced | cabinet-order-moving-*

fact national 2021 | off 05-03 06-25 11-19 | not 05-08 | Cabinet order on moving working days
fact national 2023 | off 05-05 05-29 07-10 | not 05-20 | Cabinet order; bronze medal; Song and Dance Festival
fact national 2024 | worked 12-14 12-28 | weekends that are worked
`;
