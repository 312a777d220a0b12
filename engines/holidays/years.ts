/** The years that are answered. */
export const FIRST_YEAR = 1950;
export const LAST_YEAR = 2100;
