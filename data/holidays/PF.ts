/** Holidays of French Polynesia: rules, years and sources. The format: `README.md`. */
export const PF = `
country French Polynesia
known [1990,)


All Saints' Day = Toussaint | 11-01 | library
Armistice Day = Armistice 1918 | 11-11 | library
Ascension Day = Ascension | easter+39 | library
Assumption = Assomption | 08-15 | library
Bastille Day = Fête Nationale de la France | 07-14 | library
Christmas Day = Noël | 12-25 | library
Easter Monday = Lundi de Pâques | easter+1 | library
Good Friday = Vendredi saint | easter-2 | library
Internal Autonomy Day = Fête de l’Autonomie | 06-29 [1985,2025) | library
Labour Day = Fête du travail | 05-01 | library
Maori New Year = Matari’i | 11-20 [2026,) | library
Matāri'i | on 20251120 | vacanza
Missionary Day = Arrivée de l’Évangile | 03-05 [1978,) | library
New Year's Day = Nouvel An | 01-01 | library
Victory Day = Fête de la Victoire 1945 | 05-08 [1953,1960), 05-08 [1982,), on 19750508 | library
Whit Monday = Lundi de Pentecôte | easter+50 [,2005), easter+50 [2008,) | library
`;
