/** Holidays of Lesotho: rules, years and sources. The format: `README.md`. */
export const LS = `
country Lesotho
known [1996,)


Africa Day/ Heroes' Day | 05-25 [2002,) | library
Ascension Day | easter+39 | library
Boxing Day | 12-26 | library
Christmas Day | 12-25 | library
Easter Monday | easter+1 | library
Good Friday | easter-2 | library
Heroes Day | 04-04 [1996,2003) | vacanza
Independence Day | 10-04 [1967,) | library
King Letsie III's Birthday | 07-17 [1991,1996), 07-17 [1998,) | library
	05-02 [1996,1998) | vacanza
Moshoeshoe Day | 03-11 | library
New Year's Day | 01-01 | library
Workers' Day | 05-01 | library
`;
