/** Holidays of Congo - Brazzaville: rules, years and sources. The format: `README.md`. */
export const CG = `
country Republic of the Congo
known [1994,)

source library

All Saints' Day = Toussaint | 11-01 | collection | library
Ascension Day = Ascension | easter+39 | computed | library
Assumption = Assomption | 08-15 | collection | library
Christmas Day = Noël | 12-25 | collection | library
Commemoration of the Sovereign National Conference = Fête de la commémoration de la conférence nationale souveraine | 06-10 [1992,) | collection | library
Easter Monday = Lundi de Pâques | easter+1 | computed | library
Labour Day = Fête du travail | 05-01 | collection | library
New Year's Day = Nouvel An | 01-01 | collection | library
Republic Day = Journée nationale de la République | 11-28 [2010,) | collection | library
Whit Monday = Lundi de Pentecôte | easter+50 | computed | library

fact national 2024 | off 05-20 06-10 11-28 | not 05-19 | Whit Monday only
`;
