/** Holidays of Mauritania: rules, years and sources. The format: `README.md`. */
export const MR = `
source two-either-eid | Mauritania, two days of either Eid, as vacanza/holidays (MIT) lists it

Africa Day = يوم افريقيا | 05-25 [1964,) | library
Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1, hijri 10-1 +1 | computed estimated | two-either-eid
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10, hijri 12-10 +1 | computed estimated | two-either-eid
Independence Day = عيد الاستقلال | 11-28 [1961,) | library
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [,1965), hijri 1-1 [1966,) | estimated | library
feasts ar | Labour Day; New Year's Day | library
`;
