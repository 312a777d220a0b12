import { expect, test } from 'vitest';
import { openColumns, type PackedCountry } from '../../../engines/holidays/columns';
import { writeColumns } from './columns';

const country: PackedCountry = {
	sources: [['a law', 'https://law.example/1'], ['an older law', 'http://law.example/2'], ['a custom']],
	known: '2026-07-23',
	days: [
		["New Year's Day", '', 0, '0-46:0101', 0, 1],
		// The years end in a letter with which a rule may begin.
		['Easter Monday', 'Ostermontag', 16, '1-2ee1 2o-3l:0406 1ee-2', 1, 1],
		['Fair', 'Markt', 35, '5l3.-2 7a11224/06+1', 2, 3],
		['Fair', 'Markt', 34, '9:0704', 2, 1],
		['Fair', '', 34, 'a:0704', 2, 1]
	],
	own: 2,
	subdivisions: { A: ['Part A', [2], [], '-'], B: ['Part B', [], [0, 1]] }
};
const bare: PackedCountry = { sources: [['a law']], known: '', days: [['Day', '', 0, '5:0101', 0, 1]], own: 1, subdivisions: {} }; // prettier-ignore

test('what is written is read back, country by country', () => {
	const { steps, countries } = openColumns(
		writeColumns(
			[
				[1, 354],
				[-2, 355, 739],
				[3, 29, 30]
			],
			[
				{ code: 'AA', packed: country },
				{ code: 'BB', packed: bare }
			]
		)
	);
	expect(steps).toEqual([
		[1, 354],
		[-2, 355, 739],
		[3, 29, 30]
	]);
	expect([...countries.keys()]).toEqual(['AA', 'BB']);
	expect(countries.get('AA')?.()).toEqual(country);
	expect(countries.get('BB')?.()).toEqual(bare);
});

test('what cannot be told apart when read is not written', () => {
	const named = (name: string): PackedCountry => ({ ...bare, days: [[name, '', 0, '5:0101', 0, 1]] });
	expect(() => writeColumns([[1, 27]], [])).toThrow('a step of 27 days');
	expect(() => writeColumns([], [{ code: 'AA', packed: named('two\tfields') }])).toThrow('control character');
	expect(() => writeColumns([], [{ code: 'AA', packed: { ...bare, days: [['Day', '', 0, 'x', 0, 1]] } }])).toThrow('not a run'); // prettier-ignore
});
