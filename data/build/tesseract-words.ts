/** Word lists of Tesseract's trained data: the automaton `lstm-word-dawg` and its letters in a `.traineddata` file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unpackDebian, type DebianPackage } from './debian-package';

/** Places of the two parts in a file's table of offsets. */
const DAWG = 19;
const LETTERS = 21;
const HEADER = 10;
const LONGEST = 40;

/** All words of a language's list. Throws when the file is not one of these. */
export function tesseractWords(language: string, debian: DebianPackage): string[] {
	const file = path.join(unpackDebian(debian), `usr/share/tesseract-ocr/5/tessdata/${language}.traineddata`);
	const bytes = readFileSync(file);
	const starts = Array.from({ length: bytes.readInt32LE(0) }, (_, part) => Number(bytes.readBigInt64LE(4 + 8 * part)));
	const part = (index: number) => {
		const start = starts[index] ?? -1;
		if (start < 0) throw new Error(`${file} has no part ${index}`);
		return bytes.subarray(start, Math.min(bytes.length, ...starts.filter((other) => other > start)));
	};
	const [count = '0', ...rows] = part(LETTERS).toString().split('\n');
	const letters = rows
		.slice(0, Number(count))
		.map((row) => (row.startsWith('NULL ') ? ' ' : (row.split(' ')[0] ?? '')));
	return [...walk(part(DAWG), letters)];
}

/** An edge holds, from its low bits on: a letter, then three flags (last of its node, backward, ends a word), then the next node. */
function* walk(dawg: Buffer, letters: readonly string[]): Generator<string> {
	const letterBits = BigInt(Math.ceil(Math.log2(dawg.readInt32LE(2) + 1)));
	const nextAt = letterBits + 3n;
	const empty = (((1n << 64n) - 1n) >> nextAt) << nextAt;
	const open: [node: number, before: string][] = [[0, '']];
	for (let one = open.pop(); one; one = open.pop()) {
		for (let at = one[0]; ; at++) {
			const edge = dawg.readBigUInt64LE(HEADER + 8 * at);
			if (edge === empty) break;
			const flags = Number((edge >> letterBits) & 7n);
			if (!(flags & 2)) {
				const word = one[1] + (letters[Number(edge & ((1n << letterBits) - 1n))] ?? '');
				if (flags & 4) yield word;
				const next = Number(edge >> nextAt);
				if (next > 0 && word.length < LONGEST) open.push([next, word]);
			}
			if (flags & 1) break;
		}
	}
}

const VERSION = '1:4.1.0-2';

/** A language with a list: its code, Tesseract's name of it, its script's place among the blocks of ISCII. */
export interface TesseractLanguage {
	readonly name: string;
	readonly code: string;
	readonly place: number;
	/** Hash of its Debian package. */
	readonly sha256: string;
}

/** Ten languages of India. */
export const TESSERACT_LANGUAGES: readonly TesseractLanguage[] = [
	{ name: 'hin', code: 'hi', place: 0, sha256: '5a68e8761de9e054e6450c0beab918650e802c03124c816acaf9693d33dabd89' },
	{ name: 'mar', code: 'mr', place: 0, sha256: '432813e8c5dd7834de32958d2c3dc0a8ba3cfc3da495e40cfe12e37219a3fe4f' },
	{ name: 'ben', code: 'bn', place: 1, sha256: 'aa1444f80c1dfc27e42f152442332b57413e2f48fd0626c9dc205a76a0338729' },
	{ name: 'pan', code: 'pa', place: 2, sha256: 'cd113282000b94eed0f8950d5fa5b60a8c9b29a8fe27752947f4beaaa135c50e' },
	{ name: 'guj', code: 'gu', place: 3, sha256: 'ff528e0a224d7a56d0fa5ba66c759bb50d1813cc071c1954a557bce67a808799' },
	{ name: 'ori', code: 'or', place: 4, sha256: 'd3000e7709e5f5ad94a8a88b42a2ae49bffdf1c55d1be37837471a819a2ed3a9' },
	{ name: 'tam', code: 'ta', place: 5, sha256: 'ddb1ada253912afc35f15c134c8570f6a9fae41067c9861e11dc9e16188097bb' },
	{ name: 'tel', code: 'te', place: 6, sha256: '0b5deb6d45776678d9129d6b5e6c469c90ae37f6a05e81ee8e7a4307ba7cf492' },
	{ name: 'kan', code: 'kn', place: 7, sha256: 'cf238a81def2ab49d3b28dbdf8569fe712626e2017264b205fe4bf19e683d715' },
	{ name: 'mal', code: 'ml', place: 8, sha256: '392b8909244a7a0f95f3335cc7605082dec8e4d503e5abb29c3b601171a4b257' }
];

/** All words of one of these languages' lists. */
export const tesseractList = ({ name, sha256 }: TesseractLanguage): string[] =>
	tesseractWords(name, { name: `tesseract-ocr-${name}`, version: VERSION, sha256 });
