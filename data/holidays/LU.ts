/** Holidays of Luxembourg: rules, years and sources. The format: `README.md`. */
export const LU = `
country Luxembourg
known [1990,)


All Saints' Day = Toussaint | 11-01 | library
Ascension Day = Ascension | easter+39 | library
Assumption = Assomption | 08-15 | library
Boxing Day = Lendemain de Noël | 12-26 | library
Christmas Day = Noël | 12-25 | library
Easter Monday = Lundi de Pâques | easter+1 | library
Europe Day = Journée de l’Europe | 05-09 [2019,) | library
Labour Day = 1er mai | 05-01 | library
National Holiday = Fête nationale | 06-23 [1962,) | library
New Year's Day = Nouvel An | 01-01 | library
Whit Monday = Lundi de Pentecôte | easter+50 | library
`;
