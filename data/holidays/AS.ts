/** Holidays of American Samoa: rules, years and sources. The format: `README.md`. */
export const AS = `
source code-annotated-1 | American Samoa Code Annotated 1.0501 | https://asbar.org/code-annotated/1-0501-public-holidays/

lieu saturday<friday sunday>monday | all | code-annotated-1 [1983,); library

like VI | Independence Day; Juneteenth; Labour Day; Martin Luther King Jr. Day; Memorial Day; Thanksgiving Day; Veterans Day
American Samoa Flag Day | 04-17 | library
feasts en | Christmas Day; New Year's Day | library
Columbus Day | 2 monday 10 [1970,), on 19531012 19591012 19641012 | library
Manu'a Islands Cession Day | 07-16 [1983,) | code-annotated-1
Washington's Birthday | 3 monday 02 [1971,) | library
White Sunday | 2 sunday 10 [1983,) | code-annotated-1

fact national 2026 | off 07-16 10-11 | not 07-17 | A.S.C.A. 1.0501
`;
