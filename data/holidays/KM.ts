/** Holidays of Comoros: rules, years and sources. The format: `README.md`. */
export const KM = `

Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
	on 20211019 | vacanza
Cheikh Al Maarouf Day = Journée de Cheikh Al Maarouf | 03-18 | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | estimated | library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10, hijri 12-10 +1 | estimated | library
Independence Day = Jour de l’Indépendance | 07-06 [1976,) | library
Islamic New Year = Nouvel an islamique | hijri 1-1 | estimated | library
feasts fr | Labour Day; New Year's Day | library
Laylat al-Mi'raj = الإسراء والمعراج | 12-25 [1990,2010), on 19941229 19951219 | vacanza
	hijri 7-27 | estimated | library
Maore Day = Journée Maoré | 11-12 [2006,) | library
`;
