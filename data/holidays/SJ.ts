/** Holidays of Svalbard & Jan Mayen: rules, years and sources. The format: `README.md`. */
export const SJ = `
like NO
`;
