/** Holidays of Réunion: rules, years and sources. The format: `README.md`. */
export const RE = `
country Réunion
known [1990,)
like FR RE
`;
