import { pointReader } from '../geo/point';
import type * as Names from './names.lazy';

/** Code for queries about a place: parsing places, and exact distances. Large, and most queries name no place. */
export { distanceKm } from '../geo/distance';
export const readPoint = pointReader((context) => context.lazy<typeof Names>('earthquakes/names'));
