/** Holidays of Anguilla: rules, years and sources. The format: `README.md`. */
export const AI = `
known [2001,)

source public-holidays-regulations | Anguilla, Public Holidays Regulations and the lists of the government | web.archive.org/web/20250425025259/https://www.gov.ai/service/public-holidays-for-2025

lieu saturday>next sunday>next [2004,) | all but National Heroes and Heroines Day | public-holidays-regulations

Anguilla Day | 05-30 [1968,) | library
August Monday | 1 monday 08 | library
August Thursday | thursday>=08-04 [2001,) | public-holidays-regulations
	1 thursday 08 [,2001) | library
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day; Whit Monday | library
Celebration of the Birthday of Her Majesty the Queen | 2 monday 06 [,2022) | library
Christmas Day (substitute day) | 12-27 if monday tuesday [1954,2000), 12-27 if monday tuesday [2004,) | substitute | public-holidays-regulations [2004,); library
Constitution Day | friday>=08-05 [2001,) | public-holidays-regulations
	1 friday 08 [,2001) | library
Easter Sunday | easter [2001,) | computed | public-holidays-regulations
James Ronald Webster Day | 03-02 [2010,) | library
King's Birthday | 3 monday 06 [2023,) | public-holidays-regulations
National Heroes and Heroines Day | 12-19 | library
National Heroes and Heroines Day (substitute day) | 12-17 if thursday +1 [2015,2100), 12-16 if thursday +1 [2021,) | substitute | public-holidays-regulations
Queen's Birthday | on 20220603 | public-holidays-regulations
Queen's Diamond Jubilee | on 20120604 | one_off | public-holidays-regulations
Queen's Funeral | on 20220919 | one_off | public-holidays-regulations
Royal Wedding | on 20110429 | one_off | public-holidays-regulations
Separation Day (substitute day) | on 20041217 20091218 20101217 | substitute | vacanza
Special public holiday | on 20250228 | one_off | public-holidays-regulations
Boxing Day (substitute day) | on 19931227 19991227 | substitute | library
James Ronald Webster Day (substitute day) | on 20020304 20030303 20080303 | substitute estimated | public-holidays-regulations

fact national 2024 | off 06-17 08-08 08-09 | not 06-10 08-01 | list of 2024
`;
