/** Holidays of St. Lucia: rules, years and sources. The format: `README.md`. */
export const LC = `
source saint-public-holidays | Saint Lucia, list of public holidays: a Sunday is made up for | web.archive.org/web/20241201164546/https://archive.stlucia.gov.lc/saint_lucia/public_holidays.htm | list

lieu sunday>next | all | saint-public-holidays

feasts en | Boxing Day; Christmas Day; Corpus Christi; Easter Monday; Good Friday; Labour Day; New Year's Day; Whit Monday | library
Emancipation Day | 08-01 | library
Independence Day | 02-22 [1980,) | library
National Day | 12-13 | library
Second New Year's Day | 01-02 | library
Thanksgiving | 1 monday 10 | library

fact national 2018 | off 08-01 | not 07-16 07-17 | Chamber of Commerce: carnival is no public holiday
`;
