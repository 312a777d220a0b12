/** Holidays of Myanmar (Burma): rules, years and sources. The format: `README.md`. */
export const MM = `
source global-new-light-2025 | Myanmar, Global New Light of Myanmar: continuous holidays of 2025 | web.archive.org/web/20241221214023/https://www.gnlm.com.mm/govt-designates-continuous-public-days-for-2024-2025-to-ease-travel-and-extend-leisure/
source global-new-light-2026 | Myanmar, Global New Light of Myanmar: continuous holidays of 2026 | web.archive.org/web/20241221214023/https://www.gnlm.com.mm/govt-designates-continuous-public-days-for-2024-2025-to-ease-travel-and-extend-leisure/
source ministry-labour-gazetted-2020 | Myanmar, Ministry of Labour, gazetted holidays of 2020 and 2021 | https://ryt9.com/en/hol/247831
source ministry-labour-gazetted-2021 | Myanmar, Ministry of Labour, gazetted holidays of 2021 | https://ryt9.com/en/hol/247831
source yearly-notification-gazetted | Myanmar, yearly notification of gazetted holidays, here of 2013 | https://elegantmyanmartours.blogspot.com/2013/08/official-gazetted-days-for-2013.html | list
source yearly-notification-gazetted-2 | Myanmar, yearly notification of gazetted holidays: announced apart each year
source yearly-notification-gazetted-2017 | Myanmar, yearly notification of gazetted holidays (lists of 2017, 2020 and 2021 were read); day by our own Myanmar calendar | https://ryt9.com/en/hol/247831 | list
source yearly-notification-gazetted-3 | Myanmar, yearly notification of gazetted holidays, as vacanza/holidays (MIT) lists it

Armed Forces Day | 03-27 | collection | yearly-notification-gazetted; vacanza
Chinese New Year | chinese 1-1 [2025,) | computed estimated | yearly-notification-gazetted-3
feasts en | Christmas Day; Labour Day | collection | yearly-notification-gazetted; vacanza
Deepavali | myanmar deepavali [1990,) | computed estimated | yearly-notification-gazetted-2017
Eid al-Adha = အီဒုလ်အဒ်ဟာ | hijri 12-10 +1 | computed estimated | yearly-notification-gazetted-2
Exchanged day off | on 20241231 20250312 20250314 20251103 | announced | global-new-light-2025
	on 20251226 | announced | global-new-light-2026
Full Moon Day of Kason = ကဆုန်လပြည့်နေ့ | myanmar kason [1990,) | computed estimated | yearly-notification-gazetted-2017
Full Moon Day of Tabaung = တပေါင်းလပြည့်နေ့ | myanmar tabaung [1990,) | computed estimated | yearly-notification-gazetted-2017
Full Moon Day of Tazaungmon = တန်ဆောင်မုန်းလပြည့်နေ့ | myanmar tazaungmon [1990,) | computed estimated | yearly-notification-gazetted-2017
Full Moon Day of Waso = ဝါဆိုလပြည့်နေ့ | myanmar waso [1990,) | computed estimated | yearly-notification-gazetted-2017
Independence Day | 01-04 | collection | yearly-notification-gazetted; vacanza
Kayin New Year = ကရင်နှစ်သစ်ကူး | myanmar karen [1990,) | computed estimated | yearly-notification-gazetted-2017
Martyrs' Day | 07-19 | collection | yearly-notification-gazetted; vacanza
Myanmar New Year | 04-17 [2007,2017), 04-17 [2020,2022), 04-17 [2024,) | ministry-labour-gazetted-2020 [2020,2022); yearly-notification-gazetted collection
	on 20180417 | collection estimated | yearly-notification-gazetted
Myanmar New Year holidays | 04-12 [2007,2017), 04-18 [2007,2017), 04-19 [2007,2017), 04-20 [2007,2017), 04-21 [2009,2012), 04-21 [2013,2016), 04-10 if sunday +1 [2016,2023), 04-09 [2022,2024), 04-10 [2022,2024), 04-12 [2022,2024), 04-18 [2024,), 04-19 [2024,), 04-20 [2024,), 04-21 [2024,), on 20070421 20080411 20120411 20230411 | collection estimated | yearly-notification-gazetted-3
National Day = အမျိုးသားနေ့ | myanmar national-day [1990,) | computed estimated | yearly-notification-gazetted-2017
New Year's Day | 01-01 [2020,2022), 01-01 [2025,) | yearly-notification-gazetted-3 [2025,) collection estimated; ministry-labour-gazetted-2020
New Year's Eve | on 20211231 | ministry-labour-gazetted-2021
Peasants' Day | 03-02 [1965,), on 19500302 | collection | yearly-notification-gazetted; vacanza
Tazaungmon (second day) | on 20211117 | ministry-labour-gazetted-2021
Thadingyut Festival = သီတင်းကျွတ် | myanmar thadingyut [1990,), myanmar thadingyut +1 [1990,), myanmar thadingyut +2 [1990,) | computed estimated | yearly-notification-gazetted-2017
Thingyan = သင်္ကြန် | 04-12 [1992,1994), on 19960412 20000412 20040412 | vacanza
	hindu vishu -1, hindu vishu, hindu vishu +1 [,2100), hindu vishu +2 [,1952), hindu vishu +2 [1954,1956), hindu vishu +2 [1958,1960), hindu vishu +2 [1962,1964), 04-16 if thursday saturday [1966,1982), 04-16 if sunday tuesday [1974,1990), 04-16 if wednesday friday [1982,1998), 04-16 if monday saturday [1990,2006), 04-16 if tuesday thursday [1998,2014), hindu vishu -2 [2006,2008), hindu vishu -2 [2010,2012), hindu vishu -2 [2014,2016), hindu vishu +2 [2016,2018), hindu vishu -2 [2018,2020), hindu vishu +2 [2020,2022), hindu vishu -2 [2022,2024), hindu vishu +2 [2024,2026), hindu vishu -2 [2026,2028), hindu vishu +2 [2028,2030), hindu vishu -2 [2030,2032), hindu vishu +2 [2032,2034), 04-13 if tuesday thursday [2034,2050), hindu vishu +2 [2036,2038), hindu vishu +2 [2040,2042), 04-13 if sunday friday [2042,2058), 04-13 if monday wednesday [2050,2066), 04-13 if thursday saturday [2058,2074), 04-13 if sunday tuesday [2066,2082), 04-13 if wednesday friday [2074,2090), hindu vishu -2 [2092,2094), hindu vishu -2 [2096,2098), on 19670413 19710413 19750413 19790413 19830413 19870413 19910413 19950413 19990413 20030413 20040416 20080416 20120416 20350413 20390413 20430413 20440416 20470413 20480416 20520416 20560416 20600416 20640416 20680416 20720416 20760416 20800416 20840416 20880413 21000414 | collection | yearly-notification-gazetted; vacanza
Union Day | 02-12 | collection | yearly-notification-gazetted; vacanza
Working day | on 20250111 20250322 20250329 20251108 20260103 | worked announced | global-new-light-*

fact national 2015 | off 04-12 04-17 04-21 | not 04-11 04-22 | ten days of the New Year
fact national 2017 | off 07-08 10-05 11-03 11-13 12-18 05-10 | not 07-09 | list of 2017
fact national 2018 | off 04-13 04-17 | not 04-12 04-18 | five days since 2017
fact national 2021 | off 01-13 05-25 07-23 10-19 10-20 10-21 11-17 11-18 | not 11-19 | Ministry of Labour, list of 2021
fact national 2025 | off 01-01 01-29 03-12 03-14 04-21 11-03 12-26 | not 04-22 | continuous holidays of 2025
decided dated law | New Year's Day; New Year's Eve; Tazaungmon (second day); Myanmar New Year | - | [2020,2022) | national | as gazetted | Myanmar, Ministry of Labour, gazetted holidays of 2020 and 2021 | https://ryt9.com/en/hol/247831
`;
