/** Holidays of Chad: rules, years and sources. The format: `README.md`. */
export const TD = `
source decret-273-7-2019 | Chad, Décret 273 of 7 March 2019: 8 March, the next day when it is a Sunday | https://www.alwihdainfo.com/Tchad-le-8-mars-declare-ferie-pour-la-journee-de-la-femme_a71248.html
source monday-proclamation-republic | Chad, the Monday for the proclamation of the Republic, as vacanza/holidays (MIT) lists them

feasts fr | All Saints' Day; Easter Monday | library
Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
	on 20151224 20161212 20171201 20181121 | collection estimated | which-feast-was
Christmas Day = عيد الميلاد المجيد | 12-25 | library
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1 | estimated | library
	on 20150718 20160707 20170626 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10 | estimated | library
	on 20150924 20160913 20170902 20180822 | collection estimated | which-feast-was
Freedom and Democracy Day = Journée de la libération et de la démocratie | 12-01 [1991,), 12-01 if sunday +1 [1991,2098) | library
Funeral of Idriss Déby Itno = Obsèques d’Idriss Déby Itno | on 20210423 | collection estimated | off-vacanza-holidays
Independence Day = Fête Nationale (Indépendance) | 08-11 [1961,), 08-11 if sunday +1 [1963,2098) | library
International Women's Day = Journée internationale de la femme | 03-08 [1990,2010), 03-08 [2019,) | decret-273-7-2019 [2019,); vacanza
International Women's Day (substitute day) = Journée internationale de la femme | 03-08 if sunday +1 [1992,1999), 03-08 if sunday +1 [2020,2100) | substitute | decret-273-7-2019 [2020,2100); vacanza
Labour Day = يوم العمال | 05-01, 05-01 if sunday +1 [1955,2096) | library
New Year's Day = عيد رأس السنة | 01-01, 01-01 if sunday +1 [,2097) | library
Proclamation of the Republic = Anniversaire de la Proclamation de la République | 11-28 [1959,) | library
Proclamation of the Republic (substitute day) = Anniversaire de la Proclamation de la République | 11-28 if sunday +1 [1993,2005), 11-28 if sunday +1 [2010,) | substitute collection estimated | monday-proclamation-republic [2010,); vacanza

fact national 2018 | off 12-01 | not 03-08 | Décret 273/2019: not yet
fact national 2020 | off 03-08 03-09 | not 03-10 | Décret 273/2019; notice of March 2020
decided no law | International Women's Day; International Women's Day (observed) | - | [2010,2019) | national | not yet a holiday | Chad, Décret 273/2019 | https://www.alwihdainfo.com/Tchad-le-8-mars-declare-ferie-pour-la-journee-de-la-femme_a71248.html
`;
