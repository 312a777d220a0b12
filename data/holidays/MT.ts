/** Holidays of Malta: rules, years and sources. The format: `README.md`. */
export const MT = `

Assumption = Santa Marija | 08-15 | library
Christmas Day = Il-Milied | 12-25 | library
Feast of Saint Paul's Shipwreck in Malta = Nawfraġju ta' San Pawl | 02-10 [,1980), 02-10 [1987,) | library
Freedom Day = Jum il-Ħelsien | 03-31 [1980,1987), 03-31 [1989,) | library
Good Friday = Il-Ġimgħa l-Kbira | easter-2 | library
Immaculate Conception = Il-Kunċizzjoni | 12-08 [,1980), 12-08 [1987,) | library
Independence Day = Jum l-Indipendenza | 09-21 [1965,1980), 09-21 [1987,) | library
June 7th = Sette Giugno | 06-07 [,1980), 06-07 [1989,) | library
Labour Day = Jum il-Ħaddiem | 05-01 | library
New Year's Day = L-Ewwel tas-Sena | 01-01 | library
Republic Day = Jum ir-Repubblika | 12-13 [1975,) | library
Saint Joseph = San Ġużepp | 03-19 [,1980), 03-19 [1987,) | library
Saints Peter and Paul = L-Imnarja | 06-29 [,1980), 06-29 [1987,) | library
Victory Day = Jum il-Vitorja | 09-08 [,1980), 09-08 [1987,) | library
`;
