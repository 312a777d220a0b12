/** Holidays of Indonesia: rules, years and sources. The format: `README.md`. */
export const ID = `
source joint-decree-2025 | Indonesia, joint decree of three ministers on the holidays of 2025 | https://setkab.go.id/pemerintah-tetapkan-hari-libur-nasional-dan-cuti-bersama-tahun-2025/
source joint-decree-2026 | Indonesia, joint decree of three ministers 1497, 2 and 5 of 2025 on the holidays and collective leave of 2026 | https://disdiksmg.semarangkota.go.id/post-detail/resmi-daftar-hari-libur-nasional-dan-cuti-bersama-tahun-2026-berdasarkan-skb-3-menteri
source joint-decree-2027 | Indonesia, joint decree of three ministers 1205, 3 and 2 of 15 September 2026 on the holidays of 2027 | https://setneg.go.id/baca/index/inilah_skb_3_menteri_libur_nasional_dan_cuti_bersama_2027
source joint-decree-skb | Indonesia, joint decrees (SKB) of three ministers on national holidays, each year
source joint-decree-skb-2 | Indonesia, Keputusan Presiden 8/2024 on holidays; days not decreed yet: reckoned | https://memorandum.disway.id/amp/87636/presiden-tetapkan-hari-hari-libur-ini-daftarnya
source keputusan-presiden-14-2014 | Indonesia, Keputusan Presiden 14/2014, 24/2014, 25/2015, 3/2017, 15/2018, 10/2019, 22/2020 and 10/2024: election days as national holidays | https://peraturan.bpk.go.id/Details/277337/keppres-no-10-tahun-2024
source keputusan-presiden-19-2002 | Indonesia, Keputusan Presiden 19/2002 on the Chinese New Year
source keputusan-presiden-24-2013 | Indonesia, Keputusan Presiden 24/2013: from 2014
source keputusan-presiden-24-2016 | Indonesia, Keputusan Presiden 24/2016: a holiday from 2017 | https://setkab.go.id/berlaku-mulai-2017-presiden-jokowi-tetapkan-1-juni-sebagai-hari-libur-nasional/
source keputusan-presiden-8-2024 | Indonesia, Keputusan Presiden 8/2024 on holidays, and those of 1967, 1968, 1971 and 1983 that it replaced | https://memorandum.disway.id/amp/87636/presiden-tetapkan-hari-hari-libur-ini-daftarnya
source keputusan-presiden-8-2024-2 | Indonesia, Keputusan Presiden 8/2024 on holidays | https://memorandum.disway.id/amp/87636/presiden-tetapkan-hari-hari-libur-ini-daftarnya
source skb-three-ministers-2010 | Indonesia, SKB of three ministers for 2010 and 2013: Imlek on the day itself | https://padasuatuketika.blogspot.com/2010/08/skb-hari-libur-nasional-2010.html

Ascension Day = Kenaikan Yesus Kristus | easter+39 [1953,1964), easter+39 [1968,) | collection | keputusan-presiden-8-2024 [2010,); library
Birthday of Muhammad (Mawlid) = Maulid Nabi Muhammad | hijri 3-12 [,1951), hijri 3-12 [1953,1964), hijri 3-12 [1970,1973), hijri 3-12 [1974,1981), hijri 3-12 [1982,1986), hijri 3-12 [1987,1988), hijri 3-12 [1991,1992), hijri 3-12 [1993,1998), hijri 3-12 [1999,2000), hijri 3-12 [2001,2002), hijri 3-12 [2006,2010) | estimated | library
	on 19910921 19930830 19940820 19950809 19960728 19970717 | estimated | library
Chinese New Year = Tahun Baru Imlek | chinese 1-1 [2003,2006), chinese 1-1 [2008,) | computed | keputusan-presiden-8-2024-2 [2024,); keputusan-presiden-19-2002 [2014,2024); skb-three-ministers-2010 [2010,2014); library
	chinese 1-1 +1 [2006,2008) | vacanza
Christmas Day = Hari Raya Natal | 12-25 [1953,) | collection | keputusan-presiden-8-2024 [2010,); library
Collective leave = Cuti bersama | on 20260216 20260318 20260320 20260323 20260324 20260515 20260528 20261224 | collective announced | joint-decree-2026
	on 20021205 20021209 20021210 20021226 20031124 20031127 20031128 20031226 20041117 20041118 20041119 20051102 20051105 20051107 20051108 20060331 20060526 20060818 20061023 20061026 20061027 20070518 20071012 20071015 20071016 20071017 20071018 20071019 20071221 20071224 20071226 20071231 20080111 20080929 20080930 20081003 20081226 20090102 20090918 20090923 20091224 20100909 20100913 20101224 20110516 20110829 20110901 20110902 20111226 20120518 20120821 20120822 20121116 20121224 20121231 20130805 20130806 20130807 20131014 20131226 20140730 20140731 20140801 20141226 20150716 20150720 20150721 20160704 20160705 20160708 20161226 20170102 20170623 20170627 20170628 20170629 20170630 20171226 20180611 20180612 20180613 20180614 20180618 20180619 20180620 20181224 20190603 20190604 20190607 20191224 20200821 20201028 20201030 20201224 20201231 20210512 20220429 20220504 20220505 20220506 20230123 20230323 20230419 20230420 20230421 20230424 20230425 20230602 20230628 20230630 20231226 20240209 20240312 20240408 20240409 20240412 20240415 20240510 20240524 20240618 20241226 20250128 20250328 20250402 20250403 20250404 20250407 20250513 20250530 20250609 20250818 20251226 | collective | vacanza collection
Day of Silence = Hari Suci Nyepi | hindu ugadi +1 [1996,1999), hindu ugadi -1 [2000,2002), hindu mata-karma +5 [2002,2005), hindu ugadi [2006,2008), on 19900327 19910317 19920305 19930324 19940312 19950401 19990318 20050311 20080307 | vacanza
	tehran 6-3 -3 [2014,2016), hindu mata-karma +4 [2017,2019), hijri 7-27 +3 [2020,2023), kualalumpur 9-1 -1 [2023,2025), on 20100316 20110305 20120323 20130312 20160309 20190307 | collection | joint-decree-skb
	hijri 10-1 -1 [2025,2028) | joint-decree-* announced
	tehran 10-25 +4 [2028,2030), on 20300305 20310324 20320312 | collection estimated | keputusan-presiden-8-2024-2
Easter Sunday = Kebangkitan Yesus Kristus (Paskah) | easter [2024,) | collection | keputusan-presiden-8-2024-2
Eid al-Adha = Hari Raya Idul Adha | on 20250606 20260527 20270517 | announced | joint-decree-*
	aceh 12-10 [2002,2005), aceh 12-10 [2010,) | computed estimated | joint-decree-skb-2
	on 20040202 | vacanza
	on 20101117 20111106 20121026 20131015 20141005 20150924 20160912 20170901 20180822 20190811 20200731 20210720 20220710 20230629 20240617 | collection | joint-decree-skb
Eid al-Fitr = Hari Raya Idul Fitri | on 20100910 20100911 20110830 20110831 20120819 20120820 20130808 20130809 20140728 20140729 20150717 20150718 20160706 20160707 20170625 20170626 20180615 20180616 20190605 20190606 20200524 20200525 20210513 20210514 20220502 20220503 20230422 20230423 20240410 20240411 | collection | joint-decree-skb
	on 19980131 20021207 20061025 | vacanza
	on 20250331 20250401 20260321 20260322 20270310 20270311 | announced | joint-decree-*
	aceh 10-1 [1998,1999), aceh 10-1 +1 [1998,1999), aceh 10-1 [2002,2003), aceh 10-1 +1 [2002,2003), aceh 10-1 [2006,2007), aceh 10-1 +1 [2006,2007), aceh 10-1 [2010,), aceh 10-1 +1 [2010,) | computed estimated | joint-decree-skb-2
Eid al-Fitr (substitute day) | on 20041116 | substitute | vacanza
End of Ramadan (Eid al-Fitr) = Hari Raya Idul Fitri | aceh 10-1 [1953,2010), aceh 10-1 +1 [1953,2010) | estimated | library
	on 19900426 19900427 20051103 20051104 | estimated | library
Feast of the Sacrifice (Eid al-Adha) = Hari Raya Idul Adha | hijri 12-10 [1953,1968), hijri 12-10 [1969,2002), hijri 12-10 [2005,2010) | estimated | library
	on 19900703 19910623 19930601 19940521 19950510 19960428 19970418 19990328 | estimated | library
General Election Day = Hari Pemilihan Umum | on 20190417 20240214 | one_off | keputusan-presiden-14-2014
Good Friday = Wafat Yesus Kristus | easter-2 [1953,1964), easter-2 [1971,) | collection | keputusan-presiden-8-2024 [2010,); library
Independence Day = Hari Kemerdekaan Republik Indonesia | 08-17 [2010,) | collection | keputusan-presiden-8-2024
Independence Day = Hari Ulang Tahun Kemerdekaan Republik Indonesia | 08-17 [,2010) | library
Islamic New Year = Tahun Baru Islam | on 20101207 20111127 20121115 20131105 20141025 20151014 20161002 20170921 20180911 20190901 20200820 20210811 20220730 20230719 20240707 | collection | joint-decree-skb
	easter-48 [2003,2005) | vacanza
	on 20250627 20260616 20270606 | announced | joint-decree-*
	aceh 1-1 [1953,1964), aceh 1-1 [1968,1970), aceh 1-1 [1971,1986), aceh 1-1 [1987,) | computed estimated | joint-decree-skb-2
	on 19900723 19930621 20070120 | estimated | library
Isra and Mi'raj = Isra Mikraj Nabi Muhammad | on 20100710 20110629 20120617 20130606 20140527 20150516 20160506 20170424 20180414 20190403 20200322 20210311 20220228 20230218 20240208 | collection | joint-decree-skb
	on 20030922 20040913 20070811 | vacanza
	on 20250127 20260116 20270105 20271226 | announced | joint-decree-*
	aceh 7-27 [1999,2002), aceh 7-27 [2003,2006), aceh 7-27 [2007,2008), aceh 7-27 [2010,) | computed estimated | joint-decree-skb-2
Labour Day = Hari Buruh Internasional | 05-01 [1953,1968), 05-01 [2014,) | collection | keputusan-presiden-8-2024-2 [2024,); keputusan-presiden-24-2013 [2014,2024); library
	on 20080501 | library
Laylat al-Mi'raj = Maulid Nabi Muhammad | hijri 7-27 [1953,1963), hijri 7-27 [1968,1971), hijri 7-27 [1972,1975), hijri 7-27 [1976,1983), hijri 7-27 [1984,1989), hijri 7-27 [1990,1999), hijri 7-27 [2002,2003), hijri 7-27 [2006,2007), hijri 7-27 [2008,2010) | estimated | library
	on 19900223 19910212 19920201 19940110 19941230 19951220 19971128 19981117 | estimated | library
Legislative Election Day = Hari Pemilihan Umum Legislatif | on 19990607 20040405 20090409 | vacanza
	on 20140409 | one_off | keputusan-presiden-14-2014
Local Election Day = Hari Pemilihan Kepala Daerah | 12-08 if tuesday +1 [2015,2021), on 20170215 20180627 20241127 | one_off | keputusan-presiden-14-2014
New Year's Day = Hari tahun baru | 01-01 [,2010) | library
New Year's Day = Tahun Baru Masehi | 01-01 [2010,) | collection | keputusan-presiden-8-2024
Nyepi | on 20090326 | library
Pancasila Day = Hari Lahir Pancasila | on 19930601 20000601 20070601 | library
	06-01 [2017,) | keputusan-presiden-24-2016
Presidential Election Day = Hari Pemilihan Presiden | on 20040705 20040920 20090708 | vacanza
	on 20140709 | one_off | keputusan-presiden-14-2014
Prophet's Birthday = Maulid Nabi Muhammad | on 20100226 20110215 20120205 20130124 20140114 20150103 20151224 20161212 20171201 20181120 20191109 20201029 20211020 20221008 20230928 20240916 | collection | joint-decree-skb
	on 19901001 19920909 19980706 20000615 20030515 20040503 20050422 | vacanza
	on 20250905 20260825 20270815 | announced | joint-decree-*
	aceh 3-12 [1990,1991), aceh 3-12 [1992,1993), aceh 3-12 [1998,1999), aceh 3-12 [2000,2001), aceh 3-12 [2002,2006), aceh 3-12 [2010,) | computed estimated | joint-decree-skb-2
Vesak Day = Hari Raya Waisak | on 20100528 20110517 20120506 20130525 20140515 20150602 20160522 20170511 20180529 20190519 20200507 20210526 20220516 20230604 20240523 | collection | joint-decree-skb
	on 19900510 19950515 19960602 19990530 20000518 | vacanza
	on 20010507 20020526 20030516 20040603 20050524 20060513 20070601 20080520 20090509 | library
	on 20250512 20260531 20270520 | announced | joint-decree-*
	hindu vaishakha-purnima [1990,1996), hindu vaishakha-purnima [1997,1999), hindu vaishakha-purnima [2000,2004), hindu vaishakha-purnima [2005,2007), hindu vaishakha-purnima [2008,2015), hindu vaishakha-purnima [2016,2018), hindu vaishakha-purnima [2019,2023), hindu vaishakha-purnima [2024,2026), hindu vaishakha-purnima [2027,2031), hindu vaishakha-purnima [2032,2034), hindu vaishakha-purnima [2035,2037), hindu vaishakha-purnima [2038,2042), hindu vaishakha-purnima [2043,2045), hindu vaishakha-purnima [2046,2050), hindu vaishakha-purnima [2051,2053), hindu vaishakha-purnima [2054,2061), hindu vaishakha-purnima [2062,2064), hindu vaishakha-purnima [2065,2069), hindu vaishakha-purnima [2070,2072), hindu vaishakha-purnima [2073,2080), hindu vaishakha-purnima [2081,2083), hindu vaishakha-purnima [2084,2088), hindu vaishakha-purnima [2089,2091), hindu vaishakha-purnima [2092,2096), hindu vaishakha-purnima [2097,2099), hindu vaishakha-purnima [2100,), on 20310605 20340602 20370529 20420604 20450531 20500605 20530601 20610603 20640530 20690605 20720601 20800602 20830531 20880604 20910602 20960606 20990603 | computed estimated | joint-decree-skb-2

fact national 2016 | off 05-06 09-12 | not 06-01 | Keppres 24/2016: not yet
fact national 2017 | off 06-01 09-01 09-21 12-01 02-15 | not 11-30 | Keppres 24/2016: from 2017; SKB 2017
fact national 2024 | off 02-14 03-31 06-17 09-16 11-27 | not 06-16 09-15 | Keppres 8/2024: Easter
fact national 2027 | off 01-05 03-08 03-10 03-11 05-17 08-15 12-26 | not 01-06 03-12 | decree of 15 September 2026
fact national 2027 | off 03-10 03-11 05-17 05-20 | not 03-09 05-16 | by the criterion of MABIMS; the full moon
fact national 2029 | off 03-15 | not 03-14 | Nyepi
decided dated calendar | Eid al-Fitr; Eid al-Fitr (substitute day); Eid al-Fitr (third day); Eid al-Adha; Eid al-Adha (substitute day); Eid al-Adha (second day); Eid al-Adha (second day) (substitute day); Arafat Day; Arafat Day (substitute day); Islamic New Year; Islamic New Year (substitute day); Islamic New Year (observed); Prophet's Birthday; Prophet's Birthday (substitute day); Prophet Muhammad's Birthday; Isra and Mi'raj; Isra and Mi'raj (substitute day); Isra' and Mi'raj; Nuzul Al-Quran; Nuzul Al-Quran Day; Anniversary of the revelation of the Quran; Beginning of Ramadan; Beginning of Ramadan (substitute day); First Day of Ramadan; First day of Ramadan; First day of Ramadan (substitute day); Hol of Sultan Iskandar; The Sultan of Johor Hol; Chinese New Year (substitute day); Hari Raya Puasa; Hari Raya Puasa (substitute day); Hari Raya Haji; Hari Raya Haji (substitute day); Laylat al-Mi'raj; End of Ramadan (Eid al-Fitr); End of Ramadan (Eid al-Fitr) (substitute day); Feast of the Sacrifice (Eid al-Adha); Feast of the Sacrifice (Eid al-Adha) (substitute day); Birthday of Muhammad (Mawlid); Birthday of Muhammad (Mawlid) (substitute day); Christmas Day (substitute day) | - | [2027,2033) | national | by the criterion of these countries, not the calendar of Mecca | MABIMS, the crescent at least 3° high and 6.4° from the sun (2021): of the announced feasts of 2022 to 2026 Indonesia’s are right in 28 of 30 | https://jawawa.id/api/v1/article/understanding-mabims-criteria-why-hilal-below-3-degrees-is-definitely-rejected-1773910295
decided dated calendar | Vesak Day | - | [2027,2033) | national | the day of the full moon at UTC+7, as in all 17 decrees | Indonesia, SKB of 2010 to 2026: the day of the full moon
decided dated law | Chinese New Year; Lunar New Year | - | [2010,2014) | national | 14 February 2010 and 10 February 2013 | Indonesia, SKB of three ministers for 2010 and 2013: Imlek on the day itself | https://padasuatuketika.blogspot.com/2010/08/skb-hari-libur-nasional-2010.html
decided no law | - | 06-01 | [2016,2017) | national | off since 2017 | Indonesia, Keputusan Presiden 24/2016 of 1 June 2016: from 2017 on | https://setkab.go.id/berlaku-mulai-2017-presiden-jokowi-tetapkan-1-juni-sebagai-hari-libur-nasional/
`;
