/** Holidays of Djibouti: rules, years and sources. The format: `README.md`. */
export const DJ = `
source two-either-eid | Djibouti, two days of either Eid and of independence, as vacanza/holidays (MIT) lists it

Arafat Day = يوم عرفة | hijri 12-10 -1 | estimated | library
Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
feasts fr | Christmas Day; Labour Day; New Year's Day | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1, hijri 10-1 +1 | computed estimated | two-either-eid
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10, hijri 12-10 +1 | computed estimated | two-either-eid
Independence Day = Jour de l’Indépendance | 06-27 [1977,) | library
Independence Day (second day) | 06-28 [1978,) | collection estimated | two-either-eid
Islamic New Year = Nouvel an islamique | hijri 1-1 | estimated | library
Laylat al-Mi'raj = الإسراء والمعراج | hijri 7-27 | estimated | library
`;
