/** Holidays of Lesotho: rules, years and sources. The format: `README.md`. */
export const LS = `
country Lesotho
known [1996,)

source library
source vacanza

Africa Day/ Heroes' Day | 05-25 [2002,) | collection | library
Ascension Day | easter+39 | computed | library
Boxing Day | 12-26 | collection | library
Christmas Day | 12-25 | collection | library
Easter Monday | easter+1 | computed | library
Good Friday | easter-2 | computed | library
Heroes Day | 04-04 [1996,2003) | collection estimated | vacanza
Independence Day | 10-04 [1967,) | collection | library
King Letsie III's Birthday | 07-17 [1991,1996), 07-17 [1998,) | collection | library
	05-02 [1996,1998) | collection estimated | vacanza
Moshoeshoe Day | 03-11 | collection | library
New Year's Day | 01-01 | collection | library
Workers' Day | 05-01 | collection | library
`;
