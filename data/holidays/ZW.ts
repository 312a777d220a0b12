/** Holidays of Zimbabwe: rules, years and sources. The format: `README.md`. */
export const ZW = `
known [1990,)

source public-holidays-prohibition | Zimbabwe, Public Holidays and Prohibition of Business Act (chapter 10:21): a Sunday to Monday; notices | https://www.law.co.zw/download/public-holidays-and-prohibition-of-business-act/

Africa Day | 05-25 [1981,) | library
Africa Day (substitute day) | 05-25 if sunday +1 [1986,2099) | substitute | public-holidays-prohibition
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
Boxing Day (substitute day) | 12-26 if sunday +1 [1982,) | substitute | public-holidays-prohibition
Christmas Day (substitute day) | 12-26 if monday +1 [1983,2096) | substitute | public-holidays-prohibition
Defence Forces Day | tuesday>=08-09 [1981,) | public-holidays-prohibition
Easter Saturday | easter-1 [1980,) | computed | public-holidays-prohibition
Heroes' Day | 2 monday 08 [1981,) | library
Independence Day | 04-18 [1981,) | library
Independence Day (substitute day) | 04-18 if sunday +1 [1982,2039), 04-19 if monday +1 [2049,2061), 04-18 if sunday +1 [2066,) | substitute | public-holidays-prohibition
Labour Day (substitute day) | 05-01 if sunday +1 [1983,2096) | substitute | public-holidays-prohibition
National Youth Day | 02-21 [2018,) | public-holidays-prohibition
National Youth Day (substitute day) | 02-21 if sunday +1 [2021,) | substitute | public-holidays-prohibition
New Year's Day (substitute day) | 01-01 if sunday +1 [1984,2097) | substitute | public-holidays-prohibition
Unity Day | 12-22 [1988,) | library
Unity Day (substitute day) | 12-22 if sunday +1 [1991,2098) | substitute | public-holidays-prohibition

fact national 2023 | off 08-14 08-15 04-08 02-21 | not 08-08 | the Tuesday after Heroes’ Day
`;
