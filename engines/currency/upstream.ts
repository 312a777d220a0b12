import type { Upstream } from '../kit/contract';

/** Frankfurter: the reference rates of the European Central Bank. */
export const frankfurter: Upstream = {
	id: 'FRANKFURTER',
	name: 'Frankfurter',
	base: 'https://api.frankfurter.dev',
	perMinute: 20
};

/** Whether the body of a 404 is the source's own: any other 404 is an outage. */
export const isOwnAbsence = (body: unknown): boolean =>
	typeof body === 'object' && body !== null && 'message' in body && body.message === 'not found';
