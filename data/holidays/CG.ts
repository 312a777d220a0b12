/** Holidays of Congo - Brazzaville: rules, years and sources. The format: `README.md`. */
export const CG = `
known [1994,)


feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Labour Day; New Year's Day; Whit Monday | library
Commemoration of the Sovereign National Conference = Fête de la commémoration de la conférence nationale souveraine | 06-10 [1992,) | library
Republic Day = Journée nationale de la République | 11-28 [2010,) | library

fact national 2024 | off 05-20 06-10 11-28 | not 05-19 | Whit Monday only
`;
