/** Holidays of U.S. Virgin Islands: rules, years and sources. The format: `README.md`. */
export const VI = `
country U.S. Virgin Islands

source library
source united-states-hurricane-2000 | United States Virgin Islands: Hurricane Supplication Day is no holiday since 2000; Liberty Day and 26 December are | https://www.qppstudio.net/public-holidays-news/2011/us-virgin-islands-considers-dropping-3-more-public-holidays-006075.htm

Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-23 if thursday +1 [1954,), 12-25 if sunday +1 [1955,2096) | substitute | library
Christmas Second Day | 12-26 [1982,) | united-states-hurricane-2000
Easter Monday | easter+1 | computed | library
Emancipation Day | 07-03 | library
Good Friday | easter-2 | computed | library
Hurricane Supplication Day | 4 monday 07 [,2000) | library
Independence Day | 07-04 | library
Independence Day (substitute day) | 07-02 if thursday +1 [1953,2100), 07-04 if sunday +1 [1954,) | substitute | library
Juneteenth | 06-19 [2021,) | library
Juneteenth (substitute day) | 06-17 if thursday +1 [2021,), 06-19 if sunday +1 [2022,2096) | substitute | library
Labour Day | 1 monday 09 | library
Liberty Day | 11-01 [1982,) | united-states-hurricane-2000
Martin Luther King Jr. Day | 3 monday 01 [1986,) | library
Maundy Thursday | easter-3 | computed | library
Memorial Day | last monday 05 | library
New Year's Day | 01-01 | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097), 12-30 if thursday +1 [1954,) | substitute | library
President's Day | 3 monday 02 | library
Thanksgiving Day | 4 thursday 11 | library
Three Kings Day | 01-06 | library
Transfer Day | 03-31 | library
Veterans Day | 11-11 | library
Veterans Day (substitute day) | 11-11 if sunday +1 [1984,2097), 11-09 if thursday +1 [1989,2091) | substitute | united-states-hurricane-2000
Virgin Islands–Puerto Rico Friendship Day | 2 monday 10 | library

fact national 2025 | off 11-01 12-26 | not 07-28 | no Hurricane Supplication Day since 2000
`;
