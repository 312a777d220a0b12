/** What reads names of cities: the name or the code of a part of a country does without. */
export { cityInWords, namedCity } from '../geo/named-city';
