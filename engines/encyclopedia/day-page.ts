import { type Feed, UpstreamInvalid } from '../kit/contract';
import { DAILY, DAY, fieldsOf, itemsOf, textOf } from '../kit/upstream';
import { readDayText, type DayText } from './day-wikitext';
import { articleUrl } from './languages';
import { wikipedia } from './upstream';

const ENGLISH_MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore

/** A day's page of a Wikipedia. */
export interface DayTitleQuestion {
	readonly month: number;
	readonly day: number;
	/** One of DAY_PAGE_LANGUAGES. */
	readonly lang: string;
}

const englishTitle = ({ month, day }: DayTitleQuestion) => `${ENGLISH_MONTHS[month - 1]} ${day}`;

/** Anonymous questions to the action API, which it lets any page ask (`origin=*`). */
const action = (params: Readonly<Record<string, string>>) =>
	`/w/api.php?${new URLSearchParams({ ...params, redirects: '1', format: 'json', formatversion: '2', origin: '*' }).toString()}`;

/** Title of a day's page in a Wikipedia, by the links of the English page, or null. */
export const dayTitles: Feed<DayTitleQuestion, string | null> = {
	id: 'day-titles',
	schemaVersion: 1,
	upstream: wikipedia,
	budgetBytes: 100_000,
	dropRank: 3,
	path: (question) =>
		action({ action: 'query', prop: 'langlinks', titles: englishTitle(question), lllang: question.lang }),
	subdomain: () => 'en',
	source: (question) => articleUrl('en', englishTitle(question).replace(' ', '_')),
	trim(body) {
		const [page] = itemsOf(fieldsOf(fieldsOf(body, 'the answer').query, 'query').pages, 'pages');
		const { title, langlinks, missing } = fieldsOf(page, 'a page');
		textOf(title, 'title');
		if (missing === true) throw new UpstreamInvalid('the English page of the day is missing');
		const [link] = itemsOf(langlinks ?? [], 'langlinks');
		return link === undefined ? null : textOf(fieldsOf(link, 'a link').title, 'title');
	},
	weigh: (title) => ({ holds: title === null ? 0 : 1, least: 0 }),
	shape: {
		schema: 'MediaWiki action API, formatversion 2, langlinks',
		checked: '2026-11-26',
		fields: ['query.pages[].title', 'query.pages[].langlinks[].title']
	},
	probe: () => ({ month: 2, day: 6, lang: 'hi' }),
	policy: () => ({ ...DAILY, freshSeconds: 90 * DAY, cache: 'default' })
};

export type DayPageQuestion = { readonly title: string; readonly lang: string };

/** A day's page of a Wikipedia without that feed, or null. */
export const dayPages: Feed<DayPageQuestion, DayText | null> = {
	id: 'day-pages',
	schemaVersion: 1,
	upstream: wikipedia,
	budgetBytes: 1_000_000,
	dropRank: 3,
	path: ({ title }) => action({ action: 'parse', prop: 'wikitext', page: title }),
	subdomain: ({ lang }) => lang,
	source: ({ title, lang }) => articleUrl(lang, title.replaceAll(' ', '_')),
	trim(body, { lang }) {
		const { parse, error } = fieldsOf(body, 'the answer');
		if (error !== undefined) {
			const code = textOf(fieldsOf(error, 'error').code, 'error.code');
			if (code === 'missingtitle') return null;
			throw new UpstreamInvalid(`the page was refused: ${code.slice(0, 40)}`);
		}
		return readDayText(textOf(fieldsOf(parse, 'parse').wikitext, 'wikitext'), lang);
	},
	weigh: (page) => ({ holds: page?.lines.length ?? 0, least: 0, skipped: page?.skipped ?? 0 }),
	shape: {
		schema: 'MediaWiki action API, formatversion 2, parse',
		checked: '2026-11-26',
		fields: ['parse.title', 'parse.wikitext']
	},
	probe: () => ({ title: '६ फ़रवरी', lang: 'hi' }),
	policy: () => DAILY
};
