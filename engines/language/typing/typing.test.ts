import { expect, test } from 'vitest';
import { readPack } from '../../../sw/build/packs';
import { scriptsOf } from './languages';
import { LONGEST, Network } from './network';
import { packNetwork, readNetwork } from './network-pack';
import { openArithmetic } from './kernel';
import { openWords, packWords } from './word-set';

const WORDS = 'namaste bhalobashi vanakkam namaskaram gurdwara dhanyavaad xylophone q zzzz thiruvananthapuram'.split(
	' '
);

test('the kernel and plain code multiply alike', () => {
	const [fast, plain] = [openArithmetic(4000), openArithmetic(4000, true)];
	for (const { floats, integers, multiply } of [fast, plain]) {
		for (let at = 0; at < 1200; at++) floats[at] = Math.sin(at);
		for (let row = 0; row < 8; row++) integers[2000 + row] = 4 * 100 * (7 - row);
		multiply(2000, 900, 3000, 8, 100);
	}
	for (let row = 0; row < 8; row++) {
		let sum = 0;
		for (let at = 0; at < 100; at++) sum += Math.sin(100 * (7 - row) + at) * Math.sin(900 + at);
		expect(plain.floats[3000 + row]).toBeCloseTo(sum, 4);
		expect(fast.floats[3000 + row]).toBeCloseTo(sum, 4);
	}
	expect(fast.floats.length).toBeGreaterThanOrEqual(4000);
});

test('the network spells alike with WebAssembly and without, in every language', async () => {
	const weights = readNetwork(await readPack('typing'));
	const [fast, plain] = [new Network(weights), new Network(weights, true)];
	for (const language of Object.keys(scriptsOf))
		for (const word of WORDS) {
			const spelt = fast.spell(language, word).slice(0, 5);
			expect(spelt.map(({ text }) => text)).toEqual(
				plain
					.spell(language, word)
					.slice(0, 5)
					.map(({ text }) => text)
			);
			expect(spelt.length, `${language} ${word}`).toBeGreaterThan(0);
			expect(Math.exp(spelt[0]?.score ?? 0)).toBeLessThanOrEqual(1.0001);
		}
});

test('words with other letters, no letters or too many, and other languages have no spelling', async () => {
	const network = new Network(readNetwork(await readPack('typing')));
	for (const word of ['', 'Namaste', "don't", 'é', 'a'.repeat(LONGEST + 1)])
		expect(network.spell('hi', word)).toEqual([]);
	expect(network.spell('hi', 'a'.repeat(LONGEST)).length).toBeGreaterThan(0);
	expect(network.spell('en', 'word')).toEqual([]);
});

test('a pack is written as it was read, and a short one is refused', async () => {
	const pack = await readPack('typing');
	const weights = readNetwork(pack);
	const again = readNetwork(packNetwork(weights).buffer);
	expect(again.labels).toEqual(weights.labels);
	expect(again.allowed).toEqual(weights.allowed);
	for (const [name, { values }] of weights.tensors) {
		const written = again.tensors.get(name)?.values ?? [];
		let apart = 0;
		let most = 0;
		for (const [at, value] of values.entries()) {
			apart = Math.max(apart, Math.abs(value - (written[at] ?? Infinity)));
			most = Math.max(most, Math.abs(value));
		}
		expect(apart, name).toBeLessThan(0.02 * most);
	}
	expect(() => readNetwork(pack.slice(0, 200_000))).toThrow();
	expect(() => readNetwork(new ArrayBuffer(3))).toThrow();
});

test('a word list has its words and few others', () => {
	const words = new Set(Array.from({ length: 3000 }, (_, at) => `word${at * 7}`));
	const common = new Set([...words].slice(0, 200));
	const gains = openWords(
		packWords([
			{ gain: 5, words, bits: 11 },
			{ gain: 7.5, words: common, bits: 7 }
		]).buffer
	);
	expect([...words].filter((word) => gains(word) !== (common.has(word) ? 7.5 : 5)).length).toBeLessThan(60);
	expect([...common].map(gains)).toEqual([...common].map(() => 7.5));
	const others = Array.from({ length: 20_000 }, (_, at) => `other${at}`).filter((word) => gains(word) > 0);
	expect(others.length).toBeLessThan(40);
	expect(() => openWords(new ArrayBuffer(7))).toThrow(TypeError);
});
