/** Holidays of Réunion: rules, years and sources. The format: `README.md`. */
export const RE = `
known [1990,)
like FR RE
`;
