/** Holidays of Svalbard & Jan Mayen: rules, years and sources. The format: `README.md`. */
export const SJ = `

Ascension Day = Kristi himmelfartsdag | easter+39 | library
Boxing Day = Andre juledag | 12-26 | library
Christmas Day = Første juledag | 12-25 | library
Constitution Day = Grunnlovsdagen | 05-17 | library
Easter Monday = Andre påskedag | easter+1 | library
Easter Sunday = Første påskedag | easter | library
Good Friday = Langfredag | easter-2 | library
Labour Day = Arbeidernes dag | 05-01 | library
Maundy Thursday = Skjærtorsdag | easter-3 | library
New Year's Day = Første nyttårsdag | 01-01 | library
Pentecost = Første pinsedag | easter+49 | library
Whit Monday = Andre pinsedag | easter+50 | library
`;
