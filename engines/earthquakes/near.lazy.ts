/** What only a question about a place needs: reading the place, and exact distances from it. Large, and most questions name none. */
export { distanceKm } from '../geo/distance';
export { readPoint } from '../geo/point';
