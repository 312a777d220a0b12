/** Holidays of Zimbabwe: rules, years and sources. The format: `README.md`. */
export const ZW = `
source public-holidays-prohibition | Zimbabwe, Public Holidays and Prohibition of Business Act (chapter 10:21): a Sunday to Monday; notices | https://www.law.co.zw/download/public-holidays-and-prohibition-of-business-act/

lieu sunday>next | all | public-holidays-prohibition

Africa Day | 05-25 [1981,) | library
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
Defence Forces Day | tuesday>=08-09 [1981,) | public-holidays-prohibition
Easter Saturday | easter-1 [1980,) | computed | public-holidays-prohibition
Heroes' Day | 2 monday 08 [1981,) | library
Independence Day | 04-18 [1981,) | library
National Youth Day | 02-21 [2018,) | public-holidays-prohibition
Unity Day | 12-22 [1988,) | library

fact national 2023 | off 08-14 08-15 04-08 02-21 | not 08-08 | the Tuesday after Heroes’ Day
`;
