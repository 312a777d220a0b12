/** Holidays of Mauritius: rules, years and sources. The format: `README.md`. */
export const MU = `
country Mauritius
known [1990,)

source library
source off-vacanza-holidays | Days off, as vacanza/holidays (MIT) lists them
source public-holidays-2017 | Mauritius, list of public holidays of 2017 | https://invent.kde.org/frameworks/kholidays/commit/ee5105887014ad9035da0fbafb4d606f673a91d7
source public-holidays-2023 | Mauritius, list of public holidays of 2023 | https://newsmoris.com/2022/07/16/half-of-mauritius-public-holidays-in-2023-to-fall-on-weekends/?amp=1
source public-holidays-act | Mauritius, Public Holidays Act, as vacanza/holidays (MIT) lists it
source public-holidays-act-2022 | Mauritius, Public Holidays Act, lists of 2022 and 2024; days by our own calendars | https://www.maurinet.com/about-mauritius/public-holidays
source public-holidays-our | Mauritius, list of public holidays; day by our own calendar
source public-holidays-place-2022 | Mauritius, list of public holidays: in place of All Saints’ Day in even years (2022 and 2024 were read) | https://thenationonlineng.net/mauritius-announces-15-public-holidays-for-2022/
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Abolition of Slavery | on 20170201 | public-holidays-2017
	on 20230201 | public-holidays-2023
	02-01 [,2017), 02-01 if sunday monday tuesday thursday friday saturday [2018,), 01-31 if tuesday +1 [2034,2097) | collection | library
All Saints' Day | on 20171101 | public-holidays-2017
	on 20231101 | public-holidays-2023
	11-01 [,2016), 10-31 if sunday +1 [2021,2028), 10-31 if friday +1 [2025,2032), 10-31 if wednesday +1 [2029,2036), 10-31 if monday +1 [2033,2040), 10-31 if saturday +1 [2037,2044), 10-31 if thursday +1 [2041,2048), 10-31 if tuesday +1 [2045,2052), 10-31 if sunday +1 [2049,2056), 10-31 if friday +1 [2053,2060), 10-31 if wednesday +1 [2057,2064), 10-31 if monday +1 [2061,2068), 10-31 if saturday +1 [2065,2072), 10-31 if thursday +1 [2069,2076), 10-31 if tuesday +1 [2073,2080), 10-31 if sunday +1 [2077,2084), 10-31 if friday +1 [2081,2088), 10-31 if wednesday +1 [2085,2092), 11-01 if sunday tuesday friday [2089,2100), on 20191101 | collection | library
Arrival of Indentured Labourers | on 20171102 | public-holidays-2017
	on 20231102 | public-holidays-2023
	11-02 [,2017), 11-02 if sunday monday tuesday wednesday friday saturday [2018,), 11-01 if wednesday +1 [2028,2091) | collection | library
Assumption of the Blessed Virgin Mary | 08-15 if monday wednesday saturday [2016,2027), on 20240815 | public-holidays-place-2022
	08-15 if sunday tuesday thursday [2028,2039), 08-15 if wednesday friday [2036,2047), 08-15 if monday saturday [2044,2055), 08-15 if tuesday thursday [2052,2063), 08-15 if sunday friday [2060,2071), 08-15 if monday wednesday [2068,2079), 08-15 if thursday saturday [2076,2087), 08-15 if sunday tuesday [2084,), 08-15 if tuesday wednesday friday [2092,2099) | estimated | public-holidays-place-2022
Chinese Spring Festival | on 20170128 | announced | public-holidays-2017
	on 20230122 | announced | public-holidays-2023
	chinese 1-1 [,2017), chinese 1-1 [2018,2023), chinese 1-1 [2024,) | computed | library
Christmas Day | on 20171225 | public-holidays-2017
	on 20231225 | public-holidays-2023
	12-25 [,2017), 12-25 if sunday tuesday wednesday thursday friday saturday [2018,), 12-24 if sunday +1 [2028,2091) | collection | library
Divali | on 20171019 | announced | public-holidays-2017
	on 20231112 | announced | public-holidays-2023
	hindu diwali [,1988), hindu diwali [2001,2017), hindu diwali [2018,2023), hindu diwali [2024,) | computed estimated | public-holidays-act-2022
Eid-Ul-Fitr | on 19910416 19960220 19990119 20061024 | collection estimated | vacanza
	delhi 10-1 [2018,2020), karachi 10-1 [2020,2023), hijri 9-27 +5 [2024,2026), on 20160706 | computed estimated | which-feast-was
	on 20170626 | announced | public-holidays-2017
	on 20230422 | announced | public-holidays-2023
	delhi 10-1 [,1988), delhi 10-1 [1989,1991), delhi 10-1 [1992,1996), delhi 10-1 [1997,1999), delhi 10-1 [2000,2006), delhi 10-1 [2007,2016), delhi 10-1 [2026,) | computed estimated | public-holidays-act-2022
Ganesh Chaturthi | on 20170826 | announced | public-holidays-2017
	on 20230920 | announced | public-holidays-2023
	hindu ganesh +1 [,2017), hindu nuakhai [2018,2023), hindu ganesh +1 [2024,) | computed estimated | public-holidays-act-2022
Labour Day | on 20170501 | public-holidays-2017
	on 20230501 | public-holidays-2023
	05-01 [,2017), 05-01 if sunday tuesday wednesday thursday friday saturday [2018,), 04-30 if sunday +1 [2028,2091) | collection | library
Maha Shivaratree | on 20170224 | announced | public-holidays-2017
	on 20230218 | announced | public-holidays-2023
	hindu shivaratri [,1988), hindu shivaratri [2001,2017), hindu shivaratri [2018,2023), hindu shivaratri [2024,) | computed estimated | public-holidays-act-2022
National Day | on 20170312 | public-holidays-2017
	on 20230312 | public-holidays-2023
	03-12 [1969,2017), 03-12 if monday tuesday wednesday thursday friday saturday [2018,), 03-11 if saturday +1 [2028,2091) | collection | library
New Year Holiday | on 20170102 | public-holidays-2017
	on 20230102 | public-holidays-2023
	01-02 [,2017), 01-02 if sunday tuesday wednesday thursday friday saturday [2018,), 01-01 if sunday +1 [2034,2097) | collection | library
New Year's Day | on 20170101 | public-holidays-2017
	on 20230101 | public-holidays-2023
	01-01 [,2017), 01-01 if monday tuesday wednesday thursday friday saturday [2018,), 01-02 if monday -1 [2034,2097) | collection | library
Public holiday | on 20190729 20190909 | collection estimated | off-vacanza-holidays
Thaipoosam Cavadee | hijri 3-12 +2 [2012,2014), hindu magha-purnima [2014,2016), on 20100129 20110118 20160124 20180131 20190120 20260201 | collection estimated | public-holidays-act
	on 20170209 | announced | public-holidays-2017
	hindu thaipusam [2020,2023), hindu thaipusam [2024,2026) | collection | library
	on 20230204 | announced | public-holidays-2023
	hindu thaipusam [2027,) | computed estimated | public-holidays-our
Ugadi | on 20170329 | announced | public-holidays-2017
	on 20230322 | announced | public-holidays-2023
	hindu ugadi [,2017), hindu ugadi [2018,2023), hindu ugadi [2024,) | computed estimated | public-holidays-act-2022

fact national 2017 | off 02-09 03-29 08-26 | not 03-28 | list of 2017
fact national 2022 | off 03-01 04-02 05-03 08-15 09-01 10-24 | not 11-01 | list of 2022
fact national 2023 | off 02-04 03-22 09-20 | not 02-05 | list of 2023
fact national 2024 | off 03-08 04-09 08-15 09-08 10-31 | not 11-01 | list of 2024
decided dated calendar | Ganesh Chaturthi; Ugadi; Thaipoosam Cavadee; Thaipusam | - | - | national | by the lists of 2015 to 2025 | Mauritius, public holidays of 2017, and lists of 2015 to 2025: Ganesh Chaturthi on the day after that of India | https://www.boc.cn/mu/en/bocinfo/bi1/201705/t20170502_9355046.html
`;
