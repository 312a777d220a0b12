import { DAY_MS, MINUTE_MS } from '../host/gate';
import type { KeyRecord } from '../host/keys';

/** Requests that were given out in the running minute and UTC day. */
export interface Given {
	readonly minute: number;
	readonly minuteCalls: number;
	readonly day: number;
	readonly dayCalls: number;
}

export type Quota = Pick<KeyRecord, 'perMinute' | 'perDay'>;

/** Requests of a day that were given out and not used. */
export type Unused = { readonly day: number; readonly calls: number };

/** Maximum share of the rest that one location may hold, which bounds the loss of unused requests. */
const PART = 16;

/** Requests leased by `now`, without those returned to the day: unused requests of a minute return after it. */
export function givenAt(before: Given | undefined, now: number, unused?: Unused): Given {
	const [minute, day] = [Math.floor(now / MINUTE_MS), Math.floor(now / DAY_MS)];
	return {
		minute,
		minuteCalls: before?.minute === minute ? before.minuteCalls : 0,
		day,
		dayCalls: before?.day === day ? before.dayCalls - (unused?.day === day ? unused.calls : 0) : 0
	};
}

/** Number of requests to lease at once of `wanted`: none when exhausted, one when few are left. */
export function share({ minuteCalls, dayCalls }: Given, { perMinute, perDay }: Quota, wanted: number): number {
	const left = Math.min((perMinute ?? Infinity) - minuteCalls, (perDay ?? Infinity) - dayCalls);
	return left < 1 ? 0 : Math.min(wanted, Math.max(1, Math.floor(left / PART)));
}
