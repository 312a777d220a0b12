/** Holidays of British Virgin Islands: rules, years and sources. The format: `README.md`. */
export const VG = `
country British Virgin Islands

source library
source public-holidays-amendment-2021 | Virgin Islands, Public Holidays (Amendment) Act 2021: no Commonwealth Day, two days of their own history | https://www.bvibeacon.com/holidays-reformed-to-stress-virgin-islands-history/

Boxing Day | 12-26 | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1953,) | substitute | library
Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-27 if monday tuesday [1954,) | substitute | library
Commemoration of the Great March of 1949 | 4 monday 11 [2021,) | public-holidays-amendment-2021
Commonwealth Day | 2 monday 03 [,2021) | library
Easter Monday | easter+1 | computed | library
Emancipation Monday | 1 monday 08 | library
Emancipation Tuesday | tuesday>=08-02 | library
Emancipation Wednesday | wednesday>=08-03 | library
Good Friday | easter-2 | computed | library
Heroes and Foreparents Day | 3 monday 10 [2021,) | public-holidays-amendment-2021
Heroes’ and Forefathers Day | on 20211018 | one_off | library
New Year's Day | 01-01 | library
Sovereign’s Birthday | saturday>=06-09 [,2017), orthodox+62 [2017,2019), friday>=06-06 [2019,2024), friday>=06-09 [2024,) | library
St. Ursula’s Day | 10-20 if monday friday [,2018), 10-22 if monday friday [1951,2019), 10-18 if sunday +1 [1953,2016), 10-21 if monday friday [1955,2020), on 20201023 | library
The Anniversary of the Birth of Hamilton Lavity Stoutt | 1 monday 03 | library
Virgin Islands Day | 06-30 if monday friday [,2018), 07-01 if sunday +1 [1951,2019), 06-28 if sunday +1 [1953,2021), 07-04 if sunday +1 [1954,2011), 07-01 if monday friday [1955,2020) | library
	1 monday 07 [2021,) | public-holidays-amendment-2021
Whit Monday | easter+50 | computed | library

fact national 2020 | off 03-09 10-23 | not 11-23 | before the Act of 2021
fact national 2025 | off 07-07 10-20 11-24 03-03 | not 03-10 07-01 | Public Holidays (Amendment) Act 2021
`;
