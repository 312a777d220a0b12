/** Holidays of Jamaica: rules, years and sources. The format: `README.md`. */
export const JM = `
known [1990,)

source holidays-public-general | Jamaica, Holidays (Public General) Act, as vacanza/holidays (MIT) lists it

Ash Wednesday | easter-46 | library
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Boxing Day (substitute day) | 12-26 if sunday +1 [1954,) | substitute | library
Christmas Day (substitute day) | 12-26 if monday +1 [1955,2096) | substitute | library
Emancipation Day | 08-01 [1998,) | collection | holidays-public-general
Emancipation Day (substitute day) | 08-01 if sunday +1 [1999,) | substitute collection | holidays-public-general
Independence Day | 08-06 [1963,) | library
Independence Day (substitute day) | 08-06 if sunday +1 [1967,2091) | substitute | library
Labour Day | 05-23 if monday tuesday wednesday thursday friday [,1962), monday>=05-19 [1953,1955), on 19590525 | library
	05-23 [1962,) | collection | holidays-public-general
Labour Day (substitute day) | 05-24 if sunday +1 [1964,2100), 05-23 if sunday +1 [1965,) | substitute collection | holidays-public-general
National Heroes Day | 3 monday 10 | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097) | substitute | library

fact national 2021 | off 05-23 05-24 08-01 08-02 | not 05-25 | a Sunday and the Monday after
`;
