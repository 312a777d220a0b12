import { DurableObject } from 'cloudflare:workers';
import { givenAt, share, type Given, type Quota, type Unused } from './lease';

/** A lease: the number of requests leased before it, and its own number. */
export type Lease = { readonly given: Given; readonly calls: number };

/** The count of one key, one object each: places take requests from it by the lot, larger lots the more they use. */
export class Limit extends DurableObject {
	take(quota: Quota, wanted: number, unused: Unused): Lease {
		const { kv } = this.ctx.storage;
		const given = givenAt(kv.get('given') as Given | undefined, Date.now(), unused);
		const calls = share(given, quota, wanted);
		kv.put('given', { ...given, minuteCalls: given.minuteCalls + calls, dayCalls: given.dayCalls + calls });
		return { given, calls };
	}
}
