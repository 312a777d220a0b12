/** Holidays of Turks & Caicos Islands: rules, years and sources. The format: `README.md`. */
export const TC = `
source house-assembly-2025 | Turks and Caicos Islands, House of Assembly, 2025: Constitution Day, thanksgiving on the Sunday before | https://www.visittci.com/news/turks-and-caicos-public-holiday-changes-2026
source public-holidays-vacanza | Turks and Caicos Islands, list of public holidays, as vacanza/holidays (MIT) has it

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday | library
Boxing Day (substitute day) | 12-28 [1953,1955), 12-28 if monday tuesday [1981,), on 19591228 | substitute | library
Christmas Day (substitute day) | 12-27 [1954,1956), 12-27 if monday tuesday [1982,), on 19601227 | substitute | library
Commonwealth Day | 2 monday 03 | library
Constitution Day | last monday 08 [2026,) | house-assembly-2025
Emancipation Day | 08-01 [1990,2010) | vacanza
	08-01 [2010,) | collection estimated | public-holidays-vacanza
	1 monday 08 [,1963), 07-31 if sunday +1 [1966,2006), 08-02 if sunday +1 [1981,2010), 08-01 if sunday +1 [1982,2005) | library
Emancipation Day (substitute day) | on 20100802 20150803 20200803 20210802 | substitute | vacanza
King's Birthday | monday>=06-17 [2023,2026), 2 monday 06 [2026,) | collection estimated | public-holidays-vacanza
National Day of Thanksgiving | 4 friday 11 [2014,2026) | library
	sunday>=08-24 [2026,) | house-assembly-2025
National Heritage Day | 2 monday 10 | library
National Heroes' Day | last monday 05 | library
National Youth Day | last friday 09 | library
New Year's Day | 01-01, 01-01 if sunday +1 [,1962), 01-02 if sunday +1 [1983,2096), 01-01 if sunday +1 [1984,2097), on 19550103 | library
Queen's Birthday | 06-07 if sunday +1 [1992,2010) | vacanza
	2 monday 06 [2010,2022), on 20220603 | collection estimated | public-holidays-vacanza
	monday>=06-09 [,1964), 06-13 if sunday +1 [1965,2005), 06-12 if sunday +1 [1966,2006), 06-11 if sunday +1 [1967,2007), 06-09 if sunday +1 [1968,2003), 06-08 if sunday +1 [1969,2009), 06-10 if sunday +1 [1973,2008) | library

fact national 2025 | off 11-28 06-23 | not 08-25 08-04 | before the change
fact national 2026 | off 08-01 08-30 08-31 | not 11-27 08-03 | Constitution Day for Thanksgiving in November
`;
