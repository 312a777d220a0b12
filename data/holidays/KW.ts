/** Holidays of Kuwait: rules, years and sources. The format: `README.md`. */
export const KW = `
country Kuwait
known [1990,)

source civil-service-commission | Kuwait, Civil Service Commission, official holidays; not checked against the law
source vacanza

Day of Arafah = يوم عرفة | hijri 12-10 -1 | computed estimated | civil-service-commission
Eid al-Adha = عيد الأضحى | delhi 12-10, delhi 12-10 +1 [,2014), delhi 12-10 -1 [1951,1956), delhi 12-10 -1 [1959,1964), easter-6 [1965,1967), delhi 12-10 +2 [1967,1969), easter-38 [1969,1971), easter-64 [1971,1973), delhi 12-10 -1 [1973,1976), delhi 12-10 -1 [1977,1982), delhi 12-10 -1 [1983,1991), delhi 12-10 -1 [1992,1997), delhi 12-10 -1 [1998,2005), delhi 12-10 -1 [2006,2032), delhi 12-10 -2 [2014,2017), delhi 12-10 +1 [2017,), delhi 12-10 -1 [2033,2095), delhi 12-10 -1 [2096,), on 19500925 19560721 19570708 19580630 19640425 19761204 19820930 19910625 19970420 20050123 20320324 20950417 | computed estimated | civil-service-commission
Eid al-Fitr = عيد الفطر | hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | civil-service-commission
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [,1965), hijri 1-1 [1966,) | computed estimated | civil-service-commission
Isra and Mi'raj = الإسراء والمعراج | hijri 7-27 | computed estimated | civil-service-commission
Liberation Day = يوم التحرير | 02-26 [1990,1992) | collection estimated | vacanza
	02-26 [1992,) | collection | civil-service-commission
National Day = العيد الوطني | 02-25 [1963,) | collection | civil-service-commission
New Year's Day | 01-01 | collection | civil-service-commission
Prophet's Birthday = المولد النبوي | hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | civil-service-commission
`;
