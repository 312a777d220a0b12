/** Holidays of Malta: rules, years and sources. The format: `README.md`. */
export const MT = `
country Malta

source library

Assumption = Santa Marija | 08-15 | library
Christmas Day = Il-Milied | 12-25 | library
Feast of Saint Paul's Shipwreck in Malta = Nawfraġju ta' San Pawl | 02-10 | library
Freedom Day = Jum il-Ħelsien | 03-31 [1980,) | library
Good Friday = Il-Ġimgħa l-Kbira | easter-2 | computed | library
Immaculate Conception = Il-Kunċizzjoni | 12-08 | library
Independence Day = Jum l-Indipendenza | 09-21 [1965,) | library
June 7th = Sette Giugno | 06-07 | library
Labour Day = Jum il-Ħaddiem | 05-01 | library
New Year's Day = L-Ewwel tas-Sena | 01-01 | library
Republic Day = Jum ir-Repubblika | 12-13 [1975,) | library
Saint Joseph = San Ġużepp | 03-19 | library
Saints Peter and Paul = L-Imnarja | 06-29 | library
Victory Day = Jum il-Vitorja | 09-08 | library
`;
