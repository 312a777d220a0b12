/** Holidays of French Polynesia: rules, years and sources. The format: `README.md`. */
export const PF = `

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
Armistice Day = Armistice 1918 | 11-11 | library
Bastille Day = Fête Nationale de la France | 07-14 | library
Internal Autonomy Day = Fête de l’Autonomie | 06-29 [1985,2025) | library
Maori New Year = Matari’i | 11-20 [2026,) | library
Matāri'i | on 20251120 | vacanza
Missionary Day = Arrivée de l’Évangile | 03-05 [1978,) | library
Victory Day = Fête de la Victoire 1945 | 05-08 [1953,1960), 05-08 [1982,), on 19750508 | library
Whit Monday = Lundi de Pentecôte | easter+50 [,2005), easter+50 [2008,) | library
`;
