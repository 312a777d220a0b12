/** Holidays of American Samoa: rules, years and sources. The format: `README.md`. */
export const AS = `
country American Samoa

source library
source code-annotated-1 | American Samoa Code Annotated 1.0501 | https://asbar.org/code-annotated/1-0501-public-holidays/

American Samoa Flag Day | 04-17 | library
American Samoa Flag Day (substitute day) | 04-17 if sunday +1 [1955,1978) | substitute | library
	04-17 if sunday +1 [1983,2096), 04-15 if thursday +1 [1993,) | substitute | code-annotated-1
Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-23 if thursday +1 [1954,), 12-25 if sunday +1 [1955,2096) | substitute | library
Columbus Day | 2 monday 10 | library
Independence Day | 07-04 | library
Independence Day (substitute day) | 07-02 if thursday +1 [1953,2100), 07-04 if sunday +1 [1954,) | substitute | library
Juneteenth | 06-19 [2021,) | library
Juneteenth (substitute day) | 06-17 if thursday +1 [2021,), 06-19 if sunday +1 [2022,2096) | substitute | library
Labour Day | 1 monday 09 | library
Manu'a Islands Cession Day | 07-16 [1983,) | code-annotated-1
Manu'a Islands Cession Day (substitute day) | 07-14 if thursday +1 [1983,2096), 07-16 if sunday +1 [1989,2091) | substitute | code-annotated-1
Martin Luther King Jr. Day | 3 monday 01 [1986,) | library
Memorial Day | last monday 05 | library
New Year's Day | 01-01 | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097), 12-30 if thursday +1 [1954,) | substitute | library
Thanksgiving Day | 4 thursday 11 | library
Veterans Day | 11-11 | library
Veterans Day (substitute day) | 11-11 if sunday +1 [1984,2097), 11-09 if thursday +1 [1989,2091) | substitute | code-annotated-1
Washington's Birthday | 3 monday 02 | library
White Sunday | 2 sunday 10 [1983,) | code-annotated-1

fact national 2026 | off 07-16 10-11 | not 07-17 | A.S.C.A. 1.0501
`;
