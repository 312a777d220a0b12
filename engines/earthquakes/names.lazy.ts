/** What reads names of cities: coordinates do without. */
export { cityInWords, namedCity } from '../geo/named-city';
export { openPlaces } from '../geo/places';
