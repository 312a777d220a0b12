/** Holidays of Liberia: rules, years and sources. The format: `README.md`. */
export const LR = `
country Liberia
known [1990,)

source library
source vacanza

Armed Forces Day | 02-11 | collection | library
Christmas Day | 12-25 | collection | library
Decoration Day | 2 wednesday 03 | collection | library
Fast and Prayer Day | 2 friday 04 | collection | library
Flag Day | 08-24 | collection | library
Independence Day | 07-26 | collection | library
J. J. Robert's Day | 03-15 | collection | library
National Unification Day | 05-14 [,1957), 05-14 [1960,) | collection | library
New Year's Day | on 19980105 20060102 | collection estimated | vacanza
	01-01 | collection | library
Thanksgiving | 1 thursday 11 | collection | library
William Tubman's Birthday | 11-29 | collection | library
`;
