/** Holidays of Australia: rules, years and sources. The format: `README.md`. */
export const AU = `
part ACT Australian Capital Territory
part NSW New South Wales
part NT Northern Territory
part QLD Queensland
part SA South Australia
part TAS Tasmania
part VIC Victoria
part WA Western Australia
part QLD-BNE Brisbane
known [2010,) | in QLD-BNE

source australian-capital-territory | Australian Capital Territory: first Monday of the school holidays, the next where that is Labour Day | http://www.aussiepublicholidays.com/family-community-day/
source australian-capital-territory-1958-2 | Australian Capital Territory, Holidays Act 1958 as amended 2010; not checked against the law
source data-gov-au-2021 | Australia, data.gov.au, public holidays of 2021: Christmas Day in South Australia on Saturday 25 December too | https://data.gov.au/data/dataset/australian-holidays-machine-readable-dataset
source fair-work-act-2009 | Australia, Fair Work Act 2009, section 115 | http://classic.austlii.edu.au/au/legis/cth/consol_act/fwa2009114/s115.html
source northern-territory-25-2023 | Northern Territory: 25 December on any weekday, as in every other state when South Australia followed in 2023 | https://safework.sa.gov.au/news-and-alerts/news/news/2023/locking-in-christmas-day-as-a-public-holiday | list [,)
source northern-territory-public | Northern Territory, Public Holidays Act: 1 January or, if that is a Saturday or Sunday, the Monday after | http://www.ocpe.nt.gov.au/working_in_the_ntps/legislation/public_holidays%0A
source northern-territory-public-2 | Northern Territory, Public Holidays Act, statutory holidays, and the acts of the states | http://www.ocpe.nt.gov.au/working_in_the_ntps/legislation/public_holidays%0A
source northern-territory-public-3 | Northern Territory, public holidays | http://www.aupublicholiday.com/nt-public-holidays.html | list
source queensland-holidays-act-1983 | Queensland, Holidays Act 1983: the Diamond Jubilee in 2012, Labour Day in October from 2013 to 2015 | https://www.qppstudio.net/public-holidays-news/2016/queensland-extends-easter-public-holidays-009615.htm
source queensland-holidays-act-1983-3 | Queensland, Holidays Act 1983, before the amendments of 2011 and 2015; not checked against the law
source queensland-holidays-act-1983-4 | Queensland, Holidays Act 1983, the show holiday of Brisbane, as vacanza/holidays (MIT) lists it
source queensland-holidays-other-2019 | Queensland, Holidays and Other Legislation Amendment Act 2019: from 18:00 to midnight | https://www.hit.com.au/story/qlders-will-now-get-half-day-public-holiday-on-christmas-eve-starting-now-145569
source south-holidays-act-1910 | South Australia, Holidays Act 1910: of a Sunday both it and Monday, of a Saturday Monday alone | https://yoursay.sa.gov.au/reviewing-sa-public-holidays
source south-public-holidays-2023 | South Australia, Public Holidays Act 2023: 25 December on any weekday | https://safework.sa.gov.au/news-and-alerts/news/news/2023/locking-in-christmas-day-as-a-public-holiday
source south-yoursay-reviewing | South Australia, YourSAy, reviewing public holidays | https://yoursay.sa.gov.au/reviewing-sa-public-holidays | list
source tasmania-statutory-holidays-2000 | Tasmania, Statutory Holidays Act 2000, section 4: the Monday after for a Saturday or Sunday | https://legislation.tas.gov.au/view/whole/html/inforce/2010-12-03/act-2000-096
source victoria-friday-2022 | Victoria, 2022: the Friday before the grand final was 23 September | https://www.surgeons.org/News/News/RACS-public-holiday-closures
source victoria-government-gazette-2020 | Victoria Government Gazette, 2020; not checked against the law
source victoria-special-gazette-2015 | Victoria, Special Gazette S229 of 19 August 2015: the Friday before the grand final | http://www.gazette.vic.gov.au/gazette_bin/place_notice_holiday_deadlines.cfm
source western-25-april-2011 | Western Australia: 25 April 2011 was Easter Monday and Anzac Day; as vacanza/holidays (MIT) has it
source western-proclamations-queen | Western Australia, proclamations of the Queen's Birthday; as vacanza/holidays (MIT) has it
law [2011,) | all but Bank Holiday; National Day of Mourning for Queen Elizabeth II | days in lieu | in NSW | New South Wales, Public Holidays Act 2010, section 4 | https://casechat.au/cases/au/public-holidays-act-2010-nsw
law [1994,) | all but AFL Grand Final Friday; Easter Sunday; National Day of Mourning for Queen Elizabeth II | days in lieu | in VIC | Victoria, Public Holidays Act 1993, section 6 | http://www.austlii.edu.au/au/legis/vic/consol_act/pha1993163/s6.html
law [2010,) | New Year's Day; Australia Day; Good Friday; Easter Monday; Anzac Day; Queen's Birthday; King's Birthday; Christmas Day; Boxing Day | Australia, Fair Work Act 2009, section 115 | http://classic.austlii.edu.au/au/legis/cth/consol_act/fwa2009114/s115.html

AFL Grand Final Friday | on 20151002 | in VIC | announced | victoria-special-gazette-2015
	last friday 09 [2016,2020), 09-23 if thursday +1 [2021,), 09-28 if thursday +1 [2023,2091), 09-26 if thursday +1 [2024,2098), 09-25 if thursday +1 [2025,2099), 09-24 if thursday +1 [2026,2100), 09-27 if thursday +1 [2029,2097) | in VIC | library
	on 20201023 | in VIC | collection | victoria-government-gazette-2020
	on 20220923 | in VIC | announced | victoria-friday-2022
Additional public holiday | on 20110426 | in WA | collection estimated | western-25-april-2011
Adelaide Cup Day | 3 monday 05 [1990,2006) | in SA | vacanza
	2 monday 03 [2006,) | in SA | library
Anzac Day | easter+2 [1990,2010) | in TAS | vacanza
	04-25 | in national NSW SA TAS VIC WA | library
	04-25 [,1965), 04-25 if monday tuesday wednesday thursday friday saturday [1966,2100), on 20210425 20380425 | in ACT | library
	04-25 if sunday +1 [1982,), 04-25 if monday tuesday wednesday thursday friday saturday [,2100) | in NT | library
	04-25 if monday tuesday wednesday thursday friday saturday [,2100), 04-25 if sunday +1 [1993,) | in QLD | library
	04-25 sunday>monday | in QLD-BNE | library
Anzac Day (substitute day) | 04-25 if sunday +1 [1993,2005) | in NSW SA | substitute | vacanza
	on 20100426 20210426 | in SA | substitute | south-holidays-act-1910
	04-25 if sunday +1 [1965,), 04-26 if sunday +1 [2020,2027) | in ACT | substitute | library
	monday>=04-21 [2026,2028) | in NSW | substitute | library
	04-25 if sunday +1 [1976,), 04-26 if sunday +1 [1981,2100) | in WA | substitute | library
Australia Day | on 19900129 19930201 | in SA WA | vacanza
	01-26 [1991,2009) | in NSW VIC | vacanza
	01-27 if sunday +1 [1952,1986), 01-27 if sunday +1 [1991,2009), 01-27 if sunday +1 [2013,2098) | in national | northern-territory-public-2 [1991,2009) estimated; northern-territory-public-2
	01-26 if sunday +1 [1958,1987), 01-26 if sunday +1 [1992,2004), 01-26 if sunday +1 [2014,2099) | in national | northern-territory-public-2 [1992,2004) estimated; northern-territory-public-2
	01-26 if monday tuesday wednesday thursday friday | in national | northern-territory-public-2
	monday>=01-26 [1993,1996), on 19900129 | in QLD | vacanza
	01-27 if sunday +1 [1985,2098), 01-26 if sunday +1 [1986,2099), 01-25 if sunday +1 [1987,2100), 01-26 if tuesday wednesday thursday friday [1996,), 01-26 if monday tuesday wednesday thursday friday [,1984) | in QLD | library
	01-26 [1991,1993), on 19970126 | in TAS | vacanza
	01-26 if monday tuesday wednesday thursday friday, 01-27 if sunday +1 [2002,2098), 01-26 if sunday +1 [2003,2099) | in TAS | library
	on 20140126 20200126 | in SA | south-holidays-act-1910
	01-27 if sunday +1 [1985,2098), 01-26 if sunday +1 [1986,2099), 01-26 if monday tuesday wednesday thursday friday [,1984), 01-26 if monday wednesday [1987,2100), 01-26 if tuesday thursday friday [1995,) | in SA | library
	01-26 [,1952), 01-25 if sunday +1 [1953,2100), 01-26 [1954,1957), 01-27 if sunday +1 [1963,2098), 01-26 if sunday +1 [1964,2099), 01-26 if tuesday wednesday thursday friday [1990,) | in ACT | library
	01-26 if monday tuesday wednesday thursday friday, 01-26 if sunday +1 [1958,2099), 01-27 if sunday +1 [2013,2098) | in NSW | library
	01-26 if monday tuesday wednesday thursday friday, 01-27 if sunday +1 [1985,2098), 01-26 if sunday +1 [1986,2099) | in NT | library
	01-26 if monday tuesday wednesday thursday friday, 01-27 if sunday +1 [2013,2098), 01-26 if sunday +1 [2014,2099) | in VIC | library
	01-26 saturday>monday sunday>monday | in QLD-BNE | library
	01-26 if monday tuesday wednesday thursday friday [,1973), 01-27 if sunday +1 [1974,2098), 01-26 if sunday +1 [1975,2099), 01-25 if sunday +1 [1976,2100), 01-26 if tuesday wednesday thursday friday [1994,) | in WA | library
Bank Holiday | 1 monday 08 [1990,2010) | in NSW | vacanza
Boxing Day | 12-26 [1992,2000) | in TAS | vacanza
	12-26 | in national NSW WA QLD-BNE | library
	12-26 if monday tuesday wednesday thursday friday [,2099), 12-28 if monday tuesday [2004,) | in TAS | library
	12-26 [,1965), 12-26 if monday tuesday wednesday thursday friday saturday [1966,1992), 12-26 if monday tuesday wednesday thursday friday [1994,2099), 12-26 if sunday saturday [2015,) | in ACT | library
	12-28 if monday tuesday [1981,2022), 12-26 if sunday saturday [2026,), 12-26 if monday tuesday wednesday thursday friday [,2099) | in NT | library
	12-26 [,1993), 12-26 [1994,1999), 12-26 [2000,2004), 12-26 [2005,2010), 12-26 [2011,) | in QLD | library
	12-26 [,1999), 12-26 [2000,2004), 12-26 [2005,) | in VIC | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1953,1988), 12-28 if monday tuesday [1992,) | in national | substitute | northern-territory-public-2 [1992,2010) estimated; northern-territory-public-2
	12-28 if monday tuesday [1992,) | in ACT | substitute | library
	12-28 if monday tuesday [2015,) | in NSW | substitute | library
	12-28 if monday tuesday [2026,) | in NT | substitute | library
	12-28 if monday tuesday [2010,) | in QLD | substitute | library
	12-28 if monday tuesday [1953,) | in QLD-BNE | substitute | library
	12-28 if monday tuesday [2009,) | in VIC | substitute | library
	12-28 if monday tuesday [1976,) | in WA | substitute | library
Canberra Day | 3 monday 03 [1990,2008) | in ACT | vacanza
	03-11 if sunday +1 [1951,1957), 2 monday 03 [2008,) | in ACT | library
Christmas Day | 12-25 | in national NSW WA QLD-BNE | library
	12-24 if saturday +1 [2005,2023) | in SA | south-holidays-act-1910 [2011,); vacanza
	12-25 [2024,) | in SA | south-public-holidays-2023
	12-25 if monday tuesday wednesday thursday friday [,2024), 12-27 if monday tuesday [1993,) | in SA | library
	on 20211225 | in SA | collection estimated | data-gov-au-2021
	12-25 [2016,) | in NT | northern-territory-25-2023
	12-25 if monday tuesday wednesday thursday friday [,2016), 12-27 if monday tuesday [1982,) | in NT | library
	12-25 [,1960), 12-25 if monday tuesday wednesday thursday friday saturday [1961,1993), 12-25 if monday tuesday wednesday thursday friday [1995,2100), 12-25 if sunday saturday [2016,) | in ACT | library
	12-25 [,1988), 12-25 [1989,1994), 12-25 [1995,2005), 12-25 [2006,) | in QLD | library
	12-25 [,2004), 12-25 [2006,) | in TAS | library
	12-25 [,2010), 12-25 [2012,2016), 12-25 [2017,) | in VIC | library
Christmas Day (substitute day) | 12-27 if monday tuesday [1954,1989), 12-27 if monday tuesday [1993,2006), 12-27 if monday tuesday [2010,) | in national | substitute | northern-territory-public-2 [1993,2006) estimated; northern-territory-public-2
	12-27 if monday tuesday [1960,) | in ACT | substitute | library
	12-27 if monday tuesday [1954,) | in NSW QLD-BNE | substitute | library
	12-27 if monday tuesday [1988,) | in QLD | substitute | library
	12-27 if monday tuesday [2004,) | in TAS | substitute | library
	12-26 if sunday +1 [1999,), 12-26 if monday +1 [2011,2096) | in VIC | substitute | library
	12-27 if monday tuesday [1976,) | in WA | substitute | library
Christmas Eve | 12-24 [2012,) | in SA | half | south-yoursay-reviewing
	12-24 [2016,) | in NT | half | northern-territory-public-3
	12-24 [2019,) | in QLD QLD-BNE | half | queensland-holidays-other-2019
Declared public holiday | on 20200427 | in ACT | library
feasts en | Easter Monday; Good Friday | fair-work-act-2009 [2010,); library
Easter Saturday | easter-1 | in ACT NSW NT QLD SA QLD-BNE | library
	easter-1 [2003,) | in VIC | library
Easter Sunday | easter [2016,) | in ACT VIC | library
	easter [2011,) | in NSW | library
	easter [2024,) | in NT SA | library
	easter [2017,) | in QLD QLD-BNE | library
	easter [2022,) | in WA | library
Eight Hours Day | 2 monday 03 | in TAS | library
Family and Community Day | on 20100926 | in ACT | vacanza
	monday>=10-04 [2011,2013) | in ACT | announced | australian-capital-territory & vacanza
	last monday 09 [2013,2018) | in ACT | collection | australian-capital-territory-1958-2
King's Birthday | 2 monday 06 [2023,) | in ACT NSW NT SA TAS VIC | library
	1 monday 10 [2022,) | in QLD QLD-BNE | library
	monday>=09-23 [2022,2030), last monday 09 [2030,) | in WA | library
Labour Day | 1 monday 10 [2013,2016) | in QLD QLD-BNE | queensland-holidays-act-1983
	1 monday 05 [,2013), 1 monday 05 [2016,) | in QLD QLD-BNE | library
	1 monday 10 | in ACT NSW SA | library
	2 monday 03 | in VIC | library
	1 monday 03 | in WA | library
May Day | 1 monday 05 | in NT | library
Melbourne Cup | 1 tuesday 11 [2009,) | in VIC | library
National Day of Mourning for Queen Elizabeth II | on 20220922 | library
New Year's Day | 01-02 if sunday +1 [1955,1984), 01-02 if sunday +1 [1994,2006), 01-02 if sunday +1 [2011,2096) | in national | northern-territory-public-2 [1994,2006) estimated; northern-territory-public-2
	01-01 if sunday +1 [,1990), 01-01 if sunday +1 [1995,2007), 01-01 if sunday +1 [2012,2097) | in national | northern-territory-public-2 [1995,2007) estimated; northern-territory-public-2
	01-01 | in national | northern-territory-public-2
	01-01 if monday tuesday wednesday thursday friday [1951,2000), 01-01 if monday tuesday wednesday thursday friday [2001,) | in TAS | tasmania-statutory-holidays-2000 [2001,); library
	01-01 [1994,1996), on 20000101 | in TAS | vacanza
	01-02 if sunday +1 [2005,2096), 01-01 if sunday +1 [2006,2097) | in TAS | tasmania-statutory-holidays-2000
	1 monday 01 [2011,2013) | in NT | northern-territory-public
	01-01 if sunday saturday [2017,2097), 01-01 [,1983), 01-02 if sunday +1 [1983,2006), 01-01 if sunday +1 [1984,2007), 01-01 if sunday +1 [2017,2097), 01-02 if sunday +1 [2022,2096), 01-01 if monday tuesday wednesday thursday friday [1985,) | in NT | library
	01-02 if sunday +1 [1994,2006), 01-02 if sunday +1 [2011,2023), 01-02 if sunday +1 [2028,2096) | in SA | south-holidays-act-1910 [2011,2023); library
	01-01 if monday tuesday wednesday thursday friday [1985,), 01-01 [,1984), 01-01 if sunday +1 [1984,2097), 01-02 if monday -1 [2006,2097), 01-02 if sunday -1 [2028,2096) | in SA | library
	01-01 [,1961), 01-01 if sunday +1 [1961,2097), 01-01 if monday tuesday wednesday thursday friday saturday [1962,1994), 01-02 if sunday +1 [1994,2096), 01-01 if monday tuesday wednesday thursday friday [1996,), 01-01 if sunday saturday [2017,2097) | in ACT | library
	01-02 if sunday +1 [2011,2096), 01-01 if sunday +1 [,2097), 01-01 | in NSW | library
	01-02 if sunday +1 [2011,2096), 01-01 if monday tuesday wednesday thursday friday saturday [1985,), 01-02 if monday -1 [2012,2097), 01-01 [,1984), 01-01 if sunday +1 [1984,2097) | in QLD | library
	01-02 if sunday +1 [2011,2096), 01-01 [,2006), 01-01 if sunday +1 [1995,2097), 01-01 [2007,) | in VIC | library
	01-01 if sunday +1 [,2097), 01-01, 01-02 if sunday +1 [1955,2096) | in QLD-BNE | library
	01-01, 01-02 if sunday +1 [1977,2096), 01-01 if sunday +1 [1978,2097) | in WA | library
New Year's Eve | 12-31 [2012,) | in SA | half | south-yoursay-reviewing
	12-31 [2016,) | in NT | half | northern-territory-public-3
Picnic Day | 1 monday 08 | in NT | library
Proclamation Day | on 20101226 20211226 | in SA | south-holidays-act-1910
	12-26 if monday tuesday wednesday thursday friday [,2099), 12-28 if monday tuesday [1987,2022), 12-26 if sunday saturday [2026,) | in SA | library
	on 20041226 | in SA | substitute | vacanza
	12-28 if monday tuesday [2026,) | in SA | substitute | library
Queen's Birthday | on 20111028 20121001 | in WA | collection estimated | western-proclamations-queen
	last monday 09 [1984,2011), last monday 09 [2013,2022) | in WA | library
	monday>=06-04 [2013,2016) | in QLD QLD-BNE | library
	2 monday 06 [,2012) | in QLD QLD-BNE | collection | queensland-holidays-act-1983-3
	1 monday 10 [2016,2022), on 20121001 | in QLD QLD-BNE | library
	2 monday 06 [,2023) | in ACT NSW NT SA TAS VIC | library
Queen's Diamond Jubilee | on 20120611 | in QLD QLD-BNE | one_off | queensland-holidays-act-1983
Reconciliation Day | monday>=05-27 [2018,) | in ACT | library
Royal Queensland Show = Ekka | wednesday>=08-10 [2010,2020), wednesday>=08-10 [2022,) | in QLD-BNE | collection | queensland-holidays-act-1983-4
	on 20200814 20211029 | in QLD-BNE | collection estimated | queensland-holidays-act-1983-4
Western Australia Day | 1 monday 06 | in WA | library

fact NSW 2011 | off 04-24 | not 12-24 | Easter Sunday since 2011
fact NSW 2020 | off 04-25 | not 04-27 | Public Holidays Act 2010: no other day for 25 April
fact NSW 2026 | off 04-04 04-05 | not 04-07 | Public Holidays Act 2010
fact NSW 2026 | off 04-25 04-27 | not 04-24 | declared for 2026 and 2027
fact NT 2027 | off 12-25 12-27 | Public Holidays Act
fact QLD 2012 | off 06-11 | not 06-04 | the Diamond Jubilee
fact QLD 2014 | off 10-06 | not 04-20 05-05 | Holidays Act 1983 as it stood from 2013 to 2015
fact QLD 2017 | off 04-16 05-01 | not 10-09 | Easter Sunday since 2017
fact QLD-BNE 2025 | off 08-13 | not 08-12 | the Royal Queensland Show, a Wednesday
fact SA 2021 | off 04-25 04-26 12-26 12-27 | Holidays Act 1910
fact SA 2022 | off 12-25 12-26 12-27 | not 01-01 | Holidays Act 1910
fact TAS 2023 | off 01-02 | not 01-01 01-03 | Statutory Holidays Act 2000: a Sunday to Monday
fact VIC 2015 | off 10-02 | not 04-05 09-25 | gazette: the grand final was in October; Easter Sunday since 2016
fact VIC 2016 | off 03-27 | not 10-03 | gazette of August 2015: Easter Sunday
fact VIC 2022 | off 09-23 | not 09-30 | gazette: the grand final was on 24 September
fact national 2026 | off 01-26 04-03 04-06 12-25 | not 04-04 04-05 | days of all states
decided dated scope | New Year's Day; Boxing Day (substitute day); Christmas Day (substitute day); Australia Day | - | - | national | the Monday or Tuesday after a weekend, which all states and territories keep; 26 January on a weekend is none in most | Northern Territory, Public Holidays Act, statutory holidays, and the acts of the states | http://www.ocpe.nt.gov.au/working_in_the_ntps/legislation/public_holidays%0A
decided no commune | The Royal Queensland Show | - | - | QLD | of the city of Brisbane alone; each district has its own show day | Royal Queensland Show; Holidays Act 1983 | http://www.ekka.com.au/visit-ekka/faq/what-is-show-day-qld
fact SA 2021 | off 12-25 | data.gov.au
`;
