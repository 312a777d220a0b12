/** Holidays of Curaçao: rules, years and sources. The format: `README.md`. */
export const CW = `
source curacao-arbeidsregeling-both | Curaçao, Arbeidsregeling: both days of Easter | https://loketdigital.gobiernu.cw/Loket/product/571960bbe1e5fe8712b10a1323630e70
source curacao-arbeidsregeling-government | Curaçao, Arbeidsregeling, as the government lists it | https://loketdigital.gobiernu.cw/Loket/product/571960bbe1e5fe8712b10a1323630e70
source kingdom-netherlands-queen-2013 | Kingdom of the Netherlands: Queen’s Day on 30 April until 2013, King’s Day on 27 April since; a Sunday to the Saturday before | https://english.rijksdienstcn.com/social-affairs-work/employment/official-holidays | list [,)

Ascension Day = Hemelvaartsdag | easter+39 | library
feasts nl | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Carnival Monday = Carnavalsmaandag | easter-48 | library
Curaçao Day = Dag van het land Curaçao | 10-10 [2010,) | library [2011,); vacanza
Easter Sunday = Eerste Paasdag | easter | computed | curacao-arbeidsregeling-both
Flag Day = Dag van het volkslied en de Vlag | 07-02 [1985,) | library
Kingdom Day | 12-15 [2008,2010) | vacanza
Kings Day = Koningsdag | 04-25 if friday +1 [2014,2099), 04-27 [2015,2025), 04-27 if monday tuesday wednesday thursday friday saturday [2026,) | kingdom-netherlands-queen-2013
Labour Day = Dag van de Arbeid | 05-01 sunday>monday | library
New Year's Eve = Oudejaarsavond | 12-31 | half | curacao-arbeidsregeling-government [1990,2010) estimated; curacao-arbeidsregeling-government
Pentecost | easter+49 [1990,2010) | vacanza
Queen's Day = Koninginnedag | 04-30 [1980,1989), 04-28 if friday +1 [1989,2007), 04-30 if monday tuesday wednesday thursday friday saturday [1990,2014) | kingdom-netherlands-queen-2013

fact national 2023 | off 04-09 04-10 | Arbeidsregeling
`;
