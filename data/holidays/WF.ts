/** Holidays of Wallis & Futuna: rules, years and sources. The format: `README.md`. */
export const WF = `

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Labour Day; New Year's Day | library
Armistice Day = Armistice 1918 | 11-11 | library
Bastille Day = Fête Nationale de la France | 07-14 | library
Saint Pierre Chanel Day = Fête de Saint Pierre-Chanel | 04-28 | library
Saints Peter and Paul Day = Saint Pierre et Paul | 06-29 | library
Territory Day = Fête du Territoire | 07-29 [1962,) | library
Victory Day = Fête de la Victoire 1945 | 05-08 [,1962), 05-08 [1982,), on 19750508 | library
Whit Monday = Lundi de Pentecôte | easter+50 [,2005), easter+50 [2008,) | library
`;
