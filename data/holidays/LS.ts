/** Holidays of Lesotho: rules, years and sources. The format: `README.md`. */
export const LS = `
country Lesotho

source library

Africa Day/ Heroes' Day | 05-25 [1967,) | library
Ascension Day | easter+39 | computed | library
Boxing Day | 12-26 | library
Christmas Day | 12-25 | library
Easter Monday | easter+1 | computed | library
Good Friday | easter-2 | computed | library
Independence Day | 10-04 [1967,) | library
King Letsie III's Birthday | 07-17 [1991,) | library
Moshoeshoe Day | 03-11 | library
New Year's Day | 01-01 | library
Workers' Day | 05-01 | library
`;
