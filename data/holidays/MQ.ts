/** Holidays of Martinique: rules, years and sources. The format: `README.md`. */
export const MQ = `
country Martinique
known [1990,)

source library

Abolition of Slavery = Abolition de l’esclavage | 05-22 [1984,), on 19520522 19610522 19720522 | collection | library
All Saints' Day = Toussaint | 11-01 | collection | library
Armistice Day = Armistice 1918 | 11-11 | collection | library
Ascension Day = Ascension | easter+39 | computed | library
Assumption = Assomption | 08-15 | collection | library
Bastille Day = Fête Nationale de la France | 07-14 | collection | library
Christmas Day = Noël | 12-25 | collection | library
Easter Monday = Lundi de Pâques | easter+1 | computed | library
Good Friday = Vendredi saint | easter-2 | computed | library
Labour Day = Fête du travail | 05-01 | collection | library
New Year's Day = Nouvel An | 01-01 | collection | library
Victory Day = Fête de la Victoire 1945 | 05-08 [1953,1960), 05-08 [1982,), on 19750508 | collection | library
Whit Monday = Lundi de Pentecôte | easter+50 [,2005), easter+50 [2008,) | computed | library

decided no some | Victor Schoelcher Day; Mi-Careme | - | - | national | offices close by custom; the law names the day on which slavery was abolished and no other | Code du travail, articles L. 3133-1 and L. 3422-2 | https://www.legifrance.gouv.fr/affichCode.do?idSectionTA=LEGISCTA000006178062&cidTexte=LEGITEXT000006072050&dateTexte=20190521
`;
