/** Holidays of Liberia: rules, years and sources. The format: `README.md`. */
export const LR = `

Armed Forces Day | 02-11 | library
Christmas Day | 12-25 | library
Decoration Day | 2 wednesday 03 | library
Fast and Prayer Day | 2 friday 04 | library
Flag Day | 08-24 | library
Inauguration Day | on 20120102 | vacanza
Independence Day | 07-26 | library
J. J. Robert's Day | 03-15 | library
National Unification Day | 05-14 [,1957), 05-14 [1960,) | library
New Year's Day | on 19980105 20060102 | vacanza
	01-01 | library
Thanksgiving | 1 thursday 11 | library
William Tubman's Birthday | 11-29 | library
`;
