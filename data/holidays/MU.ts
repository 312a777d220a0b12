/** Holidays of Mauritius: rules, years and sources. The format: `README.md`. */
export const MU = `
source public-holidays-2017 | Mauritius, list of public holidays of 2017 | https://invent.kde.org/frameworks/kholidays/commit/ee5105887014ad9035da0fbafb4d606f673a91d7 | list
source public-holidays-2023 | Mauritius, list of public holidays of 2023 | https://newsmoris.com/2022/07/16/half-of-mauritius-public-holidays-in-2023-to-fall-on-weekends/?amp=1 | list
source public-holidays-act | Mauritius, Public Holidays Act, as vacanza/holidays (MIT) lists it
source public-holidays-act-2022 | Mauritius, Public Holidays Act, lists of 2022 and 2024; days by our own calendars | https://www.maurinet.com/about-mauritius/public-holidays
source public-holidays-our | Mauritius, list of public holidays; day by our own calendar
source public-holidays-place-2022 | Mauritius, list of public holidays: in place of All Saints’ Day in even years (2022 and 2024 were read) | https://thenationonlineng.net/mauritius-announces-15-public-holidays-for-2022/ | list

Abolition of Slavery | 02-01 | library
	on 20170201 20230201 | public-holidays-*
All Saints' Day | on 20171101 20231101 | public-holidays-*
	11-01 [,2016), on 20191101 20211101 20251101 20271101 20291101 20311101 20331101 20351101 20371101 20391101 20411101 20431101 20451101 20471101 20491101 20511101 20531101 20551101 20571101 20591101 20611101 20631101 20651101 20671101 20691101 20711101 20731101 20751101 20771101 20791101 20811101 20831101 20851101 20871101 20891101 20911101 20931101 20951101 20971101 20991101 | library
Arrival of Indentured Labourers | 11-02 | library
	on 20171102 20231102 | public-holidays-*
Assumption of the Blessed Virgin Mary | 08-15 if monday wednesday saturday [2016,2027), on 20240815 | public-holidays-place-2022
	08-15 if sunday tuesday thursday [2028,2039), 08-15 if wednesday friday [2036,2047), 08-15 if monday saturday [2044,2055), 08-15 if tuesday thursday [2052,2063), 08-15 if sunday friday [2060,2071), 08-15 if monday wednesday [2068,2079), 08-15 if thursday saturday [2076,2087), 08-15 if sunday tuesday [2084,), 08-15 if tuesday wednesday friday [2092,2099) | estimated | public-holidays-place-2022
Chinese Spring Festival | chinese 1-1 | library
	on 20170128 20230122 | announced | public-holidays-*
Christmas Day | 12-25 | library
	on 20171225 20231225 | public-holidays-*
Divali | on 20171019 20231112 | announced | public-holidays-*
	hindu diwali [,1988), hindu diwali [2001,) | computed estimated | public-holidays-act-2022
Eid-Ul-Fitr | on 19910416 19960220 19990119 20061024 | vacanza
	on 20170626 20230422 | announced | public-holidays-*
	hijri 10-1 +1 [,1988), hijri 10-1 +1 [1989,) | computed estimated | public-holidays-act-2022
	on 20160706 20200524 20250401 | collection estimated | which-feast-was
Ganesh Chaturthi | on 20170826 20230920 | announced | public-holidays-*
	hindu ganesh +1 | computed estimated | public-holidays-act-2022
Labour Day | 05-01 | library
	on 20170501 20230501 | public-holidays-*
Maha Shivaratree | on 20170224 20230218 | announced | public-holidays-*
	hindu shivaratri [,1988), hindu shivaratri [2001,) | computed estimated | public-holidays-act-2022
National Day | 03-12 [1969,) | library
	on 20170312 20230312 | public-holidays-*
New Year Holiday | 01-02 | library
	on 20170102 20230102 | public-holidays-*
New Year's Day | 01-01 | library
	on 20170101 20230101 | public-holidays-*
Public holiday | on 20190729 20190909 | collection estimated | off-vacanza-holidays
Thaipoosam Cavadee | on 20100129 20110118 20120206 20130126 20140214 20150203 20160124 20180131 20190120 20260201 | collection estimated | public-holidays-act
	on 20170209 20230204 | announced | public-holidays-*
	hindu thaipusam [2010,2014), hindu thaipusam [2015,) | computed estimated | public-holidays-our
	on 20200208 20210128 20220118 20240125 20250211 | library
Ugadi | on 20170329 20230322 | announced | public-holidays-*
	hindu ugadi | computed estimated | public-holidays-act-2022

fact national 2017 | off 02-09 03-29 08-26 | not 03-28 | list of 2017
fact national 2022 | off 03-01 04-02 05-03 08-15 09-01 10-24 | not 11-01 | list of 2022
fact national 2023 | off 02-04 03-22 09-20 | not 02-05 | list of 2023
fact national 2024 | off 03-08 04-09 08-15 09-08 10-31 | not 11-01 | list of 2024
decided dated calendar | Ganesh Chaturthi; Ugadi; Thaipoosam Cavadee; Thaipusam | - | - | national | by the lists of 2015 to 2025 | Mauritius, public holidays of 2017, and lists of 2015 to 2025: Ganesh Chaturthi on the day after that of India | https://www.boc.cn/mu/en/bocinfo/bi1/201705/t20170502_9355046.html
`;
