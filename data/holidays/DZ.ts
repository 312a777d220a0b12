/** Holidays of Algeria: rules, years and sources. The format: `README.md`. */
export const DZ = `
country Algeria
known [1990,)

source library
source loi-n-63 | Algeria, Loi n° 63-278, article 1, as amended by Ordonnance n° 68-419: two days each | https://ro.scribd.com/document/483043282/hr-manager-good-5
source loi-n-63-2023 | Algeria, Loi n° 63-278 as amended in June 2023: three days each | https://www.lezoomdz.com/aid-el-fitr-les-journees-du-1er-2-et-3-chaoual-chomees-et-payees/
source loi-n-63-2023-2 | Algeria, Loi n° 63-278 as amended in June 2023: three days for Aïd el-Adha | https://fr.allafrica.com/stories/202306270143.html

Amazigh New Year = رأس السنة الأمازيغية | 01-12 [2018,) | collection | library
Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | library
Day of Ashura = عاشوراء | hijri 1-10 [,1965), hijri 1-10 [1966,) | computed estimated | library
End of Ramadan (Eid al-Fitr) = عيد الفطر | on 20230421 20230422 | computed estimated | loi-n-63-2023-2
	hijri 9-27 +4 [2024,), hijri 9-27 +5 [2024,), orthodox-21 [2025,2027), delhi 10-1 -1 [2027,2030), delhi 10-1 +1 [2034,2037), delhi 10-1 -1 [2037,2039), delhi 10-1 +1 [2039,2041), hijri 9-27 +3 [2041,2045), delhi 10-1 +1 [2047,2049), delhi 10-1 -1 [2049,2051), delhi 10-1 -1 [2052,2054), delhi 10-1 +1 [2054,2058), delhi 10-1 -1 [2058,2060), delhi 10-1 -1 [2061,2063), tibetan offering +3 [2063,2066), hijri 10-1 +2 [2067,2071), hijri 9-27 +3 [2075,2078), delhi 10-1 -1 [2079,2081), hijri 9-27 +3 [2082,2087), easter+11 [2088,2090), delhi 10-1 +1 [2090,2092), orthodox-49 [2092,2094), delhi 10-1 +1 [2097,2099), on 20240412 20300206 20310124 20320116 20330102 20331225 20450816 20460803 20510612 20600306 20651228 20661218 20711024 20721015 20731002 20740924 20780811 20810710 20870506 20940216 20950208 20960126 20991213 21001205 | computed estimated | loi-n-63-2023
	hijri 10-1 [,1968) | computed estimated | library
	hijri 10-1 [1968,2023), hijri 10-1 +1 [1968,2023) | computed estimated | loi-n-63
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | on 20230628 20230629 20230630 | computed estimated | loi-n-63-2023-2
	hijri 12-10 [2024,), hijri 12-10 +1 [2024,), hijri 12-10 +2 [2024,) | computed estimated | loi-n-63-2023
	hijri 12-10 [,1968) | computed estimated | library
	hijri 12-10 [1968,2023), hijri 12-10 +1 [1968,2023) | computed estimated | loi-n-63
Independence Day = عيد الاستقلال | 07-05 [1963,) | collection | library
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [,1965), hijri 1-1 [1966,) | computed estimated | library
Labour Day = يوم العمال | 05-01 | collection | library
New Year's Day = عيد رأس السنة | 01-01 | collection | library
Revolution Day = يوم الثورة | 11-01 [1963,) | collection | library

fact national 2017 | off 01-01 | not 01-12 | Loi 18-12 is of 2018
fact national 2022 | off 07-09 07-10 01-12 | not 07-11 | communiqué of 6 July 2022: two days
fact national 2023 | off 06-28 06-29 06-30 | not 07-01 | communiqué of 26 June 2023: three days
`;
