/**
 * Operations whose page opens with facts of this device, by path: the table of time zones is fetched in parallel with the
 * page. Their slug is the last part of the path.
 */
export const DEVICE_PATHS = [
	'/v1/holidays',
	'/v1/workdays',
	'/v1/rates',
	'/v1/timezone',
	'/v1/distance',
	'/v1/destination',
	'/v1/places',
	'/v1/example',
	'/v1/number'
] as const;
