/** Holidays of St. Pierre & Miquelon: rules, years and sources. The format: `README.md`. */
export const PM = `
like FR
`;
