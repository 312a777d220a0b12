/** Holidays of St. Pierre & Miquelon: rules, years and sources. The format: `README.md`. */
export const PM = `
known [1990,)
like FR
`;
