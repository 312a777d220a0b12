import { ApiError, invalid } from '../kit/errors';
import type { Answered, Engine, FeedContext } from '../kit/contract';
import type { encyclopedia } from './contract';
import { days } from './day-feed';
import { dictionaryTitles } from './dictionary-titles';
import { articleUrl, ON_THIS_DAY_LANGUAGES, wikipediaOf } from './languages';
import { beginningWith, folded, narrowed, titles, type Title, type Titles } from './titles-feed';

export const engine: Engine<typeof encyclopedia> = {
	async autocomplete({ q, lang: givenLang, limit }, context) {
		const query = q.normalize('NFC').replace(/\s+/g, ' ').trim();
		if (query === '') throw invalid('q', 'must not be blank');
		const lang = knownWikipedia(givenLang);
		const { found, basis, until } = await titlesFor(query, lang, limit, context);
		return {
			query: q,
			lang,
			count: found.length,
			basis,
			covered_until: until === null ? null : new Date(until).toISOString(),
			complete: basis === 'wikipedia',
			suggestions: found.map(({ title, key, description, thumbnail, matched }) => ({
				title,
				description,
				url: articleUrl(lang, key),
				thumbnail,
				matched: matched ?? title
			}))
		};
	},

	async onThisDay({ month: givenMonth, day: givenDay, type, lang: givenLang, limit, offset }, context) {
		const today = givenMonth === undefined || givenDay === undefined ? context.today() : null;
		const month = givenMonth ?? today?.month ?? 1;
		const day = givenDay ?? today?.day ?? 1;
		const last = DAYS_IN_MONTH[month - 1] ?? 31;
		if (day > last)
			throw invalid(
				'day',
				givenDay === undefined
					? `is required: today's day, ${day}, does not exist in month ${month}`
					: `must be between 1 and ${last} in month ${month}`
			);
		const lang = knownWikipedia(givenLang);
		if (!ON_THIS_DAY_LANGUAGES.some((published) => published === lang))
			throw invalid('lang', `on-this-day is not published in ${lang}; available: ${ON_THIS_DAY_LANGUAGES.join(', ')}`);
		const { item, checkedAt } = await context.ask(days, { month, day, type, lang });
		const items = item.slice(offset, offset + limit);
		return {
			month,
			day,
			time_zone: today?.timeZone ?? null,
			type,
			lang,
			count: items.length,
			total: item.length,
			covered_until: new Date(checkedAt).toISOString(),
			complete: true,
			items
		};
	}
};

/** The 29th of February has its own page. */
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function knownWikipedia(code: string): string {
	const lang = wikipediaOf(code);
	if (lang === null) throw invalid('lang', 'must be the code of a Wikipedia, such as en, de or hi');
	return lang;
}

/** Beginnings that are looked for among the stored answers, longest first. */
const MAX_BEGINNINGS = 24;

/**
 * A fresh answer to a beginning of `q` that had every title there is and that has one for `q`: typing on needs no further
 * question. Without one that fits Wikipedia is asked, which forgives misspellings.
 */
async function completeFor(
	q: string,
	lang: string,
	count: 10 | 20,
	context: FeedContext
): Promise<Answered<Titles> | undefined> {
	const letters = [...q];
	if ((await context.fresh(titles, { q, lang, count })) !== undefined) return undefined;
	for (let length = letters.length - 1; length > 0 && length >= letters.length - MAX_BEGINNINGS; length--) {
		const beginning = letters.slice(0, length).join('');
		// A space at the end was not asked for: the text is trimmed.
		if (beginning.trim() !== beginning || folded(beginning) === '') continue;
		const answer = await context.fresh(titles, { q: beginning, lang, count });
		if (answer?.item.isComplete === true) return narrowed(answer.item, q).length > 0 ? answer : undefined;
	}
	return undefined;
}

/** Wikipedia's suggestions; when it cannot be asked, titles seen that begin so, and offline words of the dictionary (English). */
async function titlesFor(
	q: string,
	lang: string,
	limit: number,
	context: FeedContext
): Promise<{
	readonly found: readonly Title[];
	readonly basis: 'wikipedia' | 'seen' | 'dictionary';
	readonly until: number | null;
}> {
	const count = limit <= 10 ? 10 : 20;
	const known = await completeFor(q, lang, count, context);
	if (known !== undefined)
		return { found: narrowed(known.item, q).slice(0, limit), basis: 'wikipedia', until: known.checkedAt };
	try {
		const { item, checkedAt } = await context.ask(titles, { q, lang, count });
		return { found: item.titles.slice(0, limit), basis: 'wikipedia', until: checkedAt };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const stored = await context.seen(titles);
		const seen = beginningWith(
			stored.map(({ item }) => item),
			lang,
			q,
			limit
		);
		const words = lang === 'en' && error.code === 'OFFLINE' ? await dictionaryTitles(q, limit, context) : [];
		const known = new Set(seen.map(({ key }) => key));
		const found = [...seen, ...words.filter(({ key }) => !known.has(key))].slice(0, limit);
		if (found.length === 0) throw error;
		return { found, basis: found.length > seen.length ? 'dictionary' : 'seen', until: stored[0]?.checkedAt ?? null };
	}
}
