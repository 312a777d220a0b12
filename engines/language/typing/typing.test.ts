import { expect, test } from 'vitest';
import { readPack } from '../../../sw/build/packs';
import { scriptsOf } from './languages';
import { LONGEST, Network } from './network';
import { readNetwork } from './network-pack';
import { openArithmetic } from './kernel';
import { openWords, packWords } from './word-set';

const WORDS = 'namaste bhalobashi vanakkam namaskaram gurdwara dhanyavaad xylophone q zzzz thiruvananthapuram'.split(
	' '
);

test('the kernel and plain code multiply and unpack alike', () => {
	// Two rows of levels 0 to 15 twice, and the steps of their scales: one and two.
	const pack = Uint8Array.of(9, 0x10, 0x32, 0x54, 0x76, 0x98, 0xba, 0xdc, 0xfe, 0, 32);
	const [fast, plain] = [openArithmetic(4000, pack), openArithmetic(4000, pack, true)];
	for (const { floats, integers, multiply, unpack } of [fast, plain]) {
		for (let at = 0; at < 1200; at++) floats[at] = Math.sin(at);
		for (let row = 0; row < 8; row++) {
			integers[2000 + row] = 4 * 100 * (7 - row);
			floats[2500 + row] = row / 4;
		}
		multiply(2000, 900, 2500, 3000, 8, 100);
		unpack(1, 3100, 2, 8, 0.25);
		const levels = Array.from({ length: 16 }, (_, level) => (level - 8) * (level < 8 ? 0.25 : 0.5));
		expect([...floats.subarray(3099, 3117)]).toEqual([0, ...levels, 0]);
	}
	for (let row = 0; row < 8; row++) {
		let sum = row / 4;
		for (let at = 0; at < 100; at++) sum += Math.sin(100 * (7 - row) + at) * Math.sin(900 + at);
		expect(plain.floats[3000 + row]).toBeCloseTo(sum, 4);
		expect(fast.floats[3000 + row]).toBeCloseTo(sum, 4);
	}
	expect([fast, plain].map(({ floats }) => floats.length)).toEqual([4000, 4000]);
	// Pages of WebAssembly.
	expect(fast.floats.buffer.byteLength).toBe(65_536);
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

test('a pack that ends early is refused', async () => {
	const pack = await readPack('typing');
	expect(() => readNetwork(pack.slice(0, 200_000))).toThrow('ends too early');
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
