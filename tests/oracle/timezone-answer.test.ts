import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finished } from '../../sw/api/encode-response';
import { testApi } from '../contract/host';

test('an answer of the small map carries its warning in a header too', async () => {
	const warning = 'the exact map of time zones is still loading: near borders the zone may be wrong';
	const { ask } = testApi({ overrides: { run: async () => ({ value: finished({ warning }), where: 'here' }) } });
	expect((await ask('/v1/timezone?coords=1,2')).headers.get('Warning')).toBe(`199 - "${warning}"`);
});
test('an answer of the exact map carries none', async () =>
	expect((await testApi().ask('/v1/timezone?coords=1,2')).headers.has('Warning')).toBe(false));
test('a warning with quotes or letters that no header takes is still an answer', async () => {
	const run = async () => ({ value: finished({ warning: 'a "border"\r\nin Büsingen' }), where: 'here' });
	const response = await testApi({ overrides: { run } }).ask('/v1/timezone?coords=1,2');
	expect(response.headers.get('Warning')).toBe('199 - "a  border   in B singen"');
});

const part = fc.oneof(
	fc.double().map(String),
	fc.bigInt().map(String),
	fc.string({ unit: 'binary', maxLength: 20 }),
	fc.constantFrom(
		'',
		' ',
		'+',
		'-',
		'.',
		'1e3',
		'0x1',
		'NaN',
		'%',
		'%00',
		'%E2%82',
		'&from=1',
		'#',
		'９',
		'1'.repeat(300)
	)
);
const point = fc.oneof(
	fc.tuple(part, part).map((pair) => pair.join(',')),
	part
);
test('1,000 hostile queries never get a 5xx', async () => {
	const { ask, logged } = testApi();
	await fc.assert(
		fc.asyncProperty(point, point, fc.boolean(), async (a, b, encoded) => {
			const [from, to] = encoded
				? [a, b].map(encodeURIComponent)
				: [a, b].map((text) => text.replace(/[^\x20-\x7e]/g, ''));
			for (const path of [`/v1/distance?from=${from}&to=${to}`, `/v1/timezone?coords=${from}&at=${to}`])
				expect([200, 400]).toContain((await ask(path)).status);
		}),
		{ numRuns: 500 }
	);
	expect(logged).toEqual([]);
});
