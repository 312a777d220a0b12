/** Holidays of Palau: rules, years and sources. The format: `README.md`. */
export const PW = `
known [1990,)

source national-code-title | Palau National Code, title 1, chapter 7; not checked against the law
source national-code-title-2 | Palau National Code, title 1, chapter 7: a Sunday to Monday, a Saturday to Friday | web.archive.org/web/20250130144425/http://www.paclii.org/pw/legis/consol_act/gpt1262/

Christmas Day | 12-25 [1981,) | collection | national-code-title
Christmas Day (substitute day) | on 19931224 | substitute | vacanza
	12-25 if sunday +1 [1994,2096), 12-23 if thursday +1 [1999,) | substitute | national-code-title-2
Constitution Day | 07-09 [1981,) | collection | national-code-title
Constitution Day (substitute day) | 07-07 if thursday +1 [1994,2096), 07-09 if sunday +1 [1995,2091) | substitute | national-code-title-2
Family Day | 4 friday 11 [2017,) | national-code-title-2
Independence Day | 10-01 [2018,) | collection | national-code-title
Independence Day (substitute day) | 09-29 if thursday +1 [2022,2096), 10-01 if sunday +1 [2023,2091) | substitute | national-code-title-2
Labor Day | 1 monday 09 [1981,) | collection | national-code-title
Memorial Day | monday>=05-24 [2011,2013) | national-code-title-2
National Day of Democracy | on 20201103 | one_off | national-code-title-2
New Year's Day | 01-01 [1981,) | collection | national-code-title
New Year's Day (substitute day) | 12-30 if thursday +1 [1993,2095), 01-01 if sunday +1 [1995,2097) | substitute | national-code-title-2
President's Day | 06-01 [2018,) | collection | national-code-title
President's Day (substitute day) | 05-30 if thursday +1 [2019,2098), 06-01 if sunday +1 [2025,2099) | substitute | national-code-title-2
Senior Citizens' Day | 05-05 [1981,) | collection | national-code-title
Senior Citizens' Day (substitute day) | on 19900504 19910506 | substitute | vacanza
	05-05 if sunday +1 [1996,2098), 05-03 if thursday +1 [2001,2097) | substitute | national-code-title-2
Thanksgiving Day | 4 thursday 11 [1981,) | collection | national-code-title
United Nations Day | 10-24 [1981,) | collection | national-code-title
United Nations Day (substitute day) | on 19921023 19931025 | substitute | vacanza
	10-22 if thursday +1 [1998,2100), 10-24 if sunday +1 [1999,) | substitute | national-code-title-2
Youth Day | 03-15 [1981,) | collection | national-code-title
Youth Day (substitute day) | on 19920316 | substitute | vacanza
	03-13 if thursday +1 [1997,2099), 03-15 if sunday +1 [1998,2100) | substitute | national-code-title-2

fact national 2016 | off 07-08 | not 10-01 06-01 | chapter 7: a Saturday to Friday
`;
