/** Names by coordinates as a form holds them, as far as this visit knows them. */
const names = new Map<string, string>();

/** Remembers the name of a place that was chosen or that the device is near to. */
export const notePlaceName = (coords: string, name: string): void => void names.set(coords, name);

/** Name of a place, or its coordinates. */
export const placeName = (coords: string): string => names.get(coords) ?? coords;
