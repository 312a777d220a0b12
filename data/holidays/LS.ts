/** Holidays of Lesotho: rules, years and sources. The format: `README.md`. */
export const LS = `
known [1996,)


Africa Day/ Heroes' Day | 05-25 [2002,) | library
feasts en | Ascension Day; Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Heroes Day | 04-04 [1996,2003) | vacanza
Independence Day | 10-04 [1967,) | library
King Letsie III's Birthday | 07-17 [1991,1996), 07-17 [1998,) | library
	05-02 [1996,1998) | vacanza
Moshoeshoe Day | 03-11 | library
Workers' Day | 05-01 | library
`;
