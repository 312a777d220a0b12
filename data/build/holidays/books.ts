import { readLawBook, type LawBook } from './law-book';

const FILES = import.meta.glob<Readonly<Record<string, string>>>('../../holidays/??.ts', { eager: true });

/** The law books of all countries by code, ascending. Throws where one cannot be read. */
export function readLawBooks(): ReadonlyMap<string, LawBook> {
	const texts = new Map(
		Object.entries(FILES).map(([file, module]): [string, string] => {
			const code = file.slice(-5, -3);
			const text = module[code];
			if (text === undefined) throw new Error(`${file} does not export ${code}`);
			return [code, text];
		})
	);
	return new Map(
		[...texts]
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([code, text]) => [code, readLawBook(code, text, (other) => texts.get(other))])
	);
}
