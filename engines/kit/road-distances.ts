/** Countries that sign roads in miles: United States, United Kingdom, Liberia, Myanmar. */
const MILES: readonly string[] = ['US', 'GB', 'LR', 'MM'];

/** Whether people of a country (ISO 3166-1) give road distances in miles. */
export const usesMiles = (country: string | undefined): boolean => country !== undefined && MILES.includes(country);
