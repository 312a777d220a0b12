/** Holidays of New Caledonia: rules, years and sources. The format: `README.md`. */
export const NC = `
country New Caledonia
known [1990,)


All Saints' Day = Toussaint | 11-01 | library
Armistice Day = Armistice 1918 | 11-11 | library
Ascension Day = Ascension | easter+39 | library
Assumption = Assomption | 08-15 | library
Bastille Day = Fête Nationale de la France | 07-14 | library
Christmas Day = Noël | 12-25 | library
Easter Monday = Lundi de Pâques | easter+1 | library
Labour Day = Fête du travail | 05-01 | library
New Caledonia Day = Fête de la Citoyenneté | 09-24 [1953,) | library
New Year's Day = Jour de l'an | 01-01 | library
Victory Day = Fête de la Victoire 1945 | 05-08 [1953,1960), 05-08 [1982,), on 19750508 | library
Whit Monday = Lundi de Pentecôte | easter+50 [,2005), easter+50 [2008,) | library
`;
