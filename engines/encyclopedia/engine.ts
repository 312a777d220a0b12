import { ApiError, invalid, notFound } from '../kit/errors';
import type { Answered, Engine, FeedContext } from '../kit/contract';
import { isComplete } from '../kit/complete';
import type { encyclopedia } from './contract';
import { days, type DayItem, type DayQuestion } from './day-feed';
import { DAY_PAGE_LANGUAGES } from './day-headings';
import { dayPages, dayTitles } from './day-page';
import { dictionaryTitles } from './dictionary-titles';
import { articleUrl, ON_THIS_DAY_LANGUAGES, wikipediaOf } from './languages';
import { summaries } from './summary-feed';
import { beginningWith, folded, narrowed, titles, type Title, type Titles } from './titles-feed';

export const engine: Engine<typeof encyclopedia> = {
	async autocomplete({ q, lang: givenLang, limit, summary }, context) {
		const query = q.normalize('NFC').replace(/\s+/g, ' ').trim();
		if (query === '') throw invalid('q', 'must not be blank');
		const lang = knownWikipedia(givenLang);
		const { found, basis, records } = await titlesFor(query, lang, limit, context);
		return {
			query: q,
			lang,
			count: found.length,
			basis,
			covered_until: records[0] ? new Date(records[0].checkedAt).toISOString() : null,
			complete: basis === 'wikipedia' && isComplete(records),
			summary: summary ? await summaryOf(query, lang, found, context) : null,
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
		const { all, record } = await dayOf({ month, day, type, lang }, context);
		const items = all.slice(offset, offset + limit);
		return {
			month,
			day,
			time_zone: today?.timeZone ?? null,
			type,
			lang,
			count: items.length,
			total: all.length,
			covered_until: new Date(record.checkedAt).toISOString(),
			complete: isComplete([record]),
			items
		};
	}
};

/** The beginning of the article that is called so, else of the first; the titles must not be lost with it. */
async function summaryOf(q: string, lang: string, found: readonly Title[], context: FeedContext) {
	const best = found.find(({ title }) => folded(title) === folded(q)) ?? found[0];
	if (best === undefined) return null;
	try {
		const { item } = await context.ask(summaries, { key: best.key, lang });
		return item && { ...item, url: articleUrl(lang, best.key) };
	} catch (error) {
		if (error instanceof ApiError) return null;
		throw error;
	}
}

interface KnownDay {
	/** Latest year first. */
	readonly all: readonly DayItem[];
	readonly record: Answered<unknown>;
}

async function dayOf(question: DayQuestion, context: FeedContext): Promise<KnownDay> {
	const { lang } = question;
	if (ON_THIS_DAY_LANGUAGES.includes(lang)) {
		const record = await context.ask(days, question);
		const { item } = record;
		if (item.items.length === 0)
			throw notFound(
				'type',
				`the Wikipedia in ${lang} lists none for this day; ask for another type or in another lang`
			);
		return { all: item.items, record };
	}
	if (DAY_PAGE_LANGUAGES.includes(lang)) return dayOfPage(question, context);
	const available = [...ON_THIS_DAY_LANGUAGES, ...DAY_PAGE_LANGUAGES].sort().join(', ');
	throw invalid('lang', `on-this-day is not published in ${lang}; available: ${available}`);
}

async function dayOfPage({ month, day, type, lang }: DayQuestion, context: FeedContext): Promise<KnownDay> {
	if (type === 'selected')
		throw invalid('type', `selected is not published in ${lang}; available: events, births, deaths, holidays`);
	const { item: title } = await context.ask(dayTitles, { month, day, lang });
	if (title === null) throw notFound('day', `the Wikipedia in ${lang} has no page of this day`);
	const record = await context.ask(dayPages, { title, lang });
	const page = record.item;
	// A part without one line that could be read is unknown, not empty.
	const lines = page?.lines.filter(({ part }) => part === type) ?? [];
	if (lines.length === 0)
		throw notFound(
			'type',
			`none could be read from ${articleUrl(lang, title.replaceAll(' ', '_'))}; ask in another lang`
		);
	const all = lines.map(({ year, text, links }): DayItem => ({
		year,
		text,
		pages: links.map((link) => ({
			title: link,
			description: null,
			url: articleUrl(lang, link.replaceAll(' ', '_')),
			thumbnail: null
		}))
	}));
	if (type !== 'holidays') all.sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
	return { all, record };
}

/** The 29th of February has its own page. */
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function knownWikipedia(code: string): string {
	const lang = wikipediaOf(code);
	if (lang === null) throw invalid('lang', 'must be the code of a Wikipedia, such as en, de or hi');
	return lang;
}

/** Beginnings that are looked for among the stored answers, longest first. */
const MAX_BEGINNINGS = 24;

/** A fresh, complete answer to a beginning of `q` with a title for `q`; else Wikipedia corrects misspellings. */
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

/** Wikipedia's suggestions; on failure, known titles with that beginning, and offline words of the dictionary (English). */
async function titlesFor(
	q: string,
	lang: string,
	limit: number,
	context: FeedContext
): Promise<{
	readonly found: readonly Title[];
	readonly basis: 'wikipedia' | 'seen' | 'dictionary';
	readonly records: readonly Answered<Titles>[];
}> {
	const count = limit <= 10 ? 10 : 20;
	const known = await completeFor(q, lang, count, context);
	if (known !== undefined)
		return { found: narrowed(known.item, q).slice(0, limit), basis: 'wikipedia', records: [known] };
	try {
		const record = await context.ask(titles, { q, lang, count });
		return { found: record.item.titles.slice(0, limit), basis: 'wikipedia', records: [record] };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const stored = await context.storedAnswers(titles);
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
		return { found, basis: found.length > seen.length ? 'dictionary' : 'seen', records: stored };
	}
}
