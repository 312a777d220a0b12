/** The cost of a first visit: requests and bytes until a page shows its answer, and whether that is on the screen. */
import { expect, test } from 'vitest';
import { SHELF, TOOLS, firstAnswer, type FirstAnswer } from '../support/first-answer';
import { startSite } from './site';

const { browser, server } = await startSite();

const tools = TOOLS.flatMap(({ path, query }) => (query === undefined ? [] : [path + query]));
/** Most that a tool of a group fetches beside data, KiB: 2.5 more than the least measured. */
const KIB: Readonly<Record<string, number>> = {
	math: 154.5,
	language: 123.5,
	// 16 of it tell the language of the text.
	text: 132.5,
	earthquakes: 98,
	holidays: 102,
	currency: 104.5,
	phone: 141,
	geo: 127,
	// 20 of it are its English lexicon, 16 the weights of subjects, 13 the English words of mathematics.
	ask: 346,
	food: 101.5,
	qr: 101
};
const MAX_KIB = 98;
const groupOf = (path: string): string => path.split('/')[2] ?? '';
const kibOf = ({ bytes, packBytes }: FirstAnswer): number => (bytes - packBytes) / 1024;
const ofKind = ({ paths }: FirstAnswer, kind: RegExp): string[] => paths.filter((path) => kind.test(path));

test.each(['/', '/docs', '/docs/geo/distance', '/settings', '/offline'])('%s: a dozen files', async (path) => {
	const found = await firstAnswer(browser, server.url + path, { ready: '' });
	expect(found.requests, found.paths.join('\n')).toBeLessThanOrEqual(11);
	expect(kibOf(found)).toBeLessThanOrEqual(70);
	expect(found.shift).toBeLessThanOrEqual(0.02);
});

test('the start page: cards are there without the box, tools, the lines of others, or the map of time zones', async () => {
	const found = await firstAnswer(browser, `${server.url}/`, { ready: SHELF });
	expect(
		ofKind(found, /\/packs\/(?:zones|places)|\/assets\/(?:box|grammar|panels|tool|parts|_virtual_routes|map)-/)
	).toEqual([]);
	expect(ofKind(found, /\/assets\/lines-/)).toHaveLength(1);
	// The next holiday is looked up in its pack, nothing else is.
	expect(ofKind(found, /^\/packs\/(?!holidays-)/)).toEqual([]);
	expect(found.requests, found.paths.join('\n')).toBeLessThanOrEqual(14);
	expect(kibOf(found)).toBeLessThanOrEqual(93);
	expect(found.shift).toBeLessThanOrEqual(0.02);
});

test.each(tools)('%s: its first answer', async (path) => {
	const most = KIB[groupOf(path)] ?? MAX_KIB;
	let found = await firstAnswer(browser, server.url + path);
	// A file that follows the answer counts only where a busy machine shows the answer late: a second visit tells.
	if (kibOf(found) > most) found = await firstAnswer(browser, server.url + path);
	// Data of a tool come in as many files as it has.
	const code = [...new Set(found.paths)].filter((one) => !/^\/packs\/|-tables-|\/world-/.test(one));
	// A question asks engines of several groups.
	expect(code.length, code.join('\n')).toBeLessThanOrEqual(groupOf(path) === 'ask' ? 20 : 15);
	expect(kibOf(found), found.paths.join('\n')).toBeLessThanOrEqual(most);
	expect(ofKind(found, /\/assets\/words-/)).toEqual([]);
	expect(ofKind(found, /\/assets\/contract-/)).toHaveLength(1);
	// Each worker asks for its script, which the page has, by the load a second one before the answer too; browsers have it then.
	const twice = found.paths.filter((one, at) => found.paths.indexOf(one) !== at);
	expect(twice.filter((one) => !/\/assets\/worker-/.test(one))).toEqual([]);
	expect(found.shift).toBeLessThanOrEqual(0.02);
});

test('earthquakes near nothing are answered without what reads places and measures from them; near a place with it', async () => {
	const path = `${server.url}/tools/earthquakes/recent`;
	const measures = /\/engines\/earthquakes-near-/;
	expect(ofKind(await firstAnswer(browser, path), measures)).toEqual([]);
	expect(ofKind(await firstAnswer(browser, `${path}?near=52.5,13.4`), measures)).toHaveLength(1);
});

test.each(['/tools/qr/qr', '/tools/encyclopedia/on-this-day'])(
	'%s: where the device is does not matter',
	async (path) => expect(ofKind(await firstAnswer(browser, server.url + path), /\/zone-places/)).toEqual([])
);
