/** Holidays of French Guiana: rules, years and sources. The format: `README.md`. */
export const GF = `
known [1990,)
like FR GF
`;
