/** Holidays of Kuwait: rules, years and sources. The format: `README.md`. */
export const KW = `
source civil-service-commission | Kuwait, Civil Service Commission, official holidays; not checked against the law

Day of Arafah = يوم عرفة | hijri 12-10 -1 | computed estimated | civil-service-commission
Eid al-Adha = عيد الأضحى | hijri 12-10, hijri 12-10 +1, hijri 12-10 +2 | computed estimated | civil-service-commission
Eid al-Fitr = عيد الفطر | hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | civil-service-commission
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [,1965), hijri 1-1 [1966,) | computed estimated | civil-service-commission
Isra and Mi'raj = الإسراء والمعراج | hijri 7-27 | computed estimated | civil-service-commission
Liberation Day = يوم التحرير | 02-26 [1990,) | collection | civil-service-commission [1992,); vacanza
National Day = العيد الوطني | 02-25 [1963,) | collection | civil-service-commission
New Year's Day | 01-01 | collection | civil-service-commission
Prophet's Birthday = المولد النبوي | hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | civil-service-commission
`;
