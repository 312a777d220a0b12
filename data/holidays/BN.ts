/** Holidays of Brunei: rules, years and sources. The format: `README.md`. */
export const BN = `
country Brunei
known [1990,)

source library
source off-vacanza-holidays | Days off, as vacanza/holidays (MIT) lists them
source prime-minister-s-2025 | Brunei, Prime Minister’s Office, public holidays of 2025 | https://publicholidays.asia/brunei/2025-dates/
source prime-minister-s-2025-2 | Brunei, Prime Minister’s Office, public holidays of 2025: one on a day of rest is kept on the next day | https://publicholidays.asia/brunei/2025-dates/
source vacanza
source vacanza-holidays-mit | Brunei, as vacanza/holidays (MIT) lists them: a Sunday is a day of rest too
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them
source yearly-public-holidays | Brunei, yearly lists of public holidays; not in yet: by the criterion of MABIMS
source yearly-public-holidays-2 | Brunei, yearly lists of public holidays, as vacanza/holidays (MIT) has them

Armed Forces Day = Hari Angkatan Bersenjata Diraja Brunei | 05-31 [1962,) | prime-minister-s-2025
Armed Forces Day (substitute day) = Hari Angkatan Bersenjata Diraja Brunei | 06-01 if monday saturday [1991,2010) | substitute collection estimated | vacanza
	06-01 if monday saturday [2013,2049), 06-01 if monday saturday [2054,2100) | substitute | prime-minister-s-2025-2
Birthday of Muhammad (Mawlid) = Hari Keputeraan Nabi Muhammad S.A.W. | karachi 3-12 [2002,2005), on 19980706 20000615 20060411 | collection estimated | vacanza
	aceh 3-12 -1 [2010,2012), aceh 3-12 [2012,2019), hijri 3-12 [2019,2021), aceh 3-12 [2021,2027) | computed estimated | which-feast-was
	aceh 3-12 [2027,) | computed estimated | yearly-public-holidays
	hijri 3-12 [,1988), hijri 3-12 [1990,1998), hijri 3-12 [2007,2010), on 19990626 20010604 20050421 | computed estimated | library
Birthday of Muhammad (Mawlid) (substitute day) = Hari Keputeraan Nabi Muhammad S.A.W. | on 20040503 | substitute collection estimated | vacanza
	dhaka 3-12 +1 [2027,2029), tehran 3-8 +5 [2035,2037), hijri 3-12 +1 [2040,2042), dhaka 3-12 +1 [2043,2045), dhaka 3-12 [2055,2057), on 20100227 20120206 20171202 20330611 20471230 20481219 20501128 20531025 20580902 20610730 20640628 20660607 20720402 20800106 20861021 20940726 | substitute computed estimated | prime-minister-s-2025-2
	on 20250906 | substitute announced | prime-minister-s-2025-2
Chinese New Year = Tahun Baru Cina | chinese 1-1 | computed | library
Chinese New Year (substitute day) = Tahun Baru Cina | chinese 1-1 +1 [2006,2008), on 19910216 | substitute collection estimated | vacanza
	korean 1-1 +1 [2013,2015), korean 1-1 +1 [2040,2042), korean 1-1 +1 [2084,2086), on 20100215 20180217 20210213 20230123 20300207 20340220 20370216 20450218 20480215 20500124 20540209 20570205 20610122 20640218 20680204 20720220 20750216 20770125 20810210 20910219 | substitute computed | prime-minister-s-2025-2
Christmas Day = Hari Krismas | 12-25 | collection | library
Christmas Day (substitute day) = Hari Krismas | 12-26 if monday saturday [1992,2010), on 19991227 | substitute collection estimated | vacanza
	12-26 if monday saturday [2011,2027), 12-25 if friday +1 [2037,2100), 12-25 if sunday +1 [2044,2096), on 20391227 | substitute | prime-minister-s-2025-2
End of Ramadan (Eid al-Fitr) = Hari Raya Aidil Fitri | hijri 10-1 [2010,2012), hijri 10-1 +1 [2010,2012) | computed estimated | yearly-public-holidays-2
	daressalaam 10-1 [2012,2027), daressalaam 10-1 +1 [2012,2027), dhaka 10-1 -1 [2013,2016), orthodox+70 [2017,2019), tehran 10-1 +2 [2019,2021), dhaka 10-1 -1 [2021,2023), tehran 10-1 +2 [2023,2027), on 20120821 20160708 | computed estimated | which-feast-was
	hijri 10-1 [,1998), hijri 10-1 +1 [,2000), hijri 10-1 +2 [,1985), dhaka 10-1 +1 [1986,1988), hijri 10-1 +2 [1989,1991), hijri 10-1 +2 [1994,1999), tehran 10-1 [1999,2010), dhaka 10-1 +1 [2001,2003), tehran 10-1 +1 [2004,2008), dhaka 10-1 -1 [2007,2010), on 19920407 20011216 20031125 20041116 20090922 | computed estimated | library
End of Ramadan (Eid al-Fitr) = Hari Raya Aidilfitri | dhaka 10-1 [2027,), dhaka 10-1 +1 [2027,), dhaka 10-1 -1 [2034,2037), dhaka 10-1 +2 [2037,2039), dhaka 10-1 -1 [2041,2044), dhaka 10-1 -1 [2045,2052), dhaka 10-1 -1 [2053,2058), orthodox-50 [2059,2061), dhaka 10-1 -1 [2062,2065), dhaka 10-1 -1 [2067,2069), dhaka 10-1 +2 [2069,2072), dhaka 10-1 -1 [2076,2079), dhaka 10-1 -1 [2080,2082), dhaka 10-1 +2 [2082,2085), orthodox+40 [2085,2087), easter+14 [2087,2089), orthodox-19 [2089,2091), dhaka 10-1 +2 [2091,2093), easter-44 [2093,2095), dhaka 10-1 -1 [2097,), on 20270312 20280227 20290217 20300204 20310127 20320114 20330105 20331223 20391019 20401010 20440827 20520601 20580328 20610224 20650108 20651231 20661221 20721013 20731005 20740922 20750914 20790801 20950206 20960129 | computed estimated | yearly-public-holidays
End of Ramadan (Eid al-Fitr) (substitute day) = Hari Raya Aidil Fitri | on 19980202 20021209 20051107 | substitute collection estimated | vacanza
	on 20100913 20130812 20210517 | substitute collection estimated | vacanza-holidays-mit
	hijri 10-1 +3 [2015,2019), hijri 10-1 +4 [2018,2020), tehran 10-1 +3 [2023,2025), on 20120822 20150721 20200527 20260324 | substitute computed estimated | prime-minister-s-2025-2
End of Ramadan (Eid al-Fitr) (substitute day) = Hari Raya Aidilfitri | hijri 10-1 +4 [2027,2030), tehran 10-1 +3 [2031,2033), hijri 10-1 +3 [2035,2037), tehran 10-1 +3 [2038,2040), hijri 10-1 +4 [2043,2045), dhaka 10-1 +2 [2046,2048), tehran 10-1 +3 [2051,2053), hijri 10-1 +3 [2054,2058), hijri 10-1 +3 [2059,2061), tehran 10-1 +3 [2062,2066), tehran 10-1 +3 [2069,2073), tehran 10-1 +3 [2074,2076), tehran 10-1 +3 [2079,2081), hijri 10-1 +4 [2082,2084), tehran 10-1 +3 [2085,2089), hijri 10-1 +4 [2090,2092), tehran 10-1 +3 [2093,2097), hijri 10-1 +3 [2098,), on 20331226 20331227 20410930 20411001 20490705 20490706 20661222 20671211 20770823 20770824 20850529 20880427 20930303 20960131 21001207 | substitute computed estimated | prime-minister-s-2025-2
Feast of the Sacrifice (Eid al-Adha) = Hari Raya Haji | karachi 12-10 [2000,2002), karachi 12-10 [2003,2005), on 20060111 | collection estimated | vacanza
	delhi 12-10 -1 [2010,2018), hindu raksha-bandhan -4 [2018,2020), hijri 12-10 [2020,2023), daressalaam 12-10 [2023,2027) | computed estimated | which-feast-was
	kualalumpur 12-10 [2027,) | computed estimated | yearly-public-holidays
	hijri 12-10 [,2000), hijri 12-10 [2007,2010), on 20050121 | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) (substitute day) = Hari Raya Haji | tehran 12-10 +1 [1999,2001), on 20020225 20050122 20070102 20091128 | substitute collection estimated | vacanza
	dhaka 12-10 [2011,2013), dhaka 12-10 [2019,2021), dhaka 12-10 +1 [2081,2083), aceh 12-10 +1 [2086,2088), tehran 12-10 +1 [2089,2091), hijri 12-10 +1 [2094,2096), tehran 12-10 +1 [2097,2099), on 20141006 20170902 20280506 20300415 20360209 20421124 20500829 20580603 20610502 20660308 20690204 20731211 20791007 | substitute computed estimated | prime-minister-s-2025-2
First day of Ramadan = Awal Ramadan | kualalumpur 9-1 [2003,2006), on 20011117 | collection estimated | vacanza
	hijri 9-1 [2010,2012), kualalumpur 9-1 [2012,2020), kualalumpur 9-1 -1 [2020,2022), kualalumpur 9-1 [2022,2025), on 20260219 | computed estimated | yearly-public-holidays-2
	on 20250302 | announced | prime-minister-s-2025
	kualalumpur 9-1 [2027,) | computed estimated | yearly-public-holidays
	hijri 9-1 [,2001), hijri 9-1 [2006,2010), on 20021106 | computed estimated | library
First day of Ramadan (substitute day) = Awal Ramadan | on 19970111 19981221 20060925 | substitute collection estimated | vacanza
	kualalumpur 9-1 +1 [2042,2044), kualalumpur 9-1 +1 [2045,2047), kualalumpur 9-1 +1 [2050,2052), kualalumpur 9-1 +1 [2053,2055), kualalumpur 9-1 +1 [2058,2060), kualalumpur 9-1 +1 [2065,2067), on 20140630 20200425 20220404 20280129 20300107 20351103 20610124 20631222 20681029 20710926 20740825 20790701 20820530 20900304 20961217 | substitute computed estimated | prime-minister-s-2025-2
	on 20250303 | substitute announced | prime-minister-s-2025-2
Golden Jubilee of the Sultan = Jubli Emas Sultan | on 20171005 | collection estimated | off-vacanza-holidays
Islamic New Year = Awal Muharram | on 20040222 | collection estimated | vacanza
	aceh 1-1 [2010,2015), hindu ghatasthapana +1 [2015,2018), aceh 1-1 [2018,2026), on 20260617 | computed estimated | which-feast-was
	kualalumpur 1-1 [2027,) | computed estimated | yearly-public-holidays
	hijri 1-1 [,2004), hijri 1-1 [2005,2010) | computed estimated | library
Islamic New Year (substitute day) = Awal Muharram | on 20020316 20040224 20091219 | substitute collection estimated | vacanza
	hindu ghatasthapana +2 [2016,2018), kualalumpur 1-1 +1 [2027,2029), kualalumpur 1-1 +1 [2035,2037), kualalumpur 1-1 +1 [2094,2096), on 20111128 20190902 20240708 20330402 20410105 20421215 20451111 20481010 20500919 20530816 20560716 20580624 20640419 20660329 20720123 20781107 20860812 20970415 | substitute computed estimated | prime-minister-s-2025-2
	on 20250628 | substitute announced | prime-minister-s-2025-2
Laylat al-Mi'raj = Israk dan Mikraj | tehran 7-27 [1999,2002), on 20070811 | collection estimated | vacanza
	aceh 7-27 [2010,2012), aceh 7-27 -1 [2012,2014), aceh 7-27 [2014,2017), hindu parashurama -4 [2017,2019), hijri 7-27 [2019,2026), on 20260117 | computed estimated | yearly-public-holidays-2
	kualalumpur 7-27 [2027,) | computed estimated | yearly-public-holidays
	hijri 7-27 [,1999), hijri 7-27 [2002,2007), hijri 7-27 [2008,2010) | computed estimated | library
Laylat al-Mi'raj (substitute day) = Israk dan Mikraj | on 19961209 20021005 20040913 | substitute collection estimated | vacanza
	hijri 7-27 +2 [2043,2045), tehran 7-27 +1 [2051,2053), aceh 7-27 +1 [2056,2058), tibetan offering -1 [2059,2061), hijri 7-27 +1 [2063,2065), hijri 7-27 +1 [2071,2073), on 20120618 20200323 20271227 20331022 20351001 20410727 20460604 20490501 20661018 20740723 20820427 20880221 20951126 | substitute computed estimated | prime-minister-s-2025-2
National Day = Hari Kebangsaan | 02-23 [1985,) | collection | library
National Day (substitute day) = Hari Kebangsaan | 02-24 if monday saturday [1990,2008), on 20020225 | substitute collection estimated | vacanza
	02-24 if monday saturday [2014,2099) | substitute | prime-minister-s-2025-2
New Year's Day = Awal Tahun Masihi | 01-01 | collection | library
New Year's Day (substitute day) = Awal Tahun Masihi | 01-02 if monday saturday [1993,2007), on 20070102 | substitute collection estimated | vacanza
	01-02 if monday saturday [2010,) | substitute | prime-minister-s-2025-2
Nuzul Al-Quran = Hari Nuzul Al-Quran | kualalumpur 9-17 [2003,2006), on 20011203 20080918 | collection estimated | vacanza
	hijri 9-17 [2010,2012), kualalumpur 9-17 [2012,2020), kualalumpur 9-17 -1 [2020,2022), kualalumpur 9-17 [2022,2025), on 20260307 | computed estimated | yearly-public-holidays-2
	on 20250318 | announced | prime-minister-s-2025
	kualalumpur 9-17 [2027,) | computed estimated | yearly-public-holidays
	hijri 9-17 [,2001), hijri 9-17 [2006,2008), on 20021122 20090907 | computed estimated | library
Nuzul Al-Quran (substitute day) = Hari Nuzul Al-Quran | hijri 9-17 +1 [1997,1999), on 19991227 20021123 20051022 | substitute collection estimated | vacanza
	kualalumpur 9-17 +1 [2051,2053), kualalumpur 9-17 +1 [2059,2061), kualalumpur 9-17 +1 [2066,2068), kualalumpur 9-17 +1 [2071,2073), kualalumpur 9-17 +1 [2079,2081), on 20100828 20130727 20200511 20280214 20351119 20410914 20430824 20460723 20490619 20540427 20570324 20640107 20641227 20740910 20770807 20820615 20880410 20900320 20960114 | substitute computed estimated | prime-minister-s-2025-2
Proclamation Ceremony of Crown Prince Al-Muhtadee Billah of Brunei | on 19980810 | collection estimated | vacanza
Royal Wedding of Crown Prince Al-Muhtadee Billah and Crown Princess Sarah of Brunei | on 20040909 | collection estimated | vacanza
Sultan's Birthday = Hari Keputeraan KDYMM Sultan Brunei | 07-15 [1968,) | collection | library
Sultan's Birthday (substitute day) = Hari Keputeraan | on 20140716 | collection estimated | vacanza-holidays-mit
Sultan's Birthday (substitute day) = Hari Keputeraan KDYMM Sultan Brunei | 07-16 if monday saturday [1990,2008) | substitute collection estimated | vacanza
	07-16 if monday saturday [2011,2097) | substitute | prime-minister-s-2025-2

fact national 2025 | off 02-24 03-03 05-31 06-28 09-06 | not 03-30 | Prime Minister’s Office
fact national 2026 | off 03-21 03-22 03-23 06-17 | not 03-20 06-16 | list of 2026
decided dated calendar | Eid al-Fitr; Eid al-Fitr (substitute day); Eid al-Fitr (third day); Eid al-Adha; Eid al-Adha (substitute day); Eid al-Adha (second day); Eid al-Adha (second day) (substitute day); Arafat Day; Arafat Day (substitute day); Islamic New Year; Islamic New Year (substitute day); Islamic New Year (observed); Prophet's Birthday; Prophet's Birthday (substitute day); Prophet Muhammad's Birthday; Isra and Mi'raj; Isra and Mi'raj (substitute day); Isra' and Mi'raj; Nuzul Al-Quran; Nuzul Al-Quran Day; Anniversary of the revelation of the Quran; Beginning of Ramadan; Beginning of Ramadan (substitute day); First Day of Ramadan; First day of Ramadan; First day of Ramadan (substitute day); Hol of Sultan Iskandar; The Sultan of Johor Hol; Chinese New Year (substitute day); Hari Raya Puasa; Hari Raya Puasa (substitute day); Hari Raya Haji; Hari Raya Haji (substitute day); Laylat al-Mi'raj; End of Ramadan (Eid al-Fitr); End of Ramadan (Eid al-Fitr) (substitute day); Feast of the Sacrifice (Eid al-Adha); Feast of the Sacrifice (Eid al-Adha) (substitute day); Birthday of Muhammad (Mawlid); Birthday of Muhammad (Mawlid) (substitute day); Christmas Day (substitute day) | - | [2027,2033) | national | by the criterion of these countries, not the calendar of Mecca | MABIMS, the crescent at least 3° high and 6.4° from the sun (2021): of the announced feasts of 2022 to 2026 Indonesia’s are right in 28 of 30 | https://jawawa.id/api/v1/article/understanding-mabims-criteria-why-hilal-below-3-degrees-is-definitely-rejected-1773910295
`;
