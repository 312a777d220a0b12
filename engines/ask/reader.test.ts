import { expect, test } from 'vitest';
import { settingOf } from './facts/homes';
import { Reader } from './reader';
import type { Tables } from './setting';

/** A reader over two small lexicons, with a count of each source's calls. */
function counted() {
	const counts = { lexicon: 0, tables: 0, places: 0, words: 0 };
	const seen = (kind: 'places' | 'words') => () => (counts[kind]++, false);
	const tables: Tables = {
		places: {
			isTown: seen('places'),
			isArea: seen('places'),
			isSight: () => false,
			isAirport: () => false,
			zoneOf: () => undefined,
			countryOf: () => undefined,
			wholeNameIn: () => undefined
		},
		words: {
			has: seen('words'),
			isAction: seen('words'),
			isTurn: seen('words'),
			isName: seen('words'),
			isKindOf: seen('words'),
			nearest: () => undefined
		}
	};
	const reader = new Reader({
		async lexicon() {
			counts.lexicon++;
			return 'skip: please | tell me\nself: me\nconcept time: what time | time\nrole in: in\nconcept what-is: what is\nconcept who: who is';
		},
		async tables() {
			counts.tables++;
			return tables;
		}
	});
	return { counts, ask: (text: string) => reader.read(text, settingOf('en', { today: '2026-11-25' })) };
}

test('a lexicon is built once, and the large tables are not asked for known words', async () => {
	const { counts, ask } = counted();
	for (let time = 0; time < 3; time++) await ask('please tell me what time');
	expect(counts).toEqual({ lexicon: 1, tables: 0, places: 0, words: 0 });
});

test('a question of unknown words asks the tables a bounded number of times a word', async () => {
	const { counts, ask } = counted();
	await ask(`what is ${'zorp '.repeat(10)}`);
	const ten = { ...counts };
	await ask(`what is ${'zorp '.repeat(40)}`);
	for (const table of ['places', 'words'] as const) {
		expect(ten[table] / 10, table).toBeLessThan(24);
		expect((counts[table] - ten[table]) / 40, table).toBeLessThan(24);
	}
});
