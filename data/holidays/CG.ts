/** Holidays of Congo - Brazzaville: rules, years and sources. The format: `README.md`. */
export const CG = `
country Republic of the Congo
known [1994,)


All Saints' Day = Toussaint | 11-01 | library
Ascension Day = Ascension | easter+39 | library
Assumption = Assomption | 08-15 | library
Christmas Day = Noël | 12-25 | library
Commemoration of the Sovereign National Conference = Fête de la commémoration de la conférence nationale souveraine | 06-10 [1992,) | library
Easter Monday = Lundi de Pâques | easter+1 | library
Labour Day = Fête du travail | 05-01 | library
New Year's Day = Nouvel An | 01-01 | library
Republic Day = Journée nationale de la République | 11-28 [2010,) | library
Whit Monday = Lundi de Pentecôte | easter+50 | library

fact national 2024 | off 05-20 06-10 11-28 | not 05-19 | Whit Monday only
`;
