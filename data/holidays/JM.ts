/** Holidays of Jamaica: rules, years and sources. The format: `README.md`. */
export const JM = `
source holidays-public-general | Jamaica, Holidays (Public General) Act, as vacanza/holidays (MIT) lists it

lieu sunday>next | all but Labour Day | library
lieu saturday>next sunday>next | Labour Day | holidays-public-general collection

Ash Wednesday | easter-46 | library
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Emancipation Day | 08-01 [1998,) | collection | holidays-public-general
Independence Day | 08-06 [1963,) | library
Labour Day | 05-23 saturday>monday sunday>monday [,1962) | library
	05-23 [1962,) | collection | holidays-public-general
National Heroes Day | 3 monday 10 | library

fact national 2021 | off 05-23 05-24 08-01 08-02 | not 05-25 | a Sunday and the Monday after
`;
