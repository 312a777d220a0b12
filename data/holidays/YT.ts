/** Holidays of Mayotte: rules, years and sources. The format: `README.md`. */
export const YT = `
country Mayotte
known [1990,)
like FR YT
`;
