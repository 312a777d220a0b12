import type { Feed } from '../kit/contract';
import { DAILY, DAY, fieldsOf, itemsOf, soundOf, textOf, textOrNull } from '../kit/upstream';
import { thumbnailOf } from './thumbnail';
import { wikipedia } from './upstream';

export interface TitlesQuestion {
	readonly q: string;
	/** A code that `wikipediaOf` gave. */
	readonly lang: string;
	readonly count: 10 | 20;
}

export interface Title {
	/** Title in the form of an address. */
	readonly key: string;
	readonly title: string;
	readonly description: string | null;
	readonly thumbnail: string | null;
	readonly matched: string | null;
}

/** Titles of one answer, with the language: offline searches use them. */
export interface Titles {
	readonly lang: string;
	readonly titles: readonly Title[];
	/** There were fewer than were asked for, and all could be read: no other title begins so. */
	readonly isComplete: boolean;
	readonly skipped: number;
}

/** A question whose list is always full. */
const KNOWN = { q: 'united', lang: 'en', count: 10 } as const;

/** Title search of the Wikipedias' REST API. */
export const titles: Feed<TitlesQuestion, Titles> = {
	id: 'autocomplete',
	schemaVersion: 4,
	upstream: wikipedia,
	budgetBytes: 500_000,
	dropRank: 2,
	path: ({ q, count }) => `/w/rest.php/v1/search/title?q=${encodeURIComponent(q)}&limit=${count}`,
	subdomain: ({ lang }) => lang,
	source: ({ lang }) => `https://${lang}.wikipedia.org/`,
	trim(body, { lang, count }) {
		const pages = itemsOf(fieldsOf(body, 'the answer').pages, 'pages');
		const { items, skipped } = soundOf(
			pages,
			(page, index) => {
				const fields = fieldsOf(page, `pages[${index}]`);
				return {
					key: textOf(fields.key, 'key'),
					title: textOf(fields.title, 'title'),
					description: textOrNull(fields.description, 'description'),
					thumbnail: thumbnailOf(fields.thumbnail, 'url'),
					matched: textOrNull(fields.matched_title, 'matched_title')
				};
			},
			({ key }) => key
		);
		return { lang, isComplete: pages.length < count && skipped === 0, skipped, titles: items };
	},
	weigh: ({ titles: found, skipped }, { q, lang }) => ({
		holds: found.length,
		least: q === KNOWN.q && lang === KNOWN.lang ? KNOWN.count : 0,
		skipped
	}),
	shape: {
		schema: 'MediaWiki REST 1, search/title',
		checked: '2026-11-26',
		fields: ['pages[].key', 'pages[].title', 'pages[].description', 'pages[].thumbnail', 'pages[].matched_title']
	},
	// A list that is not full means that no other title begins with these letters.
	needsProof: ({ titles: found, skipped }, { count }) => found.length + skipped < count,
	probe: () => KNOWN,
	policy: () => ({ ...DAILY, errorSeconds: 90 * DAY, softTimeoutMs: 800, idleTimeoutMs: 3000, retry: false })
};

/** Text without case and accents, for comparing beginnings. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Folded names of the titles of an answer. A gateway compares the same stored answers with each question that is refused. */
const namesOf = new WeakMap<Titles, readonly (readonly string[])[]>();

function beginning(answer: Titles, start: string): readonly Title[] {
	let names = namesOf.get(answer);
	if (names === undefined) {
		names = answer.titles.map(({ title, matched }) => [folded(title), ...(matched === null ? [] : [folded(matched)])]);
		namesOf.set(answer, names);
	}
	return answer.titles.filter((_title, index) => names[index]?.some((name) => name.startsWith(start)));
}

/** Of a complete answer to the beginning of `q`, the titles that begin with all of it, in its order. */
export const narrowed = (answer: Titles, q: string): readonly Title[] => beginning(answer, folded(q));

/** Of the titles seen in a language, those that begin with `q`, shorter ones first; each once. */
export function beginningWith(seen: readonly Titles[], lang: string, q: string, limit: number): readonly Title[] {
	const start = folded(q);
	const found = seen.filter((answer) => answer.lang === lang).flatMap((answer) => beginning(answer, start));
	return [...new Map(found.reverse().map((title) => [title.key, title])).values()]
		.sort((a, b) => a.title.length - b.title.length || (a.title < b.title ? -1 : 1))
		.slice(0, limit);
}
