import type { FeedRecord, FeedStore, RecordInfo } from './store';

/** The records of one feed to drop so that it is within its budget: the least recently used ones. */
export function overBudget(records: readonly RecordInfo[], budgetBytes: number): string[] {
	let room = budgetBytes;
	const latestFirst = [...records].sort((a, b) => b.lastUsed - a.lastUsed || b.checkedAt - a.checkedAt);
	return latestFirst.flatMap(({ key, bytes }) => ((room -= bytes) < 0 ? [key] : []));
}

/**
 * Puts a record and keeps its feed within its budget. When the device refuses for want of room, drops whole feeds, highest
 * rank first, until it fits; answers false when it never does: the answer is served all the same, only not kept.
 * `account`, of bytes that each feed takes at most, spares listing a large store at each put: a tenth more is then dropped.
 */
export async function putWithin(
	store: FeedStore,
	record: FeedRecord,
	budgetBytes: number,
	account?: Map<string, number>
): Promise<boolean> {
	if (record.bytes > budgetBytes) return false;
	while (!(await putIfRoom(store, record))) {
		const infos = await store.list();
		const rank = Math.max(0, ...infos.map(({ dropRank }) => dropRank));
		if (rank === 0) return false;
		await store.remove(infos.filter((info) => info.dropRank === rank).map(({ key }) => key));
	}
	const known = account?.get(record.feed);
	if (account && known !== undefined && known + record.bytes <= budgetBytes) {
		account.set(record.feed, known + record.bytes);
		return true;
	}
	if (account === undefined) await trim(store, record.feed, budgetBytes, budgetBytes);
	else {
		// An answer does not wait for a large feed to be counted, which one put begins.
		account.set(record.feed, 0);
		trim(store, record.feed, budgetBytes, 0.9 * budgetBytes).then(
			// With what came meanwhile.
			(bytes) => account.set(record.feed, bytes + (account.get(record.feed) ?? 0)),
			(error: unknown) => {
				account.delete(record.feed);
				console.warn(`feeds: the records of ${record.feed} could not be counted`, error);
			}
		);
	}
	return true;
}

/** Drops records of a feed beyond its budget, down to `room` bytes; returns how many bytes are left. */
async function trim(store: FeedStore, feed: string, budgetBytes: number, room: number): Promise<number> {
	const own = (await store.list(feed)).filter((info) => info.feed === feed);
	const total = own.reduce((sum, { bytes }) => sum + bytes, 0);
	const drop = new Set(total <= budgetBytes ? [] : overBudget(own, room));
	if (drop.size > 0) await store.remove([...drop]);
	return own.reduce((sum, { key, bytes }) => (drop.has(key) ? sum : sum + bytes), 0);
}

async function putIfRoom(store: FeedStore, record: FeedRecord): Promise<boolean> {
	try {
		await store.put(record);
		return true;
	} catch (error) {
		if (error instanceof Error && error.name === 'QuotaExceededError') return false;
		throw error;
	}
}

/** Size of a stored item in bytes: its JSON, typed arrays by their own length. */
export function sizeOf(item: unknown): number {
	let binary = 0;
	const json = JSON.stringify(item, (_key, value: unknown) => {
		if (!ArrayBuffer.isView(value)) return value;
		binary += value.byteLength;
		return null;
	});
	return (json ?? '').length + binary;
}
