/** Holidays of North Macedonia: rules, years and sources. The format: `README.md`. */
export const MK = `
known [1999,)

lieu sunday>monday | all | as (заменет ден) | library

Day of the Macedonian Revolutionary Struggle = Ден на македонската револуционерна борба | 10-23 [2007,) | library
Day of the Macedonian Revolutionary Struggle (substitute day) = Ден на македонската револуционерна борба (заменет ден) | 10-23 if sunday +1 [1955,1995), 10-23 if sunday +1 [2011,2096) | substitute | library
Day of the Republic = Ден на Републиката | 08-02 | library
Election Day = Избори | on 20240424 20240508 | collection estimated | off-one-time
End of Ramadan (Eid al-Fitr) = Рамазан Бајрам | hijri 10-1 [2007,2077) | estimated | library
	on 20100909 20160705 | collection estimated | which-feast-was
End of Ramadan (Eid al-Fitr) (substitute day) = Рамазан Бајрам (заменет ден) | on 19780904 19860609 19940314 20090921 20120820 20170626 20200525 20250331 20330103 20371109 20401008 20480713 20560417 20640121 20760831 | substitute estimated | library computed
Independence Day = Ден на независноста | 09-08 [1992,) | library
Labour Day = Ден на трудот | 05-02 [1999,2005), on 20060502 | vacanza
	05-01 | library
New Year's Day = Нова Година | 01-02 [1999,2006), on 20070102 | vacanza
	01-01 | library
Orthodox Christmas = Прв ден Божик | 01-07 [2008,) | library computed
Orthodox Christmas (substitute day) = Прв ден Божик (заменет ден) | 01-07 if sunday +1 [1951,1997), 01-07 if sunday +1 [2018,2092) | substitute | library computed
Orthodox Easter = Прв ден Велигден | on 20050501 | library computed
Orthodox Easter Monday = Втор ден Велигден | orthodox+1 [2007,), on 20000501 20050502 | library
Revolution Day = Ден на востанието | 10-11 | library
Saint Clement of Ohrid Day = Св. Климент Охридски | 12-08 [2007,) | library
Saint Clement of Ohrid Day (substitute day) = Св. Климент Охридски (заменет ден) | 12-08 if sunday +1 [1957,1997), 12-08 if sunday +1 [2013,2098) | substitute | library
Saints Cyril and Methodius Day = Св. Кирил и Методиј | 05-24 [2007,) | library
Saints Cyril and Methodius Day (substitute day) = Св. Кирил и Методиј (заменет ден) | 05-24 if sunday +1 [1953,2100) | substitute | library

fact national 2022 | off 04-25 | not 04-24 | Law on holidays: the second day of Easter
`;
