/** Holidays of Libya: rules, years and sources. The format: `README.md`. */
export const LY = `
country Libya
known [1990,)

source cabinet-decision-414-2021 | Libya, Cabinet decision No. 414 of 2021, as vacanza/holidays (MIT) lists it; the decision was not read
source cabinet-decision-555-2023 | Libya, Cabinet decision No. 555 of 2023, as vacanza/holidays (MIT) lists it; the decision was not read
source cabinet-decisions-under-2012 | Libya, Cabinet decisions under Law No. 5 of 2012; days, as vacanza/holidays (MIT) lists them; the decisions were not read
source law-4-1987 | Libya, Law No. 4 of 1987 on official holidays, as vacanza/holidays (MIT) lists it; the law was not read
source law-5-2012 | Libya, Law No. 5 of 2012 on official holidays, read at lawsociety.ly; a notice under it | https://w.almustaqbal.ly/?p=12073
source library

Al-Fateh Revolution Day = عيد الفاتح | 09-01 [1988,2012) | collection | law-4-1987
American Forces Evacuation Day = عيد إجلاء القوات الأمريكية | 06-11 [1988,2012) | collection | law-4-1987
Arafat Day = يوم عرفة | on 20141004 20180821 | collection estimated | cabinet-decisions-under-2012
	hijri 12-10 -1 [,2014), hijri 12-10 -1 [2015,2018), hijri 12-10 -1 [2019,) | computed estimated | library
Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 [1990,2012), hijri 3-12 [2019,2021), hijri 3-12 [2022,), on 20130124 20150103 20151223 | computed estimated | library
	delhi 3-12 [2016,2019), on 20120205 20140114 20211019 | collection estimated | cabinet-decisions-under-2012
End of Ramadan (Eid al-Fitr) = عيد الفطر | dhaka 10-1 [2014,2018), dhaka 10-1 +1 [2014,2018), dhaka 10-1 +2 [2014,2018), on 20250331 20250401 20250402 | collection estimated | cabinet-decisions-under-2012
	hijri 10-1 [,2014), hijri 10-1 +1 [,2014), hijri 10-1 +2 [,2014), delhi 10-1 -1 [2018,2025), delhi 10-1 [2018,2025), delhi 10-1 +1 [2018,2025), hijri 9-27 +4 [2026,), hijri 9-27 +5 [2026,), delhi 10-1 -1 [2027,2030), delhi 10-1 +1 [2034,2037), delhi 10-1 -1 [2037,2039), delhi 10-1 +1 [2039,2041), hijri 9-27 +3 [2041,2045), delhi 10-1 +1 [2047,2049), delhi 10-1 -1 [2049,2051), delhi 10-1 -1 [2052,2054), delhi 10-1 +1 [2054,2058), delhi 10-1 -1 [2058,2060), delhi 10-1 -1 [2061,2063), tibetan offering +3 [2063,2066), hijri 10-1 +2 [2067,2071), hijri 9-27 +3 [2075,2078), delhi 10-1 -1 [2079,2081), hijri 9-27 +3 [2082,2087), easter+11 [2088,2090), delhi 10-1 +1 [2090,2092), orthodox-49 [2092,2094), delhi 10-1 +1 [2097,2099), on 20260322 20300206 20310124 20320116 20330102 20331225 20450816 20460803 20510612 20600306 20651228 20661218 20711024 20721015 20731002 20740924 20780811 20810710 20870506 20940216 20950208 20960126 20991213 21001205 | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | on 20141005 20141006 20141007 20180822 20180823 20180824 | collection estimated | cabinet-decisions-under-2012
	delhi 12-10 [,2014), delhi 12-10 +1 [,2014), delhi 12-10 -1 [1951,1956), delhi 12-10 -1 [1959,1964), easter-6 [1965,1967), delhi 12-10 +2 [1967,1969), easter-38 [1969,1971), easter-64 [1971,1973), delhi 12-10 -1 [1973,1976), delhi 12-10 -1 [1977,1982), delhi 12-10 -1 [1983,1991), delhi 12-10 -1 [1992,1997), delhi 12-10 -1 [1998,2005), delhi 12-10 -1 [2006,2014), hijri 12-10 [2015,2018), hijri 12-10 +1 [2015,2018), hijri 12-10 +2 [2015,2018), hijri 12-10 [2019,), hijri 12-10 +1 [2019,), hijri 12-10 +2 [2019,), on 19500925 19560721 19570708 19580630 19640425 19761204 19820930 19910625 19970420 20050123 | computed estimated | library
Independence Day = عيد الاستقلال | 12-24 [2012,) | law-5-2012
	dongzhi 8 +2 [1952,1988) | collection | library
Islamic New Year = رأس السنة الهجرية | hijri 1-1 +1 [2015,2019), on 20131105 20210810 | collection estimated | cabinet-decisions-under-2012
	hijri 1-1 [2019,2021), hijri 1-1 [2022,), on 20121115 20141025 | computed estimated | library
July Revolution Day = عيد ثورة يوليو | 07-23 [1988,2012) | collection | law-4-1987
Labour Day = يوم العمال | 05-01 [2012,) | law-5-2012
	05-01 [,1988) | collection | library
Liberation Day = يوم التحرير | 10-23 [2012,) | law-5-2012
Martyrs' Day = يوم الشهداء | 09-16 [2012,) | law-5-2012
	09-16 [,1988) | collection | library
National Environmental Sanitation Day = اليوم الوطني للإصحاح البيئي | 08-14 [2022,) | collection | cabinet-decision-414-2021
People's Authority Day = عيد إعلان سلطة الشعب | 03-02 [1988,2012) | collection | law-4-1987
Public Holiday = عطلة رسمية | on 20231210 | collection | cabinet-decision-555-2023
Revolution Day = يوم الثورة | 02-17 [2012,) | law-5-2012

fact national 2010 | off 03-02 09-01 | not 02-17 12-24 | Law 4 of 1987
fact national 2013 | off 02-17 05-01 09-16 10-23 12-24 | not 03-02 09-01 | Law 5 of 2012
`;
