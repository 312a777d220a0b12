import { checkKey, DAY_MS, MINUTE_MS, rateHeaders, unknownKey, type Gate } from '../host/gate';
import { newKey, type KeyRecord } from '../host/keys';
import { digest } from './durable-store';
import type { Lease } from './limit';

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

/** What is left of a lease. */
interface Held extends Lease {
	used: number;
}

/** Admission at the edge: keys from KV by their SHA-256, limits by leases. Without KV it is a demo, as the Node host is. */
export function edgeGate({ KEYS, LIMIT }: Pick<EdgeEnv, 'KEYS' | 'LIMIT'>): Pick<Gate, 'admit'> {
	const known = new Map<string, Known>();
	const held = new Map<string, Held>();

	async function find(key: string): Promise<Known> {
		const now = Date.now();
		const near = known.get(key);
		if (near && near.until > now) return near;
		const id = await digest(key);
		const stored = KEYS ? await KEYS.get(id, { type: 'json', cacheTtl: KEPT_SECONDS }) : key === DEMO.key ? DEMO : null;
		const record = stored === null ? undefined : { ...newKey(key, '', 0), ...(stored as Partial<KeyRecord>), key };
		const found = { id, record, until: now + KEPT_SECONDS * 1000 };
		known.delete(key);
		known.set(key, found);
		for (const oldest of known.keys()) {
			if (known.size <= MAX_KNOWN) break;
			known.delete(oldest);
			held.delete(oldest);
		}
		return found;
	}

	/** Requests that were counted before this one, in the running minute and day; this one is counted. */
	async function count(id: string, record: KeyRecord): Promise<Pick<Held['given'], 'minuteCalls' | 'dayCalls'>> {
		const now = Date.now();
		const [minute, day] = [Math.floor(now / MINUTE_MS), Math.floor(now / DAY_MS)];
		const before = held.get(record.key);
		const runs = before?.given.day === day && (record.perMinute === null || before.given.minute === minute);
		if (before && runs && (before.used < before.calls || before.calls === 0)) return next(before);
		const unused = before && { ...before.given, calls: before.calls - before.used };
		if (before) before.used = before.calls;
		const { perMinute, perDay } = record;
		const lease = await LIMIT.get(LIMIT.idFromName(id)).take(
			{ perMinute, perDay },
			runs ? 2 * before.calls : 1,
			...(unused ? [unused] : [])
		);
		const now_ = { ...lease, used: 0 };
		held.set(record.key, now_);
		return next(now_);
	}

	return {
		async admit(key, route, caller) {
			if (caller.internal) return {};
			if (!key && !(caller.keyless && !KEYS)) throw unknownKey(key);
			const { id, record } = await find(key || DEMO.key);
			if (!record) throw unknownKey(key);
			checkKey(record, route);
			if (record.perMinute === null && record.perDay === null) return {};
			return rateHeaders({ record, ...(await count(id, record)) }, Date.now());
		}
	};
}

/** A request of a lease that is not used up, or of one that has none: then both counts are at their limit. */
function next(lease: Held): Pick<Held['given'], 'minuteCalls' | 'dayCalls'> {
	const { minuteCalls, dayCalls } = lease.given;
	const at = { minuteCalls: minuteCalls + lease.used, dayCalls: dayCalls + lease.used };
	if (lease.calls > 0) lease.used++;
	return at;
}
