/** Holidays of American Samoa: rules, years and sources. The format: `README.md`. */
export const AS = `
source code-annotated-1 | American Samoa Code Annotated 1.0501 | https://asbar.org/code-annotated/1-0501-public-holidays/

lieu saturday<friday sunday>monday | all | code-annotated-1 [1983,); library

American Samoa Flag Day | 04-17 | library
feasts en | Christmas Day; New Year's Day | library
Columbus Day | 10-11 if sunday +1 [1953,2100), 2 monday 10 [1971,1981), 10-10 if sunday +1 [1982,), 10-09 if sunday +1 [1983,2096), 10-07 if sunday +1 [1984,2097), 10-13 if sunday +1 [1985,2098), 10-12 if sunday +1 [1986,2099), 10-08 if sunday +1 [1989,2091) | library
Independence Day | 07-04 | library
Juneteenth | 06-19 [2021,) | library
Labour Day | 1 monday 09 | library
Manu'a Islands Cession Day | 07-16 [1983,) | code-annotated-1
Martin Luther King Jr. Day | 3 monday 01 [1986,) | library
Memorial Day | 05-29 if sunday +1 [1955,2096), 05-30 if sunday +1 [1971,), 05-28 if sunday +1 [1972,2091), 05-27 if sunday +1 [1973,2097), 05-26 if sunday +1 [1974,2098), 05-25 if sunday +1 [1975,2099), 05-24 if sunday +1 [1981,2100) | library
Thanksgiving Day | 4 thursday 11 | library
Veterans Day | 11-11 [,1971), 11-11 [1978,) | library
Washington's Birthday | 3 monday 02 [1971,) | library
White Sunday | 2 sunday 10 [1983,) | code-annotated-1

fact national 2026 | off 07-16 10-11 | not 07-17 | A.S.C.A. 1.0501
`;
