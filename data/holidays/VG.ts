/** Holidays of British Virgin Islands: rules, years and sources. The format: `README.md`. */
export const VG = `
source public-holidays-amendment-2021 | Virgin Islands, Public Holidays (Amendment) Act 2021: no Commonwealth Day, two days of their own history | https://www.bvibeacon.com/holidays-reformed-to-stress-virgin-islands-history/

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day; Whit Monday | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1953,1966), 12-28 if monday tuesday [2004,) | substitute | library
Christmas Day (substitute day) | 12-27 if monday tuesday [1954,1967), 12-27 if monday tuesday [2004,) | substitute | library
Commemoration of the Great March of 1949 | 4 monday 11 [2021,) | public-holidays-amendment-2021
Commonwealth Day | 2 monday 03 [,2021) | library
Coronation of Charles III | on 20230508 | vacanza
Emancipation Monday | 1 monday 08 | library
Emancipation Tuesday | tuesday>=08-02 | library
Emancipation Wednesday | wednesday>=08-03 | library
Heroes and Foreparents Day | 3 monday 10 [2021,) | public-holidays-amendment-2021
Heroes’ and Forefathers Day | on 20211018 | library
New Year's Day (substitute day) | 01-02 if sunday +1 [2000,2006), on 20060102 | substitute | vacanza
	on 20110103 20120102 20170102 20220103 20230102 20280103 | substitute | vacanza
Platinum Jubilee of Elizabeth II | on 20220603 | vacanza
Saint Ursula's Day | on 20121021 20171021 20181021 | vacanza
Sovereign's Birthday | on 20130608 20170610 20230616 20290608 | vacanza
Sovereign’s Birthday | 06-07 if friday +1 [1991,2003) | vacanza
	saturday>=06-09 [,1968), 06-13 if friday +1 [1969,2015), 06-12 if friday +1 [1970,2016), 06-11 if friday +1 [1971,2011), 06-09 if friday +1 [1972,2007), 06-08 if friday +1 [1973,2019), 06-10 if friday +1 [1977,2017), friday>=06-06 [2019,2023), 06-13 if thursday +1 [2024,2098), 06-12 if thursday +1 [2025,2099), 06-11 if thursday +1 [2026,2100), 06-10 if thursday +1 [2027,), 06-08 if thursday +1 [2028,2091), 06-09 if thursday +1 [2033,2096) | library
St. Ursula’s Day | 10-21 [1990,2011), on 20141021 | vacanza
	10-20 if monday friday [,1962), 10-22 if monday friday [1951,1966), 10-18 if sunday +1 [1953,1965), 10-21 if monday friday [1955,2020), 10-19 if thursday +1 [2000,2018), 10-21 if sunday +1 [2001,2019), on 20151019 20201023 | library
State Funeral of Honourable Ralph T. O'Neal | on 20191211 | vacanza
Territory Day | on 20100701 20120701 20140701 20170701 20180701 | vacanza
The Anniversary of the Birth of Hamilton Lavity Stoutt | 1 monday 03 | library
Virgin Islands Day | 07-01 [1990,2010) | vacanza
	1 monday 07 [2021,) | public-holidays-amendment-2021
	06-30 if monday friday [,1962), 07-01 if sunday +1 [1951,1963), 06-28 if sunday +1 [1953,1965), 07-04 if sunday +1 [1954,1966), 07-01 if monday friday [1955,2020), 06-29 if thursday +1 [2000,2018), 07-01 if sunday +1 [2001,2019), 06-28 if sunday +1 [2015,2021) | library

fact national 2020 | off 03-09 10-23 | not 11-23 | before the Act of 2021
fact national 2025 | off 07-07 10-20 11-24 03-03 | not 03-10 07-01 | Public Holidays (Amendment) Act 2021
`;
