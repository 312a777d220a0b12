/** Holidays of Mayotte: rules, years and sources. The format: `README.md`. */
export const YT = `
like FR YT
`;
