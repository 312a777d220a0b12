/** Holidays of Somalia: rules, years and sources. The format: `README.md`. */
export const SO = `
country Somalia
part AW Awdal
part SA Sanaag
part SO Sool
part TO Togdheer
part WO Woqooyi Galbeed

source library
source vacanza-holidays-mit | Somalia, as vacanza/holidays (MIT) lists it

Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 | computed estimated | library
Day of Ashura = عاشوراء | hijri 1-10 | in national | computed estimated | library
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1 | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10 | computed estimated | library
Independence Day = عيد الاستقلال | 07-01 [1961,) | in national | library
Independence of British Somaliland = استقلال الصومال البريطاني | 06-26 [1961,) | library
Islamic New Year | hijri 1-1 [2010,) | computed estimated | vacanza-holidays-mit
Isra and Mi'raj | hijri 7-27 [2010,) | computed estimated | vacanza-holidays-mit
Labour Day = يوم العمال | 05-01 | library
New Year's Day = عيد رأس السنة | 01-01 | in national | library
Restoration of Somaliland Sovereignty | 05-18 | in AW SA SO TO WO | 2d | library
Islamic New Year = رأس السنة الهجرية | hijri 1-1 | in AW SA SO TO WO | computed estimated | library
Laylat al-Mi'raj = الإسراء والمعراج | hijri 7-27 | in AW SA SO TO WO | computed estimated | library
`;
