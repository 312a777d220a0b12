/** Holidays of Somalia: rules, years and sources. The format: `README.md`. */
export const SO = `
country Somalia
part AW Awdal
part SA Sanaag
part SO Sool
part TO Togdheer
part WO Woqooyi Galbeed
known [2010,)
known [1990,) | in national

source library
source vacanza
source vacanza-holidays-mit | Somalia, as vacanza/holidays (MIT) lists it

Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | library
Day of Ashura = عاشوراء | hijri 1-10 [,1965), hijri 1-10 [1966,) | in national | computed estimated | library
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1 | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10 | computed estimated | library
Independence Day = عيد الاستقلال | 07-01 [1961,) | in national | collection | library
Independence of British Somaliland = استقلال الصومال البريطاني | 06-26 [1961,) | collection | library
Islamic New Year | aceh 1-1 -1 [1990,1992), kualalumpur 1-1 -1 [1993,2000), hijri 1-1 [2000,2010) | in national | collection estimated | vacanza
	hijri 1-1 [2010,) | in national | computed estimated | vacanza-holidays-mit
	hijri 1-1 -1 [1994,1996), hijri 1-1 -1 [1997,1999), on 19910712 | in AW SA SO TO WO | collection estimated | vacanza
Islamic New Year = رأس السنة الهجرية | hijri 1-1 | in AW SA SO TO WO | computed estimated | library
Isra and Mi'raj | tehran 7-27 -1 [1993,2002), hijri 7-27 [2002,2010) | in national | collection estimated | vacanza
	hijri 7-27 -1 [1990,1993) | collection estimated | vacanza
	hijri 7-27 [2010,) | computed estimated | vacanza-holidays-mit
	hijri 7-27 -1 [1994,1996), hijri 7-27 -1 [1997,1999) | in AW SA SO TO WO | collection estimated | vacanza
Labour Day = يوم العمال | 05-01 | collection | library
Laylat al-Mi'raj = الإسراء والمعراج | hijri 7-27 | in AW SA SO TO WO | computed estimated | library
New Year's Day = عيد رأس السنة | 01-01 | in national | collection | library
Restoration of Somaliland Sovereignty | 05-18, 05-19 | in AW SA SO TO WO | collection | library
`;
