/** Holidays of Denmark: rules, years and sources. The format: `README.md`. */
export const DK = `
country Denmark
known [1990,)

source library

Ascension Day = Kristi Himmelfartsdag | easter+39 | computed | library
Boxing Day = Anden Juledag | 12-26 | collection | library
Christmas Day = Juledag | 12-25 | collection | library
Easter Monday = Anden påskedag | easter+1 | computed | library
Easter Sunday = Påskedag | easter | computed | library
Good Friday = Langfredag | easter-2 | computed | library
Maundy Thursday = Skærtorsdag | easter-3 | computed | library
New Year's Day = Nytårsdag | 01-01 | collection | library
Pentecost = Pinsedag | easter+49 | computed | library
Prayer Day = Store Bededag | easter+26 [,2024) | computed | library
Whit Monday = Anden Pinsedag | easter+50 | computed | library
`;
