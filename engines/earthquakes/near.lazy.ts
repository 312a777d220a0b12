import { pointReader } from '../geo/point';
import type * as Names from './names.lazy';

/** What only a question about a place needs: reading the place, and exact distances from it. Large, and most questions name none. */
export { distanceKm } from '../geo/distance';
export const readPoint = pointReader((context) => context.lazy<typeof Names>('earthquakes/names'));
