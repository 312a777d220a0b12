import { defineGroup, example } from '../kit/contract';
import { boolean, integer, nullable, object, objects, objectWith, string } from '../kit/schema';
import { hackerNews } from './upstream';

export const news = defineGroup({
	id: 'news',
	upstream: hackerNews,
	icon: 'M4 5h13v13.5A1.5 1.5 0 0 1 15.5 20h-10A1.5 1.5 0 0 1 4 18.5ZM17 9h3v9a2 2 0 0 1-2 2h-2.5M7 9h7M7 12.5h7M7 16h4',
	hue: 48,
	title: 'Tech news',
	summary: 'Tech stories from Hacker News, by word, time and points.',
	source: {
		name: 'Hacker News',
		text: 'Hacker News, searched by Algolia. Stories you’ve seen stay on the device and can be searched offline.',
		url: 'https://hn.algolia.com/'
	},
	operations: {
		search: {
			title: 'Search stories',
			method: 'GET',
			path: '/v1/search',
			summary: 'Search Hacker News stories',
			description:
				'Stories matching your words, newest or best match first. Stories below `min_points` are filtered on the device; if even a thousand weren’t enough to fill the answer, `truncated` says there may be more.',
			kind: 'feed',
			cost: 'bounded',
			params: objectWith(['author', 'before'], {
				q: string('Words to look for.', { title: 'About', minLength: 1, maxLength: 200, examples: ['sqlite'] }),
				timespan: string('Time span: hours, days, weeks, 30-day months, or 365 days.', {
					title: 'From the last',
					enum: ['1h', '6h', '12h', '1d', '3d', '1w', '2w', '1m', '3m', '1y'],
					default: '1m'
				}),
				sort: string('Order of the stories.', { title: 'Sort by', enum: ['newest', 'relevance'], default: 'newest' }),
				min_points: integer('Only stories with at least this many points.', {
					title: 'Minimum points',
					minimum: 0,
					maximum: 10_000,
					default: 0
				}),
				tag: string('All stories, Show HN, Ask HN, or the current front page.', {
					title: 'Kind',
					enum: ['story', 'show', 'ask', 'front_page'],
					default: 'story'
				}),
				author: string('Only stories of this user.', {
					pattern: '^[A-Za-z0-9_-]{2,15}$',
					'x-reason': 'must be a user name of letters, digits, _ and -',
					examples: ['pg']
				}),
				before: string('Only stories before this time (UTC). Use `next_before` from the previous page.', {
					maxLength: 40,
					examples: ['2026-07-20']
				}),
				limit: integer('At most so many.', { minimum: 1, maximum: 100, default: 20 })
			}),
			response: object({
				query: { type: 'string' },
				timespan: { type: 'string' },
				sort: { type: 'string' },
				min_points: { type: 'integer' },
				tag: { type: 'string' },
				count: { type: 'integer', minimum: 0 },
				total: nullable(integer('Number of all matches. Null if unknown.', { minimum: 0 })),
				truncated: boolean('There may be more matches than could be searched.'),
				basis: string('seen: only stories from earlier answers, because the search wasn’t available.', {
					enum: ['hacker_news', 'seen']
				}),
				covered_until: nullable(string('When the search last said so.', { format: 'date-time' })),
				complete: boolean('Whether all matches were searched and readable.'),
				skipped: integer('Stories of the source that could not be read.', { minimum: 0 }),
				next_before: nullable(
					string('Pass as `before` to get the next page. Null on the last page.', { format: 'date-time' })
				),
				stories: objects({
					id: { type: 'string' },
					title: { type: 'string' },
					url: { type: 'string', format: 'uri' },
					domain: nullable(string('Null for stories that are a discussion only.')),
					points: { type: 'integer', minimum: 0 },
					author: { type: 'string' },
					comments: { type: 'integer', minimum: 0 },
					created_at: { type: 'string', format: 'date-time' },
					discussion_url: { type: 'string', format: 'uri' }
				})
			}),
			examples: [
				example(
					'Popular stories about SQLite, last month',
					{ q: 'sqlite', timespan: '1m', sort: 'relevance', min_points: '50' },
					{ query: 'sqlite', timespan: '1m', sort: 'relevance', min_points: 50 }
				),
				example(
					'Show HN stories about SQLite, last year',
					{ q: 'sqlite', timespan: '1y', tag: 'show', limit: '5' },
					{ query: 'sqlite', timespan: '1y', sort: 'newest', tag: 'show' }
				)
			],
			limits: ['Up to 60 requests a minute.']
		}
	}
});
