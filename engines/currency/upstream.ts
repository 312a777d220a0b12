import type { Upstream } from '../kit/contract';

/** Frankfurter: the reference rates of the European Central Bank. */
export const frankfurter: Upstream = {
	id: 'FRANKFURTER',
	name: 'Frankfurter',
	base: 'https://api.frankfurter.dev',
	perMinute: 20
};
