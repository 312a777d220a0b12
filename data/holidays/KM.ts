/** Holidays of Comoros: rules, years and sources. The format: `README.md`. */
export const KM = `
country Comoros

source library

Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 | computed estimated | library
Cheikh Al Maarouf Day = Journée de Cheikh Al Maarouf | 03-18 | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | 3d computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 | 2d computed estimated | library
Independence Day = Jour de l’Indépendance | 07-06 [1976,) | library
Islamic New Year = Nouvel an islamique | hijri 1-1 | computed estimated | library
Labour Day = Fête du travail | 05-01 | library
Laylat al-Mi'raj = الإسراء والمعراج | hijri 7-27 | computed estimated | library
Maore Day = Journée Maoré | 11-12 [1976,) | library
New Year's Day = Nouvel An | 01-01 | library
`;
