/** Holidays of Western Sahara: rules, years and sources. The format: `README.md`. */
export const EH = `
known [2000,)

source vacanza-holidays-mit | Western Sahara, as vacanza/holidays (MIT) lists it

Birthday of Muhammad (Mawlid) | hijri 3-12 [2004,) | estimated | library
Commencement of the Armed Struggle | 05-20 [1977,) | collection estimated | vacanza-holidays-mit
Day of National Unity | 06-17 [1977,) | library
Day of the Martyrs | 06-09 [1977,) | library
End of Ramadan (Eid al-Fitr) | hijri 10-1 [,2000), hijri 10-1 [2003,) | computed estimated | vacanza-holidays-mit
Feast of the Sacrifice (Eid al-Adha) | hijri 12-10 [2004,) | computed estimated | vacanza-holidays-mit
First Martyr | 03-08 [1977,) | library
Independence Day | 02-27 [1977,) | library
Islamic New Year | hijri 1-1 [2004,) | estimated | library
May 20 Revolution | 05-10 [1977,) | library
National Unity Day | 10-12 [1977,) | collection estimated | vacanza-holidays-mit
`;
