/** Holidays of Isle of Man: rules, years and sources. The format: `README.md`. */
export const IM = `
source treasury-bank-holidays-1989 | Isle of Man, Treasury, bank holidays under the Bank Holidays Act 1989 | https://www.gov.im/news/2021/jul/06/bank-holidays-in-the-isle-of-man-2022/
source friday-of-the-races | Isle of Man, Treasury minister, June 2022: the Friday of the races stays a holiday | https://www.bbc.com/news/world-europe-isle-of-man-61899145 | list [2022,)
source treasury-bank-holidays-2026 | Isle of Man, Treasury, bank holidays of 2026: the Friday of the races | https://www.iomtoday.co.im/news/mark-your-calendars-2026-bank-holidays-announced-for-isle-of-man-831415 | list

lieu saturday>next sunday>next | all but Tynwald Day | library

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday | library
like GG | Early May bank holiday (VE day); Golden Jubilee of Elizabeth II; King Charles III's Coronation; Millennium Celebrations; Queen Elizabeth's Funeral Day; Queen’s Diamond Jubilee; Queen’s Platinum Jubilee; Royal Wedding
Early May bank holiday | 1 monday 05 [1978,1995), 1 monday 05 [1996,2020), 1 monday 05 [2021,) | library
	on 19950508 | vacanza
New Year's Day | 01-01 [1975,) | library
Spring bank holiday | on 20020604 | vacanza
	on 20120604 | collection | treasury-bank-holidays-1989
	last monday 05 [1971,2002), last monday 05 [2003,2012), last monday 05 [2013,2022), last monday 05 [2023,), on 19500529 19530525 19550530 19580526 19660530 19690526 20220602 | library
Summer bank holiday | last monday 08 [1972,) | treasury-bank-holidays-1989
Tourist Trophy, Senior Race Day | friday>=06-05 [2004,2007), friday>=06-05 [2010,2013), friday>=06-05 [2021,) | treasury-bank-holidays-2026; friday-of-the-races [2021,); treasury-bank-holidays-1989 [2010,2013); treasury-bank-holidays-1989 estimated
	friday>=06-06 [1972,1990), 06-06 if thursday +1 [1991,2020), 06-05 if thursday +1 [1997,2015), friday>=06-06 [2015,2019) | treasury-bank-holidays-1989
	06-07 if thursday +1 [1990,2008), friday>=06-06 [1992,1996), friday>=06-06 [1998,2001), on 20090612 | estimated | treasury-bank-holidays-1989
	on 20200828 | collection | treasury-bank-holidays-1989
	2 friday 06 [,1972) | library
Tynwald Day | 07-05 saturday>monday sunday>monday [1990,) | treasury-bank-holidays-1989
	07-05 [,1990) | library

fact national 2020 | off 08-28 08-31 07-06 | not 06-12 07-05 | the races were cancelled, the holiday moved
fact national 2022 | off 06-02 06-03 06-10 07-05 08-29 | not 05-30 | Treasury, July 2021
fact national 2022 | off 06-03 06-10 | not 06-09 | Treasury, list of 2022: the Platinum Jubilee too
fact national 2024 | off 06-07 08-26 | not 06-14 | bank holidays of 2024
fact national 2026 | off 06-05 | not 06-12 | Treasury, list of 2026
decided dated law | TT Bank Holiday; Tourist Trophy, Senior Race Day | - | - | national | on the day of the Senior race, a week after the first Friday of June in most years | Isle of Man, bank holidays: the Friday of the last race (9 June 2023) | https://www.bbc.com/news/world-europe-isle-of-man-61899145
`;
