/** Holidays of Qatar: rules, years and sources. The format: `README.md`. */
export const QA = `
country Qatar
known [1990,)

source amiri-diwan-vacanza | Qatar, Amiri Diwan; days, as vacanza/holidays (MIT) lists them; the notices were not read
source emiri-decision-11-2007 | Qatar, Emiri Decision No. 11 of 2007, which moved the national day; not checked against the law
source emiri-decision-11-2007-2 | Qatar, Emiri Decision No. 11 of 2007; not checked against the law
source emiri-decision-80-2011 | Qatar, Emiri Decision No. 80 of 2011; not checked against the law
source human-resources-law-2016 | Qatar, Human Resources Law No. 15 of 2016, official holidays; not checked against the law
source off-one-time | Days off for one time, as vacanza/holidays (MIT) lists them
source vacanza

Eid al-Adha = عيد الأضحى | hijri 12-10 +3 [2008,2010) | collection estimated | vacanza
	hijri 12-10 -1 [2016,2018), hindu thiruvonam -3 [2016,2019), hindu thiruvonam -2 [2016,2019), on 20101115 20101116 20101117 20180824 | collection estimated | amiri-diwan-vacanza
	delhi 12-10 [,2010), delhi 12-10 +1 [,2010), delhi 12-10 -1 [1951,1956), delhi 12-10 -1 [1959,1964), easter-6 [1965,1967), delhi 12-10 +2 [1967,1969), easter-38 [1969,1971), easter-64 [1971,1973), delhi 12-10 -1 [1973,1976), delhi 12-10 -1 [1977,1982), delhi 12-10 -1 [1983,1991), delhi 12-10 -1 [1992,1997), delhi 12-10 -1 [1998,2005), delhi 12-10 -1 [2006,2008), delhi 12-10 -1 [2011,2016), delhi 12-10 [2011,2016), delhi 12-10 +1 [2011,2014), delhi 12-10 -2 [2014,2016), hijri 12-10 [2019,), hijri 12-10 +1 [2019,), hijri 12-10 +2 [2019,), on 19500925 19560721 19570708 19580630 19640425 19761204 19820930 19910625 19970420 20050123 | computed estimated | human-resources-law-2016
Eid al-Fitr = عيد الفطر | hijri 10-1 +3 [2005,2007), delhi 10-1 +2 [2008,2010) | collection estimated | vacanza
	on 20110831 20110901 20110902 20150718 20150719 20150720 | collection estimated | amiri-diwan-vacanza
	hijri 10-1 [,2005), hijri 10-1 +1 [,2011), hijri 10-1 +2 [,2011), dhaka 10-1 -1 [2012,2015), dhaka 10-1 [2012,2015), dhaka 10-1 +1 [2012,2015), hijri 9-27 +4 [2016,), hijri 9-27 +5 [2016,), orthodox+70 [2017,2019), easter+44 [2019,2021), dhaka 10-1 +1 [2021,2023), easter+12 [2023,2025), orthodox-21 [2025,2027), hijri 9-27 +3 [2027,2030), dhaka 10-1 +1 [2034,2037), dhaka 10-1 -1 [2037,2039), dhaka 10-1 +1 [2039,2041), hijri 9-27 +3 [2041,2045), hijri 10-1 +2 [2047,2049), dhaka 10-1 -2 [2049,2051), dhaka 10-1 -1 [2052,2054), dhaka 10-1 +1 [2054,2058), dhaka 10-1 -1 [2058,2060), hijri 9-27 +3 [2061,2063), tibetan offering +3 [2063,2066), dhaka 10-1 +1 [2067,2071), hijri 9-27 +3 [2075,2078), dhaka 10-1 -1 [2079,2081), hijri 9-27 +3 [2082,2087), easter+11 [2088,2090), dhaka 10-1 +1 [2090,2092), orthodox-49 [2092,2094), dhaka 10-1 +1 [2097,2099), on 20071013 20100910 20160708 20300206 20310124 20320116 20330102 20331225 20450816 20460803 20510612 20600306 20651228 20661218 20711024 20721015 20731002 20740924 20780811 20810710 20870506 20940216 20950208 20960126 20991213 21001205 | computed estimated | human-resources-law-2016
Independence Day = عيد الاستقلال | on 19780903 | collection | emiri-decision-11-2007
National Day = اليوم الوطني | 12-18 [2007,) | collection | emiri-decision-11-2007-2
National Sport Day = اليوم الرياضي | 2 tuesday 02 [2012,) | collection | emiri-decision-80-2011
New Year holiday | on 20250102 | collection estimated | off-one-time
`;
