/** Holidays of Palau: rules, years and sources. The format: `README.md`. */
export const PW = `
source national-code-title | Palau National Code, title 1, chapter 7; not checked against the law
source national-code-title-2 | Palau National Code, title 1, chapter 7: a Sunday to Monday, a Saturday to Friday | web.archive.org/web/20250130144425/http://www.paclii.org/pw/legis/consol_act/gpt1262/

lieu saturday<friday sunday>monday [1990,) | all | national-code-title-2

Christmas Day | 12-25 [1981,) | collection | national-code-title
Constitution Day | 07-09 [1981,) | collection | national-code-title
Family Day | 4 friday 11 [2017,) | national-code-title-2
Independence Day | 10-01 [2018,) | collection | national-code-title
Labor Day | 1 monday 09 [1981,) | collection | national-code-title
Memorial Day | monday>=05-24 [2011,2013) | national-code-title-2
National Day of Democracy | on 20201103 | one_off | national-code-title-2
New Year's Day | 01-01 [1981,) | collection | national-code-title
President's Day | 06-01 [2018,) | collection | national-code-title
Senior Citizens' Day | 05-05 [1981,) | collection | national-code-title
Thanksgiving Day | 4 thursday 11 [1981,) | collection | national-code-title
United Nations Day | 10-24 [1981,) | collection | national-code-title
Youth Day | 03-15 [1981,) | collection | national-code-title

fact national 2016 | off 07-08 | not 10-01 06-01 | chapter 7: a Saturday to Friday
`;
