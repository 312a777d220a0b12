/** Holidays of Mali: rules, years and sources. The format: `README.md`. */
export const ML = `
country Republic of Mali
known [1990,)

source baptism-prophet-week | Mali, the baptism of the Prophet, a week after Mawlid, as vacanza/holidays (MIT) lists it
source library
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Africa Day = Jour de l'Afrique | 05-25 [1965,) | collection | library
Army Day = Fête de l'armée | 01-20 [1965,) | collection | library
Birthday of Muhammad (Mawlid) = Mawlid | tehran 3-17 -5 [2015,2018), hijri 3-12 +1 [2018,2020), karachi 3-12 [2020,2025) | computed estimated | which-feast-was
	hijri 3-12 [,1988), hijri 3-12 [1990,2015), hijri 3-12 [2025,) | computed estimated | library
Christmas Day = Noël | 12-25 | collection | library
Easter Monday = Lundi de Pâques | easter+1 [,1961), easter+1 [2006,) | computed | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 +1 [2015,2018), hijri 10-1 -1 [2019,2023), hijri 9-27 +3 [2023,2026), on 20180615 | computed estimated | which-feast-was
	hijri 10-1 [,2015), hijri 10-1 [2026,) | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hindu karma [2015,2018), hindu raksha-bandhan -4 [2018,2020), karachi 12-10 [2020,2022), karachi 12-10 -1 [2022,2024), karachi 12-10 [2024,2026) | computed estimated | which-feast-was
	hijri 12-10 [,2015), hijri 12-10 [2026,) | computed estimated | library
Independence Day = Fête nationale de l'indépendance | 09-22 [1961,) | collection | library
Labour Day = Fête du travail | 05-01 | collection | library
Martyrs' Day = Journée des Martyrs | 03-26 [1992,) | collection | library
New Year's Day = Nouvel An | 01-01 | collection | library
Prophet's Baptism = Baptême du Prophète | hindu holi +5 [2008,2010), on 20070407 | collection estimated | vacanza
	tehran 3-17 +1 [2010,2013), hindu pausha-purnima +4 [2013,2015), hindu raksha-bandhan +4 [2026,2028), tehran 3-17 +1 [2030,2035), hindu vaishakha-purnima +5 [2035,2037), tehran 3-17 +2 [2037,2040), hindu holika +5 [2041,2043), tehran 3-17 +1 [2044,2048), hindu yomari +5 [2048,2050), hindu guru-nanak +5 [2050,2053), hindu lakshmi-purnima +5 [2053,2055), chinese 8-15 +5 [2055,2058), tehran 3-17 +1 [2058,2061), tehran 3-17 +2 [2061,2063), tehran 3-17 +1 [2065,2068), hindu vaishakha-purnima +4 [2068,2070), tehran 3-17 +2 [2071,2073), tehran 3-17 +1 [2073,2076), tehran 3-17 +2 [2076,2078), tehran 3-17 +1 [2078,2080), tehran 3-17 +1 [2081,2084), tibetan descending -1 [2084,2087), tehran 3-17 +1 [2087,2089), korean 8-15 +5 [2089,2091), tehran 3-17 +1 [2091,2095), hindu guru-purnima +4 [2095,2097), tehran 3-17 +2 [2097,2099), tehran 3-17 +1 [2099,), on 20250911 20280810 20290731 20400401 20430301 20480105 20630715 20640704 20700430 20800111 20801231 | computed estimated | baptism-prophet-week
	tehran 3-17 +2 [2015,2018), hindu guru-nanak +5 [2018,2020), tehran 3-17 +2 [2020,2025) | collection estimated | baptism-prophet-week
`;
