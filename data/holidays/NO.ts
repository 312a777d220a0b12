/** Holidays of Norway: rules, years and sources. The format: `README.md`. */
export const NO = `
source helligdager-1995 | Norway, lov om helligdager og helligdagsfred of 1995, § 2 | https://www.rettsdata.no/rettsdata-apen/helligdagsfredloven/l-gl19950224z2d12-r100001/
source mai-1947 | Norway, lov om 1. og 17. mai of 1947, § 1 | https://www.arbeidstilsynet.no/regelverk/lover/lov-om-1-og-17-mai/1/

Ascension Day = Kristi himmelfartsdag | easter+39 | helligdager-1995 [1995,); library
Boxing Day = Andre juledag | 12-26 | helligdager-1995 [1995,); library
Christmas Day = Første juledag | 12-25 | helligdager-1995 [1995,); library
Constitution Day = Grunnlovsdagen | 05-17 | mai-1947
Easter Monday = Andre påskedag | easter+1 | helligdager-1995 [1995,); library
Easter Sunday = Første påskedag | easter | helligdager-1995 [1995,); library
Good Friday = Langfredag | easter-2 | helligdager-1995 [1995,); library
Labour Day = Arbeidernes dag | 05-01 | mai-1947
Maundy Thursday = Skjærtorsdag | easter-3 | helligdager-1995 [1995,); library
New Year's Day = Første nyttårsdag | 01-01 | helligdager-1995 [1995,); library
Pentecost = Første pinsedag | easter+49 | helligdager-1995 [1995,); library
Whit Monday = Andre pinsedag | easter+50 | helligdager-1995 [1995,); library
`;
