/** Paths of operations whose page opens with device facts, with which the zone table loads in parallel. */
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
