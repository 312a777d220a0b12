/** Holidays of Gambia: rules, years and sources. The format: `README.md`. */
export const GM = `
country The Gambia
known [1990,)

source declared-each-year | The Gambia, declared each year by the President, as vacanza/holidays (MIT) lists it
source library
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Africa Day | 05-25 [1966,) | collection | library
Africa Day (substitute day) | 05-26 if sunday +1 [2024,2098), 05-25 if sunday +1 [2025,2099) | substitute collection estimated | declared-each-year
Assumption | 08-15 | collection | library
Assumption (substitute day) | 08-16 if sunday +1 [2026,2100), 08-15 if sunday +1 [2032,2067), 08-15 if sunday +1 [2083,), on 20210816 20270817 20770817 | substitute collection estimated | declared-each-year
Birthday of Muhammad (Mawlid) | hijri 3-12 +1 [2016,2019), hijri 3-12 [2019,2021), aceh 3-12 [2021,2025) | computed estimated | which-feast-was
	hijri 3-12 [,1988), hijri 3-12 [1990,2016), hijri 3-12 [2025,) | computed estimated | library
Birthday of Muhammad (Mawlid) (substitute day) | on 20221010 20270816 20300715 20320621 20350521 20380419 20400326 20430223 20471230 20501128 20551004 20580902 20600809 20630709 20660607 20740312 20770208 20790116 20811215 20841113 20861021 20890919 20940726 20970624 | substitute computed estimated | declared-each-year
Boxing Day | 12-26 | collection | declared-each-year
Boxing Day (substitute day) | 12-27 if monday +1 [2021,), 12-27 if sunday +1 [2026,2055), 12-27 if sunday +1 [2071,2100), on 20651230 | substitute collection estimated | declared-each-year
Christmas Day | 12-25 | collection | library
Christmas Day (substitute day) | 12-26 if sunday +1 [2021,), 12-27 if tuesday +1 [2033,2040), 12-26 if monday +1 [2044,2096), on 20221227 | substitute collection estimated | declared-each-year
Day of Ashura | tehran 1-10 [2015,2025), on 20250705 | computed estimated | which-feast-was
	hijri 1-10 [,2015), hijri 1-10 [2026,) | computed estimated | library
Day of Ashura (substitute day) | on 20250707 20280605 20300513 20330411 20360310 20380215 20410114 20431214 20451120 20481019 20530825 20560725 20610530 20640428 20720201 20761207 20791106 20821005 20870811 20900710 20920616 20950516 20980414 21000322 | substitute computed estimated | declared-each-year
Easter Monday | easter+1 | computed | library
Good Friday | easter-2 | computed | library
Independence Day | 02-18 [1966,) | collection | library
Independence Day (substitute day) | 02-19 if sunday +1 [2023,2097), 02-18 if sunday +1 [2024,2030), 02-18 if sunday +1 [2046,2092), on 20350220 | substitute collection estimated | declared-each-year
Korité | hijri 10-1 +1 [2015,2018), hijri 10-1 [2018,2020), karachi 10-1 -1 [2020,2024), hijri 10-1 +1 [2021,2026), hijri 10-1 [2024,2026) | computed estimated | which-feast-was
	hijri 10-1 [2026,), hijri 10-1 +1 [2026,) | computed estimated | declared-each-year
	hijri 10-1 [,2015) | computed estimated | library
Korité (substitute day) | on 20230424 20250401 20260323 20280228 20280229 20310127 20330105 20331227 20351203 20351204 20371110 20381101 20401009 20430907 20460806 20480714 20510612 20510613 20540511 20540512 20560418 20590317 20590318 20620213 20640122 20661220 20661221 20691118 20711026 20711027 20740924 20740925 20760901 20790731 20790801 20820629 20820630 20840606 20870506 20900403 20900404 20920311 20930302 20950208 20980106 20980107 20991215 21001206 | substitute computed estimated | declared-each-year
Labour Day | 05-01 | collection | library
Labour Day (substitute day) | 05-02 if sunday +1 [2021,), 05-01 if sunday +1 [2033,2051), 05-01 if sunday +1 [2067,2096), on 20220504 | substitute collection estimated | declared-each-year
Lailat al-Qadr | hijri 10-1 -3 [2015,2018), hijri 9-27 [2018,2022), karachi 10-1 -4 [2022,2026) | computed estimated | which-feast-was
	hijri 9-27 [,1969), hijri 9-27 [1970,1977), hijri 9-27 [1978,2015), hijri 9-27 [2026,) | computed estimated | declared-each-year
Lailat al-Qadr (substitute day) | on 20210510 20240408 20270308 20290212 20320112 20361117 20391017 20440822 20470723 20520528 20550426 20570402 20600301 20630129 20650105 20671205 20721010 20750909 20830614 20860513 20910319 20940215 20981222 | substitute computed estimated | declared-each-year
New Year's Day | 01-01 | collection | library
New Year's Day (substitute day) | 1 monday 01 [2022,2024), 01-01 if sunday +1 [2034,2097), 01-02 if sunday +1 [2039,2096), on 20280103 20330104 | substitute collection estimated | declared-each-year
Revolution Day | 07-22 [1992,1995), on 19900722 | collection estimated | vacanza
	07-22 [1995,) | collection | library
Revolution Day (substitute day) | 07-23 if sunday +1 [2023,2091), 07-22 if sunday +1 [2029,2097) | substitute collection estimated | declared-each-year
Tabaski | hindu karma [2015,2018), hindu raksha-bandhan -4 [2018,2020), karachi 12-10 [2020,2026), karachi 12-10 -1 [2021,2026) | computed estimated | which-feast-was
	hijri 12-10 [2026,), hijri 12-10 +1 [2026,) | computed estimated | declared-each-year
	hijri 12-10 [,2015) | computed estimated | library
Tabaski (substitute day) | on 20220711 20220712 20240618 20250609 20270518 20280508 20300415 20300416 20330314 20380118 20380119 20401217 20421125 20451023 20451024 20480921 20480922 20500830 20530728 20530729 20560626 20580603 20580604 20610502 20610503 20640331 20660308 20660309 20690204 20690205 20710113 20731211 20731212 20761109 20761110 20781018 20810915 20810916 20840814 20840816 20860723 20890621 20920519 20920520 20940427 20950418 20970326 21000222 | substitute computed estimated | declared-each-year

fact national 2021 | off 12-27 08-16 08-19 | not 08-17 | declarations of 12 August and 22 December 2021
`;
