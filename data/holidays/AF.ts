/** Holidays of Afghanistan: rules, years and sources. The format: `README.md`. */
export const AF = `
country Afghanistan
known [1990,)

source 8-sawr-holidays-2021 | Afghanistan: 8 Sawr, in lists of holidays before and after 2021 | https://en.xn--itdonnes-g1a.vn/en/Public_holidays_in_Afghanistan
source islamic-emirate-holiday-2022 | Afghanistan, Islamic Emirate: a holiday since 2022, as vacanza/holidays (MIT) lists it; no notice was read
source islamic-year-vacanza | Afghanistan, days of the Islamic year, as vacanza/holidays (MIT) lists them; the notices were not read
source labour-law-2007 | Labour Law of Afghanistan (2007), public holidays; not checked against the law
source labour-law-2007-2 | Labour Law of Afghanistan (2007), article 41: 1 Hamal
source labour-law-2007-3 | Labour Law of Afghanistan (2007), article 41: the day of the death of Ahmad Shah Massoud, taken off by the Taliban | http://www.aopnews.com/taliban/ahmad-shah-massouds-assassination-anniversary-commemorated-in-silence/
source ministry-labour-social-2024 | Afghanistan, Ministry of Labour and Social Affairs, August 2024: 24 Asad, a holiday since 2022 | https://menafn.com/1108542226/Afghan-Govt-Announces-Victory-Day-As-Public-Holiday
source vacanza

American Withdrawal Day = روز خروج آمریکاییها | 08-31 [2022,) | collection | islamic-emirate-holiday-2022
Ashura = عاشوراء | delhi 1-10 [2015,2021) | collection estimated | islamic-year-vacanza
	hijri 1-10 [,1965), hijri 1-10 [1966,2015), on 20210818 | computed estimated | labour-law-2007
Day of Arafah = يوم عرفة | delhi 12-10 -1 [2016,2019), hijri 12-10 [2024,2026), on 20141004 | collection estimated | islamic-year-vacanza
	hijri 12-10 -1 [,2014), hijri 12-10 -1 [2019,2024), hijri 12-10 -1 [2026,), on 20150922 | computed estimated | labour-law-2007
Eid al-Adha = عيد الأضحى | delhi 12-10 [2016,2019), delhi 12-10 +1 [2016,2019), delhi 12-10 +2 [2016,2019), delhi 12-10 [2024,2026), delhi 12-10 +1 [2024,2026), delhi 12-10 +2 [2024,2026), on 20141005 20141006 20141007 | collection estimated | islamic-year-vacanza
	delhi 12-10 [,2014), delhi 12-10 +1 [,2014), delhi 12-10 -1 [1951,1956), delhi 12-10 -1 [1959,1964), easter-6 [1965,1967), delhi 12-10 +2 [1967,1969), easter-38 [1969,1971), easter-64 [1971,1973), delhi 12-10 -1 [1973,1976), delhi 12-10 -1 [1977,1982), delhi 12-10 -1 [1983,1991), delhi 12-10 -1 [1992,1997), delhi 12-10 -1 [1998,2005), delhi 12-10 -1 [2006,2014), delhi 12-10 -1 [2019,2024), delhi 12-10 [2019,2024), delhi 12-10 +1 [2019,2024), hijri 12-10 [2026,), hijri 12-10 +1 [2026,), hijri 12-10 +2 [2026,), on 19500925 19560721 19570708 19580630 19640425 19761204 19820930 19910625 19970420 20050123 20150923 20150924 20150925 | computed estimated | labour-law-2007
Eid al-Fitr = عيد الفطر | dhaka 10-1 [2014,2018), dhaka 10-1 +1 [2014,2018), dhaka 10-1 +2 [2014,2018), easter+14 [2022,2024), easter+15 [2022,2024), dhaka 10-1 [2022,2024) | collection estimated | islamic-year-vacanza
	hijri 10-1 [,2014), hijri 10-1 +1 [,2014), hijri 10-1 +2 [,2014), delhi 10-1 -1 [2018,2022), delhi 10-1 [2018,2022), delhi 10-1 +1 [2018,2022), hijri 9-27 +4 [2024,), hijri 9-27 +5 [2024,), orthodox-21 [2025,2027), delhi 10-1 -1 [2027,2030), delhi 10-1 +1 [2034,2037), delhi 10-1 -1 [2037,2039), delhi 10-1 +1 [2039,2041), hijri 9-27 +3 [2041,2045), delhi 10-1 +1 [2047,2049), delhi 10-1 -1 [2049,2051), delhi 10-1 -1 [2052,2054), delhi 10-1 +1 [2054,2058), delhi 10-1 -1 [2058,2060), delhi 10-1 -1 [2061,2063), tibetan offering +3 [2063,2066), hijri 10-1 +2 [2067,2071), hijri 9-27 +3 [2075,2078), delhi 10-1 -1 [2079,2081), hijri 9-27 +3 [2082,2087), easter+11 [2088,2090), delhi 10-1 +1 [2090,2092), orthodox-49 [2092,2094), delhi 10-1 +1 [2097,2099), on 20240412 20300206 20310124 20320116 20330102 20331225 20450816 20460803 20510612 20600306 20651228 20661218 20711024 20721015 20731002 20740924 20780811 20810710 20870506 20940216 20950208 20960126 20991213 21001205 | computed estimated | labour-law-2007
First Day of Ramadan | on 20140629 20160607 | collection estimated | islamic-year-vacanza
	hijri 9-1 [,1969), hijri 9-1 [1970,1977), hijri 9-1 [1978,2014), hijri 9-1 [2017,), on 20150618 | computed estimated | labour-law-2007
Independence Day | 08-19 | collection | labour-law-2007
Islamic Emirate Victory Day = روز پیروزی امارت اسلامی | 08-15 [2022,2024), 08-15 [2025,2028), 08-14 [2028,2030), 08-15 [2030,2032), 08-14 [2032,2034), 08-15 [2034,2036), 08-14 [2036,2038), 08-15 [2038,2040), 08-14 [2040,2042), 08-15 [2042,2044), 08-14 [2044,2046), 08-15 [2046,2048), 08-14 [2048,2050), 08-15 [2050,2052), 08-14 [2052,2054), 08-15 [2054,2056), 08-14 if monday friday saturday [2056,2067), 08-15 [2058,2060), 08-14 if monday tuesday thursday [2064,2075), 08-14 if sunday thursday friday [2072,2083), 08-14 if sunday monday wednesday [2080,2098), 08-14 if thursday friday saturday [2088,2100), on 20240814 20570814 20610814 20630815 20670815 20690814 20710815 20750815 20770814 20790815 20830815 20850814 20870815 20910815 20960814 21000815 | ministry-labour-social-2024
Labour Day | 05-01 [1974,1997), 05-01 [2002,2023), on 19570501 | collection | labour-law-2007
Liberation Day | 02-15 [1990,) | collection | labour-law-2007
Martyrs' Day = روز شهیدان | 09-09 [2012,2021) | labour-law-2007-3
Mojahedin's Victory Day = روز پیروزی مجاهدین | on 19920428 | collection estimated | vacanza
	04-28 [1993,) | 8-sawr-holidays-2021
Nowruz = نوروز | nowruz 3.5 [,1997), nowruz 3.5 [2001,2021) | collection | labour-law-2007-2
Prophet's Birthday = المولد النبوي | tehran 3-8 +4 [2014,2018), delhi 3-12 [2018,2020), delhi 3-12 [2024,2026), on 20211019 | collection estimated | islamic-year-vacanza
	hijri 3-12 [,1988), hijri 3-12 [1990,2014), hijri 3-12 [2022,2024), hijri 3-12 [2026,), on 20201029 | computed estimated | labour-law-2007

fact national 2020 | off 03-20 09-09 | not 03-21 | Labour Law: 1 Hamal in a leap year
fact national 2024 | off 08-14 | not 03-20 05-01 08-15 | Ministry of Labour, August 2024: 24 Asad
`;
