/** Holidays of U.S. Virgin Islands: rules, years and sources. The format: `README.md`. */
export const VI = `
source united-states-hurricane-2000 | United States Virgin Islands: Hurricane Supplication Day is no holiday since 2000; Liberty Day and 26 December are | https://www.qppstudio.net/public-holidays-news/2011/us-virgin-islands-considers-dropping-3-more-public-holidays-006075.htm | list [,)

lieu saturday<friday sunday>monday | all but Christmas Second Day; Emancipation Day; Liberty Day; Three Kings Day; Transfer Day | united-states-hurricane-2000 [1984,); library

feasts en | Christmas Day; Easter Monday; Good Friday; Maundy Thursday; New Year's Day | library
Christmas Second Day | 12-26 [1982,) | united-states-hurricane-2000
Emancipation Day | 07-03 | library
Independence Day | 07-04 | library
Juneteenth | 06-19 [2021,) | library
Labour Day | 1 monday 09 | library
Liberty Day | 11-01 [1982,) | united-states-hurricane-2000
Martin Luther King Jr. Day | 3 monday 01 [1986,) | library
Memorial Day | last monday 05 [1971,), on 19550530 19600530 19660530 | library
President's Day | 3 monday 02 [1971,) | library
Thanksgiving Day | 4 thursday 11 | library
Three Kings Day | 01-06 | library
Transfer Day | 03-31 | library
Veterans Day | 11-11 [,1971), 11-11 [1978,) | library
Virgin Islands–Puerto Rico Friendship Day | 2 monday 10 [1970,), on 19531012 19591012 19641012 | library

fact national 2025 | off 11-01 12-26 | not 07-28 | no Hurricane Supplication Day since 2000
`;
