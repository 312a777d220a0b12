// All at once: the runner of scripts imports nothing later.
import * as bankRates from '../../engines/currency/bank-rates';
import * as rates from '../../engines/currency/feed';
import * as quakes from '../../engines/earthquakes/feed';
import * as secondCatalogues from '../../engines/earthquakes/second-catalogues';
import * as days from '../../engines/encyclopedia/day-feed';
import * as dayPages from '../../engines/encyclopedia/day-page';
import * as summaries from '../../engines/encyclopedia/summary-feed';
import * as titles from '../../engines/encyclopedia/titles-feed';
import * as products from '../../engines/food/feed';
import * as stories from '../../engines/news/feed';
import type { Feed } from '../../engines/kit/contract';
import { upstreamUrl } from '../../sw/feeds/upstream-urls';
import { valuesAt, versionIn } from '../../sw/feeds/shape-watch';

/** Anything that has a shape to compare. */
type AnyFeed = Feed<never, never>;

const isFeed = (value: unknown): value is AnyFeed =>
	typeof value === 'object' && value !== null && 'trim' in value && 'shape' in value;

/** All feeds of the product. */
export const allFeeds: readonly AnyFeed[] = [
	quakes,
	secondCatalogues,
	rates,
	bankRates,
	products,
	titles,
	days,
	dayPages,
	summaries,
	stories
].flatMap((module) => Object.values<unknown>(module).filter(isFeed));

/** Differences between a source's present shape and its feed's declaration, in a line each; empty when both agree. */
export function differences(feed: AnyFeed, question: unknown, body: unknown): readonly string[] {
	const { shape } = feed;
	const missing = shape.fields.filter((path) => valuesAt(body, path).length === 0);
	const version = shape.version === undefined ? null : versionIn(body, shape.version);
	const isOther = version !== null && !shape.schema.startsWith(version);
	let refused: string[] = [];
	try {
		feed.trim(body, question as never);
	} catch (error) {
		refused = [`is refused: ${error instanceof Error ? error.message : String(error)}`];
	}
	return [
		...missing.map((path) => `lacks ${path}`),
		...(isOther ? [`names schema ${version}, known is ${shape.schema}`] : []),
		...refused
	];
}

/** `npm run watch:upstreams`: asks each source a question and compares shapes. `standIn`: an address instead. */
export async function main(standIn?: string): Promise<void> {
	for (const feed of allFeeds) {
		const question = feed.probe(Date.now());
		const { id, base } = feed.upstream;
		const played = standIn && `${standIn}/${id.toLowerCase()}${base.includes('{lang}') ? '/{lang}' : ''}`;
		const url = upstreamUrl(played || base, feed.path(question), feed.subdomain?.(question));
		try {
			const headers = { 'User-Agent': 'utility-apis watch', Accept: 'application/json' };
			const response = await fetch(url, { headers, signal: AbortSignal.timeout(20_000) });
			const found = response.ok ? differences(feed, question, await response.json()) : [`answered ${response.status}`];
			console.log(`${feed.id}: ${found.length === 0 ? 'as known' : found.join('; ')}`);
			if (found.length > 0) process.exitCode = 1;
		} catch (error) {
			console.log(`${feed.id}: could not be asked: ${error instanceof Error ? error.message : String(error)}`);
			process.exitCode = 1;
		}
	}
}
