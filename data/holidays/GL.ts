/** Holidays of Greenland: rules, years and sources. The format: `README.md`. */
export const GL = `
country Greenland
known [1990,)

source library

Ascension Day = qilaliarfik | easter+39 | computed | library
Boxing Day = juullip aappaa | 12-26 | collection | library
Christmas Day = juullerujussuaq | 12-25 | collection | library
Easter Monday = poorskip-aappaa | easter+1 | computed | library
Easter Sunday = poorskip-ullua | easter | computed | library
Good Friday = tallimanngornersuaq | easter-2 | computed | library
Maundy Thursday = sisamanngortoq illernartoq | easter-3 | computed | library
New Year's Day = ukiortaaq | 01-01 | collection | library
Pentecost = piinsip ullua | easter+49 | computed | library
Prayer Day = tussiarfissuaq | easter+26 | computed | library
Whit Monday = piinsip aappaa | easter+50 | computed | library

fact national 2024 | off 03-28 04-26 12-26 | not 01-06 06-21 12-24 | Nordic Council: by agreement
`;
