/** The commonest words of each language that parts its words by spaces, from lists of frequency or from the texts of the packages. */
import { FILTER_BITS, FILTER_BYTES, passing, type CommonWords } from '../../engines/language/detect-common';
import { onlyWord, WORD_KEY_BITS } from '../../engines/language/detect-features';
import { LANGUAGES, type Language } from '../../engines/language/languages';
import { scriptValue } from '../../engines/language/script';
import { declaration, isHeldOut } from './detect-fold';
import { readList } from './detect-lists';
import { readTexts } from './detect-sources';

/** Words of a filter. */
const COMMONEST = 4000;
/** Share of the words of a text that its language's list has at all: names and rare words are missing. */
const LISTED = 0.9;
/** Factor for languages without a list: the declaration has more common words than other texts, so its measured share is too high. */
const PLAIN = 0.8;

const UNSPACED = new Set(['ja', 'ko', 'th', 'zh-cn', 'zh-tw']);

/** The filters of all languages but those without spaces. */
export const commonWords = (): CommonWords[] =>
	LANGUAGES.filter(({ code }) => !UNSPACED.has(code)).map((language) => {
		const list = readList(language.code);
		return list ? ofList(language, list) : ofTexts(language);
	});

function ofList({ code, scripts: [script = ''] }: Language, list: ReadonlyMap<string, number>): CommonWords {
	const rows = [...list].sort(([, a], [, b]) => b - a);
	const sum = (some: typeof rows) => some.reduce((all, [, frequency]) => all + frequency, 0);
	const first = rows.slice(0, COMMONEST);
	const filter = filterOf(
		first.map(([word]) => word),
		script
	);
	const listed = (LISTED * sum(first)) / sum(rows);
	return { code, script, filter, share: rounded(listed + (1 - listed) * chance(filter)) };
}

function ofTexts({ code, scripts: [script = ''] }: Language): CommonWords {
	const counts = new Map<string, number>();
	for (const { texts } of readTexts([code]))
		for (const [text] of texts)
			for (const word of text
				.toLowerCase()
				.normalize('NFC')
				.split(/[^\p{L}\p{M}'’\u200c]+/u))
				counts.set(word, (counts.get(word) ?? 0) + 1);
	const words = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
	const filter = filterOf(words, script);
	const held = declaration(code).filter((_, index) => isHeldOut(index));
	const { words: all, passed } = passing(held.join(' ').toLowerCase().slice(0, 4000), script, filter);
	return { code, script, filter, share: rounded((PLAIN * passed) / all) };
}

function filterOf(words: readonly string[], script: string): Uint8Array {
	const filter = new Uint8Array(FILTER_BYTES);
	let set = 0;
	for (const word of words) {
		const key = onlyWord(word, scriptValue(script));
		if (key === undefined || set === COMMONEST) continue;
		const bit = key >>> (WORD_KEY_BITS - FILTER_BITS);
		filter[bit >> 3] = (filter[bit >> 3] as number) | (1 << (bit & 7));
		set++;
	}
	return filter;
}

/** Share of other words that pass a filter. */
const chance = (filter: Uint8Array): number =>
	filter.reduce((all, byte) => all + byte.toString(2).replaceAll('0', '').length, 0) / 2 ** FILTER_BITS;
const rounded = (share: number): number => Number(share.toFixed(3));
