import type { ListedGroup } from '../../../engines/kit/contract';
import type { Listed } from './catalogue';
import type { HistoryRecord } from '../history/call-history';
import { addressOf } from './tool-address';

export interface RecordLink {
	readonly record: HistoryRecord;
	readonly group: ListedGroup;
	readonly address: string;
	readonly name: string;
	readonly about: string;
}

/** Address of a stored call; null when its operation was removed. Long texts travel beside the address. */
export function linkOf(record: HistoryRecord, entries: readonly Listed[]): RecordLink | null {
	const entry = entries.find(({ group, name }) => group.id === record.group && name === record.name);
	if (!entry) return null;
	return {
		record,
		group: entry.group,
		address: addressOf(entry, record.values),
		name: entry.name,
		about: Object.values(record.values).join(' · ').slice(0, 120)
	};
}
