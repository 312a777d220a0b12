/** Holidays of Norway: rules, years and sources. The format: `README.md`. */
export const NO = `
country Norway
known [1990,)

source library

Ascension Day = Kristi himmelfartsdag | easter+39 | computed | library
Boxing Day = Andre juledag | 12-26 | collection | library
Christmas Day = Første juledag | 12-25 | collection | library
Constitution Day = Grunnlovsdagen | 05-17 | collection | library
Easter Monday = Andre påskedag | easter+1 | computed | library
Easter Sunday = Første påskedag | easter | computed | library
Good Friday = Langfredag | easter-2 | computed | library
Labour Day = Arbeidernes dag | 05-01 | collection | library
Maundy Thursday = Skjærtorsdag | easter-3 | computed | library
New Year's Day = Første nyttårsdag | 01-01 | collection | library
Pentecost = Første pinsedag | easter+49 | computed | library
Whit Monday = Andre pinsedag | easter+50 | computed | library
`;
