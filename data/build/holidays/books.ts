import { readLawBook, type LawBook } from './law-book';

const FILES = import.meta.glob<Readonly<Record<string, string>>>('../../holidays/??.ts', { eager: true });

/** The law books of all countries by code, ascending. Throws where one cannot be read. */
export const readLawBooks = (): ReadonlyMap<string, LawBook> =>
	new Map(
		Object.entries(FILES)
			.map(([file, module]): [string, LawBook] => {
				const code = file.slice(-5, -3);
				const text = module[code];
				if (text === undefined) throw new Error(`${file} does not export ${code}`);
				return [code, readLawBook(code, text)];
			})
			.sort(([a], [b]) => (a < b ? -1 : 1))
	);
