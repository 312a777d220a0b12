import type { ask } from '../../../engines/ask/contract';
import type { Infer } from '../../../engines/kit/schema';
import { entries, type Listed } from './catalogue';
import { addressOf } from './tool-address';

/** What the operation `ask` answers. */
export type Asked = Infer<typeof ask.operations.ask.response>;
/** A reading of the question. */
export type Reading = Asked['readings'][number];

/** The tool of a reading; undefined for a page of the app. */
export const listedOf = ({ group, operation }: Reading): Listed | undefined =>
	entries.find((entry) => entry.group.id === group && entry.name === operation);

const texts = (input: Reading['input']): Record<string, string> =>
	Object.fromEntries(
		Object.entries(input)
			.filter(([, value]) => value !== null)
			.map(([name, value]) => [name, String(value)])
	);

/** Of a country, earthquakes are looked for among all of the period, not among the newest fifty. */
const wholeList = ({ operation, focus }: Reading): Readonly<Record<string, string>> =>
	operation !== 'recent' || typeof focus?.['country'] !== 'string'
		? {}
		: { limit: '500', ...(focus['kind'] === 'strongest' && { order: 'magnitude' }) };

/** The fields of the tool of a reading. */
export const readingValues = (reading: Reading): Readonly<Record<string, string>> => ({
	...texts(reading.input),
	...wholeList(reading)
});

/** The other places of a question about several clocks, as the fragment that their page reads. */
function clocksOf({ focus }: Reading): string {
	const places = focus?.['kind'] === 'clocks' && Array.isArray(focus['places']) ? focus['places'].slice(1) : [];
	return places.length === 0 ? '' : `#places=${places.map((place) => encodeURIComponent(String(place))).join(';')}`;
}

/** Address of the tool of a reading, with its values. */
export const readingAddress = (entry: Listed, reading: Reading): string =>
	addressOf(entry, readingValues(reading)) + clocksOf(reading);
