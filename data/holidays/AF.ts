/** Holidays of Afghanistan: rules, years and sources. The format: `README.md`. */
export const AF = `
country Afghanistan

source labour-law-2007 | Labour Law of Afghanistan (2007), public holidays; not checked against the law
source islamic-year-vacanza | Afghanistan, days of the Islamic year, as vacanza/holidays (MIT) lists them; the notices were not read
source labour-law-2007-2 | Labour Law of Afghanistan (2007), article 41: 1 Hamal
source 8-sawr-holidays-2021 | Afghanistan: 8 Sawr, in lists of holidays before and after 2021 | https://en.xn--itdonnes-g1a.vn/en/Public_holidays_in_Afghanistan
source labour-law-2007-3 | Labour Law of Afghanistan (2007), article 41: the day of the death of Ahmad Shah Massoud, taken off by the Taliban | http://www.aopnews.com/taliban/ahmad-shah-massouds-assassination-anniversary-commemorated-in-silence/
source ministry-labour-social-2024 | Afghanistan, Ministry of Labour and Social Affairs, August 2024: 24 Asad, a holiday since 2022 | https://menafn.com/1108542226/Afghan-Govt-Announces-Victory-Day-As-Public-Holiday
source islamic-emirate-holiday-2022 | Afghanistan, Islamic Emirate: a holiday since 2022, as vacanza/holidays (MIT) lists it; no notice was read

American Withdrawal Day = روز خروج آمریکاییها | 08-31 [2022,) | islamic-emirate-holiday-2022
Ashura = عاشوراء | hijri 1-10 [,2015), on 20210818 | computed estimated | labour-law-2007
	delhi 1-10 [2015,2021) | announced estimated | islamic-year-vacanza
Day of Arafah = يوم عرفة | hijri 12-10 -1 [,2014), hijri 12-10 -1 [2019,2024), hijri 12-10 -1 [2026,), on 20150922 | computed estimated | labour-law-2007
	delhi 12-10 -1 [2016,2019), hijri 12-10 [2024,2026), on 20141004 | announced estimated | islamic-year-vacanza
Eid al-Adha = عيد الأضحى | hijri 12-10 [,2014), hijri 12-10 [2019,2024), hijri 12-10 [2026,), on 20150923 | 3d computed estimated | labour-law-2007
	delhi 12-10 [2016,2019), karachi 12-10 [2024,2026), on 20141005 | 3d announced estimated | islamic-year-vacanza
Eid al-Fitr = عيد الفطر | hijri 10-1 [,2014), hijri 10-1 [2018,2022), hijri 10-1 [2024,) | 3d computed estimated | labour-law-2007
	hijri 10-1 +1 [2014,2018), on 20220501 20230422 | 3d announced estimated | islamic-year-vacanza
First Day of Ramadan | hijri 9-1 [,2014), hijri 9-1 [2017,), on 20150618 | computed estimated | labour-law-2007
	on 20140629 20160607 | announced estimated | islamic-year-vacanza
Independence Day | 08-19 | labour-law-2007
Islamic Emirate Victory Day = روز پیروزی امارت اسلامی | 08-15 [2022,2024), 08-15 [2025,2028), 08-14 [2028,2030), 08-15 [2030,2032), 08-14 [2032,2034), 08-15 [2034,2036), 08-14 [2036,2038), 08-15 [2038,2040), 08-14 [2040,2042), 08-15 [2042,2044), 08-14 [2044,2046), 08-15 [2046,2048), 08-14 [2048,2050), 08-15 [2050,2052), 08-14 [2052,2054), 08-15 [2054,2056), 08-14 if monday friday saturday [2056,2067), 08-15 [2058,2060), 08-14 if monday tuesday thursday [2064,2075), 08-14 if sunday thursday friday [2072,2083), 08-14 if sunday monday wednesday [2080,2098), 08-14 if thursday friday saturday [2088,2100), on 20240814 20570814 20610814 20630815 20670815 20690814 20710815 20750815 20770814 20790815 20830815 20850814 20870815 20910815 20960814 21000815 | ministry-labour-social-2024
Labour Day | 05-01 [,2023) | labour-law-2007
Liberation Day | 02-15 [1990,) | labour-law-2007
Martyrs' Day = روز شهیدان | 09-09 [2012,2021) | labour-law-2007-3
Mojahedin's Victory Day = روز پیروزی مجاهدین | 04-28 [1993,) | 8-sawr-holidays-2021
Nowruz = نوروز | nowruz 3.5 [,2022) | labour-law-2007-2
Prophet's Birthday = المولد النبوي | hijri 3-12 [,2014), hijri 3-12 [2022,2024), hijri 3-12 [2026,), on 20201029 | computed estimated | labour-law-2007
	tehran 3-8 +4 [2014,2018), delhi 3-12 [2018,2020), delhi 3-12 [2024,2026), on 20211019 | announced estimated | islamic-year-vacanza

fact national 2020 | off 03-20 09-09 | not 03-21 | Labour Law: 1 Hamal in a leap year
fact national 2024 | off 08-14 | not 03-20 05-01 08-15 | Ministry of Labour, August 2024: 24 Asad
`;
