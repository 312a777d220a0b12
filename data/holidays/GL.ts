/** Holidays of Greenland: rules, years and sources. The format: `README.md`. */
export const GL = `

Ascension Day = qilaliarfik | easter+39 | library
Boxing Day = juullip aappaa | 12-26 | library
Christmas Day = juullerujussuaq | 12-25 | library
Easter Monday = poorskip-aappaa | easter+1 | library
Easter Sunday = poorskip-ullua | easter | library
Good Friday = tallimanngornersuaq | easter-2 | library
Maundy Thursday = sisamanngortoq illernartoq | easter-3 | library
New Year's Day = ukiortaaq | 01-01 | library
Pentecost = piinsip ullua | easter+49 | library
Prayer Day = tussiarfissuaq | easter+26 | library
Whit Monday = piinsip aappaa | easter+50 | library

fact national 2024 | off 03-28 04-26 12-26 | not 01-06 06-21 12-24 | Nordic Council: by agreement
`;
