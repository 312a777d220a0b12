/** Holidays of Kuwait: rules, years and sources. The format: `README.md`. */
export const KW = `
country Kuwait

source civil-service-commission | Kuwait, Civil Service Commission, official holidays; not checked against the law

Day of Arafah = يوم عرفة | hijri 12-10 -1 | computed estimated | civil-service-commission
Eid al-Adha = عيد الأضحى | hijri 12-10 | 3d computed estimated | civil-service-commission
Eid al-Fitr = عيد الفطر | hijri 10-1 | 3d computed estimated | civil-service-commission
Islamic New Year = رأس السنة الهجرية | hijri 1-1 | computed estimated | civil-service-commission
Isra and Mi'raj = الإسراء والمعراج | hijri 7-27 | computed estimated | civil-service-commission
Liberation Day = يوم التحرير | 02-26 [1992,) | civil-service-commission
National Day = العيد الوطني | 02-25 [1963,) | civil-service-commission
New Year's Day | 01-01 | civil-service-commission
Prophet's Birthday = المولد النبوي | hijri 3-12 | computed estimated | civil-service-commission
`;
