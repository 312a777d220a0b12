/** Holidays of American Samoa: rules, years and sources. The format: `README.md`. */
export const AS = `
source code-annotated-1 | American Samoa Code Annotated 1.0501 | https://asbar.org/code-annotated/1-0501-public-holidays/

lieu saturday<friday sunday>monday | all | code-annotated-1 [1983,); library

like VI | Independence Day; Juneteenth; Labour Day; Martin Luther King Jr. Day; Memorial Day; Thanksgiving Day; Veterans Day
American Samoa Flag Day | 04-17 | library
feasts en | Christmas Day; New Year's Day | library
Columbus Day | 10-11 if sunday +1 [1953,2100), 2 monday 10 [1971,1981), 10-10 if sunday +1 [1982,), 10-09 if sunday +1 [1983,2096), 10-07 if sunday +1 [1984,2097), 10-13 if sunday +1 [1985,2098), 10-12 if sunday +1 [1986,2099), 10-08 if sunday +1 [1989,2091) | library
Manu'a Islands Cession Day | 07-16 [1983,) | code-annotated-1
Washington's Birthday | 3 monday 02 [1971,) | library
White Sunday | 2 sunday 10 [1983,) | code-annotated-1

fact national 2026 | off 07-16 10-11 | not 07-17 | A.S.C.A. 1.0501
`;
