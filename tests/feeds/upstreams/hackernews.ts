import { chance, pick, type Play } from './answer';

const HOUR = 3_600_000;
const SUBJECTS: readonly [string, ...string[]] = [
	'Rust',
	'SQLite',
	'WebAssembly',
	'Linux',
	'AI',
	'Postgres',
	'Python',
	'a tiny compiler',
	'CSS',
	'the Moon'
];
const STARTS: readonly [string, ...string[]] = [
	'Show HN: I made',
	'Why we moved to',
	'The state of',
	'Ask HN: Who still uses',
	'A history of',
	'Faster'
];
const SITES: readonly [string, ...string[]] = [
	'example.com',
	'blog.example.org',
	'news.example.net',
	'www.example.edu'
];

interface Hit {
	readonly objectID: string;
	readonly created_at_i: number;
	readonly points: number | null;
	readonly title: string;
	readonly [field: string]: unknown;
}

const told = new Map<number, Hit>();

/** The story of an hour: always the same one. */
function story(hour: number): Hit {
	let hit = told.get(hour);
	if (hit === undefined) told.set(hour, (hit = invent(hour)));
	return hit;
}

function invent(hour: number): Hit {
	const start = pick(STARTS, hour * 2 + 1);
	const asking = start.startsWith('Ask HN');
	const created = hour * HOUR + Math.floor(chance(hour) * HOUR);
	return {
		objectID: String(40_000_000 + (hour % 5_000_000)),
		title: `${start} ${pick(SUBJECTS, hour * 3 + 2)}${chance(hour + 5) < 0.2 ? ' &amp; <em>friends</em>' : ''}`,
		url: asking ? null : `https://${pick(SITES, hour + 3)}/${hour}`,
		author: `user${Math.floor(chance(hour + 7) * 90)}`,
		points: chance(hour + 9) < 0.05 ? null : Math.floor(1 / (chance(hour + 11) + 0.002)),
		num_comments: Math.floor(60 * chance(hour + 13)),
		created_at: new Date(created).toISOString(),
		created_at_i: Math.floor(created / 1000),
		story_id: 40_000_000 + (hour % 5_000_000),
		_tags: ['story', 'author_x'],
		_highlightResult: { title: { value: 'x', matchLevel: 'none', matchedWords: [] } },
		...(asking ? { story_text: 'What I&#x27;d like to know<p>is &lt;b&gt; this' } : {})
	};
}

/** One story an hour. Refuses a filter by points, as the real one does. */
export const hackerNews: Play = (url, now, amount) => {
	const newest = url.pathname === '/api/v1/search_by_date';
	if (!newest && url.pathname !== '/api/v1/search') return { status: 404, body: { message: 'not found' } };
	const filters = url.searchParams.get('numericFilters') ?? '';
	if (filters.includes('points'))
		return {
			status: 400,
			body: {
				code: 400,
				message: 'invalid numeric attribute(points), attribute not specified in numericAttributesForFiltering setting'
			}
		};
	const since = Number(/created_at_i>(\d+)/.exec(filters)?.[1] ?? '0');
	const until = Number(/created_at_i<(\d+)/.exec(filters)?.[1] ?? 'Infinity');
	const tags = (url.searchParams.get('tags') ?? '').split(',');
	const kind = tags.includes('show_hn') ? /^Show HN/ : tags.includes('ask_hn') ? /^Ask HN/ : /^/;
	const author = tags.find((tag) => tag.startsWith('author_'))?.slice(7);
	const words = (url.searchParams.get('query') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
	const hitsPerPage = Math.min(1000, Number(url.searchParams.get('hitsPerPage') ?? '20'));
	const page = Number(url.searchParams.get('page') ?? '0');
	const most = amount === 'empty' ? 0 : amount === 'huge' ? 60_000 : 9000;
	const hits: Hit[] = [];
	for (let hour = Math.floor(now / HOUR); hour > Math.floor(now / HOUR) - most; hour--) {
		const hit = story(hour);
		if (hit.created_at_i <= since) break;
		if (hit.created_at_i >= until || !kind.test(hit.title) || (author && hit.author !== author)) continue;
		if (hit.created_at_i * 1000 <= now && words.every((word) => hit.title.toLowerCase().includes(word))) hits.push(hit);
	}
	if (!newest) hits.sort((a, b) => (b.points ?? 0) - (a.points ?? 0));
	// Only the first thousand can be paged to.
	const reachable = hits.slice(0, 1000);
	return {
		status: 200,
		body: {
			hits: reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
			nbHits: hits.length,
			page,
			nbPages: Math.ceil(reachable.length / hitsPerPage),
			hitsPerPage,
			exhaustiveNbHits: true,
			query: words.join(' ')
		}
	};
};
