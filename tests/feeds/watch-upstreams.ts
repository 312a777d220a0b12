import type { Feed } from '../../engines/kit/contract';
import { upstreamUrl } from '../../sw/feeds/upstream-urls';
import { valuesAt, versionIn } from '../../sw/feeds/shape-watch';

/** Anything that has a shape to compare. */
type AnyFeed = Feed<never, never>;

/** All feeds of the product. */
export async function allFeeds(): Promise<readonly AnyFeed[]> {
	const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all([
		import('../../engines/earthquakes/feed'),
		import('../../engines/earthquakes/second-catalogues'),
		import('../../engines/currency/feed'),
		import('../../engines/currency/bank-rates'),
		import('../../engines/food/feed'),
		import('../../engines/encyclopedia/titles-feed'),
		import('../../engines/encyclopedia/day-feed'),
		import('../../engines/encyclopedia/day-page'),
		import('../../engines/encyclopedia/summary-feed'),
		import('../../engines/news/feed')
	]);
	return modules.flatMap((module) => Object.values(module).filter(isFeed));
}

const isFeed = (value: unknown): value is AnyFeed =>
	typeof value === 'object' && value !== null && 'trim' in value && 'shape' in value;

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

/** `npm run watch:upstreams`: asks each source one known question and tells how its answer differs from the known shape. */
export async function main(): Promise<void> {
	for (const feed of await allFeeds()) {
		const question = feed.probe(Date.now());
		const url = upstreamUrl(feed.upstream.base, feed.path(question), feed.subdomain?.(question));
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
