import { expect, test } from 'vitest';
import { ageLine, packAges, readAge } from './pack-ages';
import { packNames } from './packs';

test('every pack and table says when it was taken and what its newest source is', async () => {
	const lines = await packAges(Date.parse('2027-01-01'));
	const names = lines.map((line) => line.split(':')[0]);
	expect(names).toEqual(
		expect.arrayContaining([
			...(await packNames()).filter((name) => !name.includes('-')),
			'cldr',
			'cmudict',
			'phone',
			'script',
			'tzdata'
		])
	);
	expect(names).toEqual([...new Set(names)].sort());
	for (const line of lines) expect(line).toMatch(/: taken \d+ days ago \(2026-\d\d-\d\d\), newest source \d{4}.*: \S/);
});

test('the line of a pack is read', () => {
	const age = readAge('zones', '# Zones\n\n- Newest source: 2026-09-16 (geo-tz 8.1.9), taken 2026-11-20.\n');
	expect(age).toEqual({ newest: '2026-09-16', source: 'geo-tz 8.1.9', taken: '2026-11-20' });
	const line = (now: string) => ageLine('zones', age, Date.parse(now));
	expect(line('2026-11-20T09:00Z')).toContain('taken today (2026-11-20)');
	expect(line('2026-11-21T09:00Z')).toContain('taken yesterday');
	expect(line('2027-11-20')).toBe('zones: taken 365 days ago (2026-11-20), newest source 2026-09-16: geo-tz 8.1.9');
});

test.each([
	'',
	'- Newest source: 2026 (x)',
	'- Newest source: last year (x), taken 2026-11-20.',
	'- Newest source: 2026 (x), taken 2026-13-20.'
])('%j says no age', (readme) => expect(() => readAge('it', readme)).toThrow('data/sources/it/README.md has no line'));
