/** Holidays of French Polynesia: rules, years and sources. The format: `README.md`. */
export const PF = `

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
like NC | Armistice Day; Bastille Day; Victory Day; Whit Monday
Internal Autonomy Day = Fête de l’Autonomie | 06-29 [1985,2025) | library
Maori New Year = Matari’i | 11-20 [2026,) | library
Matāri'i | on 20251120 | vacanza
Missionary Day = Arrivée de l’Évangile | 03-05 [1978,) | library
`;
