/** Holidays of Morocco: rules, years and sources. The format: `README.md`. */
export const MA = `
source decret-n-2-1977 | Morocco, Décret n° 2-77-169 of 28 February 1977 as amended: two days each in the administrations | https://ecoactu.ma/jour-de-lan-amazigh-maroc-officiel/
source decret-n-2-1977-2 | Morocco, Décret n° 2-77-169 of 28 February 1977 as amended, list of holidays | https://hisabexpr.com/les-jours-feries-au-maroc-ce-que-dit-la-loi/
source decrets-n-2-2023 | Morocco, Décrets n° 2.23.1000 and 2.23.688 of 2023: 14 January | https://ecoactu.ma/jour-de-lan-amazigh-maroc-officiel/

Amazigh New Year = رأس السنة الأمازيغية | 01-14 [2024,) | decrets-n-2-2023
Anniversary of the Green March = المسيرة الخضراء | 11-06 [1976,) | decret-n-2-1977-2 [2005,); library
Anniversary of the Independence Manifesto = ذكرى تقديم وثيقة الاستقلال | 01-11 | decret-n-2-1977-2 [2005,); library
Anniversary of the Recovery Oued Ed-Dahab = يوم وادي الذهب | 08-14 [1980,) | decret-n-2-1977-2 [2005,); library
Anniversary of the Revolution of the King and the People = ثورة الملك والشعب | 08-20 [1954,) | decret-n-2-1977-2 [2005,); library
Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12, hijri 3-12 +1 | computed estimated | decret-n-2-1977
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1, hijri 10-1 +1 | computed estimated | decret-n-2-1977
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10, hijri 12-10 +1 | computed estimated | decret-n-2-1977
Feast of the Throne = عيد العرش | 03-03 [1990,1995), 03-03 [1996,2001) | vacanza
	07-30 [2001,) | decret-n-2-1977-2 [2005,); library
Independence Day = عيد الاستقلال | 11-18 [1956,) | decret-n-2-1977-2 [2005,); library
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [,1965), hijri 1-1 [1966,) | computed estimated | decret-n-2-1977-2 [2005,); library
feasts ar | Labour Day; New Year's Day | decret-n-2-1977-2 [2005,); library
Youth Day = عيد الشباب | 07-09 [1990,2001) | vacanza
	08-21 [2001,) | decret-n-2-1977-2 [2005,); library

fact national 2025 | off 01-14 | not 01-13 | Décret 2.23.1000
decided dated law | Amazigh New Year | - | - | national | 14 January | Morocco, décret 2.23.1000 of November 2023: 14 January for the Amazigh new year | https://ecoactu.ma/jour-de-lan-amazigh-maroc-officiel/
`;
