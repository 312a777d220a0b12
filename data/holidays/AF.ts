/** Holidays of Afghanistan: rules, years and sources. The format: `README.md`. */
export const AF = `
source 8-sawr-holidays-2021 | Afghanistan: 8 Sawr, in lists of holidays before and after 2021 | https://en.xn--itdonnes-g1a.vn/en/Public_holidays_in_Afghanistan | list [,)
source islamic-emirate-holiday-2022 | Afghanistan, Islamic Emirate: a holiday since 2022, as vacanza/holidays (MIT) lists it; no notice was read
source islamic-year-vacanza | Afghanistan, days of the Islamic year, as vacanza/holidays (MIT) lists them; the notices were not read
source labour-law-2007 | Labour Law of Afghanistan (2007), public holidays; not checked against the law
source labour-law-2007-2 | Labour Law of Afghanistan (2007), article 41: 1 Hamal
source labour-law-2007-3 | Labour Law of Afghanistan (2007), article 41: the day of the death of Ahmad Shah Massoud, taken off by the Taliban | http://www.aopnews.com/taliban/ahmad-shah-massouds-assassination-anniversary-commemorated-in-silence/
source labour-law-2007-4 | Labour Law of Afghanistan (2007), article 41: the day of Arafah and three days of Eid al-Adha | https://yjc.ir/fa/news/6224486/تعطیلات-چهار-روزه-عید-قربان-در-افغانستان
source labour-law-2007-5 | Labour Law of Afghanistan (2007), article 41: the first day of Ramadan | http://mrrd.gov.af/fa/news/337132
source ministry-labour-2025 | Afghanistan, Ministry of Labour and Social Affairs, March 2025: three days of Eid al-Fitr | http://afghannews.af/سه-روز-رخصتی-عمومی-در-افغانستان-به-مناسب-عید-فطر
source ministry-labour-social-2024 | Afghanistan, Ministry of Labour and Social Affairs, August 2024: 24 Asad, a holiday since 2022 | https://menafn.com/1108542226/Afghan-Govt-Announces-Victory-Day-As-Public-Holiday

American Withdrawal Day = روز خروج آمریکاییها | 08-31 [2022,) | collection | islamic-emirate-holiday-2022
Ashura = عاشوراء | hijri 1-10 [,1965), hijri 1-10 [1966,2022) | computed estimated | labour-law-2007
	on 20151024 20161012 20171001 20180921 20190910 20200830 | collection estimated | islamic-year-vacanza
Day of Arafah = يوم عرفة | on 20141004 20160912 20170901 20180821 20240616 20250606 | collection estimated | labour-law-2007-4
	hijri 12-10 -1 | computed estimated | labour-law-2007-4
Eid al-Adha = عيد الأضحى | on 20141005 20141006 20141007 20160913 20160914 20160915 20170902 20170903 20170904 20180822 20180823 20180824 20240617 20240618 20240619 20250607 20250608 20250609 | collection estimated | labour-law-2007-4
	hijri 12-10, hijri 12-10 +1, hijri 12-10 +2 | computed estimated | labour-law-2007-4
Eid al-Fitr = عيد الفطر | easter+14 [2022,2024), easter+15 [2022,2024), on 20140729 20140730 20140731 20150718 20150719 20150720 20160707 20160708 20160709 20170626 20170627 20170628 20220503 20230422 | collection estimated | ministry-labour-2025
	hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | ministry-labour-2025
First Day of Ramadan | on 20140629 20160607 | collection estimated | labour-law-2007-5
	hijri 9-1 [,1969), hijri 9-1 [1970,1977), hijri 9-1 [1978,) | computed estimated | labour-law-2007-5
Independence Day | 08-19 | collection | labour-law-2007
Islamic Emirate Victory Day = روز پیروزی امارت اسلامی | nowruz 3.5 +147 [2022,) | ministry-labour-social-2024
Labour Day | 05-01 [1974,1997), 05-01 [2002,2023), on 19570501 | collection | labour-law-2007
Liberation Day | 02-15 [1990,) | collection | labour-law-2007
Martyrs' Day = روز شهیدان | 09-09 [2012,2021) | labour-law-2007-3
Mojahedin's Victory Day = روز پیروزی مجاهدین | 04-28 [1992,) | 8-sawr-holidays-2021 & vacanza [1993,); vacanza
Nowruz = نوروز | nowruz 3.5 [,1997), nowruz 3.5 [2001,2021) | collection | labour-law-2007-2
Prophet's Birthday = المولد النبوي | on 20140114 20150103 20151224 20161212 20171201 20181121 20191110 20211019 20240916 20250905 | collection estimated | islamic-year-vacanza
	hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | labour-law-2007

fact national 2020 | off 03-20 09-09 | not 03-21 | Labour Law: 1 Hamal in a leap year
fact national 2024 | off 08-14 | not 03-20 05-01 08-15 | Ministry of Labour, August 2024: 24 Asad
`;
