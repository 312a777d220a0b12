type Place = { readonly lat: number; readonly lon: number };

/** Whether the shortest way between two places crosses the 180th meridian. */
export const crossesDateLine = (from: Place, to: Place): boolean => Math.abs(from.lon - to.lon) > 180;

/** Decimals of a point picked on the map: the size of a pixel of the world, or of a close-up. */
export const pressDigits = (close: boolean): number => (close ? 3 : 2);
