/** Holidays of Denmark: rules, years and sources. The format: `README.md`. */
export const DK = `

Ascension Day = Kristi Himmelfartsdag | easter+39 | library
Boxing Day = Anden Juledag | 12-26 | library
Christmas Day = Juledag | 12-25 | library
Easter Monday = Anden påskedag | easter+1 | library
Easter Sunday = Påskedag | easter | library
Good Friday = Langfredag | easter-2 | library
Maundy Thursday = Skærtorsdag | easter-3 | library
New Year's Day = Nytårsdag | 01-01 | library
Pentecost = Pinsedag | easter+49 | library
Prayer Day = Store Bededag | easter+26 [,2024) | library
Whit Monday = Anden Pinsedag | easter+50 | library
`;
