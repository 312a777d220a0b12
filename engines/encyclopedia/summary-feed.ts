import { type Feed, UpstreamInvalid } from '../kit/contract';
import { DAILY, fieldsOf, itemsOf, textOf, textOrNull, type Fields } from '../kit/upstream';
import { articleUrl } from './languages';
import { wikipedia } from './upstream';

export interface SummaryQuestion {
	/** Title in the form of an address. */
	readonly key: string;
	/** A code that `wikipediaOf` gave. */
	readonly lang: string;
}

/** The beginning of an article, or null without an article or text. */
export type Summary = { readonly title: string; readonly text: string } | null;

/** Introduction by the action API, which every wiki has. */
const introduction = (key: string) =>
	`/w/api.php?${new URLSearchParams({ action: 'query', prop: 'extracts', exintro: '1', explaintext: '1', redirects: '1', titles: key, format: 'json', formatversion: '2', origin: '*' }).toString()}`;

/** First sentences of an article: page summary of the Wikipedias' REST API. */
export const summaries: Feed<SummaryQuestion, Summary> = {
	id: 'summaries',
	schemaVersion: 1,
	upstream: wikipedia,
	budgetBytes: 300_000,
	dropRank: 2,
	path: ({ key }) => `/api/rest_v1/page/summary/${encodeURIComponent(key.toWellFormed())}`,
	elsewhere: ({ key }) => introduction(key),
	key: ({ key, lang }) => `${lang} ${key}`,
	subdomain: ({ lang }) => lang,
	source: ({ key, lang }) => articleUrl(lang, key),
	trim(body) {
		const fields = fieldsOf(body, 'the answer');
		return 'query' in fields ? ofQuery(fieldsOf(fields.query, 'query')) : summaryOf(fields);
	},
	weigh: (item) => ({ holds: item === null ? 0 : 1, least: 0 }),
	shape: {
		schema: 'RESTBase page/summary 1.4',
		checked: '2026-11-26',
		fields: ['title', 'extract', 'content_urls.desktop.page']
	},
	probe: () => ({ key: 'Earth', lang: 'en' }),
	policy: () => ({ ...DAILY, softTimeoutMs: 1500, idleTimeoutMs: 6000 })
};

function ofQuery({ pages }: Fields): Summary {
	const [page] = itemsOf(pages, 'pages');
	const fields = fieldsOf(page, 'a page');
	return fields.missing === true ? null : summaryOf(fields);
}

function summaryOf(fields: Fields): Summary {
	const title = textOf(fields.title, 'title').replaceAll('_', ' ');
	if (fields.extract === undefined) throw new UpstreamInvalid('extract is missing');
	const text = (textOrNull(fields.extract, 'extract') ?? '').replace(/\s+/g, ' ').trim();
	return text === '' ? null : { title, text };
}
