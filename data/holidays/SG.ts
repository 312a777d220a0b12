/** Holidays of Singapore: rules, years and sources. The format: `README.md`. */
export const SG = `
source holidays-act-1998 | Singapore, Holidays Act 1998, schedule | https://sso.agc.gov.sg/Act/HA1998
source holidays-act-1998-2 | Singapore, Holidays Act 1998, section 4(2): the day next following a Sunday that is none itself | https://sso.agc.gov.sg/Act/HA1998
source ministry-manpower-14-2015 | Singapore, Ministry of Manpower, 14 March 2015 | https://www.mom.gov.sg/newsroom/press-releases/2015/sg50-public-holiday-on-7-august-2015
source ministry-manpower-18-2027 | Singapore, Ministry of Manpower, 18 June 2026: public holidays for 2027 | https://www.mom.gov.sg/newsroom/press-releases/2026/0618-public-holidays-for-2027
source ministry-manpower-polling | Singapore, Ministry of Manpower: polling day is a public holiday (Parliamentary and Presidential Elections Acts)
source ministry-manpower-public-1998 | Singapore, Ministry of Manpower, public holidays as gazetted each year under the Holidays Act 1998 | https://www.mom.gov.sg/employment-practices/public-holidays
source ministry-manpower-public-1998-2 | Singapore, Ministry of Manpower, public holidays as gazetted each year under the Holidays Act 1998; not gazetted yet: reckoned | https://www.mom.gov.sg/employment-practices/public-holidays

lieu sunday>next [1998,) | Chinese New Year; Hari Raya Puasa; National Day | holidays-act-1998-2 [2004,); library
lieu sunday>next [2004,) | all but Chinese New Year; Hari Raya Puasa; National Day | holidays-act-1998-2

Chinese New Year = 农历新年 | chinese 1-1 +1 | computed | library [,2004); holidays-act-1998
	chinese 1-1 | computed | holidays-act-1998 [2008,); holidays-act-1998 [2006,2008) estimated; library
	hindu sonam [2004,2007) | computed | holidays-act-1998
Deepavali = தீபாவளி | on 20041111 20051101 20061021 20071108 20081027 20091115 20101105 20111026 20121113 20131102 20141022 20151110 20161029 20171018 20181106 20191027 20201114 20211104 20221024 20231112 20241031 20251020 20261108 | collection | ministry-manpower-public-1998
	on 19901116 19951121 19981118 | vacanza
	on 20271028 | announced | ministry-manpower-18-2027
	hindu naraka [1991,1995), hindu naraka [1996,1998), hindu naraka [1999,2009), hindu naraka [2010,) | computed estimated | ministry-manpower-public-1998-2
	on 20001026 20011114 20021103 20021104 20031023 | library
Hari Raya Haji | on 20270517 | announced | ministry-manpower-18-2027
	kualalumpur 12-10 | computed estimated | ministry-manpower-public-1998-2
	on 20040201 20050121 20060110 20061231 20071220 20081208 20091127 20101117 20111106 20121026 20131015 20141005 20150924 20160912 20170901 20180822 20190811 20200731 20210720 20220710 20230629 20240617 20250607 20260527 | collection | ministry-manpower-public-1998
	on 19980407 20000316 | estimated | library
Hari Raya Puasa | on 20021206 | vacanza
	on 20270310 | announced | ministry-manpower-18-2027
	kualalumpur 10-1 | computed estimated | ministry-manpower-public-1998-2
	on 20041114 20051103 20061024 20071013 20081001 20090920 20100910 20110830 20120819 20130808 20140728 20150717 20160706 20170625 20180615 20190605 20200524 20210513 20220503 20230422 20240410 20250331 20260321 | collection | ministry-manpower-public-1998
feasts en | Christmas Day; Good Friday; Labour Day; New Year's Day | holidays-act-1998 [2004,); library
National Day | 08-09 [1966,) | holidays-act-1998 [2004,); library
Polling Day | on 20011103 | vacanza
	on 20060506 20110507 20150911 20200710 20230901 20250503 | collection | ministry-manpower-polling
SG50 Public Holiday | on 20150807 | one_off | ministry-manpower-14-2015
Vesak Day | hindu vaishakha-purnima [1990,1992), hindu vaishakha-purnima [2056,2058), hindu vaishakha-purnima [2070,2072), hindu vaishakha-purnima [2087,2090), hindu vaishakha-purnima [2097,2099) | computed estimated | vacanza [1990,1992); ministry-manpower-public-1998-2
	karachi 1-10 +3 [1996,1999), karachi 1-10 +3 [2061,2064) | computed estimated | ministry-manpower-public-1998-2 [2061,2064); vacanza
	hijri 8-15 -1 [2015,2018), hijri 8-15 -1 [2048,2050), hijri 8-15 -1 [2080,2083) | ministry-manpower-public-1998 [2015,2018) collection; ministry-manpower-public-1998-2 computed estimated
	hijri 9-17 -3 [2018,2021), hijri 9-17 -3 [2050,2053), hijri 9-17 -3 [2083,2086) | ministry-manpower-public-1998 [2018,2021) collection; ministry-manpower-public-1998-2 computed estimated
	daressalaam 12-10 +3 [1993,1996), on 19920517 19990529 20000518 20020526 | vacanza
	orthodox+22 [2001,2003), on 20030515 | library collection
	tibetan parinirvana -1 [2004,2006), tibetan parinirvana [2007,2009), hindu janaki-navami +5 [2011,2015), hindu janaki-navami +5 [2021,2023), on 20060512 20090509 20100528 20230602 20240522 20250512 20260531 | collection | ministry-manpower-public-1998
	on 20270520 | announced | ministry-manpower-18-2027
	hijri 1-10 +4 [2029,2031), hijri 3-12 +2 [2034,2037), hindu janaki-navami +5 [2038,2042), delhi 7-13 [2045,2048), myanmar kason +1 [2054,2056), hindu vaishakha-purnima -1 [2058,2061), hindu vaishakha-purnima -1 [2065,2070), myanmar kason [2073,2075), hindu vaishakha-purnima -1 [2075,2078), delhi 7-13 [2078,2080), hijri 12-10 +3 [2091,2093), hindu janaki-navami +5 [2093,2095), hijri 1-10 +4 [2095,2097), hijri 3-12 +2 [2099,), on 20280509 20310604 20320523 20330513 20370529 20420602 20430523 20440512 20530601 20640530 20720601 20860527 20900514 | computed estimated | ministry-manpower-public-1998-2
Chinese New Year (substitute day) = 农历新年 | on 20060131 20070220 | substitute computed | holidays-act-1998-2
Deepavali (substitute day) = தீபாவளி | on 19991108 | substitute | vacanza
Vesak Day (substitute day) | on 19980511 | substitute | vacanza

fact national 2022 | off 05-02 05-03 07-10 07-11 | not 05-04 07-09 | MOM of 21 October 2021
fact national 2023 | off 01-24 04-22 06-02 06-29 09-01 11-13 | not 04-21 06-03 | MOM: Vesak Day revised; polling day
fact national 2025 | off 03-31 05-03 06-07 10-20 | not 03-30 06-06 | MOM
fact national 2027 | off 02-08 03-10 05-17 05-20 10-28 | not 03-09 05-16 | Ministry of Manpower, 18 June 2026
fact national 2027 | off 03-10 05-17 05-20 02-06 02-08 | not 03-09 05-16 | by the criterion of MABIMS
decided dated calendar | Deepavali | - | [2028,2029) | national | 17 October, not a month later | Rashtriya Panchang: new moon of Ashvina on 18 October 2028; the second list has 17 October for India and Mauritius
decided dated calendar | Eid al-Fitr; Eid al-Fitr (substitute day); Eid al-Fitr (third day); Eid al-Adha; Eid al-Adha (substitute day); Eid al-Adha (second day); Eid al-Adha (second day) (substitute day); Arafat Day; Arafat Day (substitute day); Islamic New Year; Islamic New Year (substitute day); Islamic New Year (observed); Prophet's Birthday; Prophet's Birthday (substitute day); Prophet Muhammad's Birthday; Isra and Mi'raj; Isra and Mi'raj (substitute day); Isra' and Mi'raj; Nuzul Al-Quran; Nuzul Al-Quran Day; Anniversary of the revelation of the Quran; Beginning of Ramadan; Beginning of Ramadan (substitute day); First Day of Ramadan; First day of Ramadan; First day of Ramadan (substitute day); Hol of Sultan Iskandar; The Sultan of Johor Hol; Chinese New Year (substitute day); Hari Raya Puasa; Hari Raya Puasa (substitute day); Hari Raya Haji; Hari Raya Haji (substitute day); Laylat al-Mi'raj; End of Ramadan (Eid al-Fitr); End of Ramadan (Eid al-Fitr) (substitute day); Feast of the Sacrifice (Eid al-Adha); Feast of the Sacrifice (Eid al-Adha) (substitute day); Birthday of Muhammad (Mawlid); Birthday of Muhammad (Mawlid) (substitute day); Christmas Day (substitute day) | - | [2027,2033) | national | by the criterion of these countries, not the calendar of Mecca | MABIMS, the crescent at least 3° high and 6.4° from the sun (2021): of the announced feasts of 2022 to 2026 Indonesia’s are right in 28 of 30 | https://jawawa.id/api/v1/article/understanding-mabims-criteria-why-hilal-below-3-degrees-is-definitely-rejected-1773910295
`;
