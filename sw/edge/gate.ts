import { checkKey, DAY_MS, MINUTE_MS, rateHeaders, unknownKey, type Gate } from '../host/gate';
import { newKey, type KeyRecord } from '../host/keys';
import type { Caller } from '../api/handle';
import type { Lease } from './limit';
import { digest } from './text';

/** A key that is changed or revoked is so everywhere after this long, seconds: the least that KV keeps a copy. */
const KEPT_SECONDS = 60;
/** Keys that an isolate remembers. */
const MAX_KNOWN = 1_000;

const DEMO: KeyRecord = newKey('demo', 'Demo', 0);

interface Known {
	readonly id: string;
	readonly record: KeyRecord | undefined;
	readonly until: number;
}

interface Held extends Lease {
	used: number;
}

/** Admission at the edge: keys from KV by their SHA-256, limits by leases. Without KV it is a demo, as the Node host is. */
export function edgeGate({ KEYS, LIMIT }: Pick<EdgeEnv, 'KEYS' | 'LIMIT'>): Pick<Gate, 'admit' | 'check'> {
	const seen = new Map<string, Known>();
	const held = new Map<string, readonly Held[]>();

	async function find(key: string): Promise<Known> {
		const now = Date.now();
		const near = seen.get(key);
		if (near && near.until > now) return near;
		const id = await digest(key);
		const stored = KEYS ? await KEYS.get(id, { type: 'json', cacheTtl: KEPT_SECONDS }) : key === DEMO.key ? DEMO : null;
		const record = stored === null ? undefined : { ...newKey(key, '', 0), ...(stored as Partial<KeyRecord>), key };
		const found = { id, record, until: now + KEPT_SECONDS * 1000 };
		seen.delete(key);
		seen.set(key, found);
		for (const oldest of seen.keys()) {
			if (seen.size <= MAX_KNOWN) break;
			seen.delete(oldest);
			held.delete(oldest);
		}
		return found;
	}

	/** Requests that were counted before this one, in the running minute and day; this one is counted. */
	async function count(id: string, record: KeyRecord): Promise<Pick<Held['given'], 'minuteCalls' | 'dayCalls'>> {
		const now = Date.now();
		const [minute, day] = [Math.floor(now / MINUTE_MS), Math.floor(now / DAY_MS)];
		const runs = ({ given }: Held) => given.day === day && (record.perMinute === null || given.minute === minute);
		const before = held.get(record.key) ?? [];
		const running = before.filter(runs);
		const open = running.find(({ calls, used }) => used < calls) ?? running.find(({ calls }) => calls === 0);
		if (open) return next(open);
		// At once, since others come while this one waits.
		held.set(record.key, running);
		const over = before.filter((lease) => lease.given.day === day && !runs(lease));
		const unused = { day, calls: over.reduce((sum, { calls, used }) => sum + calls - used, 0) };
		const { perMinute, perDay } = record;
		const wanted = 2 * (running.at(-1)?.calls ?? 0.5);
		const lease = { ...(await LIMIT.get(LIMIT.idFromName(id)).take({ perMinute, perDay }, wanted, unused)), used: 0 };
		const others = (held.get(record.key) ?? []).filter((other) => runs(other) && other.used < other.calls);
		held.set(record.key, [...others, lease]);
		// A concurrent lease may have some left when this one got none.
		return next((lease.calls === 0 && others[0]) || lease);
	}

	async function known(key: string | null, caller: Caller) {
		if (!key && !(caller.keyless && !KEYS)) throw unknownKey(key);
		const { id, record } = await find(key || DEMO.key);
		if (!record || record.revoked) throw unknownKey(key);
		return { id, record };
	}

	return {
		async check(key, caller) {
			if (!caller.internal) await known(key, caller);
		},
		async admit(key, route, caller) {
			if (caller.internal) return {};
			const { id, record } = await known(key, caller);
			checkKey(record, route);
			if (record.perMinute === null && record.perDay === null) return {};
			return rateHeaders({ record, ...(await count(id, record)) }, Date.now());
		}
	};
}

/** A request of a lease with remaining requests, or of an empty one: then both counts are at their limit. */
function next(lease: Held): Pick<Held['given'], 'minuteCalls' | 'dayCalls'> {
	const { minuteCalls, dayCalls } = lease.given;
	const at = { minuteCalls: minuteCalls + lease.used, dayCalls: dayCalls + lease.used };
	if (lease.calls > 0) lease.used++;
	return at;
}
