/** Holidays of Mayotte: rules, years and sources. The format: `README.md`. */
export const YT = `
known [1990,)
like FR YT
`;
