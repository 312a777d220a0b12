/** Holidays of Isle of Man: rules, years and sources. The format: `README.md`. */
export const IM = `
country Isle of Man

source library
source treasury-bank-holidays-1989 | Isle of Man, Treasury, bank holidays under the Bank Holidays Act 1989 | https://www.gov.im/news/2021/jul/06/bank-holidays-in-the-isle-of-man-2022/
source treasury-bank-holidays-2026 | Isle of Man, Treasury, bank holidays of 2026: the Friday of the races | https://www.iomtoday.co.im/news/mark-your-calendars-2026-bank-holidays-announced-for-isle-of-man-831415
source off-one-time | Days off for one time, as vacanza/holidays (MIT) lists them

Boxing Day | 12-26 | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1953,) | substitute | library
Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-27 if monday tuesday [1954,) | substitute | library
Early May bank holiday | 1 monday 05 [,2020), 1 monday 05 [2021,) | library
Early May bank holiday (VE day) | on 20200508 | one_off | library
Easter Monday | easter+1 | computed | library
Good Friday | easter-2 | computed | library
King Charles III's Coronation | on 20230508 | one_off | library
New Year's Day | 01-01 | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2096) | substitute | library
Queen Elizabeth's Funeral Day | on 20220919 | one_off | library
Queen’s Diamond Jubilee | on 20120605 | one_off | library
Queen’s Platinum Jubilee | on 20220603 | one_off | library
Royal Wedding | on 20110429 | one_off estimated | off-one-time
Spring bank holiday | last monday 05 [,2012), last monday 05 [2013,2022), last monday 05 [2023,), on 20220602 | library
	on 20120604 | announced | treasury-bank-holidays-1989
Summer bank holiday | last monday 08 [1972,) | treasury-bank-holidays-1989
Tourist Trophy, Senior Race Day | 2 friday 06 [,1972) | library
	friday>=06-06 [1972,2020) | treasury-bank-holidays-1989
	friday>=06-05 [2021,) | treasury-bank-holidays-2026
	on 20200828 | announced | treasury-bank-holidays-1989
Tynwald Day | 07-05 [,1990) | library
	07-05 if monday tuesday wednesday thursday friday [1990,), 07-05 if sunday +1 [1992,2100), 07-06 if sunday +1 [1997,2099) | treasury-bank-holidays-1989

fact national 2020 | off 08-28 08-31 07-06 | not 06-12 07-05 | the races were cancelled, the holiday moved
fact national 2022 | off 06-02 06-03 06-10 07-05 08-29 | not 05-30 | Treasury, July 2021
fact national 2022 | off 06-03 06-10 | not 06-09 | Treasury, list of 2022: the Platinum Jubilee too
fact national 2024 | off 06-07 08-26 | not 06-14 | bank holidays of 2024
fact national 2026 | off 06-05 | not 06-12 | Treasury, list of 2026

decided dated law | TT Bank Holiday; Tourist Trophy, Senior Race Day | - | - | national | on the day of the Senior race, a week after the first Friday of June in most years | Isle of Man, bank holidays: the Friday of the last race (9 June 2023) | https://www.bbc.com/news/world-europe-isle-of-man-61899145
`;
