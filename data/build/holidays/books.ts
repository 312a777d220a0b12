import { readLawBook, type LawBook } from './law-book';

const FILES = import.meta.glob<string>('../../holidays/??.txt', { eager: true, query: '?raw', import: 'default' });

/** The law books of all countries by code, ascending. Throws where one cannot be read. */
export function readLawBooks(): ReadonlyMap<string, LawBook> {
	const texts = new Map(
		Object.entries(FILES).map(([file, text]) => [file.slice(-'CC.txt'.length, -'.txt'.length), text])
	);
	return new Map(
		[...texts.keys()]
			.sort()
			.map((code) => [code, readLawBook(code, texts.get(code) ?? '', (other) => texts.get(other))])
	);
}
