import { UpstreamInvalid, type Feed, type FeedPolicy } from '../../engines/kit/contract';

export type NumberItem = { readonly n: number };

export const POLICY: FeedPolicy = {
	freshSeconds: 60,
	errorSeconds: 3_600,
	softTimeoutMs: 20,
	idleTimeoutMs: 500,
	retry: false,
	cache: 'no-cache'
};

/** A feed whose source answers with a number. */
export const feed = (over: Partial<Feed<string, NumberItem>> = {}): Feed<string, NumberItem> => ({
	id: 'numbers',
	schemaVersion: 1,
	upstream: { id: 'TEST', name: 'The Source', base: 'https://{lang}.source.example', perMinute: 60 },
	budgetBytes: 10_000,
	dropRank: 0,
	path: (q) => `/${q}`,
	source: (q) => `https://source.example/read/${q}`,
	trim: (body) => {
		if (typeof body !== 'number') throw new UpstreamInvalid('it is no number');
		return { n: body };
	},
	weigh: () => ({ holds: 1, least: 0 }),
	shape: { schema: '1', checked: '2026-11-26', fields: [] },
	probe: () => 'one',
	policy: () => POLICY,
	...over
});
