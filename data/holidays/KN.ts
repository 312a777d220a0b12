/** Holidays of St. Kitts & Nevis: rules, years and sources. The format: `README.md`. */
export const KN = `
known [1990,)

source saint-public-holidays | Saint Kitts and Nevis, Public Holidays Act (chapter 23.23): a Sunday to Monday; proclamations | https://aglcskn.info/wp-content/documents/Act02and09TOC/Ch-23_23-Public-Holidays-Act.pdf

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day; Whit Monday | library
Boxing Day (substitute day) | 12-26 if sunday +1 [1993,) | substitute | saint-public-holidays
Carnival Day | 01-02 | library
Carnival Day (substitute day) | 01-02 if sunday +1 [1983,2096) | substitute | saint-public-holidays
Christmas Day (substitute day) | 12-26 if monday +1 [1983,2096) | substitute | saint-public-holidays
Culturama Day | tuesday>=08-02 [1983,) | saint-public-holidays
	1 tuesday 08 [,1983) | library
Emancipation Day | 1 monday 08 | library
Independence Day | 09-19 [1984,) | saint-public-holidays
Independence Day (substitute day) | 09-19 if sunday +1 [1993,) | substitute | saint-public-holidays
Labour Day | 1 monday 05 | library
National Heroes' Day | 09-16 [,1983), 09-16 [1998,) | library
National Heroes' Day (substitute day) | 09-16 if sunday +1 [1951,1980), 09-16 if sunday +1 [2001,2097) | substitute | saint-public-holidays [2001,2097); library
New Year's Day (substitute day) | 01-02 if monday +1 [1984,2097) | substitute | saint-public-holidays
	01-02 if sunday +1 [1955,1978) | substitute | library
Public holiday | on 20150218 20170920 20171219 20220808 20230704 | one_off | saint-public-holidays

fact national 2023 | off 01-03 08-08 07-04 | not 08-01 | the Tuesday after the first Monday of August
`;
