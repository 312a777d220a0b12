import { brotliCompressSync, constants } from 'node:zlib';
import { relatedWords } from '../../engines/dictionary/related';
import { WordNet } from '../../engines/dictionary/wordnet';
import { readPack } from '../../sw/build/packs';

const WORDS = [
	'dog',
	'mice',
	'ran',
	'ice creams',
	'entity',
	'tree',
	'person',
	'Paris',
	'looked up',
	'quickly',
	'break'
];

/** Prints size, time to open, memory and time of a lookup. */
export async function bench(): Promise<void> {
	const pack = await readPack('wordnet');
	const compressed = brotliCompressSync(new Uint8Array(pack), {
		params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
	});
	const opened: WordNet[] = [];
	const openings = Array.from({ length: 5 }, () => {
		const started = performance.now();
		opened.push(new WordNet(pack));
		return performance.now() - started;
	});
	const memory = () => {
		const { heapUsed, arrayBuffers } = process.memoryUsage();
		return heapUsed + arrayBuffers;
	};
	globalThis.gc?.();
	const before = memory();
	const wordnet = new WordNet(pack);
	opened.push(wordnet);
	globalThis.gc?.();
	const held = memory() - before + pack.byteLength;
	console.table({
		'pack, MB brotli': (compressed.length / 1e6).toFixed(3),
		'pack, MB': (pack.byteLength / 1e6).toFixed(2),
		'first open, ms': (openings[0] ?? 0).toFixed(0),
		'later opens, ms': Math.min(...openings).toFixed(0),
		[`held, MB${globalThis.gc ? '' : ' (more exact with --expose-gc)'}`]: (held / 1e6).toFixed(1)
	});
	console.table(
		WORDS.map((word) => {
			relatedWords(word, wordnet);
			const times = 200;
			const started = performance.now();
			for (let time = 0; time < times; time++) relatedWords(word, wordnet);
			return { word, 'µs a lookup': (((performance.now() - started) / times) * 1000).toFixed(0) };
		})
	);
}
