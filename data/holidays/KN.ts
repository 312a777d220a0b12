/** Holidays of St. Kitts & Nevis: rules, years and sources. The format: `README.md`. */
export const KN = `
source saint-public-holidays | Saint Kitts and Nevis, Public Holidays Act (chapter 23.23): a Sunday to Monday; proclamations | https://aglcskn.info/wp-content/documents/Act02and09TOC/Ch-23_23-Public-Holidays-Act.pdf

lieu sunday>next | all | saint-public-holidays [1983,); library

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day; Whit Monday | library
Carnival Day | 01-02 | library
Culturama Day | tuesday>=08-02 [1983,) | saint-public-holidays
	1 tuesday 08 [,1983) | library
Emancipation Day | 1 monday 08 | library
Independence Day | 09-19 [1984,) | saint-public-holidays
Labour Day | 1 monday 05 | library
National Heroes' Day | 09-16 [,1983), 09-16 [1998,) | library
Public holiday | on 20150218 20170920 20171219 20220808 20230704 | one_off | saint-public-holidays

fact national 2023 | off 01-03 08-08 07-04 | not 08-01 | the Tuesday after the first Monday of August
`;
