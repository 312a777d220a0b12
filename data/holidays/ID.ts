/** Holidays of Indonesia: rules, years and sources. The format: `README.md`. */
export const ID = `
country Indonesia

source library
source keputusan-presiden-8-2024 | Indonesia, Keputusan Presiden 8/2024 on holidays, and its forerunners (24/1953, 251/1967, 10/1971)
source keputusan-presiden-19-2002 | Indonesia, Keputusan Presiden 19/2002 on the Chinese New Year
source keputusan-presiden-24-2013 | Indonesia, Keputusan Presiden 24/2013: from 2014
source keputusan-presiden-24-2016 | Indonesia, Keputusan Presiden 24/2016: a holiday from 2017 | https://setkab.go.id/berlaku-mulai-2017-presiden-jokowi-tetapkan-1-juni-sebagai-hari-libur-nasional/
source keputusan-presiden-8-2024-2 | Indonesia, Keputusan Presiden 8/2024 on holidays
source joint-decree-skb | Indonesia, joint decree (SKB) of three ministers on national holidays, each year | https://setkab.go.id/pemerintah-tetapkan-hari-libur-nasional-dan-cuti-bersama-tahun-2025/
source joint-decree-skb-2 | Indonesia, joint decree (SKB) of three ministers on national holidays, each year; not decreed yet: reckoned
source joint-decree-three-2026 | Indonesia, joint decree of three ministers 1205, 3 and 2 of 15 September 2026 on the holidays of 2027 | https://setneg.go.id/baca/index/inilah_skb_3_menteri_libur_nasional_dan_cuti_bersama_2027
source keputusan-presiden-14-2014 | Indonesia, Keputusan Presiden 14/2014, 24/2014, 25/2015, 3/2017, 15/2018, 10/2019, 22/2020 and 10/2024: election days as national holidays | https://peraturan.bpk.go.id/Details/277337/keppres-no-10-tahun-2024
source nyepi-ahead-vacanza | Indonesia, days of Nyepi ahead, as vacanza/holidays (MIT) lists them

Ascension Day = Kenaikan Yesus Kristus | easter+39 [,2010) | computed | library
	easter+39 [2010,) | keputusan-presiden-8-2024
Birthday of Muhammad (Mawlid) = Maulid Nabi Muhammad | hijri 3-12 [,2010) | computed estimated | library
Chinese New Year = Tahun Baru Imlek | chinese 1-1 [,2010) | computed | library
	chinese 1-1 [2010,) | computed | keputusan-presiden-19-2002
Christmas Day = Hari Raya Natal | 12-25 [,2010) | library
	12-25 [2010,) | keputusan-presiden-8-2024
Day of Silence = Hari Suci Nyepi | tehran 6-3 -3 [2014,2016), hindu mata-karma +4 [2017,2019), hijri 7-27 +3 [2020,2023), kualalumpur 9-1 -1 [2023,2025), hijri 10-1 -1 [2025,2027), on 20100316 20110305 20120323 20130312 20160309 20190307 | announced | joint-decree-skb
	on 20270308 | announced | joint-decree-three-2026
	tehran 10-25 +4 [2028,2030), on 20300305 20310324 20320312 | announced estimated | nyepi-ahead-vacanza
Easter Sunday = Kebangkitan Yesus Kristus (Paskah) | easter [2024,) | keputusan-presiden-8-2024-2
Eid al-Adha = Hari Raya Idul Adha | aceh 12-10 [2010,2013), delhi 12-10 -1 [2013,2018), hindu raksha-bandhan -4 [2018,2020), hijri 12-10 [2020,2022), aceh 12-10 [2022,2027) | announced | joint-decree-skb
	aceh 12-10 [2028,) | computed estimated | joint-decree-skb-2
	on 20270517 | announced | joint-decree-three-2026
Eid al-Fitr = Hari Raya Idul Fitri | tehran 10-1 [2010,2027), tehran 10-1 -1 [2011,2016), tehran 10-1 +1 [2018,2027), on 20100911 20160707 20170625 | announced | joint-decree-skb
	aceh 10-1 [2028,) | 2d computed estimated | joint-decree-skb-2
	on 20270310 | 2d announced | joint-decree-three-2026
End of Ramadan (Eid al-Fitr) = Hari Raya Idul Fitri | hijri 10-1 [,2010), hijri 10-1 +1 [,2010) | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = Hari Raya Idul Adha | hijri 12-10 [,2010) | computed estimated | library
General Election Day = Hari Pemilihan Umum | on 20190417 20240214 | one_off | keputusan-presiden-14-2014
Good Friday = Wafat Yesus Kristus | easter-2 [,2010) | computed | library
	easter-2 [2010,) | keputusan-presiden-8-2024
Independence Day = Hari Ulang Tahun Kemerdekaan Republik Indonesia | 08-17 [,2010) | library
Independence Day = Hari Kemerdekaan Republik Indonesia | 08-17 [2010,) | keputusan-presiden-8-2024
Islamic New Year = Tahun Baru Islam | hijri 1-1 [,2010) | computed estimated | library
	aceh 1-1 [2010,2015), hijri 1-1 [2015,2019), aceh 1-1 [2019,2021), aceh 1-1 [2022,2027), on 20210811 | announced | joint-decree-skb
	aceh 1-1 [2028,) | computed estimated | joint-decree-skb-2
	on 20270606 | announced | joint-decree-three-2026
Isra and Mi'raj = Isra Mikraj Nabi Muhammad | tehran 7-27 [2010,2012), hijri 7-27 [2012,2014), tehran 7-27 [2014,2016), hindu parashurama -4 [2017,2019), hijri 7-27 [2019,2027), on 20160506 | announced | joint-decree-skb
	aceh 7-27 [2028,) | computed estimated | joint-decree-skb-2
	on 20270105 20271226 | announced | joint-decree-three-2026
Labour Day = Hari Buruh Internasional | 05-01 [,2010) | library
	05-01 [2014,) | keputusan-presiden-24-2013
Laylat al-Mi'raj = Maulid Nabi Muhammad | hijri 7-27 [,2010) | computed estimated | library
Legislative Election Day = Hari Pemilihan Umum Legislatif | on 20140409 | one_off | keputusan-presiden-14-2014
Local Election Day = Hari Pemilihan Kepala Daerah | 12-08 if tuesday +1 [2015,2021), on 20170215 20180627 20241127 | one_off | keputusan-presiden-14-2014
New Year's Day = Hari tahun baru | 01-01 [,2010) | library
New Year's Day = Tahun Baru Masehi | 01-01 [2010,) | keputusan-presiden-8-2024
Nyepi | on 20090326 | one_off | library
Pancasila Day = Hari Lahir Pancasila | 06-01 [,2010) | library
	06-01 [2017,) | keputusan-presiden-24-2016
Presidential Election Day = Hari Pemilihan Presiden | on 20140709 | one_off | keputusan-presiden-14-2014
Prophet's Birthday = Maulid Nabi Muhammad | aceh 3-12 -1 [2010,2012), aceh 3-12 [2012,2019), hijri 3-12 [2019,2021), aceh 3-12 [2022,2027), on 20211020 | announced | joint-decree-skb
	aceh 3-12 [2028,) | computed estimated | joint-decree-skb-2
	on 20270815 | announced | joint-decree-three-2026
Vesak Day | hindu vaishakha-purnima [2001,2004), tibetan parinirvana +1 [2007,2009), on 20040603 20050524 20090509 | one_off | library
Vesak Day = Hari Raya Waisak | on 20060513 | one_off | library
	hindu vaishakha-purnima [2011,2014), hijri 8-15 [2015,2018), hijri 9-17 -3 [2018,2021), hindu vaishakha-purnima [2021,2023), tibetan parinirvana [2023,2025), on 20100528 20140515 20250512 20260531 | announced | joint-decree-skb
	hindu vaishakha-purnima +1 [2028,2030), tibetan parinirvana [2031,2033), tehran 3-17 -3 [2034,2036), myanmar kason +1 [2038,2041), tibetan parinirvana +1 [2042,2044), delhi 7-13 [2045,2047), hindu vaishakha-purnima +1 [2047,2049), kualalumpur 9-17 -2 [2050,2052), tibetan parinirvana [2053,2055), hindu vaishakha-purnima [2055,2057), myanmar kason +2 [2057,2059), hijri 12-10 +5 [2059,2061), tehran 1-10 +4 [2061,2063), tibetan parinirvana [2064,2066), hindu vaishakha-purnima +1 [2066,2068), tibetan parinirvana +1 [2069,2071), hindu vaishakha-purnima [2073,2076), myanmar kason +2 [2076,2080), hijri 8-15 -1 [2080,2083), tibetan parinirvana [2083,2085), hindu vaishakha-purnima [2085,2088), tibetan parinirvana [2088,2090), hijri 12-10 +4 [2091,2093), hindu vaishakha-purnima [2093,2096), hindu vaishakha-purnima [2097,2099), on 20300517 20330514 20360510 20370529 20410516 20440512 20490517 20520514 20630512 20680517 20710514 20720601 20900514 20960606 20990603 21000524 | computed estimated | joint-decree-skb-2
	on 20270520 | announced | joint-decree-three-2026

fact national 2016 | off 05-06 09-12 | not 06-01 | Keppres 24/2016: not yet
fact national 2017 | off 06-01 09-01 09-21 12-01 02-15 | not 11-30 | Keppres 24/2016: from 2017; SKB 2017
fact national 2024 | off 02-14 03-31 06-17 09-16 11-27 | not 06-16 09-15 | Keppres 8/2024: Easter
fact national 2027 | off 01-05 03-08 03-10 03-11 05-17 08-15 12-26 | not 01-06 03-12 | decree of 15 September 2026
fact national 2027 | off 03-10 03-11 05-17 05-20 | not 03-09 05-16 | by the criterion of MABIMS; the full moon
fact national 2029 | off 03-15 | not 03-14 | Nyepi

decided dated calendar | Eid al-Fitr; Eid al-Fitr (substitute day); Eid al-Fitr (third day); Eid al-Adha; Eid al-Adha (substitute day); Eid al-Adha (second day); Eid al-Adha (second day) (substitute day); Arafat Day; Arafat Day (substitute day); Islamic New Year; Islamic New Year (substitute day); Islamic New Year (observed); Prophet's Birthday; Prophet's Birthday (substitute day); Prophet Muhammad's Birthday; Isra and Mi'raj; Isra and Mi'raj (substitute day); Isra' and Mi'raj; Nuzul Al-Quran; Nuzul Al-Quran Day; Anniversary of the revelation of the Quran; Beginning of Ramadan; Beginning of Ramadan (substitute day); First Day of Ramadan; First day of Ramadan; First day of Ramadan (substitute day); Hol of Sultan Iskandar; The Sultan of Johor Hol; Chinese New Year (substitute day); Hari Raya Puasa; Hari Raya Puasa (substitute day); Hari Raya Haji; Hari Raya Haji (substitute day); Laylat al-Mi'raj; End of Ramadan (Eid al-Fitr); End of Ramadan (Eid al-Fitr) (substitute day); Feast of the Sacrifice (Eid al-Adha); Feast of the Sacrifice (Eid al-Adha) (substitute day); Birthday of Muhammad (Mawlid); Birthday of Muhammad (Mawlid) (substitute day); Christmas Day (substitute day) | - | [2027,2033) | national | by the criterion of these countries, not the calendar of Mecca | MABIMS, the crescent at least 3° high and 6.4° from the sun (2021): of the announced feasts of 2022 to 2026 Indonesia’s are right in 28 of 30 | https://jawawa.id/api/v1/article/understanding-mabims-criteria-why-hilal-below-3-degrees-is-definitely-rejected-1773910295
decided dated calendar | Vesak Day | - | [2027,2033) | national | the day of the full moon at UTC+7, as in all 17 decrees | Indonesia, SKB of 2010 to 2026: the day of the full moon
decided dated law | Chinese New Year; Lunar New Year | - | [2010,2014) | national | 14 February 2010 and 10 February 2013 | Indonesia, SKB of three ministers for 2010 and 2013: Imlek on the day itself | https://padasuatuketika.blogspot.com/2010/08/skb-hari-libur-nasional-2010.html
decided dated law | Isra and Mi'raj; Isra' and Mi'raj; Eid al-Fitr; Eid al-Adha; Prophet's Birthday; Islamic New Year | - | [2027,2028) | national | by the decree | Indonesia, joint decree of three ministers 1205, 3 and 2 of 15 September 2026 | https://setneg.go.id/baca/index/inilah_skb_3_menteri_libur_nasional_dan_cuti_bersama_2027
decided no law | - | 06-01 | [2016,2017) | national | off since 2017 | Indonesia, Keputusan Presiden 24/2016 of 1 June 2016: from 2017 on | https://setkab.go.id/berlaku-mulai-2017-presiden-jokowi-tetapkan-1-juni-sebagai-hari-libur-nasional/
`;
