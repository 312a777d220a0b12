/** Holidays of U.S. Virgin Islands: rules, years and sources. The format: `README.md`. */
export const VI = `
source united-states-hurricane-2000 | United States Virgin Islands: Hurricane Supplication Day is no holiday since 2000; Liberty Day and 26 December are | https://www.qppstudio.net/public-holidays-news/2011/us-virgin-islands-considers-dropping-3-more-public-holidays-006075.htm | list

lieu saturday<friday sunday>monday | all but Christmas Second Day; Emancipation Day; Liberty Day; Three Kings Day; Transfer Day | united-states-hurricane-2000 [1984,); library

feasts en | Christmas Day; Easter Monday; Good Friday; Maundy Thursday; New Year's Day | library
Christmas Second Day | 12-26 [1982,) | united-states-hurricane-2000
Emancipation Day | 07-03 | library
Independence Day | 07-04 | library
Juneteenth | 06-19 [2021,) | library
Labour Day | 1 monday 09 | library
Liberty Day | 11-01 [1982,) | united-states-hurricane-2000
Martin Luther King Jr. Day | 3 monday 01 [1986,) | library
Memorial Day | 05-29 if sunday +1 [1955,2096), 05-30 if sunday +1 [1971,), 05-28 if sunday +1 [1972,2091), 05-27 if sunday +1 [1973,2097), 05-26 if sunday +1 [1974,2098), 05-25 if sunday +1 [1975,2099), 05-24 if sunday +1 [1981,2100) | library
President's Day | 3 monday 02 [1971,) | library
Thanksgiving Day | 4 thursday 11 | library
Three Kings Day | 01-06 | library
Transfer Day | 03-31 | library
Veterans Day | 11-11 [,1971), 11-11 [1978,) | library
Virgin Islands–Puerto Rico Friendship Day | 10-11 if sunday +1 [1953,2100), 2 monday 10 [1971,1981), 10-10 if sunday +1 [1982,), 10-09 if sunday +1 [1983,2096), 10-07 if sunday +1 [1984,2097), 10-13 if sunday +1 [1985,2098), 10-12 if sunday +1 [1986,2099), 10-08 if sunday +1 [1989,2091) | library

fact national 2025 | off 11-01 12-26 | not 07-28 | no Hurricane Supplication Day since 2000
`;
