/** Holidays of Turks & Caicos Islands: rules, years and sources. The format: `README.md`. */
export const TC = `
country Turks & Caicos Islands

source library
source public-holidays-vacanza | Turks and Caicos Islands, list of public holidays, as vacanza/holidays (MIT) has it
source house-assembly-2025 | Turks and Caicos Islands, House of Assembly, 2025: Constitution Day, thanksgiving on the Sunday before | https://www.visittci.com/news/turks-and-caicos-public-holiday-changes-2026

Boxing Day | 12-26 | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1953,) | substitute | library
Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-27 if monday tuesday [1954,) | substitute | library
Commonwealth Day | 2 monday 03 | library
Constitution Day | last monday 08 [2026,) | house-assembly-2025
Easter Monday | easter+1 | computed | library
Emancipation Day | 1 monday 08 [,2010) | library
	08-01 [2010,) | estimated | public-holidays-vacanza
Good Friday | easter-2 | computed | library
King's Birthday | 2 monday 06 [2026,) | estimated | public-holidays-vacanza
	monday>=06-17 [2023,2026) | announced estimated | public-holidays-vacanza
National Day of Thanksgiving | 4 friday 11 [2014,2026) | library
	sunday>=08-24 [2026,) | house-assembly-2025
National Heritage Day | 2 monday 10 | library
National Heroes' Day | last monday 05 | library
National Youth Day | last friday 09 | library
New Year's Day | 01-01, 01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2096) | library
Queen's Birthday | monday>=06-09 [,2010) | library
	2 monday 06 [2010,2022) | estimated | public-holidays-vacanza
	on 20220603 | announced estimated | public-holidays-vacanza

fact national 2025 | off 11-28 06-23 | not 08-25 08-04 | before the change
fact national 2026 | off 08-01 08-30 08-31 | not 11-27 08-03 | Constitution Day for Thanksgiving in November
`;
