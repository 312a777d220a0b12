import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
	vi.stubGlobal('location', new URL('http://localhost/'));
	vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
	vi.stubGlobal('navigator', { language: 'en-GB' });
	vi.stubGlobal('addEventListener', () => {});
});
const { groups } = await import('../../../engines');
const { nextTools } = await import('./related-tools');

/** The operation at a path, as its page has it. */
function entryOf(path: string) {
	for (const group of groups)
		for (const [name, operation] of Object.entries(group.operations))
			if (operation.path === path) return { group, name, slug: name, operation } as never;
	throw new Error(`no operation ${path}`);
}
const offered = (path: string, values: Record<string, string>, answer: unknown) =>
	Object.fromEntries(nextTools(entryOf(path), values, answer).map(({ entry, values: given }) => [entry.operation.path, given])); // prettier-ignore

test('a distance goes on from where it ends', () =>
	expect(offered('/v1/distance', { from: 'Berlin', to: 'Paris' }, { from: { lat: 52.52, lon: 13.405 }, to: { lat: 48.8566, lon: 2.3522 } })).toEqual({
		'/v1/recent': { near: '48.8566,2.3522' },
		'/v1/timezone': { coords: '48.8566,2.3522' },
		'/v1/destination': { from: '48.8566,2.3522' },
		'/v1/places': { q: '48.8566,2.3522' }
	})); // prettier-ignore

test('a country goes on to its holidays, working days, numbers and universities', () => {
	expect(Object.keys(offered('/v1/number', { number: '030 901820', country: 'Germany' }, { country: 'DE' })).sort()).toEqual(['/v1/example', '/v1/holidays', '/v1/universities', '/v1/workdays']); // prettier-ignore
	expect(offered('/v1/number', { number: '+800 1234 5678' }, { country: null })).toEqual({});
});

test('a text goes on to what reads texts; one in Devanagari to other letters too', () => {
	const text = 'नमस्ते दुनिया';
	expect(Object.keys(offered('/v1/detect', { text }, { language: 'hi' })).sort()).toEqual(['/v1/qr', '/v1/readability', '/v1/script', '/v1/transliterate']); // prettier-ignore
	expect(offered('/v1/detect', { text: 'Guten Tag' }, { language: 'de' })).not.toHaveProperty('/v1/transliterate');
	expect(offered('/v1/transliterate', { text, to: 'iso15919' }, { text, result: 'namastē duniyā' })).toMatchObject({
		'/v1/readability': { text: 'namastē duniyā' }
	});
});

test('a sum goes on to be converted, a word to the encyclopedia, a picture to the place where it was taken', () => {
	expect(offered('/v1/evaluate', { expression: '12*12' }, { decimal: 144 })).toEqual({
		'/v1/rates': { amount: '144' },
		'/v1/simplify': { expression: '12*12' }
	});
	expect(offered('/v1/evaluate', { expression: 'x' }, { decimal: null })).not.toHaveProperty('/v1/rates');
	expect(offered('/v1/related/{word}', { word: 'mice' }, { lemma: 'mouse' })).toEqual({
		'/v1/autocomplete': { q: 'mouse' }
	});
	const gps = { latitude: 48.1371, longitude: 11.5754, altitude: null };
	expect(offered('/v1/info', {}, { gps })).toMatchObject({ '/v1/timezone': { coords: '48.1371,11.5754' } });
	expect(offered('/v1/info', {}, { gps: null })).toEqual({});
});

test('no tool is offered to itself, and no tool twice', () => {
	for (const group of groups)
		for (const operation of Object.values(group.operations))
			for (const { input, output } of operation.examples) {
				const next = Object.keys(offered(operation.path, input as Record<string, string>, output));
				expect(next).not.toContain(operation.path);
			}
});

test('tools of the same group come first, and six in all are offered', () => {
	const { text } = { text: 'नमस्ते दुनिया' };
	const tools = nextTools(entryOf('/v1/detect'), { text }, { language: 'hi' }).map(({ entry }) => entry);
	const akin = tools.map(({ group }) => group.id === 'language');
	expect(akin).toEqual([...akin].sort().reverse());
	expect(akin).toContain(false);
	const place = { lat: 52.52, lon: 13.405 };
	const many = nextTools(
		entryOf('/v1/holidays'),
		{ country: 'DE' },
		{ country: 'DE', from: place, to: place, text, word: 'dog' }
	);
	expect(many.length).toBeLessThanOrEqual(6);
});
