/** Holidays of Armenia: rules, years and sources. The format: `README.md`. */
export const AM = `
part AG Aragatsotn
part AR Ararat
part AV Armavir
part ER Yerevan
part GR Gegharkunik
part KT Kotayk
part LO Lori
part SH Shirak
part SU Syunik
part TV Tavush
part VD Vayots Dzor
known [1991,)

source government-decision-an | Armenia, government decision on an exchanged day in Lori and Shirak, 30 years after the earthquake | https://www.arlis.am/hy/acts/126944
source government-decisions-exchanged-1998 | Armenia, government decisions on exchanged days of 1998 | https://www.arlis.am/hy/acts/6981
source government-decisions-exchanged-2000 | Armenia, government decisions on exchanged days of 2000 | https://www.arlis.am/hy/acts/7838
source government-decisions-exchanged-2003 | Armenia, government decisions on exchanged days of 2003 | https://www.arlis.am/hy/acts/10474
source government-decisions-exchanged-2005 | Armenia, government decisions on exchanged days of 2005 | https://www.arlis.am/hy/acts/13224
source government-decisions-exchanged-2006 | Armenia, government decisions on exchanged days of 2006 | https://www.arlis.am/hy/acts/21549
source government-decisions-exchanged-2007 | Armenia, government decisions on exchanged days of 2007 | https://www.arlis.am/hy/acts/29581
source government-decisions-exchanged-2008 | Armenia, government decisions on exchanged days of 2008 | https://www.arlis.am/hy/acts/40452
source government-decisions-exchanged-2009 | Armenia, government decisions on exchanged days of 2009 | https://www.arlis.am/hy/acts/48427
source government-decisions-exchanged-2010 | Armenia, government decisions on exchanged days of 2010 | https://www.arlis.am/hy/acts/55456
source government-decisions-exchanged-2011 | Armenia, government decisions on exchanged days of 2011 | https://www.arlis.am/hy/acts/60996
source government-decisions-exchanged-2012 | Armenia, government decisions on exchanged days of 2012 | https://www.arlis.am/hy/acts/74278
source government-decisions-exchanged-2013 | Armenia, government decisions on exchanged days of 2013 | https://www.arlis.am/hy/acts/80097
source government-decisions-exchanged-2014 | Armenia, government decisions on exchanged days of 2014 | https://www.arlis.am/hy/acts/86936
source government-decisions-exchanged-2015 | Armenia, government decisions on exchanged days of 2015 | https://www.arlis.am/hy/acts/94257
source government-decisions-exchanged-2016 | Armenia, government decisions on exchanged days of 2016 | https://www.arlis.am/hy/acts/103890
source government-decisions-exchanged-2017 | Armenia, government decisions on exchanged days of 2017 | https://www.arlis.am/hy/acts/112733
source government-decisions-exchanged-2018 | Armenia, government decisions on exchanged days of 2018 | https://www.arlis.am/hy/acts/119427
source government-decisions-exchanged-2020 | Armenia, government decisions on exchanged days of 2020 | https://www.arlis.am/hy/acts/138403
source government-decisions-exchanged-2021 | Armenia, government decisions on exchanged days of 2021 | https://www.arlis.am/hy/acts/155821
source law-ho-1-2026 | Armenia, Law HO-1-N of 20 January 2026 | web.archive.org/web/20260122152327/http://www.parliament.am/legislation.php?sel=show&ID=10146&lang=arm
source law-holidays-memorial-2001 | Armenia, Law on holidays and memorial days: a working day from 24 June 2001 on | web.archive.org/web/20250427132425/http://www.parliament.am/legislation.php?sel=show&ID=1274&lang=arm
source law-holidays-memorial-2021 | Armenia, law on holidays and memorial days as amended on 17 November 2021: 31 December, 1, 2 and 6 January | https://www.armenpress.am/eng/news/1068376/

Army Day = Բանակի օր | 01-28 [2003,) | library
Christmas Day = Սուրբ Ծնունդ | 01-06 | library
Constitution Day = Սահմանադրության օր | 07-05 [1996,) | library
Day of Remembrance for the Fallen Defenders of the Fatherland = Հայրենիքի պաշտպանության համար զոհվածների հիշատակի օր | 01-27 [2026,) | law-ho-1-2026
Day of Remembrance of the Dead = Մեռելոց հիշատակի օր | 01-07 [2010,2022) | law-holidays-memorial-2021
Exchanged day off = Հանգստյան օր | on 19981207 20000508 20030103 20050103 20050307 20050704 20060103 20060508 20070103 20070104 20070430 20080103 20080104 20080502 20080630 20080818 20080915 20090105 20090107 20090413 20090720 20090817 20090914 20100108 20100405 20100712 20100816 20100913 20100920 20110307 20110425 20110704 20110801 20110815 20110912 20120309 20120409 20120430 20120706 20120716 20120813 20120917 20130401 20130510 20130527 20130708 20130819 20130916 20131230 20140127 20140421 20140502 20140728 20140818 20140915 20150108 20150109 20150406 20150423 20150713 20150914 20160307 20160328 20160912 20170417 20170508 20170918 20180309 20180402 20180430 20181011 20181012 20200127 20200529 20210920 | announced | government-decisions-exchanged-*
	on 20181207 | in LO SH | announced | government-decision-an
Independence Day = Անկախության օր | 09-21 [1992,) | library
International Women's Day = Կանանց տոն | 03-08 [2001,) | library
Labour Day = Աշխատանքի օր | 05-01 [2001,) | library
Mother's Day = Ցեղասպանության զոհերի հիշատակի օր | 04-24 | library
Motherhood and Beauty Day = Մայրության և գեղեցկության տոն | 04-07 [1994,2002) | law-holidays-memorial-2001
New Year's Day = Ամանոր | 01-01, 01-02 | library
New Year's Eve = Նոր տարվա գիշեր | 12-31 | library
Pre-Christmas holidays = Նախածննդյան տոներ | 01-03 [2010,2022), 01-04 [2010,2022), 01-05 [2010,2022) | library
Republic Day = Հանրապետության օր | 05-28 | library
Victory and Peace Day = Հաղթանակի եւ Խաղաղության տոն | 05-09 [1995,) | library
Working day | on 19981212 20000506 20050108 20050305 20050702 20060108 20060506 20110312 20110430 20110709 20110806 20110820 20110917 20120324 20120414 20120428 20120714 20120721 20120818 20120929 20130413 20130518 20130601 20130713 20130824 20130928 20131228 20140201 20140426 20140531 20140802 20140823 20140927 20160312 20160402 20160924 20170506 20170520 20170923 20180317 20180407 20180505 20181027 20181103 20200201 20200523 20210925 | worked announced | government-decisions-exchanged-*
	on 20021229 | worked announced | government-decisions-exchanged-2003
	on 20061230 20070107 20070428 | worked announced | government-decisions-exchanged-2007
	on 20071229 20080112 20080504 20080628 20080816 20080913 | worked announced | government-decisions-exchanged-2008
	on 20081227 20090110 20090418 20090718 20090815 20090912 | worked announced | government-decisions-exchanged-2009
	on 20091226 20100410 20100717 20100821 20100911 20100918 | worked announced | government-decisions-exchanged-2010
	on 20141220 20141227 20150411 20150418 20150718 20150919 | worked announced | government-decisions-exchanged-2015
	on 20181215 | in LO SH | worked announced | government-decision-an

fact ER 2018 | off 04-30 | not 12-07 | not in Yerevan
fact LO 2018 | off 12-07 | not 12-14 | 30 years after the earthquake
fact national 2005 | off 01-06 01-28 | not 01-05 04-07 | no days before Christmas until 2010
fact national 2012 | off 03-09 04-30 07-16 | not 03-24 04-28 | government decisions on exchanged days
fact national 2021 | off 01-05 01-07 | not 01-08 | until the law of 17 November 2021
fact national 2022 | off 01-02 01-06 12-31 | not 01-03 01-05 01-07 | law of 17 November 2021
fact national 2027 | off 01-27 01-28 | not 01-03 | Law HO-1-N of 20 January 2026
`;
