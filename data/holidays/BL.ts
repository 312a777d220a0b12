/** Holidays of St. Barthélemy: rules, years and sources. The format: `README.md`. */
export const BL = `
country St. Barths
known [2008,)

source library

Abolition of Slavery = Abolition de l’esclavage | 10-09 [2012,) | library
All Saints' Day = Toussaint | 11-01 | library
Armistice Day = Armistice 1918 | 11-11 | library
Ascension Day = Ascension | easter+39 | library
Assumption = Assomption | 08-15 | library
Bastille Day = Fête Nationale de la France | 07-14 | library
Christmas Day = Noël | 12-25 | library
Easter Monday = Lundi de Pâques | easter+1 | library
Labour Day = Fête du travail | 05-01 | library
New Year's Day = Nouvel An | 01-01 | library
Victory Day = Fête de la Victoire 1945 | 05-08 | library
Whit Monday = Lundi de Pentecôte | easter+50 | library
`;
