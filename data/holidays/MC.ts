/** Holidays of Monaco: rules, years and sources. The format: `README.md`. */
export const MC = `

lieu sunday>next | all but Immaculate Conception; Saint Devota's Day | library

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Corpus Christi; Easter Monday; Immaculate Conception; New Year's Day; Whit Monday | library
H.S.H. the Sovereign Prince's Day = La Fête du Prince | 11-19 | library
Labour Day = 1er mai | 05-01 | library
Public holiday for the birth of the hereditary prince = Jour férié | on 20150107 | collection estimated | off-one-time
Saint Devota's Day = Sainte Dévote | 01-27 | library

fact national 2022 | off 05-02 12-26 | not 05-03 | Mondays after 1 May and Christmas
fact national 2023 | off 01-02 11-20 | not 01-03 | Mondays after New Year and 19 November
fact national 2024 | off 12-08 | not 12-09 01-29 | none after 8 December and Saint Devota
decided no law | - | 12-09 | - | national | the Immaculate Conception is not moved | Monaco, Government on public holidays: New Year, 1 May, Assumption, All Saints, 19 November and Christmas on a Sunday | https://www.monaco-tribune.com/2023/01/quels-sont-les-jours-feries-a-monaco-en-2023/
`;
