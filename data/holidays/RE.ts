/** Holidays of Réunion: rules, years and sources. The format: `README.md`. */
export const RE = `
like FR RE
`;
