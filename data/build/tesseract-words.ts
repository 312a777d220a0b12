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
