/** Holidays of New Caledonia: rules, years and sources. The format: `README.md`. */
export const NC = `

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Labour Day | library
Armistice Day = Armistice 1918 | 11-11 | library
Bastille Day = Fête Nationale de la France | 07-14 | library
New Caledonia Day = Fête de la Citoyenneté | 09-24 [1953,) | library
New Year's Day = Jour de l'an | 01-01 | library
Victory Day = Fête de la Victoire 1945 | 05-08 [1953,1960), 05-08 [1982,), on 19750508 | library
Whit Monday = Lundi de Pentecôte | easter+50 [,2005), easter+50 [2008,) | library
`;
