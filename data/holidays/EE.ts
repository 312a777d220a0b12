/** Holidays of Estonia: rules, years and sources. The format: `README.md`. */
export const EE = `
known [1991,)


Boxing Day = teine jõulupüha | 12-26 | library
Christmas Day = esimene jõulupüha | 12-25 | library
Christmas Eve = jõululaupäev | 12-24 [2005,) | library
Day of Declaration of Sovereignty | 11-16 [1991,1994) | vacanza
Day of Restoration of Independence = taasiseseisvumispäev | 08-20 [1998,) | library
Easter Sunday = lihavõtted | easter [1994,) | library
Good Friday = suur reede | easter-2 [1994,) | library
Independence Day = iseseisvuspäev | 02-24 | library
Labour Day = kevadpüha | 05-01 | library
Midsummer Day = jaanipäev | 06-24 | library
New Year's Day = uusaasta | 01-01 | library
Pentecost = nelipühade 1. püha | easter+49 [1994,) | library
Victory Day = võidupüha | 06-23 | library
`;
