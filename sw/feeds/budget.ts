import { byFeed, type FeedRecord, type FeedStore, type RecordInfo } from './store';

/** Bytes that each feed may keep; together 8 MB. A feed not named here gets 0.5 MB. */
export const BUDGETS: Readonly<Record<string, number>> = {
	quakes: 2_000_000,
	rates: 1_200_000,
	products: 1_000_000,
	autocomplete: 500_000,
	'on-this-day': 2_000_000,
	news: 1_300_000
};
const OTHER_BUDGET = 500_000;

/** What goes first when the device has no room: what is largest for its use, and what can be asked again most easily. */
const FIRST_TO_GO = ['on-this-day', 'autocomplete', 'products'];

/** The records to drop so that every feed is within its budget: the least recently used ones of each. */
export function overBudget(
	infos: readonly RecordInfo[],
	budgets: Readonly<Record<string, number>> = BUDGETS
): string[] {
	const drop: string[] = [];
	for (const [feed, records] of byFeed(infos)) {
		let room = budgets[feed] ?? OTHER_BUDGET;
		const latestFirst = [...records].sort((a, b) => b.lastUsed - a.lastUsed || b.checkedAt - a.checkedAt);
		for (const { key, bytes } of latestFirst) {
			room -= bytes;
			if (room < 0) drop.push(key);
		}
	}
	return drop;
}

/**
 * Puts a record and keeps the store within its budgets. When the device refuses for want of room, drops whole feeds in the
 * given order until it fits; answers false when it never does: the answer is served all the same, only not kept.
 */
export async function putWithin(
	store: FeedStore,
	record: FeedRecord,
	budgets: Readonly<Record<string, number>> = BUDGETS
): Promise<boolean> {
	if (record.bytes > (budgets[record.feed] ?? OTHER_BUDGET)) return false;
	let kept = false;
	for (const feed of [undefined, ...FIRST_TO_GO]) {
		if (feed !== undefined) {
			const infos = await store.list();
			await store.remove(infos.filter((info) => info.feed === feed).map((info) => info.key));
		}
		try {
			await store.put(record);
			kept = true;
			break;
		} catch (error) {
			if (!(error instanceof Error || error instanceof DOMException) || error.name !== 'QuotaExceededError')
				throw error;
		}
	}
	if (kept) {
		const drop = overBudget(await store.list(), budgets);
		if (drop.length > 0) await store.remove(drop);
	}
	return kept;
}

/** Size of an item as it will be kept, in bytes: its JSON, typed arrays by their own length. */
export function sizeOf(item: unknown): number {
	let binary = 0;
	const json = JSON.stringify(item, (_key, value: unknown) => {
		if (!ArrayBuffer.isView(value)) return value;
		binary += value.byteLength;
		return null;
	});
	return (json ?? '').length + binary;
}
