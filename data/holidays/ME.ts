/** Holidays of Montenegro: rules, years and sources. The format: `README.md`. */
export const ME = `
known [2007,)

source zakon-o-drzavnim | Montenegro, Zakon o državnim i drugim praznicima (27/07, 36/13, 145/21, 3/23, 30/23) | https://radiotivat.com/2023/11/10/za-njegosev-dan-neradni-13-i-14-novembar/

Independence Day = Dan neovisnosti | 05-21 [2007,), 05-22 [2007,) | zakon-o-drzavnim
Independence Day (substitute day) = Dan neovisnosti (zamjena dan) | 05-23 if monday tuesday [2011,2096) | substitute | zakon-o-drzavnim
Labour Day = Praznik rada | 05-01, 05-02 | zakon-o-drzavnim [2007,); library
Labour Day (substitute day) = Praznik rada (zamjena dan) | 05-03 if monday tuesday [1954,2006), 05-03 if monday tuesday [2010,) | substitute | zakon-o-drzavnim [2010,); library
New Year's Day = Nova godina | 01-01, 01-02 | zakon-o-drzavnim [2007,); library
New Year's Day (substitute day) = Nova godina (zamjena dan) | 01-03 if monday tuesday [,2007), 01-03 if monday tuesday [2011,2097) | substitute | zakon-o-drzavnim [2011,2097); library
Njegoš Day = Njegošev dan | 11-13 [2022,), 11-14 [2023,) | zakon-o-drzavnim
Njegoš Day (substitute day) = Njegošev dan | 11-15 if monday tuesday [2027,) | substitute | zakon-o-drzavnim
Statehood Day = Dan državnosti | 07-13, 07-14 | zakon-o-drzavnim [2007,); library
Statehood Day (substitute day) = Dan državnosti (zamjena dan) | 07-15 if monday tuesday [1952,2004), 07-15 if monday tuesday [2008,2099) | substitute | zakon-o-drzavnim [2008,2099); library

fact national 2022 | off 11-13 | not 11-14 | one day in 2022
fact national 2025 | off 07-13 07-14 07-15 11-13 11-14 | not 01-07 12-25 | Zakon o državnim i drugim praznicima
decided no law | - | 11-14 | [2022,2023) | national | one day in 2022 | Montenegro, Ministry of Labour, November 2022: the Sunday alone | https://novski.me/povodom-njegosevog-dana-neradni-dan-nedjelja-13-novembar1/
decided yes law | Njegoš Day; Njegoš Day (substitute day) | - | [2023,) | national | 13 and 14 November | Montenegro, Zakon o državnim i drugim praznicima (145/21, 3/23), Ministry of Labour | https://radiotivat.com/2023/11/10/za-njegosev-dan-neradni-13-i-14-novembar/
`;
