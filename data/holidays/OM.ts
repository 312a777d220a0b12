/** Holidays of Oman: rules, years and sources. The format: `README.md`. */
export const OM = `
country Oman
known [1990,)

source forerunners-royal-decree-2020 | Oman, forerunners of Royal Decree 56/2020, as vacanza/holidays (MIT) lists the days; they were not read
source minister-diwan-royal | Oman, Minister of the Diwan of Royal Court: holidays of the National Day | https://www.omanobserver.om/november-27-28-declared-national-day-holidays/
source minister-diwan-royal-2 | Oman, Minister of the Diwan of Royal Court: holidays of the National Day | http://www.omanobserver.om/national-day-holidays-announced/
source minister-diwan-royal-3 | Oman, Minister of the Diwan of Royal Court: holidays of the National Day | http://timesofoman.com/article/122203/Oman/national-day-holidays-announced-in-oman
source national-announced-each-2019 | Oman, days of the National Day announced each year; until 2019 no notice was read
source royal-decree-15-2025 | Oman, Royal Decree 15/2025 on official holidays; not checked against the law
source royal-decree-56-2020 | Oman, Royal Decree 56/2020 and 88/2022 on official holidays; not checked against the law
source royal-decree-56-2020-2 | Oman, Royal Decree 56/2020, which ended it; not checked against the law
source royal-decree-88-2022 | Oman, Royal Decree 88/2022 on official holidays, and its forerunners; not checked against the law
source royal-decree-88-2022-2 | Oman, Royal Decree 88/2022 on official holidays; not checked against the law
source royal-decree-88-2022-3 | Oman, Royal Decree 88/2022; days, as vacanza/holidays (MIT) lists them; the notices were not read
source royal-decrees-56-2020 | Oman, Royal Decrees 56/2020 and 88/2022; days, as vacanza/holidays (MIT) lists them; the notices were not read
source royal-decrees-56-2020-2 | Oman, Royal Decrees 56/2020 and 88/2022: from 29 Ramadan to 3 Shawwal | https://www.omanobserver.om/his-majesty-issues-royal-decree-2/
source vacanza

Accession Day = ذكرى تولي السلطان | 01-11 [2023,) | collection | royal-decree-88-2022-2
Day of Arafah = يوم عرفة | on 20240616 | collection estimated | royal-decrees-56-2020
	hijri 12-10 -1 [,2024), hijri 12-10 -1 [2025,) | computed estimated | royal-decree-88-2022
Eid al-Adha = عيد الأضحى | hijri 12-10 -2 [1990,1992), hijri 12-10 -2 [1993,1998), on 19990326 | collection estimated | vacanza
	on 20240617 20240618 20240619 | collection estimated | royal-decrees-56-2020
	delhi 12-10 [,2024), delhi 12-10 +1 [,2014), delhi 12-10 -1 [1951,1956), delhi 12-10 -1 [1959,1964), easter-6 [1965,1967), delhi 12-10 +2 [1967,1969), easter-38 [1969,1971), easter-64 [1971,1973), delhi 12-10 -1 [1973,1976), delhi 12-10 -1 [1977,1982), delhi 12-10 -1 [1983,1991), delhi 12-10 -1 [1992,1997), delhi 12-10 -1 [1998,2005), delhi 12-10 -1 [2006,2024), delhi 12-10 -2 [2014,2017), delhi 12-10 +1 [2017,2024), hijri 12-10 [2025,), hijri 12-10 +1 [2025,), hijri 12-10 +2 [2025,), on 19500925 19560721 19570708 19580630 19640425 19761204 19820930 19910625 19970420 20050123 | computed estimated | royal-decree-88-2022
Eid al-Fitr = عيد الفطر | hijri 9-27 +2 [1970,2020), dhaka 9-27 +2 [1971,1974), dhaka 9-27 +2 [1985,1988), dhaka 9-27 +2 [1992,1996), dhaka 9-27 +2 [1999,2002), hijri 9-27 +3 [2003,2006), dhaka 9-27 +2 [2007,2009), dhaka 9-27 +1 [2012,2015), on 19751006 19830711 19890506 19970208 20100909 20160705 20180614 | computed estimated | forerunners-royal-decree-2020
	hijri 10-1 -2 [2020,2023), hijri 10-1 -1 [2020,2023), hijri 9-27 +2 [2026,), hijri 10-1 -1 [2034,2037), hijri 10-1 -1 [2039,2041), hijri 10-1 -1 [2047,2049), hijri 10-1 -1 [2054,2058), tibetan offering [2063,2066), hijri 10-1 -1 [2067,2071), hijri 10-1 -1 [2089,2092), hijri 10-1 -1 [2097,2099), on 20260319 20300203 20320113 20331222 20450813 20510609 20600303 20721012 20740921 20780808 20810707 20870503 20930226 20950205 21001202 | computed estimated | royal-decrees-56-2020-2
	hijri 10-1 -1 [2023,2026), on 20230421 20250330 | collection estimated | royal-decree-88-2022-3
	on 20230422 20230423 20230424 20250331 20250401 20250402 | collection estimated | royal-decrees-56-2020
	hijri 10-1 [,2023), hijri 10-1 +1 [,2023), hijri 10-1 +2 [,2023), hijri 9-27 +4 [2026,), hijri 9-27 +5 [2026,), hijri 9-27 +3 [2027,2030), dhaka 10-1 +1 [2034,2037), dhaka 10-1 -1 [2037,2039), dhaka 10-1 +1 [2039,2041), hijri 9-27 +3 [2041,2045), hijri 10-1 +2 [2047,2049), dhaka 10-1 -2 [2049,2051), dhaka 10-1 -1 [2052,2054), dhaka 10-1 +1 [2054,2058), dhaka 10-1 -1 [2058,2060), hijri 9-27 +3 [2061,2063), tibetan offering +3 [2063,2066), dhaka 10-1 +1 [2067,2071), hijri 9-27 +3 [2075,2078), dhaka 10-1 -1 [2079,2081), hijri 9-27 +3 [2082,2087), easter+11 [2088,2090), dhaka 10-1 +1 [2090,2092), orthodox-49 [2092,2094), dhaka 10-1 +1 [2097,2099), on 20240410 20240411 20240412 20260322 20300206 20310124 20320116 20330102 20331225 20450816 20460803 20510612 20600306 20651228 20661218 20711024 20721015 20731002 20740924 20780811 20810710 20870506 20940216 20950208 20960126 20991213 21001205 | computed estimated | royal-decree-88-2022
Islamic New Year = رأس السنة الهجرية | hijri 1-1 +1 [2019,2022), on 20230720 | collection estimated | royal-decrees-56-2020
	hijri 1-1 [,2019), hijri 1-1 [2024,), on 20220730 | computed estimated | royal-decree-88-2022
Isra and Mi'raj = الإسراء والمعراج | hijri 7-27 +1 [2022,2024) | collection estimated | royal-decrees-56-2020
	hijri 7-27 [,2022), hijri 7-27 [2024,) | computed estimated | royal-decree-88-2022
National Day = العيد الوطني | 11-18 [2010,2017), 11-19 [2010,2017), on 19711118 19711119 19771119 | computed estimated | national-announced-each-2019
	on 20171203 20171204 20171205 | announced | minister-diwan-royal-3
	on 20181121 20181122 20181123 | announced | minister-diwan-royal-2
	on 20191127 20191128 20191129 | announced | minister-diwan-royal
	11-18 [2020,2025), 11-19 [2020,2025) | collection | royal-decree-56-2020
National Day = اليوم الوطني | 11-20 [2025,), 11-21 [2025,) | collection | royal-decree-15-2025
Prophet's Birthday = المولد النبوي | hijri 3-12 +1 [2021,2024) | collection estimated | royal-decrees-56-2020
	hijri 3-12 [,1988), hijri 3-12 [1990,2021), hijri 3-12 [2024,) | computed estimated | royal-decree-88-2022
Renaissance Day = يوم النهضة | 07-23 [1970,2020) | collection | royal-decree-56-2020-2

fact national 2017 | off 12-03 12-04 | not 11-18 11-19 | Minister of the Diwan of Royal Court, 19 November 2017
fact national 2018 | off 11-20 11-21 11-22 | not 11-18 11-19 | the feast and National Day together
fact national 2019 | off 11-27 11-28 | not 11-18 11-19 | Minister of the Diwan of Royal Court, 17 November 2019
fact national 2023 | off 01-11 04-20 04-21 04-24 | not 04-19 04-25 | Royal Decree 88/2022: from 29 Ramadan
decided dated law | National Day | - | [2017,2020) | national | days that the minister named | Oman, Minister of the Diwan of Royal Court, 2017 to 2019 | https://www.omanobserver.om/november-27-28-declared-national-day-holidays/
`;
