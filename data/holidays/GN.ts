/** Holidays of Guinea: rules, years and sources. The format: `README.md`. */
export const GN = `
country Guinea
known [1990,)

source decret-d-2022 | Guinea, Décret D/2022/0526 of 2 November 2022 on legal holidays | https://guineenews.org/fetes-legales-desormais-le-lendemain-de-la-fete-de-tabaski-est-ferie-en-guinee/
source library
source vacanza
source vacanza-holidays-mit | Guinea, as vacanza/holidays (MIT) lists it
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Africa Day = Anniversaire de l'Organisation de l'unité africaine (OUA) | 05-25 [1964,) | collection | library
All Saints' Day = Toussaint | 11-01 [1990,1995) | collection estimated | vacanza
	11-01 [1995,2022) | collection estimated | vacanza-holidays-mit
Assumption = Assomption | 08-15 | collection | library
Birthday of Muhammad (Mawlid) = Mawlid | hindu yomari -1 [2015,2017), aceh 3-12 [2017,2021), dhaka 3-12 -1 [2021,2026) | computed estimated | vacanza-holidays-mit
	hijri 3-12 [,1988), hijri 3-12 [1990,2015), hijri 3-12 [2026,) | computed estimated | library
Christmas Day = Noël | 12-25 | collection | library
Easter Monday = Lundi de Pâques | easter+1 | computed | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 +1 [2015,2018), hijri 10-1 [2018,2025), on 20250331 | computed estimated | which-feast-was
	hijri 10-1 [,2015), hijri 10-1 [2026,) | computed estimated | library
End of Ramadan (Eid al-Fitr) (substitute day) = Fête de fin du Ramadan | on 20280228 20330104 20351203 20371109 20401008 20480713 20510612 20540511 20560417 20590317 20640121 20661220 20711026 20740924 20760831 20790731 20820629 20840605 20870505 20900403 20920310 20950207 20980106 20991214 | substitute computed estimated | decret-d-2022
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hindu karma [2015,2018), hindu raksha-bandhan -4 [2018,2020), hijri 12-10 [2020,2022), on 20220710 | computed estimated | which-feast-was
	karachi 12-10 -1 [2023,2025), karachi 12-10 [2023,), karachi 12-10 +1 [2025,2027), karachi 12-10 -1 [2029,2032), karachi 12-10 -1 [2033,2038), karachi 12-10 -1 [2040,2048), karachi 12-10 -1 [2049,2053), karachi 12-10 -1 [2054,2059), karachi 12-10 -1 [2060,2062), karachi 12-10 -1 [2063,2067), karachi 12-10 -1 [2068,2072), karachi 12-10 -1 [2075,2089), karachi 12-10 +1 [2091,2094), karachi 12-10 -1 [2096,), on 20270516 20280506 20320323 20380117 20390105 20391227 20480920 20530727 20590523 20620421 20670225 20721221 20731209 20741130 20890620 20900608 20940425 20950416 | computed estimated | decret-d-2022
	hijri 12-10 [,2015) | computed estimated | library
Feast of the Sacrifice (second day) = Lendemain de la Tabaski | on 20230629 | computed estimated | decret-d-2022
	on 20240617 20250608 | collection estimated | decret-d-2022
Independence Day = Jour de l’Indépendance | 10-02 [1959,) | collection | library
Independence Day (substitute day) = Jour de l’Indépendance | 10-03 if sunday +1 [2027,), 10-02 if sunday +1 [2033,2096) | substitute | decret-d-2022
Labour Day = Fête du travail | 05-01 | collection | library
Laylat al-Qadr | hijri 10-1 -3 [2015,2020), hijri 9-27 [2020,2022), karachi 10-1 -4 [2022,2026) | computed estimated | vacanza-holidays-mit
	hijri 9-27 [,1969), hijri 9-27 [1970,1977), hijri 9-27 [1978,2015), hijri 9-27 [2026,) | computed estimated | library
National Holiday = Fête Nationale de la deuxième République | 04-03 [1985,2022) | collection | library
New Year's Day = Nouvel An | 01-01 | collection | library
New Year's Day (substitute day) = Nouvel An | 01-01 if sunday +1 [2023,2097), 01-02 if sunday +1 [2028,2096) | substitute | decret-d-2022

fact national 2021 | off 04-03 | not 01-02 | before the decree
fact national 2023 | off 01-02 06-28 06-29 10-02 | not 04-03 11-01 | Décret D/2022/0526
fact national 2024 | off 06-16 06-17 09-15 | not 09-16 | communiqué of September 2024: no day after the Maouloud
fact national 2027 | off 10-02 10-04 05-16 05-17 | not 10-05 | Décret D/2022/0526: a Saturday to Monday
decided yes law | New Year's Day (substitute day); End of Ramadan (Eid al-Fitr) (substitute day); Independence Day (substitute day) | - | - | national | the day after one on a weekend | Guinea, Décret D/2022/0526 of 2 November 2022 | https://guineenews.org/fetes-legales-desormais-le-lendemain-de-la-fete-de-tabaski-est-ferie-en-guinee/
`;
