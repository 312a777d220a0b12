/** Holidays of Somalia: rules, years and sources. The format: `README.md`. */
export const SO = `
part AW Awdal
part SA Sanaag
part SO Sool
part TO Togdheer
part WO Woqooyi Galbeed
known [2010,)
known [1990,) | in national

source vacanza-holidays-mit | Somalia, as vacanza/holidays (MIT) lists it

Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
Day of Ashura = عاشوراء | hijri 1-10 [,1965), hijri 1-10 [1966,) | in national | estimated | library
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1 | estimated | library
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10 | estimated | library
Independence Day = عيد الاستقلال | 07-01 [1961,) | in national | library
Independence of British Somaliland = استقلال الصومال البريطاني | 06-26 [1961,) | library
Islamic New Year = رأس السنة الهجرية; Islamic New Year @ national | hijri 1-1 [1990,1992), hijri 1-1 [1993,) | in national | computed estimated | vacanza-holidays-mit
	on 19910712 | in AW SA SO TO WO | vacanza
	hijri 1-1 | in AW SA SO TO WO | estimated | library
Isra and Mi'raj | hijri 7-27 [1990,) | in national | computed estimated | vacanza-holidays-mit
	hijri 7-27 [1990,1993), hijri 7-27 [1994,1996), hijri 7-27 [1997,1999), hijri 7-27 [2010,) | in AW SA SO TO WO | computed estimated | vacanza-holidays-mit
Labour Day = يوم العمال | 05-01 | library
Laylat al-Mi'raj = الإسراء والمعراج | hijri 7-27 | in AW SA SO TO WO | estimated | library
New Year's Day = عيد رأس السنة | 01-01 | in national | library
Restoration of Somaliland Sovereignty | 05-18, 05-19 | in AW SA SO TO WO | library
`;
