/** Holidays of Luxembourg: rules, years and sources. The format: `README.md`. */
export const LU = `

feasts fr | All Saints' Day; Ascension Day; Assumption; Boxing Day; Christmas Day; Easter Monday; New Year's Day; Whit Monday | library
Europe Day = Journée de l’Europe | 05-09 [2019,) | library
Labour Day = 1er mai | 05-01 | library
National Holiday = Fête nationale | 06-23 [1962,) | library
`;
