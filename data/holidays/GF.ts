/** Holidays of French Guiana: rules, years and sources. The format: `README.md`. */
export const GF = `
like FR GF
`;
