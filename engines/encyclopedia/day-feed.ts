import { type Feed, UpstreamInvalid } from '../kit/contract';
import { DAILY, DAY, fieldsOf, itemsOf, numberOf, soundOf, textOf, textOrNull } from '../kit/upstream';
import { articleUrl } from './languages';
import { thumbnailOf } from './thumbnail';
import { wikipedia } from './upstream';

export type DayType = 'selected' | 'events' | 'births' | 'deaths' | 'holidays';

export interface DayQuestion {
	readonly month: number;
	readonly day: number;
	readonly type: DayType;
	/** One of ON_THIS_DAY_LANGUAGES. */
	readonly lang: string;
}

export interface DayItem {
	/** Negative before our era, null for holidays. */
	readonly year: number | null;
	readonly text: string;
	readonly pages: readonly {
		readonly title: string;
		readonly description: string | null;
		readonly url: string;
		readonly thumbnail: string | null;
	}[];
}

/** A day as its feed lists it. */
export type DayList = { readonly items: readonly DayItem[]; readonly skipped: number };

/** A large Wikipedia lists at least so many events of a day. */
const DOZENS = 24;
const KNOWN: DayQuestion = { month: 2, day: 6, type: 'events', lang: 'en' };
const MAX_PAGES = 3;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** On this day, from the feed service of the Wikipedias: 0.4 MB, of which year, text and three pages are stored. */
export const days: Feed<DayQuestion, DayList> = {
	id: 'on-this-day',
	schemaVersion: 4,
	upstream: wikipedia,
	budgetBytes: 2_000_000,
	dropRank: 3,
	path: ({ month, day, type }) => `/api/rest_v1/feed/onthisday/${type}/${twoDigits(month)}/${twoDigits(day)}`,
	subdomain: ({ lang }) => lang,
	source: ({ lang }) => `https://${lang}.wikipedia.org/`,
	trim(body, { type, lang }) {
		let oddPages = 0;
		const { items, skipped } = soundOf(itemsOf(fieldsOf(body, 'the answer')[type], type), (item, index): DayItem => {
			const fields = fieldsOf(item, `${type}[${index}]`);
			const year = type === 'holidays' ? null : numberOf(fields.year, 'year');
			if (year !== null && !(Number.isInteger(year) && Math.abs(year) < 10_000))
				throw new UpstreamInvalid('a year is not whole, or has over four digits');
			const pages = soundOf(itemsOf(fields.pages ?? [], 'pages').slice(0, MAX_PAGES), (page) => pageOf(page, lang));
			oddPages += pages.skipped;
			return { year, text: textOf(fields.text, 'text').trim(), pages: pages.items };
		});
		const sorted = type === 'holidays' ? items : [...items].sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
		return { items: sorted, skipped: skipped + oddPages };
	},
	// Something happened, was born and died on every day.
	weigh: ({ items, skipped }, { month, day, type, lang }) => ({
		holds: items.length,
		least:
			type === 'holidays'
				? 0
				: type === 'events' && lang === 'en' && month === KNOWN.month && day === KNOWN.day
					? DOZENS
					: 1,
		skipped
	}),
	needsProof: ({ items }, { type }) => type !== 'holidays' && type !== 'selected' && items.length < DOZENS,
	shape: {
		schema: 'Wikifeeds REST 1, onthisday',
		checked: '2026-11-26',
		fields: ['*[].text', '*[].year', '*[].pages[].title', '*[].pages[].normalizedtitle', '*[].pages[].thumbnail.source']
	},
	probe: () => KNOWN,
	policy: ({ type }) => ({ ...DAILY, freshSeconds: type === 'selected' ? DAY / 4 : DAY })
};

function pageOf(page: unknown, lang: string): DayItem['pages'][number] {
	const fields = fieldsOf(page, 'a page');
	const key = textOf(fields.title, 'title');
	return {
		title: textOrNull(fields.normalizedtitle, 'normalizedtitle') ?? key.replaceAll('_', ' '),
		description: textOrNull(fields.description, 'description'),
		url: articleUrl(lang, key),
		thumbnail: thumbnailOf(fields.thumbnail, 'source')
	};
}
