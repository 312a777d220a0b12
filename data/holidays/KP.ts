/** Holidays of North Korea: rules, years and sources. The format: `README.md`. */
export const KP = `
source dprk-tourism-2014 | North Korea, major holidays, here of 2014, as its tourist office in Malaysia lists them | http://dprktourism.com.my/explore_dprk/holidays.php | list
source vacanza-holidays-mit | North Korea, as vacanza/holidays (MIT) lists it

Cheongmyeong = 청명 | qingming 8 [2012,) | computed estimated | vacanza-holidays-mit
Chuseok = 추석 | chinese 8-15 [1989,2040), chinese 8-15 [2041,2089), chinese 8-15 [2090,2096), chinese 8-15 [2097,) | computed | dprk-tourism-2014; vacanza
	on 20400921 20890919 20961001 | vacanza
Constitution Day | 12-27 [1975,) | collection | dprk-tourism-2014; vacanza
Daeboreum = 대보름 | hindu magha-purnima -1 [2003,2007), hindu magha-purnima -1 [2020,2023), hindu magha-purnima -1 [2030,2033), hindu magha-purnima -1 [2065,2067), hindu magha-purnima -1 [2073,2075), hindu magha-purnima -1 [2099,) | computed estimated | vacanza [2003,2007); dprk-tourism-2014
	hindu magha-purnima [2008,2010), hindu magha-purnima [2023,2026), hindu magha-purnima [2050,2052), hindu magha-purnima [2080,2082), hindu magha-purnima [2095,2099) | computed estimated | vacanza [2008,2010); dprk-tourism-2014
	on 20070304 | vacanza
	hijri 3-12 +2 [2010,2013), hijri 9-17 -3 [2026,2029), hijri 12-10 +4 [2034,2037), tehran 1-10 +3 [2037,2040), hindu magha-purnima +1 [2042,2044), tehran 7-13 +1 [2053,2056), tehran 8-15 -2 [2056,2059), kualalumpur 9-17 -4 [2059,2061), hijri 12-10 +4 [2067,2070), hijri 1-10 +4 [2070,2072), delhi 3-12 +1 [2075,2078), delhi 7-13 [2086,2089), hijri 9-17 -3 [2091,2094), on 20130224 20140214 20150305 20160222 20170211 20180302 20190219 20290227 20330214 20400226 20410215 20440213 20450303 20460220 20470209 20480228 20490216 20520215 20610205 20620223 20630212 20640302 20720304 20780226 20790216 20820212 20830303 20840220 20850209 20890225 20900213 20940301 | computed estimated | dprk-tourism-2014
Day of Songun = 선군절 | 08-25 [2013,) | collection estimated | dprk-tourism-2014
Day of the Shining Star = 광명성절 | 02-16 [1975,2010), 02-16 [2012,) | collection | dprk-tourism-2014; vacanza
	02-17 [1990,2010) | vacanza
Day of the Shining Star (second day) | 02-17 [2010,) | collection estimated | vacanza-holidays-mit
Day of the Sun = 태양절 | 04-15 [1975,) | collection | dprk-tourism-2014; vacanza
	04-16 [1998,2010) | vacanza
Day of the Sun (second day) | 04-16 [2010,) | collection estimated | vacanza-holidays-mit
Foundation Day of the Children's Union = 조선소년단 창립절 | 06-06 [1990,) | collection estimated | vacanza-holidays-mit [2010,); vacanza
Foundation Day of the Republic | 09-09 [1975,) | collection | dprk-tourism-2014; vacanza
Founding Day of the Korean People's Army = 건군절 | 02-08 [2018,) | collection estimated | vacanza-holidays-mit
Founding Day of the Korean People's Revolutionary Army | 04-25 [1990,) | collection estimated | dprk-tourism-2014 [2010,); vacanza
International Women's Day = 국제부녀절 | 03-08 [1990,) | collection estimated | vacanza-holidays-mit [2010,); vacanza
Kim Jong Il's Birthday = 광명성절 | 02-16 [2010,2012) | collection | dprk-tourism-2014; vacanza
Labour Day | 05-01 [1975,) | collection | dprk-tourism-2014; vacanza
Liberation Day | 08-15 [1975,) | collection | dprk-tourism-2014; vacanza
Lunar New Year = 설날 | chinese 1-1 [1988,1997), chinese 1-1 [1998,2027), on 19800216 | computed | dprk-tourism-2014; vacanza
	on 19970208 | vacanza
	korean 1-1 [2027,) | computed | dprk-tourism-2014; vacanza
Mother's Day = 어머니날 | 11-16 [2012,) | collection estimated | vacanza-holidays-mit
New Year's Day | 01-01 [1975,) | collection | dprk-tourism-2014; vacanza
Party Foundation Day | 10-10 [1975,) | collection | dprk-tourism-2014; vacanza
Victory Day | 07-27 [1996,) | collection | dprk-tourism-2014; vacanza
Youth Day = 청년절 | 08-28 [1990,) | collection estimated | vacanza-holidays-mit [2010,); vacanza

fact national 2027 | off 02-07 | not 02-06 | new moon at 00:56 in Pyongyang
`;
