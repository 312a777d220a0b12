/** Holidays of Chad: rules, years and sources. The format: `README.md`. */
export const TD = `
country Chad
known [1990,)

source decret-273-7-2019 | Chad, Décret 273 of 7 March 2019: 8 March, the next day when it is a Sunday | https://www.alwihdainfo.com/Tchad-le-8-mars-declare-ferie-pour-la-journee-de-la-femme_a71248.html
source library
source monday-proclamation-republic | Chad, the Monday for the proclamation of the Republic, as vacanza/holidays (MIT) lists them
source off-vacanza-holidays | Days off, as vacanza/holidays (MIT) lists them
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

All Saints' Day = Toussaint | 11-01 | collection | library
Birthday of Muhammad (Mawlid) = المولد النبويّ | aceh 3-12 [2015,2018), hijri 3-12 [2019,2023), on 20181121 | computed estimated | which-feast-was
	hijri 3-12 [,1988), hijri 3-12 [1990,2015), hijri 3-12 [2023,) | computed estimated | library
Christmas Day = عيد الميلاد المجيد | 12-25 | collection | library
Easter Monday = Lundi de Pâques | easter+1 | computed | library
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1 +1 [2015,2018), hijri 10-1 [2018,2025) | computed estimated | which-feast-was
	hijri 10-1 [,2015), hijri 10-1 [2025,) | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hindu karma [2015,2018), hindu raksha-bandhan -4 [2018,2020), hijri 12-10 [2020,2024) | computed estimated | which-feast-was
	hijri 12-10 [,2015), hijri 12-10 [2024,) | computed estimated | library
Freedom and Democracy Day = Journée de la libération et de la démocratie | 12-01 [1991,), 12-01 if sunday +1 [1991,2098) | collection | library
Funeral of Idriss Déby Itno = Obsèques d’Idriss Déby Itno | on 20210423 | collection estimated | off-vacanza-holidays
Independence Day = Fête Nationale (Indépendance) | 08-11 [1961,), 08-11 if sunday +1 [1963,2098) | collection | library
International Women's Day = Journée internationale de la femme | 03-08 [1990,2010) | collection estimated | vacanza
	03-08 [2019,) | decret-273-7-2019
International Women's Day (substitute day) = Journée internationale de la femme | 03-08 if sunday +1 [1992,1999) | substitute collection estimated | vacanza
	03-08 if sunday +1 [2020,2100) | substitute | decret-273-7-2019
Labour Day = يوم العمال | 05-01, 05-01 if sunday +1 [1955,2096) | collection | library
New Year's Day = عيد رأس السنة | 01-01, 01-01 if sunday +1 [,2097) | collection | library
Proclamation of the Republic = Anniversaire de la Proclamation de la République | 11-28 [1959,) | collection | library
Proclamation of the Republic (substitute day) = Anniversaire de la Proclamation de la République | 11-28 if sunday +1 [1993,2005) | substitute collection estimated | vacanza
	11-28 if sunday +1 [2010,) | substitute collection estimated | monday-proclamation-republic

fact national 2018 | off 12-01 | not 03-08 | Décret 273/2019: not yet
fact national 2020 | off 03-08 03-09 | not 03-10 | Décret 273/2019; notice of March 2020
decided no law | International Women's Day; International Women's Day (observed) | - | [2010,2019) | national | not yet a holiday | Chad, Décret 273/2019 | https://www.alwihdainfo.com/Tchad-le-8-mars-declare-ferie-pour-la-journee-de-la-femme_a71248.html
`;
