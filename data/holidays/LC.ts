/** Holidays of St. Lucia: rules, years and sources. The format: `README.md`. */
export const LC = `
known [1990,)

source saint-public-holidays | Saint Lucia, list of public holidays: a Sunday is made up for | web.archive.org/web/20241201164546/https://archive.stlucia.gov.lc/saint_lucia/public_holidays.htm | list

feasts en | Boxing Day; Christmas Day; Corpus Christi; Easter Monday; Good Friday; Labour Day; New Year's Day; Whit Monday | library
Boxing Day (substitute day) | 12-26 if sunday +1 [1982,) | substitute | saint-public-holidays
Christmas Day (substitute day) | 12-26 if monday +1 [1983,2096) | substitute | saint-public-holidays
Emancipation Day | 08-01 | library
Emancipation Day (substitute day) | 08-01 if sunday +1 [1982,) | substitute | saint-public-holidays
Independence Day | 02-22 [1980,) | library
Independence Day (substitute day) | 02-22 if sunday +1 [1981,2100) | substitute | saint-public-holidays
Labour Day (substitute day) | 05-01 if sunday +1 [1983,2096) | substitute | saint-public-holidays
National Day | 12-13 | library
National Day (substitute day) | 12-13 if sunday +1 [1981,2100) | substitute | saint-public-holidays
New Year's Day (substitute day) | 01-02 if monday +1 [1984,2097) | substitute | saint-public-holidays
Second New Year's Day | 01-02 | library
Second New Year's Day (substitute day) | 01-02 if sunday +1 [1983,2096) | substitute | saint-public-holidays
Thanksgiving | 1 monday 10 | library

fact national 2018 | off 08-01 | not 07-16 07-17 | Chamber of Commerce: carnival is no public holiday
`;
