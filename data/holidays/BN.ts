/** Holidays of Brunei: rules, years and sources. The format: `README.md`. */
export const BN = `
source prime-minister-s-2025 | Brunei, Prime Minister’s Office, public holidays of 2025 | https://publicholidays.asia/brunei/2025-dates/ | list
source prime-minister-s-2025-2 | Brunei, Prime Minister’s Office, public holidays of 2025: one on a day of rest is kept on the next day | https://publicholidays.asia/brunei/2025-dates/ | list
source vacanza-holidays-mit | Brunei, as vacanza/holidays (MIT) lists them: a Sunday is a day of rest too
source yearly-public-holidays | Brunei, yearly lists of public holidays; not in yet: by the criterion of MABIMS
source yearly-public-holidays-2 | Brunei, yearly lists of public holidays, as vacanza/holidays (MIT) has them

lieu friday>next sunday>next [1990,) | Armed Forces Day; Christmas Day; National Day; New Year's Day; Sultan's Birthday | prime-minister-s-2025-2 & vacanza [2010,); vacanza
lieu friday>next sunday>next [1998,) | Birthday of Muhammad (Mawlid); Chinese New Year; First day of Ramadan; Islamic New Year; Laylat al-Mi'raj; Nuzul Al-Quran | prime-minister-s-2025-2 & vacanza [2010,); vacanza
lieu friday>next sunday>next [2010,) | End of Ramadan (Eid al-Fitr) | prime-minister-s-2025-2 & vacanza

Armed Forces Day = Hari Angkatan Bersenjata Diraja Brunei | 05-31 [1962,) | prime-minister-s-2025 & vacanza; library
Birthday of Muhammad (Mawlid) = Hari Keputeraan Nabi Muhammad S.A.W. | on 19980706 20000615 20060411 | vacanza
	kualalumpur 3-12 [,1988), kualalumpur 3-12 [1990,) | computed estimated | yearly-public-holidays
	on 20010604 20070331 20090309 | estimated | library
	on 20100226 20110215 20191109 | collection estimated | which-feast-was
Birthday of Muhammad (Mawlid) (substitute day) = Hari Keputeraan Nabi Muhammad S.A.W. | on 20250906 | substitute announced | prime-minister-s-2025-2 & vacanza
Chinese New Year = Tahun Baru Cina | chinese 1-1 | library
Christmas Day = Hari Krismas | 12-25 | library
End of Ramadan (Eid al-Fitr) = Hari Raya Aidilfitri | kualalumpur 10-1, kualalumpur 10-1 +1, kualalumpur 10-1 +2 | computed estimated | yearly-public-holidays
End of Ramadan (Eid al-Fitr) = Hari Raya Aidil Fitri | on 19940314 19940315 19950303 19950304 19960220 19960221 19980130 19980131 20000108 20001227 20021206 20021207 20031125 20031126 20051104 20051105 20061024 20061025 20081001 20081002 | estimated | library
	on 20100910 20100911 20110830 20110831 | collection estimated | yearly-public-holidays-2
	on 20130808 20130809 20130810 20140728 20140729 20140730 20150717 20150718 20150719 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) = Hari Raya Haji | on 20040202 20060111 | vacanza
	kualalumpur 12-10 [,2002), kualalumpur 12-10 [2003,2007), kualalumpur 12-10 [2007,) | computed estimated | yearly-public-holidays
	on 19980407 | estimated | library
	on 20101116 20131015 20190811 20210720 20220709 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) (substitute day) = Hari Raya Haji | tehran 12-10 +1 [1999,2001), tehran 12-10 +1 [2089,2091), tehran 12-10 +1 [2097,2099) | substitute computed estimated | vacanza [1999,2001); prime-minister-s-2025-2 & vacanza
	on 20020225 20050122 20070102 20091128 | substitute | vacanza
	dhaka 12-10 [2011,2013), dhaka 12-10 [2019,2021), dhaka 12-10 +1 [2081,2083), aceh 12-10 +1 [2086,2088), hijri 12-10 +1 [2094,2096), on 20141006 20170902 20280506 20300415 | substitute computed estimated | prime-minister-s-2025-2 & vacanza
First day of Ramadan = Awal Ramadan | on 20011117 | vacanza
	on 20250302 | announced | prime-minister-s-2025 & vacanza
	kualalumpur 9-1 | computed estimated | yearly-public-holidays
	on 20001127 | estimated | library
	on 20100811 20200424 20210413 | collection estimated | yearly-public-holidays-2
First day of Ramadan (substitute day) = Awal Ramadan | on 20250303 | substitute announced | prime-minister-s-2025-2 & vacanza
Golden Jubilee of the Sultan = Jubli Emas Sultan | on 20171005 | collection estimated | off-vacanza-holidays
Islamic New Year = Awal Muharram | on 20040222 | vacanza
	kualalumpur 1-1 | computed estimated | yearly-public-holidays
	on 19900723 19930621 19990417 20070120 | estimated | library
	on 20151014 20161002 20260617 | collection estimated | which-feast-was
Islamic New Year (substitute day) = Awal Muharram | on 20250628 | substitute announced | prime-minister-s-2025-2 & vacanza
Laylat al-Mi'raj = Israk dan Mikraj | on 20070811 | vacanza
	kualalumpur 7-27 | computed estimated | yearly-public-holidays
	on 19910212 19920201 19930120 20050901 20060821 20080730 | estimated | library
	on 20120617 20130606 20170424 20220228 | collection estimated | yearly-public-holidays-2
National Day = Hari Kebangsaan | 02-23 [1985,) | library
New Year's Day = Awal Tahun Masihi | 01-01 | library
Nuzul Al-Quran = Hari Nuzul Al-Quran | on 20011203 20080918 | vacanza
	on 20250318 | announced | prime-minister-s-2025 & vacanza
	kualalumpur 9-17 | computed estimated | yearly-public-holidays
	on 20001213 | estimated | library
	on 20100827 20200510 20210429 | collection estimated | yearly-public-holidays-2
Proclamation Ceremony of Crown Prince Al-Muhtadee Billah of Brunei | on 19980810 | vacanza
Royal Wedding of Crown Prince Al-Muhtadee Billah and Crown Princess Sarah of Brunei | on 20040909 | vacanza
Sultan's Birthday = Hari Keputeraan KDYMM Sultan Brunei | 07-15 [1968,) | library
Sultan's Birthday (substitute day) = Hari Keputeraan | on 20140716 | collection estimated | vacanza-holidays-mit
Chinese New Year (substitute day) = Tahun Baru Cina | on 19910216 | substitute | vacanza
Christmas Day (substitute day) = Hari Krismas | on 19991227 | substitute | vacanza
End of Ramadan (Eid al-Fitr) (substitute day) = Hari Raya Aidil Fitri | on 19980202 20021209 20051107 | substitute | vacanza
	on 20290218 | substitute computed estimated | prime-minister-s-2025-2
First day of Ramadan (substitute day) = Awal Ramadan | on 19970111 | substitute | vacanza
Laylat al-Mi'raj (substitute day) = Israk dan Mikraj | on 19961209 | substitute | vacanza
National Day (substitute day) = Hari Kebangsaan | on 20020225 | substitute | vacanza
New Year's Day (substitute day) = Awal Tahun Masihi | on 20070102 | substitute | vacanza
Nuzul Al-Quran (substitute day) = Hari Nuzul Al-Quran | on 19970127 19991227 | substitute | vacanza

fact national 2025 | off 02-24 03-03 05-31 06-28 09-06 | not 03-30 | Prime Minister’s Office
fact national 2026 | off 03-21 03-22 03-23 06-17 | not 03-20 06-16 | list of 2026
decided dated calendar | Eid al-Fitr; Eid al-Fitr (substitute day); Eid al-Fitr (third day); Eid al-Adha; Eid al-Adha (substitute day); Eid al-Adha (second day); Eid al-Adha (second day) (substitute day); Arafat Day; Arafat Day (substitute day); Islamic New Year; Islamic New Year (substitute day); Islamic New Year (observed); Prophet's Birthday; Prophet's Birthday (substitute day); Prophet Muhammad's Birthday; Isra and Mi'raj; Isra and Mi'raj (substitute day); Isra' and Mi'raj; Nuzul Al-Quran; Nuzul Al-Quran Day; Anniversary of the revelation of the Quran; Beginning of Ramadan; Beginning of Ramadan (substitute day); First Day of Ramadan; First day of Ramadan; First day of Ramadan (substitute day); Hol of Sultan Iskandar; The Sultan of Johor Hol; Chinese New Year (substitute day); Hari Raya Puasa; Hari Raya Puasa (substitute day); Hari Raya Haji; Hari Raya Haji (substitute day); Laylat al-Mi'raj; End of Ramadan (Eid al-Fitr); End of Ramadan (Eid al-Fitr) (substitute day); Feast of the Sacrifice (Eid al-Adha); Feast of the Sacrifice (Eid al-Adha) (substitute day); Birthday of Muhammad (Mawlid); Birthday of Muhammad (Mawlid) (substitute day); Christmas Day (substitute day) | - | [2027,2033) | national | by the criterion of these countries, not the calendar of Mecca | MABIMS, the crescent at least 3° high and 6.4° from the sun (2021): of the announced feasts of 2022 to 2026 Indonesia’s are right in 28 of 30 | https://jawawa.id/api/v1/article/understanding-mabims-criteria-why-hilal-below-3-degrees-is-definitely-rejected-1773910295
`;
