/** Holidays of Australia: rules, years and sources. The format: `README.md`. */
export const AU = `
country Australia
part ACT Australian Capital Territory
part NSW New South Wales
part NT Northern Territory
part QLD Queensland
part SA South Australia
part TAS Tasmania
part VIC Victoria
part WA Western Australia
part QLD-BNE Brisbane

source library
source australian-capital-territory-1958 | Australian Capital Territory, Holidays Act 1958 as amended 2007; not checked against the law
source australian-capital-territory-1958-2 | Australian Capital Territory, Holidays Act 1958 as amended 2010; not checked against the law
source australian-capital-territory | Australian Capital Territory: first Monday of the school holidays, the next where that is Labour Day | http://www.aussiepublicholidays.com/family-community-day/
source northern-territory-public | Northern Territory, Public Holidays Act: 1 January or, if that is a Saturday or Sunday, the Monday after | http://www.ocpe.nt.gov.au/working_in_the_ntps/legislation/public_holidays%0A
source northern-territory-25-2023 | Northern Territory: 25 December on any weekday, as in every other state when South Australia followed in 2023 | https://safework.sa.gov.au/news-and-alerts/news/news/2023/locking-in-christmas-day-as-a-public-holiday
source queensland-holidays-act-1983 | Queensland, Holidays Act 1983: the Diamond Jubilee in 2012, Labour Day in October from 2013 to 2015 | https://www.qppstudio.net/public-holidays-news/2016/queensland-extends-easter-public-holidays-009615.htm
source queensland-holidays-act-1983-2 | Queensland, Holidays Act 1983, between the amendments of 2012 and 2015; not checked against the law
source queensland-holidays-act-1983-3 | Queensland, Holidays Act 1983, before the amendments of 2011 and 2015; not checked against the law
source queensland-holidays-other-2019 | Queensland, Holidays and Other Legislation Amendment Act 2019: from 18:00 to midnight | https://www.hit.com.au/story/qlders-will-now-get-half-day-public-holiday-on-christmas-eve-starting-now-145569
source south-holidays-act-1910 | South Australia, Holidays Act 1910: of a Sunday both it and Monday, of a Saturday Monday alone | https://yoursay.sa.gov.au/reviewing-sa-public-holidays
source south-public-holidays-2023 | South Australia, Public Holidays Act 2023: 25 December on any weekday | https://safework.sa.gov.au/news-and-alerts/news/news/2023/locking-in-christmas-day-as-a-public-holiday
source tasmania-statutory-holidays-2000 | Tasmania, Statutory Holidays Act 2000, section 4: the Monday after for a Saturday or Sunday | https://legislation.tas.gov.au/view/whole/html/inforce/2010-12-03/act-2000-096
source victoria-friday-2022 | Victoria, 2022: the Friday before the grand final was 23 September | https://www.surgeons.org/News/News/RACS-public-holiday-closures
source victoria-special-gazette-2015 | Victoria, Special Gazette S229 of 19 August 2015: the Friday before the grand final | http://www.gazette.vic.gov.au/gazette_bin/place_notice_holiday_deadlines.cfm
source victoria-government-gazette-2020 | Victoria Government Gazette, 2020; not checked against the law
source western-proclamations-queen | Western Australia, proclamations of the Queen's Birthday; as vacanza/holidays (MIT) has it
source western-25-april-2011 | Western Australia: 25 April 2011 was Easter Monday and Anzac Day; as vacanza/holidays (MIT) has it
source queensland-holidays-act-1983-4 | Queensland, Holidays Act 1983, the show holiday of Brisbane, as vacanza/holidays (MIT) lists it

Anzac Day | 04-25 | but NT QLD QLD-BNE | library
Australia Day | 01-26 if monday tuesday wednesday thursday friday, 01-27 if sunday +1 [1952,2098), 01-26 if sunday +1 [1958,2099) | library
Boxing Day | 12-26 | but NT SA TAS | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1953,) | but NT SA TAS | substitute | library
Christmas Day | 12-25 | but NT SA | library
Christmas Day (substitute day) | 12-27 if monday tuesday [1954,) | but NT SA | substitute | library
Easter Monday | easter+1 | computed | library
Good Friday | easter-2 | computed | library
National Day of Mourning for Queen Elizabeth II | on 20220922 | one_off | library
New Year's Day | 01-01, 01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2096) | but NT SA TAS | library
Canberra Day | 2 monday 03 | in ACT | library
Easter Saturday | easter-1 | in ACT NSW NT QLD SA VIC QLD-BNE | computed | library
Easter Sunday | easter [2016,) | in ACT VIC | computed | library
Reconciliation Day | monday>=05-27 [2018,) | in ACT | library
Queen's Birthday | 2 monday 06 [,2023) | in ACT NSW NT SA TAS VIC | library
Labour Day | 1 monday 10 | in ACT NSW SA | library
Anzac Day (substitute day) | 04-26 if sunday +1 [1953,2010), 04-25 if sunday +1 [1954,), 04-26 if sunday +1 [2020,2100) | in ACT | substitute | library
Declared public holiday | on 20200427 | in ACT | one_off | library
King's Birthday | 2 monday 06 [2023,) | in ACT NSW NT SA TAS VIC | library
Family and Community Day | tuesday>=10-31 [2007,2010) | in ACT | australian-capital-territory-1958
	last monday 09 [2013,2018), on 20100927 | in ACT | australian-capital-territory-1958-2
	monday>=10-04 [2011,2013) | in ACT | announced | australian-capital-territory
Easter Sunday | easter [2011,) | in NSW | computed | library
Anzac Day (substitute day) | 04-26 if sunday +1 [1953,2010), monday>=04-21 [2026,2028) | in NSW | substitute | library
New Year's Day | 01-01 [,2011), 01-01 if sunday +1 [,2007), 01-02 if sunday +1 [1955,2006), 01-01 [2013,), 01-01 if sunday +1 [2017,2097), 01-02 if sunday +1 [2022,2096) | in NT | library
	1 monday 01 [2011,2013) | in NT | northern-territory-public
Anzac Day | 04-25 if monday tuesday wednesday thursday friday saturday [,2100), 04-25 if sunday +1 [1954,) | in NT QLD QLD-BNE | library
May Day | 1 monday 05 | in NT | library
Picnic Day | 1 monday 08 | in NT | library
Christmas Eve | 12-24 [2016,) | in NT | half | library
Christmas Day | 12-25 if monday tuesday wednesday thursday friday [,2100), 12-27 if monday tuesday [1954,) | in NT SA | library
Boxing Day | 12-26 if monday tuesday wednesday thursday friday [,2099), 12-28 if monday tuesday [1953,2022), 12-26 if sunday saturday [2026,) | in NT | library
New Year's Eve | 12-31 [2016,) | in NT | half | library
Easter Sunday | easter [2023,) | in NT | computed | library
Boxing Day (substitute day) | 12-28 if monday tuesday [2026,) | in NT | substitute | library
Christmas Day | 12-25 [2016,) | in NT | northern-territory-25-2023
Easter Sunday | easter [2017,) | in QLD QLD-BNE | computed | library
Labour Day | 1 monday 05 [,2013), 1 monday 05 [2016,) | in QLD QLD-BNE | library
	1 monday 10 [2013,2016) | in QLD QLD-BNE | queensland-holidays-act-1983
Queen's Birthday | 09-30 if sunday +1 [2012,2019), monday>=09-27 [2016,2018), 1 monday 10 [2019,2022) | in QLD QLD-BNE | library
	monday>=06-04 [2013,2016) | in QLD QLD-BNE | queensland-holidays-act-1983-2
	2 monday 06 [,2012) | in QLD QLD-BNE | queensland-holidays-act-1983-3
Christmas Eve | 12-24 [2019,) | in QLD QLD-BNE | half | queensland-holidays-other-2019
King's Birthday | 1 monday 10 [2022,) | in QLD QLD-BNE | library
Queen's Diamond Jubilee | on 20120611 | in QLD QLD-BNE | one_off | queensland-holidays-act-1983
New Year's Day | 01-01 [,2011), 01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2006), 01-01 [2012,2022), 01-01 [2023,), 01-02 if sunday +1 [2028,2096) | in SA | library
	01-02 if sunday +1 [2011,2023) | in SA | south-holidays-act-1910
Adelaide Cup Day | 2 monday 03 | in SA | library
Christmas Eve | 12-24 [2012,) | in SA | half | library
Proclamation Day | 12-26 if monday tuesday wednesday thursday friday [,2099), 12-28 if monday tuesday [1953,2022), 12-26 if sunday saturday [2026,) | in SA | library
New Year's Eve | 12-31 [2012,) | in SA | half | library
Easter Sunday | easter [2024,) | in SA | computed | library
Proclamation Day | 12-28 if monday tuesday [2026,) | in SA | substitute | library
Anzac Day (substitute day) | 04-25 if sunday +1 [2010,2022) | in SA | substitute | south-holidays-act-1910
Christmas Day | 12-24 if saturday +1 [2011,2023) | in SA | south-holidays-act-1910
Proclamation Day | 12-25 if saturday +1 [2010,2022) | in SA | south-holidays-act-1910
Australia Day | 01-25 if saturday +1 [2014,2021) | in SA | south-holidays-act-1910
Christmas Day | 12-25 [2024,) | in SA | south-public-holidays-2023
New Year's Day | 01-03 if monday tuesday [,2001), 01-01 if monday tuesday wednesday thursday friday [1951,2000) | in TAS | library
	01-01 if monday tuesday wednesday thursday friday [2001,), 01-02 if sunday +1 [2005,2096), 01-01 if sunday +1 [2006,2097) | in TAS | tasmania-statutory-holidays-2000
Eight Hours Day | 2 monday 03 | in TAS | library
Boxing Day | 12-26 if monday tuesday wednesday thursday friday [,2099), 12-28 if monday tuesday [1953,) | in TAS | library
Labour Day | 2 monday 03 | in VIC | library
AFL Grand Final Friday | last friday 09 [2016,2020), 09-23 if thursday +1 [2021,), 09-28 if thursday +1 [2023,2091), 09-26 if thursday +1 [2024,2098), 09-25 if thursday +1 [2025,2099), 09-24 if thursday +1 [2026,2100), 09-27 if thursday +1 [2029,2097), 09-29 if thursday +1 [2033,2096) | in VIC | library
	on 20220923 | in VIC | announced | victoria-friday-2022
	on 20151002 | in VIC | announced | victoria-special-gazette-2015
	on 20201023 | in VIC | victoria-government-gazette-2020
Melbourne Cup | 1 tuesday 11 | in VIC | library
Labour Day | 1 monday 03 | in WA | library
Western Australia Day | 1 monday 06 | in WA | library
Queen's Birthday | last monday 09 [,2011), last monday 09 [2013,2022) | in WA | library
	on 20111028 20121001 | in WA | announced estimated | western-proclamations-queen
Anzac Day (substitute day) | 04-26 if sunday +1 [1953,2100), 04-25 if sunday +1 [1954,) | in WA | substitute | library
Easter Sunday | easter [2022,) | in WA | computed | library
King's Birthday | monday>=09-23 [2022,2030), last monday 09 [2030,) | in WA | library
Additional public holiday | on 20110426 | in WA | announced estimated | western-25-april-2011
Royal Queensland Show = Ekka | wednesday>=08-10 [2010,2020), wednesday>=08-10 [2022,) | in QLD-BNE | queensland-holidays-act-1983-4
	on 20200814 20211029 | in QLD-BNE | announced estimated | queensland-holidays-act-1983-4

fact NSW 2011 | off 04-24 | not 12-24 | Easter Sunday since 2011
fact NSW 2020 | off 04-25 | not 04-27 | Public Holidays Act 2010: no other day for 25 April
fact NSW 2026 | off 04-04 04-05 | not 04-07 | Public Holidays Act 2010
fact NSW 2026 | off 04-25 04-27 | not 04-24 | declared for 2026 and 2027
fact NT 2027 | off 12-25 12-27 | Public Holidays Act
fact QLD 2012 | off 06-11 | not 06-04 | the Diamond Jubilee
fact QLD 2014 | off 10-06 | not 04-20 05-05 | Holidays Act 1983 as it stood from 2013 to 2015
fact QLD 2017 | off 04-16 05-01 | not 10-09 | Easter Sunday since 2017
fact QLD-BNE 2025 | off 08-13 | not 08-12 | the Royal Queensland Show, a Wednesday
fact SA 2021 | off 04-25 04-26 12-26 12-27 | not 12-25 | Holidays Act 1910: a Saturday is moved
fact SA 2022 | off 12-25 12-26 12-27 | not 01-01 | Holidays Act 1910
fact TAS 2023 | off 01-02 | not 01-01 01-03 | Statutory Holidays Act 2000: a Sunday to Monday
fact VIC 2015 | off 10-02 | not 04-05 09-25 | gazette: the grand final was in October; Easter Sunday since 2016
fact VIC 2016 | off 03-27 | not 10-03 | gazette of August 2015: Easter Sunday
fact VIC 2022 | off 09-23 | not 09-30 | gazette: the grand final was on 24 September
fact national 2026 | off 01-26 04-03 04-06 12-25 | not 04-04 04-05 | days of all states

decided dated scope | New Year's Day; Boxing Day (substitute day); Christmas Day (substitute day); Australia Day | - | - | national | the Monday or Tuesday after a weekend, which all states and territories keep; 26 January on a weekend is none in most | Northern Territory, Public Holidays Act, statutory holidays, and the acts of the states | http://www.ocpe.nt.gov.au/working_in_the_ntps/legislation/public_holidays%0A
decided no commune | The Royal Queensland Show | - | - | QLD | of the city of Brisbane alone; each district has its own show day | Royal Queensland Show; Holidays Act 1983 | http://www.ekka.com.au/visit-ekka/faq/what-is-show-day-qld
decided yes half | Christmas Eve | - | - | QLD | from 18:00 to midnight, since 2019 | Queensland, Holidays and Other Legislation Amendment Act 2019 | https://www.hit.com.au/story/qlders-will-now-get-half-day-public-holiday-on-christmas-eve-starting-now-145569
decided yes half | Christmas Eve; New Year's Eve | - | - | NT | from 19:00 to midnight, since December 2016 | Northern Territory, public holidays | http://www.aupublicholiday.com/nt-public-holidays.html
decided yes half | Christmas Eve; New Year's Eve | - | - | SA | from 19:00 to midnight, since 2012 | South Australia, YourSAy, reviewing public holidays | https://yoursay.sa.gov.au/reviewing-sa-public-holidays
`;
