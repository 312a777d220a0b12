/** Holidays of Lithuania: rules, years and sources. The format: `README.md`. */
export const LT = `
source labour-code-article | Lithuania, Labour Code, article 123; not checked against the law

All Saints' Day = Visų šventųjų diena | 11-01 | library
All Souls' Day = Vėlinės | 11-02 [2020,) | library
Assumption = Žolinė | 08-15 | library
Boxing Day = 2. Kalėdų diena | 12-26 | library
Christmas Day = Šv. Kalėdos | 12-25 | library
Christmas Eve = Šv. Kūčios | 12-24 | library
Day of Restoration of Independence of Lithuania = Lietuvos nepriklausomybės atkūrimo diena | 03-11 [1990,) | library [1991,); vacanza
Day of Restoration of the State of Lithuania = Lietuvos valstybės atkūrimo diena | 02-16 | library
Easter Monday = Velykų pirmadienis | easter+1 | library
Easter Sunday = Velykos | easter | library
Father's Day = Tėvo diena | 1 sunday 06 [1990,) | collection | labour-code-article
Labour Day = Tarptautinė darbo diena | 05-01 | library
Mother's Day = Motinos diena | 1 sunday 05 [1990,) | collection | labour-code-article
New Year's Day = Naujieji metai | 01-01 | library
St. John's Day = Joninės, Rasos | 06-24 [2003,) | library
Statehood Day = Valstybės diena | 07-06 [1991,) | library
`;
