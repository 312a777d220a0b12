/** Holidays of Malaysia: rules, years and sources. The format: `README.md`. */
export const MY = `
part 01 Johor
part 02 Kedah
part 03 Kelantan
part 04 Malacca
part 05 Negeri Sembilan
part 06 Pahang
part 07 Penang
part 08 Perak
part 09 Perlis
part 10 Selangor
part 11 Terengganu
part 12 Sabah
part 13 Sarawak
part 14 Kuala Lumpur
part 15 Labuan
part 16 Putrajaya
awaited 2027 | the Cabinet names the days; the list was not read; looked for until 26 November 2026

source holidays-act-1951 | Malaysia, Holidays Act 1951 (Act 369); Sabah, Holidays Ordinance (Cap. 56); Sarawak, Public Holidays Ordinance (Cap. 8) | https://www.kabinet.gov.my/bkpp/pdf/akta_warta/1951_12_31_act369.pdf
source holidays-act-1951-2 | Malaysia, Holidays Act 1951, section 3: the day following the weekly holiday, or the next that is no holiday | https://www.kabinet.gov.my/bkpp/pdf/akta_warta/1951_12_31_act369.pdf
source holidays-act-1951-3 | Malaysia, Holidays Act 1951 (Act 369), schedule | https://www.kabinet.gov.my/bkpp/pdf/akta_warta/1951_12_31_act369.pdf
source kedah-holidays-act-1951 | Kedah, Holidays Act 1951, section 9 (1): in January until the state moved it to June from 2020 on | https://www.thesundaily.my/local/kedah-sultan-s-official-birthday-to-fall-on-third-sunday-in-june-NY1717780
source prime-minister-17-2023 | Malaysia, Prime Minister, 17 April 2023 (Holidays Act, section 8): the Friday, since the feast was on Saturday | https://www.astroawani.com/berita-malaysia/pm-umum-cuti-tambahan-satu-hari-untuk-aidilfitri-415991
source prime-minister-march-2026 | Malaysia, Prime Minister, March 2026: the Friday, since the feast was on Saturday | https://www.kosmo.com.my/?p=917020
source prime-minister-s | Malaysia, Prime Minister’s Department, yearly lists of federal and state holidays (Hari Kelepasan Am), as vacanza/holidays has them | https://www.kabinet.gov.my/storage/2025/08/HKA-2026.pdf
source prime-minister-s-2 | Malaysia, Prime Minister’s Department, yearly lists of federal and state holidays (Hari Kelepasan Am) | https://www.kabinet.gov.my/storage/2025/08/HKA-2026.pdf
source prime-minister-s-3 | Malaysia, Prime Minister’s Department, yearly lists of federal and state holidays (Hari Kelepasan Am); not in yet: reckoned | https://www.kabinet.gov.my/storage/2025/08/HKA-2026.pdf
source prime-minister-s-4 | Malaysia, Prime Minister’s Department, yearly lists of federal and state holidays (Hari Kelepasan Am)
law [1990,) | all but Labour Day; New Year's Day; Good Friday; Tadau Kaamatan; Gawai Dayak; Thaipusam; Federal Territory Day; Day of Nuzul Al-Quran; Nuzul Al-Quran; Islamic New Year; Laylat al-Mi'raj; First day of Ramadan | but 12 13 | Malaysia, Holidays Act 1951, section 3 and First Schedule | https://www.xklaw.com.my/is-every-public-holiday-a-holiday/
law [1990,) | Labour Day | but 12 13 | Malaysia, Employment Act 1955, section 60D | https://kccci.org.my/section-blog

lieu sunday>next [2010,) | all but Chinese New Year; Christmas Eve; General election; Governor of Sabah's Birthday; Harvest Festival; Sultan of Perak's Birthday | but 01 02 03 11 | holidays-act-1951-2 collection
lieu friday>sunday [2010,) | all but General election | in 02 | holidays-act-1951-2 collection
lieu saturday>next [2010,) | all but General election; Sultan of Kelantan's Birthday | in 03 11 | holidays-act-1951-2 collection
lieu sunday>next [2010,2014), friday>sunday [2014,2025), sunday>next [2025,) | all but General election; Hol of Sultan Iskandar; Sultan of Johor's Birthday | in 01 | holidays-act-1951-2 collection
lieu sunday>next [,2010) | New Year's Day; Christmas Day; Labour Day; Deepavali; Vesak Day; Yang di-Pertuan Agong's Birthday; Independence Day; Chinese New Year (second day); Sarawak Day; Hol of the Sultan of Pahang; Sultan of Pahang's Birthday; Sultan of Selangor's Birthday; Raja of Perlis's Birthday; Federal Territory Day; Thaipusam | but 01 02 03 11 | vacanza [1992,2010); library
lieu sunday>next [,1990), sunday>next [1995,2010) | Christmas Day; Deepavali; Independence Day; Labour Day; New Year's Day; Thaipusam; Vesak Day | in 01 | library
lieu friday>sunday [1990,2010) | Beginning of Ramadan; Christmas Day; Deepavali; Eid al-Fitr; Isra and Mi'raj; Labour Day; Prophet's Birthday; Vesak Day | in 02 | vacanza
lieu saturday>next [1990,2010) | Christmas Day; Deepavali; Eid al-Adha (second day); Labour Day; National Day; Sultan of Terengganu's Birthday; Vesak Day; Yang di-Pertuan Agong's Birthday | in 03 11 | vacanza

Additional holiday = Cuti peristiwa | on 20180517 20180518 20221128 20250915 | in 13 | collection | prime-minister-s-4
	on 20180510 20180511 20221128 20250915 | in 04 05 06 07 08 09 10 14 15 16 | collection | prime-minister-s-4
	on 20180510 20180513 20221128 20250915 | in 01 02 03 11 | collection | prime-minister-s-4
	on 20221128 20250915 | in national 12 | collection | prime-minister-s-4
Anniversary of Installation of the Sultan of Terengganu = Hari Ulang Tahun Pertabalan Sultan Terengganu | 03-04 [,1952), 03-04 [2000,2010), on 19610304 | in 11 | library
Arafat Day = Hari Arafah | on 20101116 20111106 20121025 20131014 | in 11 | collection estimated | prime-minister-s
	kualalumpur 12-10 -1 [2023,) | in 03 | computed estimated | prime-minister-s-3
	on 20230628 20240616 | in 03 | collection | prime-minister-s-2
	on 20250606 20260526 | in 03 11 | announced | prime-minister-s-2
	kualalumpur 12-10 -1 [,2002), kualalumpur 12-10 -1 [2005,2008), kualalumpur 12-10 -1 [2010,) | in 11 | computed estimated | prime-minister-s-3
	on 20141004 20150923 20160911 20170831 20180821 20190810 20200730 20210719 20220709 20230628 20240616 | in 11 | collection | prime-minister-s-2
Beginning of Ramadan = Awal Ramadan | kualalumpur 9-1 [2003,2006), kualalumpur 9-1 [2014,2016), kualalumpur 9-1 [2022,2025) | in 01 02 04 | collection | vacanza [2003,2006); prime-minister-s-2
	hijri 9-1 [2010,2014), hijri 9-1 [2019,2022) | in 01 02 04 | collection | prime-minister-s-2 [2019,2022); prime-minister-s estimated
	kualalumpur 9-1 -1 [1990,1994), on 19960121 19971230 19981219 20011117 20080902 | in 01 02 04 | vacanza
	hindu savitri +2 [2016,2019) | in 01 02 04 | collection | prime-minister-s-2
	kualalumpur 9-1 [2025,) | in 01 02 | prime-minister-s-2 [2027,) estimated; prime-minister-s-2 announced
Birthday of Muhammad (Mawlid) = Hari Keputeraan Nabi Muhammad S.A.W. | hijri 3-12 [,1988), hijri 3-12 [1990,2003), hijri 3-12 [2004,2006), hijri 3-12 [2007,2010) | but 03 04 06 11 | estimated | library
	on 19901002 19910921 19920910 19930830 19940820 19950809 19960728 19970717 19980707 | estimated | library
	hijri 3-12 [,1989), hijri 3-12 [1990,2003), hijri 3-12 [2004,2006), hijri 3-12 [2007,2010) | in 03 06 11 | estimated | library
	hijri 3-12 [,1988), hijri 3-12 [1989,2003), hijri 3-12 [2004,2006), hijri 3-12 [2007,2010) | in 04 | estimated | library
Chinese New Year = Tahun Baru Cina | chinese 1-1 [,2010), chinese 1-1 +1 [,2010) | library
Chinese New Year = Tahun Baharu Cina | chinese 1-1 [2010,), chinese 1-1 +1 [2010,) | holidays-act-1951
Christmas Day = Hari Krismas | 12-25 | holidays-act-1951 [2010,); library
Christmas Eve = Hari Sebelum Krismas | 12-24 [,1952), on 19741224 | in 12 | library
Christmas Eve = Krismas (Eve) | 12-24 [2019,) | in 12 | prime-minister-s-2
Day of Nuzul Al-Quran = Hari Nuzul Al-Quran | hijri 9-17 [,1952), on 19991225 | in national | estimated | library
	hijri 9-17 [,1969), hijri 9-17 [1970,1977), hijri 9-17 [1978,2001), hijri 9-17 [2002,2003), hijri 9-17 [2006,2008), hijri 9-17 [2009,2010) | in 03 06 07 08 09 10 11 14 15 16 | estimated | library
Day off for the Southeast Asian Games = Cuti tambahan Sukan SEA | on 20170904 | collection | prime-minister-s-4
Declaration of George Town as World Heritage Site | 07-07 [,1952), on 20090707 | in 07 | library
Declaration of Independence Day = Hari Pengisytiharan Tarikh Kemerdekaan | 02-20 [2024,) | in 04 | prime-minister-s-2
Declaration of Malacca City as Historical City = Hari Perisytiharan Bandar Melaka sebagai Bandaraya Bersejarah | 04-15 [,1952), 04-15 [1989,2010), on 19730415 | in 04 | library
Declaration of Malacca as a Historical City = Hari Perisytiharan Melaka Sebagai Bandaraya Bersejarah | 04-15 [2010,2024) | in 04 | prime-minister-s-2 [2014,2024); prime-minister-s collection estimated
Deepavali = Hari Deepavali | on 19901116 19951121 19981118 20021103 20031023 | but national 13 15 | vacanza
	hindu naraka [2010,) | in national | computed estimated | prime-minister-s-3
	on 20101105 20111026 20121113 20131102 | in national | estimated | holidays-act-1951-3
	on 20141022 20151110 20161029 20171018 20181106 20191027 20201114 20211104 20221024 20231112 20241031 | but 13 | collection | prime-minister-s-2
	on 20251020 20261108 | but 13 | announced | prime-minister-s-2
	on 20101105 20111026 20121113 20131102 | but national 13 15 | collection estimated | prime-minister-s
	hindu naraka [1991,1995), hindu naraka [1996,1998), hindu naraka [1999,) | but national 03 13 15 | computed estimated | prime-minister-s-3
	hindu naraka [1991,1995), hindu naraka [1996,1998), hindu naraka [1999,2004), hindu naraka [2005,) | in 03 | computed estimated | prime-minister-s-3
	hindu naraka [2014,) | in 15 | computed estimated | prime-minister-s-3
Eid al-Adha = Hari Raya Qurban | on 19900702 19910622 19930531 19940520 19950509 19960427 19970417 19990327 | in 02 03 09 | vacanza
	on 20101117 20111107 20121026 20131015 | collection estimated | prime-minister-s
	on 19900702 19910622 19940520 19950509 19960427 19970417 19990327 20040202 20081209 20091128 | in 12 15 | vacanza
	on 19900702 19910622 19930531 19940520 19950509 19960427 19970417 19990327 20040202 20081209 20091128 | but 02 03 09 11 12 15 | vacanza
	kualalumpur 12-10 [1990,1992), kualalumpur 12-10 [1993,1998), kualalumpur 12-10 [1999,2000), kualalumpur 12-10 [2001,2005), kualalumpur 12-10 [2008,) | but 02 03 09 11 12 15 | computed estimated | prime-minister-s-3
	kualalumpur 12-10 [1990,1992), kualalumpur 12-10 [1994,1998), kualalumpur 12-10 [1999,2000), kualalumpur 12-10 [2001,2005), kualalumpur 12-10 [2008,) | in 12 15 | computed estimated | prime-minister-s-3
	on 20141005 20150924 20160912 20170901 20180822 20190811 20200731 20210720 20220710 20230629 20240617 | collection | prime-minister-s-2
	on 20250607 20260527 | announced | prime-minister-s-2
	kualalumpur 12-10 [1990,1992), kualalumpur 12-10 [1993,1998), kualalumpur 12-10 [1999,2000), kualalumpur 12-10 [2010,) | in 02 03 09 | computed estimated | prime-minister-s-3
	kualalumpur 12-10 [2010,) | in 11 | computed estimated | prime-minister-s-3
Eid al-Adha (second day) = Hari Raya Qurban (Hari Kedua) | on 20101118 20111108 20121027 20131016 | in 02 03 09 11 | collection estimated | prime-minister-s
	kualalumpur 12-10 +1 [2001,2005), kualalumpur 12-10 +1 [2008,) | in 02 03 09 11 | computed estimated | prime-minister-s-3
	on 20040203 20081210 20091129 | in 02 03 09 11 | vacanza
	on 20141006 20150925 20160913 20170902 20180823 20190812 20200801 20210721 20220711 20230630 20240618 | in 02 03 09 11 | collection | prime-minister-s-2
	on 20250608 20260528 | in 02 03 09 11 | announced | prime-minister-s-2
Eid al-Fitr = Hari Raya Puasa | on 20140728 20140729 20150717 20150718 20160706 20160707 20170625 20170626 20180615 20180616 20190605 20190606 20200524 20200525 20210513 20210514 20220502 20220503 20230422 20230423 20240410 20240411 | collection | prime-minister-s-2
	on 19920404 19930324 19940313 19950302 19990118 20011218 20021207 20031127 20061025 | in 04 | vacanza
	on 19910415 19920404 19930324 19940313 19950302 19990118 20011218 20021207 20031127 20061025 | but 04 | vacanza
	kualalumpur 10-1 [1991,1996), kualalumpur 10-1 +1 [1991,1996), kualalumpur 10-1 [1999,2000), kualalumpur 10-1 +1 [1999,2000), kualalumpur 10-1 [2001,2004), kualalumpur 10-1 +1 [2001,2004), kualalumpur 10-1 [2006,2007), kualalumpur 10-1 +1 [2006,2007), kualalumpur 10-1 [2010,), kualalumpur 10-1 +1 [2010,) | but 04 | computed estimated | prime-minister-s-3
	kualalumpur 10-1 [1992,1996), kualalumpur 10-1 +1 [1992,1996), kualalumpur 10-1 [1999,2000), kualalumpur 10-1 +1 [1999,2000), kualalumpur 10-1 [2001,2004), kualalumpur 10-1 +1 [2001,2004), kualalumpur 10-1 [2006,2007), kualalumpur 10-1 +1 [2006,2007), kualalumpur 10-1 [2010,), kualalumpur 10-1 +1 [2010,) | in 04 | computed estimated | prime-minister-s-3
	on 20100910 20100911 20110831 20110901 20120819 20120820 20130808 20130809 | collection estimated | prime-minister-s
	on 20250331 20250401 20260321 20260322 | announced | prime-minister-s-2
Eid al-Fitr (additional day) = Cuti tambahan Hari Raya | on 20230421 | one_off | prime-minister-17-2023
	on 20260320 | one_off | prime-minister-march-2026
Eid al-Fitr (third day) = Hari Raya Puasa (Hari Ketiga) | kualalumpur 10-1 +2 [2025,) | in 04 | computed estimated | prime-minister-s-3
	on 20250402 20260323 | in 04 | announced | prime-minister-s-2
End of Ramadan (Eid al-Fitr) = Hari Raya Aidil Fitri | hijri 10-1 [,2010), hijri 10-1 +1 [,2010) | estimated | library
	on 19910416 19920405 19930325 19940314 19950303 19990119 20011217 20021206 20031126 20061024 | estimated | library
Feast of the Sacrifice (Eid al-Adha) = Hari Raya Haji | hijri 12-10 [,2001), hijri 12-10 [2005,2008) | in national 01 04 05 06 07 10 12 13 | estimated | library
	on 19900703 19910623 19930601 19940521 19950510 19960428 19970418 19990328 | but 02 03 09 | estimated | library
	kualalumpur 12-10 [,2010), kualalumpur 12-10 +1 [,2010) | in 02 03 09 | estimated | library
	on 19980407 19980408 20000316 20000317 20010306 20020223 20030212 20040202 20081209 20091128 | in 02 03 09 | estimated | library
	hijri 12-10 [,2001), hijri 12-10 [2005,2008), hijri 12-10 [2009,2010) | in 08 | estimated | library
	hijri 12-10 [,2010), hijri 12-10 +1 [,2010) | in 11 | estimated | library
	hijri 12-10 [,2001), hijri 12-10 [2004,2008) | in 14 15 16 | estimated | library
Federal Territory Day = Hari Wilayah Persekutuan | 02-01 [2010,) | in 14 15 16 | prime-minister-s-2 [2014,); prime-minister-s collection estimated
	02-01 [,1952), 02-01 [1974,2010), on 19570201 19690201 | in 14 16 | library
	02-01 [,1952), on 19570201, 02-01 [1974,2010) | in 15 | library
First day of Ramadan = Awal Ramadan | hijri 9-1 [,1969), hijri 9-1 [1970,1977), hijri 9-1 [1978,2001), hijri 9-1 [2002,2003), hijri 9-1 [2006,2010) | in 01 04 | estimated | library
	hijri 9-1 [,1969), hijri 9-1 [1970,1977), hijri 9-1 [1978,2001), hijri 9-1 [2002,2003), hijri 9-1 [2006,2008), hijri 9-1 [2009,2010) | in 02 | estimated | library
Gawai Dayak = Perayaan Hari Gawai Dayak | 06-01 [,1952), 06-01 [2010,) | in 13 | prime-minister-s-2 [2014,); prime-minister-s [2010,2014) collection estimated; library
	06-02 [,1952), 06-02 [2010,) | in 13 | prime-minister-s-2 [2014,); prime-minister-s [2010,2014) collection estimated; library
	1 saturday 06 [1956,1958), 1 saturday 06 [1962,1964), 06-01 [1965,2010), 06-02 [1965,2010), on 19540602 | in 13 | library
General election = Cuti pilihan raya umum | on 19991129 | vacanza
	on 20180509 20221118 20221119 | collection | prime-minister-s-4
George Town World Heritage Day = Hari Ulang Tahun Perisytiharan Tapak Warisan Dunia | 07-07 [2010,) | in 07 | prime-minister-s-2 [2014,); prime-minister-s collection estimated
Good Friday = Jumat Agung | easter-2 | in 12 13 | prime-minister-s-2 [2014,); prime-minister-s [2010,2014) collection estimated; library
Governor of Malacca's Birthday = Hari Jadi Yang di-Pertua Negeri Melaka | 2 friday 10 [1990,2020) | in 04 | prime-minister-s-2 [2014,2020); prime-minister-s [2010,2014) collection estimated; vacanza
	08-24 [2020,) | in 04 | prime-minister-s-2
Governor of Penang's Birthday = Hari Jadi Yang di-Pertua Negeri Pulau Pinang | 2 saturday 07 [2010,) | in 07 | prime-minister-s-2 [2014,); prime-minister-s collection estimated
Governor of Sabah's Birthday = Hari Jadi Yang di-Pertua Negeri Sabah | on 20050211 | in 12 | vacanza
	saturday>=09-30 [2010,2014) | in 12 | collection estimated | prime-minister-s
	1 saturday 10 [2014,2025), 03-30 [2025,) | in 12 | prime-minister-s-2
Governor of Sarawak's Birthday = Hari Jadi Yang di-Pertua Negeri Sarawak | 2 saturday 10 [2010,) | in 13 | prime-minister-s-2 [2014,); prime-minister-s collection estimated
Hari Hol of Pahang = Hari Hol Pahang | 05-22 [,1952), on 19590522 19780522 20050522 | in 06 | library
Hari Hol of Sultan Iskandar of Johor = Hari Hol Almarhum Sultan Iskandar | hindu chhath +2 [,1952) | in 01 | estimated | library
Harvest Festival = Pesta Kaamatan | 05-30 [2010,), 05-31 [2010,) | in 12 15 | prime-minister-s-2 [2014,); prime-minister-s collection estimated
Hol of Sultan Iskandar = Hari Hol Almarhum Sultan Iskandar | kualalumpur 2-6 [2020,) | in 01 | prime-minister-s-3 [2027,) computed estimated; prime-minister-s-2 [2025,2027) announced; prime-minister-s-2 collection
	hindu guru-tegh +3 [2012,2014), on 20110112 | in 01 | collection estimated | prime-minister-s
	kualalumpur 2-6 +1 [2015,2018), chinese 9-9 -2 [2018,2020), on 20141129 | in 01 | collection | prime-minister-s-2
Hol of the Sultan of Pahang = Hari Hol Sultan Pahang | 05-07 [1990,2020) | in 06 | prime-minister-s-2 [2014,2020); prime-minister-s [2010,2014) collection estimated; vacanza
	05-22 [2020,) | in 06 | prime-minister-s-2
Independence Day = Hari Kebangsaan | 08-31 [1958,2010) | library
Installation of the Sultan of Terengganu = Hari Ulang Tahun Pertabalan Sultan Terengganu | 03-04 [2010,) | in 11 | prime-minister-s-2 [2014,); prime-minister-s collection estimated
Installation of the Yang di-Pertuan Agong = Hari Pertabalan Yang di-Pertuan Agong | on 20170424 20190730 | collection | prime-minister-s-4
Islamic New Year = Awal Muharam | kualalumpur 1-1 [,1952), kualalumpur 1-1 [1972,1975), kualalumpur 1-1 [1995,) | but 01 02 07 10 13 | computed estimated | prime-minister-s-3
	on 20030305 | but 11 | vacanza
	on 20101208 20111127 20121115 20131105 | collection estimated | prime-minister-s
	on 20141025 20151014 20161002 20170922 20180911 20190901 20200820 20210810 20220730 20230719 20240707 | collection | prime-minister-s-2
	on 20250627 20260617 | announced | prime-minister-s-2
	kualalumpur 1-1 [,1952), kualalumpur 1-1 [1972,1975), kualalumpur 1-1 [1980,1981), kualalumpur 1-1 [1995,) | in 01 02 | computed estimated | prime-minister-s-3
	kualalumpur 1-1 [,1952), kualalumpur 1-1 [1972,1975), kualalumpur 1-1 [1991,1992), kualalumpur 1-1 [1995,) | in 07 | computed estimated | prime-minister-s-3
	kualalumpur 1-1 [,1952), kualalumpur 1-1 [1972,1975), kualalumpur 1-1 [1977,1978), kualalumpur 1-1 [1995,) | in 10 | computed estimated | prime-minister-s-3
	on 20030304 20030305 | in 11 | vacanza
	kualalumpur 1-1 [,1952), kualalumpur 1-1 [1972,1975), kualalumpur 1-1 [1983,1984), kualalumpur 1-1 [1995,) | in 13 | computed estimated | prime-minister-s-3
Islamic New Year = Awal Muharram | on 19990417 20070120 | estimated | library
Isra and Mi'raj = Israk dan Mikraj | on 19900222 19910211 19920131 19940109 19941229 19951219 19971127 19981116 20011015 | in 02 05 09 | vacanza
	kualalumpur 7-27 [1990,1993), kualalumpur 7-27 [1994,1996), kualalumpur 7-27 [1997,1999), kualalumpur 7-27 [2001,2002), kualalumpur 7-27 [2006,2009), kualalumpur 7-27 [2010,) | in 02 05 09 | computed estimated | prime-minister-s-3
	on 20100709 20110629 20120617 20130606 | in 02 05 09 | collection estimated | prime-minister-s
	on 20140527 20150516 20160505 20170424 20180414 20190403 20200322 20210311 20220301 20230218 20240208 | in 02 05 09 | collection | prime-minister-s-2
	on 20250127 20260117 | in 02 05 09 11 | announced | prime-minister-s-2
	kualalumpur 7-27 [2020,) | in 11 | computed estimated | prime-minister-s-3
	on 20200322 20210311 20220301 20230218 20240208 | in 11 | collection | prime-minister-s-2
Labour Day = Hari Pekerja | 05-01 [,1952), 05-01 [2010,) | holidays-act-1951 [2010,); library
	05-01 [1973,2010), on 19570501 19690501 | library
Labour Day (substitute day) = Hari Pekerja | on 20220504 | in 01 02 03 11 | collection | prime-minister-s-4
Laylat al-Mi'raj = Israk dan Mikraj | hijri 7-27 [,2001), hijri 7-27 [2002,2006), hijri 7-27 [2009,2010) | in 02 05 09 | estimated | library
	kualalumpur 7-27 [,1952) | in 11 | estimated | library
Malaysia Cup Holiday = Cuti Piala Malaysia | on 20211203 | in 14 15 16 | collection | prime-minister-s-4
Malaysia Day = Hari Malaysia | 09-16 [2010,) | holidays-act-1951
	on 19830916 | in 11 | library
	09-16 [2001,2005), 09-16 [2006,2010) | in 12 | library
Melaka State Governor's Birthday = Hari Jadi Yang di-Pertua Negeri Melaka | 08-24 [,1952), on 19790824 | in 04 | library
National Day = Hari Kebangsaan | 08-31 [2010,) | holidays-act-1951
New Year's Day = Hari Tahun Baru | 01-01 [,2010) | in 04 05 06 07 08 10 12 13 14 15 16 | library
New Year's Day = Tahun Baharu | 01-01 [2010,) | in 04 05 06 07 08 10 12 13 14 15 16 | prime-minister-s-2 [2014,); prime-minister-s collection estimated
Nuzul Al-Quran = Hari Nuzul Al-Quran | on 19900412 19910402 19920321 19930310 19940227 19950216 19960206 19980115 19990104 20011203 20080918 | in 03 06 07 08 09 10 11 14 15 16 | vacanza
	on 20100827 20110817 20120805 20130725 | in 03 06 07 08 09 10 11 14 15 16 | collection estimated | prime-minister-s
	on 20140715 20150704 20160622 20170612 20180602 20190522 20200510 20210429 20220419 20230408 20240328 | in 03 06 07 08 09 10 11 14 15 16 | collection | prime-minister-s-2
	on 20250318 20260307 | in 03 06 07 08 09 10 11 14 15 16 | announced | prime-minister-s-2
	kualalumpur 9-17 [1990,1997), kualalumpur 9-17 [1998,2000), kualalumpur 9-17 [2001,2002), kualalumpur 9-17 [2004,2006), kualalumpur 9-17 [2008,2009), kualalumpur 9-17 [2010,) | in 03 | computed estimated | prime-minister-s-3
	kualalumpur 9-17 [1990,1997), kualalumpur 9-17 [1998,2000), kualalumpur 9-17 [2001,2002), kualalumpur 9-17 [2003,2006), kualalumpur 9-17 [2008,2009), kualalumpur 9-17 [2010,) | in 06 07 08 09 10 11 14 15 16 | computed estimated | prime-minister-s-3
Penang State Governor's Birthday = Hari Jadi Yang di-Pertua Negeri Pulau Pinang | 2 saturday 07 [,2010) | in 07 | library
Prophet's Birthday = Maulidur Rasul | on 20140114 20150103 20151224 20161212 20171201 20181120 20191109 20201029 20211019 20221010 20230928 20240916 | collection | prime-minister-s-2
	on 20100226 20110216 20120205 20130124 | collection estimated | prime-minister-s
	on 19901001 19910920 19920909 19930829 19940819 19950808 19960727 19970716 19980706 20060411 | vacanza
	kualalumpur 3-12 [1990,1999), kualalumpur 3-12 [2003,2005), kualalumpur 3-12 [2006,2007), kualalumpur 3-12 [2010,) | computed estimated | prime-minister-s-3
	on 20250905 20260825 | announced | prime-minister-s-2
Raja of Perlis's Birthday = Hari Ulang Tahun Keputeraan Raja Perlis | 05-17 [2000,2014) | in 09 | collection estimated | prime-minister-s [2010,2014); vacanza
	07-17 [,1952), 07-17 [2018,2022) | in 09 | prime-minister-s-2 [2018,2022); library
	05-17 [2014,2018), 05-17 [2022,) | in 09 | prime-minister-s-2
Sabah State Governor's Birthday = Hari Jadi Yang di-Pertua Negeri Sabah | 1 saturday 10 [,1952) | in 12 | library
Sarawak Day = Hari Kemerdekaan Sarawak | 07-22 [2017,) | in 13 | prime-minister-s-2
Sarawak Independence Day = Hari Kemerdekaan Sarawak | 07-22 [,1952), on 19820722 | in 13 | library
Sarawak State Governor's Birthday = Hari Jadi Yang di-Pertua Negeri Sarawak | 2 saturday 10 [,2010) | in 13 | library
Sultan of Johor's Birthday = Hari Keputeraan Sultan Johor | 03-23 [,1952), 03-23 [2015,) | in 01 | prime-minister-s-2 [2015,); library
	on 19580323 | in 01 | library
Sultan of Kedah's Birthday = Hari Keputeraan Sultan Kedah | 3 sunday 01 [2010,2020) | in 02 | kedah-holidays-act-1951
	3 sunday 06 [2020,2024), 3 sunday 06 [2025,), on 20240630 | in 02 | prime-minister-s-2
	sunday>=06-12 [,1952) | in 02 | library
Sultan of Kelantan's Birthday = Hari Keputeraan Sultan Kelantan | 11-11 [,1952), 11-11 [2012,2023) | in 03 | prime-minister-s-2 [2014,2023); prime-minister-s [2012,2014) collection estimated; library
	11-12 [,1952), 11-12 [2012,2023) | in 03 | prime-minister-s-2 [2014,2023); prime-minister-s [2012,2014) collection estimated; library
	03-30 [2010,2012), 03-31 [2010,2012) | in 03 | collection estimated | prime-minister-s
	09-29 [2023,), 09-30 [2023,) | in 03 | prime-minister-s-2
	on 19661111 19781111 19781112 19851111 20031112 20041111 | in 03 | library
Sultan of Pahang's Birthday = Hari Keputeraan Sultan Pahang | 10-24 [1990,2006), 10-24 [2007,2019) | in 06 | prime-minister-s-2 [2014,2019); prime-minister-s [2010,2014) collection estimated; vacanza
	07-30 [,1952), 07-30 [2019,) | in 06 | prime-minister-s-2 [2019,); library
	on 19550730 | in 06 | library
Sultan of Perak's Birthday = Hari Keputeraan Sultan Perak | 11-27 [1990,2009), 11-27 [2010,2018) | in 08 | prime-minister-s-2 [2014,2018); prime-minister-s [2010,2014) collection estimated; vacanza
	1 friday 11 [2018,) | in 08 | prime-minister-s-2
	friday>=10-28 [,1952), on 19531106 19561102 19711105 19801107 19831104 20051104 | in 08 | library
Sultan of Selangor's Birthday = Hari Keputeraan Sultan Selangor | 12-11 | in 10 | prime-minister-s-2 [2014,); prime-minister-s [2010,2014) collection estimated; library
Sultan of Terengganu's Birthday = Hari Keputeraan Sultan Terengganu | 04-26 [,1952), 04-26 [2003,2005), 04-26 [2008,) | in 11 | prime-minister-s-2 [2014,); prime-minister-s [2010,2014) collection estimated; library
	04-26 [2000,2003), 04-26 [2005,2008), on 19900426 19960426 | in 11 | library
Tadau Kaamatan = Pesta Kaamatan | 05-30 [,2010), 05-31 [,2010) | in 12 15 | library
Thaipusam = Hari Thaipusam | on 20220118 20230205 20240125 | in 02 | collection | prime-minister-s-2
	on 20140117 20150203 20160124 20170209 20180131 20190121 20200208 20210128 20220118 20230205 20240125 | in 01 05 07 08 10 14 16 | collection | prime-minister-s-2
	on 20100129 20110120 20120207 20130127 | in 01 05 07 08 10 14 16 | collection estimated | prime-minister-s
	on 19900210 19920119 19930206 19940126 19950214 19970123 19980211 20020127 20030117 20050124 20060212 20070202 20090209 | in 01 05 07 08 10 14 16 | vacanza
	hindu thaipusam [1990,1995), hindu thaipusam [1996,) | in 01 05 07 08 10 14 16 | computed estimated | prime-minister-s-3
	hindu thaipusam [2022,) | in 02 | computed estimated | prime-minister-s-3
	on 20250211 20260201 20270122 | in 01 02 05 07 08 10 14 16 | announced | prime-minister-s-2
Vesak Day = Hari Wesak | hindu vaishakha-purnima [1990,1992), myanmar kason +1 [1992,1997), karachi 1-10 +3 [1997,1999), myanmar kason +1 [2000,2003), on 19990529 20080519 20090509, hindu vaishakha-purnima -1 [2003,2007) | but 06 | vacanza
	hindu vaishakha-purnima [1990,1992), myanmar kason +1 [1992,1997), karachi 1-10 +3 [1997,1999), myanmar kason +1 [2000,2003), on 19990529 20080519 20090509, hijri 3-12 +2 [2003,2005), on 20060512 | in 06 | vacanza
	hindu janaki-navami +5 [2011,2014), hindu janaki-navami +5 [2021,2024), hindu janaki-navami +5 [2029,2033), hindu janaki-navami +5 [2038,2042), hindu janaki-navami +5 [2092,2095) | prime-minister-s-2 [2021,2024) collection; prime-minister-s [2011,2014) collection estimated; prime-minister-s-3 computed estimated
	delhi 7-13 [2014,2016), delhi 7-13 [2045,2048), delhi 7-13 [2078,2081) | prime-minister-s-2 [2014,2016) collection; prime-minister-s-3 computed estimated
	hijri 8-15 -1 [2016,2018), hijri 8-15 -1 [2048,2050), hijri 8-15 -1 [2081,2083) | prime-minister-s-2 [2016,2018) collection; prime-minister-s-3 computed estimated
	hijri 9-17 -3 [2018,2021), hijri 9-17 -3 [2051,2054), hijri 9-17 -3 [2083,2086) | prime-minister-s-2 [2018,2021) collection; prime-minister-s-3 computed estimated
	on 20100528 | collection estimated | prime-minister-s
	on 20240522 | collection | prime-minister-s-2
	on 20250512 20260531 | announced | prime-minister-s-2
	hijri 12-10 +4 [2027,2029), tibetan zhabdrung +5 [2033,2035), hijri 3-12 +2 [2035,2037), myanmar kason +1 [2054,2056), hindu vaishakha-purnima [2056,2058), hindu vaishakha-purnima -1 [2058,2061), hindu vaishakha-purnima [2061,2064), hindu vaishakha-purnima -1 [2065,2070), hindu vaishakha-purnima [2070,2072), myanmar kason [2073,2075), hindu vaishakha-purnima -1 [2075,2078), hindu vaishakha-purnima [2087,2090), tibetan zhabdrung +5 [2090,2092), hijri 1-10 +4 [2095,2097), hindu vaishakha-purnima [2097,2099), on 20370529 20420504 20430523 20440512 20500506 20640530 20720503 20860527 20990505 21000523 | computed estimated | prime-minister-s-3
Yang di-Pertuan Agong's Birthday = Hari Keputeraan Yang di-Pertuan Agong | monday>=05-30 [,1952), on 19600606 19810601 20010604 | in 09 | library
	monday>=05-30 [,1952), on 19810601 20010604 | in 05 | library
	monday>=05-30 [,1952), on 19600606 20010604 | in 03 11 | library
	1 saturday 06 [1990,2010) | but 13 | vacanza
	saturday>=05-30 [2010,2014) | collection estimated | prime-minister-s
	1 saturday 06 [2014,2017), 09-09 [2017,2020), monday>=06-02 [2020,2026), 1 monday 06 [2026,) | prime-minister-s-2
	monday>=05-30 [,1952), on 20010604 | but 03 05 09 11 13 | library
	monday>=05-30 [,1952), on 20010604, 06-02 if sunday +1 [1968,2003), 06-01 if sunday +1 [1969,2009), 05-31 if sunday +1 [1970,2010) | in 13 | library
	saturday>=05-31 [1992,1996), 1 saturday 06 [1997,2001), 1 saturday 06 [2003,2007), 1 saturday 06 [2008,2010) | in 13 | vacanza
Yang di-Pertuan Besar of Negeri Sembilan's Birthday = Hari Keputeraan Yang di-Pertuan Besar Negeri Sembilan | hindu makara [,1952), on 19610114 19730114 20090114 | in 05 | library collection
Yang di-Pertuan Besar's Birthday = Hari Keputeraan Yang di-Pertuan Besar Negeri Sembilan | 01-14 [2010,) | in 05 | prime-minister-s-2 [2014,); prime-minister-s collection estimated
Chinese New Year (substitute day) = Tahun Baru Cina | on 19900129 19930125 | but 01 02 | substitute computed | library
	on 20000207 20030203 | but 02 | substitute computed | library
	on 20060130 20070219 | substitute computed | library
	on 20060201 | but 02 03 11 14 15 16 | substitute | vacanza
	on 20070220 | but 02 03 11 | substitute | vacanza
	on 19940213 | in 01 02 | substitute | vacanza
	on 19910217 | in 01 02 03 11 | substitute | vacanza
	on 20040125 20080210 | in 02 | substitute | vacanza
	on 20060202 | in 14 15 16 | substitute | vacanza
	on 20100216 20130212 20170130 20200127 20230124 20240212 20270208 | but 01 02 03 11 | substitute | holidays-act-1951-2
	on 20300206 | but 01 02 03 04 11 | substitute | holidays-act-1951-2
	on 20300207 | in 04 | substitute | holidays-act-1951-2
Eid al-Fitr (substitute day) = Hari Raya Puasa | on 20000110 20071015 | but 02 | substitute | vacanza
	on 20041116 20090922 | but 02 03 11 | substitute | vacanza
	on 19900429 | in 01 02 | substitute | vacanza
	on 19950305 19980201 20051106 | in 02 | substitute | vacanza
	on 20021208 | in 02 03 11 | substitute | vacanza
Prophet's Birthday (substitute day) = Maulidur Rasul | on 20040504 | but 02 03 11 | substitute | vacanza
	on 19910922 19940821 | in 01 | substitute | vacanza
	on 20020526 | in 02 | substitute | vacanza
	on 19990627 20070401 | in 03 11 | substitute | vacanza
Beginning of Ramadan (substitute day) = Awal Ramadan | on 19940213 | in 01 02 | substitute | vacanza
	on 20060925 | in 01 04 | substitute | vacanza
	on 19970112 | in 02 | substitute | vacanza
Christmas Day (substitute day) = Hari Krismas | on 20051226 | in 01 | substitute | library
	on 19921227 | in 01 | substitute | vacanza
	on 19931226 19991226 20041226 | in 03 11 | substitute | vacanza
Deepavali (substitute day) = Hari Deepavali | on 19901118 19961111 19991108 20021104 | in 01 | substitute | vacanza
Eid al-Adha (substitute day) = Hari Raya Qurban | on 19940522 | in 01 | substitute | vacanza
	on 20050123 | in 02 | substitute | vacanza
	on 20020225 20091130 | in 03 11 | substitute | vacanza
	on 20070102 | but national 01 02 03 11 | substitute | vacanza
Independence Day (substitute day) = Hari Kebangsaan | on 19900902 | in 01 | substitute | vacanza
	on 19970901 20030901 | in 01 | substitute | library
	on 20080901 | in 01 04 | substitute | library
Labour Day (substitute day) = Hari Pekerja | on 20150504 | in 01 02 | substitute | holidays-act-1951-2
	on 19920503 | in 01 | substitute | vacanza
	on 20050502 | in 01 | substitute | library
Thaipusam (substitute day) = Hari Thaipusam | on 19990201 | in 01 05 07 08 10 | substitute | vacanza
	on 20020128 20060213 | in 01 05 07 08 10 14 16 | substitute | vacanza
	on 19920120 | in 05 07 08 10 14 16 | substitute | vacanza
	on 19990202 | in 14 16 | substitute | vacanza
	on 20260202 | in 14 16 | substitute collection | holidays-act-1951-2
Vesak Day (substitute day) = Hari Wesak | on 19950515 19980511 | in 01 | substitute | vacanza
	on 20050523 | in 01 06 | substitute | vacanza
Eid al-Adha (second day) (substitute day) = Hari Raya Qurban (Hari Kedua) | on 19920614 19970420 20000319 20071223 | in 02 | substitute | vacanza
	on 20050123 | in 03 11 | substitute | vacanza
	on 20020225 20091130 | in 09 | substitute | vacanza
Declaration of Malacca as a Historical City (substitute day) = Hari Perisytiharan Melaka Sebagai Bandaraya Bersejarah | on 19900416 20010416 20070416 | in 04 | substitute | vacanza
Gawai Dayak (substitute day) = Perayaan Hari Gawai Dayak | on 19970603 20030603 20080603 | in 13 | substitute | vacanza
Isra and Mi'raj (substitute day) = Israk dan Mikraj | on 19991108 20021006 | in 02 | substitute | vacanza
	on 19961209 20040913 | in 05 09 | substitute | vacanza
National Day (substitute day) = Hari Kebangsaan | on 19900902 20010902 20070902 | in 02 | substitute | vacanza
	on 19910901 19960901 20020901 | in 03 11 | substitute | vacanza
Nuzul Al-Quran (substitute day) = Hari Nuzul Al-Quran | on 19991226 20070930 | in 03 11 | substitute | vacanza
	on 19970127 | in 06 07 08 09 10 14 15 16 | substitute | vacanza
Islamic New Year (substitute day) = Awal Muharam | on 20240708 | in 07 | substitute collection | holidays-act-1951-2
Arafat Day (substitute day) = Hari Arafah | on 20070102 | in 11 | substitute | vacanza
Installation of the Sultan of Terengganu (substitute day) = Hari Ulang Tahun Pertabalan Sultan Terengganu | on 20000305 20060305 | in 11 | substitute | vacanza

fact 01 2013 | off 01-27 01-28 12-10 | not 01-01 11-03 | Johor: Saturday and Sunday were the weekend until 2013
fact 01 2024 | off 03-12 08-11 02-11 | not 02-12 03-11 | Johor: Friday was made up for on Sunday until 2024
fact 02 2010 | off 02-28 05-30 09-12 | not 03-01 | Kedah: Friday is made up for on Sunday
fact 02 2011 | off 01-16 | not 06-19 | Kedah: list of the state for 2011
fact 02 2019 | off 01-20 | not 06-16 | Kedah: in January until the state moved the birthday
fact 02 2020 | off 06-21 | not 01-19 | Kedah: in June since 2020
fact 02 2024 | off 06-30 06-18 | not 06-23 | Kedah
fact 03 2024 | off 09-29 09-30 09-01 | not 11-11 11-12 | Kelantan: the Sultan’s birthday since 2023
fact 04 2024 | off 02-20 | not 04-15 | Malacca: Independence Declaration Day since 2024
fact 10 2015 | off 01-01 01-03 02-03 05-04 06-06 07-04 12-11 | not 06-08 | list of 2015
fact 11 2015 | off 01-03 03-04 04-26 07-17 07-18 09-25 | not 01-01 | list of 2015: no New Year in Terengganu
fact 12 2025 | off 03-30 05-30 05-31 | not 10-04 | Sabah: the Governor’s birthday since 2025
fact 13 2024 | off 06-04 07-22 | not 10-31 | Sarawak has no Deepavali
fact 14 2012 | off 01-02 02-05 02-06 02-07 08-21 09-17 11-13 | not 11-14 | Act 369: Sundays are made up for
fact 15 2012 | off 05-30 | not 11-13 | Labuan: no Deepavali before 2014
fact national 2012 | off 05-05 06-02 | not 05-06 06-04 | lists of federal holidays: the first Saturday of June
fact national 2022 | off 05-02 05-03 05-04 07-10 07-11 11-18 11-19 11-28 | not 07-09 | Act 369; general election
fact national 2025 | off 03-31 04-01 06-07 06-27 09-05 09-15 | not 03-30 06-06 | list of 2025
fact national 2026 | off 05-01 08-31 | not 01-01 | Holidays Act 1951: New Year is a holiday of states
fact national 2027 | off 03-10 03-11 05-17 | not 03-09 05-16 | by the criterion of MABIMS
fact national 2030 | off 05-16 | not 05-17 | Vesak: the 15th of the Chinese month that has it in May
decided dated calendar | Deepavali | - | [2028,2029) | * national | 17 October, not a month later | Rashtriya Panchang: new moon of Ashvina on 18 October 2028; the second list has 17 October for India and Mauritius
decided dated calendar | Eid al-Fitr; Eid al-Fitr (substitute day); Eid al-Fitr (third day); Eid al-Adha; Eid al-Adha (substitute day); Eid al-Adha (second day); Eid al-Adha (second day) (substitute day); Arafat Day; Arafat Day (substitute day); Islamic New Year; Islamic New Year (substitute day); Islamic New Year (observed); Prophet's Birthday; Prophet's Birthday (substitute day); Prophet Muhammad's Birthday; Isra and Mi'raj; Isra and Mi'raj (substitute day); Isra' and Mi'raj; Nuzul Al-Quran; Nuzul Al-Quran Day; Anniversary of the revelation of the Quran; Beginning of Ramadan; Beginning of Ramadan (substitute day); First Day of Ramadan; First day of Ramadan; First day of Ramadan (substitute day); Hol of Sultan Iskandar; The Sultan of Johor Hol; Chinese New Year (substitute day); Hari Raya Puasa; Hari Raya Puasa (substitute day); Hari Raya Haji; Hari Raya Haji (substitute day); Laylat al-Mi'raj; End of Ramadan (Eid al-Fitr); End of Ramadan (Eid al-Fitr) (substitute day); Feast of the Sacrifice (Eid al-Adha); Feast of the Sacrifice (Eid al-Adha) (substitute day); Birthday of Muhammad (Mawlid); Birthday of Muhammad (Mawlid) (substitute day); Christmas Day (substitute day) | - | [2027,2033) | national * | by the criterion of these countries, not the calendar of Mecca | MABIMS, the crescent at least 3° high and 6.4° from the sun (2021): of the announced feasts of 2022 to 2026 Indonesia’s are right in 28 of 30 | https://jawawa.id/api/v1/article/understanding-mabims-criteria-why-hilal-below-3-degrees-is-definitely-rejected-1773910295
decided dated calendar | Thaipusam; Thaipusam (substitute day); Thaipusam (observed) | - | [2028,2033) | * | by the station of the moon, as the lists have it | The moon in Pushya at noon, as in 16 of 18 of Malaysia’s lists of 2010 to 2027
decided yes law | Islamic New Year (substitute day) | - | [2010,2027) | national * | the day after a weekly holiday is off in its place | Malaysia, Holidays Act 1951 (Act 369), section 3 | https://www.kabinet.gov.my/bkpp/pdf/akta_warta/1951_12_31_act369.pdf
decided yes scope | Deepavali; Deepavali (substitute day) | - | - | national | a holiday of the federation, but for Sarawak | Malaysia, Holidays Act 1951 (Act 369), schedule | https://www.kabinet.gov.my/bkpp/pdf/akta_warta/1951_12_31_act369.pdf
`;
