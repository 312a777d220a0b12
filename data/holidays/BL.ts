/** Holidays of St. Barthélemy: rules, years and sources. The format: `README.md`. */
export const BL = `
known [2008,)
like FR BL
`;
