/** Holidays of Algeria: rules, years and sources. The format: `README.md`. */
export const DZ = `
country Algeria

source library
source loi-n-63-2023 | Algeria, Loi n° 63-278 as amended in June 2023: three days each | https://www.lezoomdz.com/aid-el-fitr-les-journees-du-1er-2-et-3-chaoual-chomees-et-payees/
source loi-n-63-2023-2 | Algeria, Loi n° 63-278 as amended in June 2023: three days for Aïd el-Adha | https://fr.allafrica.com/stories/202306270143.html
source loi-n-63 | Algeria, Loi n° 63-278, article 1, as amended by Ordonnance n° 68-419: two days each | https://ro.scribd.com/document/483043282/hr-manager-good-5

Amazigh New Year = رأس السنة الأمازيغية | 01-12 [2018,) | library
Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 | computed estimated | library
Day of Ashura = عاشوراء | hijri 1-10 | computed estimated | library
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1 [,1968) | computed estimated | library
	hijri 10-1 [2024,) | 3d computed estimated | loi-n-63-2023
	on 20230421 | 2d computed estimated | loi-n-63-2023-2
	hijri 10-1 [1968,2023) | 2d computed estimated | loi-n-63
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10 [,1968) | computed estimated | library
	hijri 12-10 [2024,) | 3d computed estimated | loi-n-63-2023
	on 20230628 | 3d computed estimated | loi-n-63-2023-2
	hijri 12-10 [1968,2023) | 2d computed estimated | loi-n-63
Independence Day = عيد الاستقلال | 07-05 [1963,) | library
Islamic New Year = رأس السنة الهجرية | hijri 1-1 | computed estimated | library
Labour Day = يوم العمال | 05-01 | library
New Year's Day = عيد رأس السنة | 01-01 | library
Revolution Day = يوم الثورة | 11-01 [1963,) | library

fact national 2017 | off 01-01 | not 01-12 | Loi 18-12 is of 2018
fact national 2022 | off 07-09 07-10 01-12 | not 07-11 | communiqué of 6 July 2022: two days
fact national 2023 | off 06-28 06-29 06-30 | not 07-01 | communiqué of 26 June 2023: three days
`;
