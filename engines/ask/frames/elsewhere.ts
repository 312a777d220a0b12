/** Questions that nothing here answers and that are often asked: they are named. */
import type { Frame } from '../frame';

const named =
	(kind: string, strong = 2) =>
	() => ({ input: {}, strong, elsewhere: kind });

/** Concepts of questions about a word itself, and for news of it. */
const ABOUT_WORDS = ['define', 'synonym', 'antonym', 'rhyme', 'pronounce', 'the-word', 'encyclopedia', 'news'] as const;

export const ELSEWHERE_FRAMES: readonly Frame[] = [
	{
		id: 'translation',
		operation: 'none',
		needs: [['translate', 'say-in']],
		may: ['spell', 'the-word', 'what-is', 'write'],
		slots: { language: 2, place: 1 },
		topic: 'anything',
		topicOptional: true,
		build: (match) => (match.one('language', 'place') || match.has('translate') ? { input: {}, strong: 2, elsewhere: 'translation' } : null) // prettier-ignore
	},
	{
		id: 'spelling',
		operation: 'none',
		needs: [['spell']],
		may: ['the-word', 'how-many', 'what-is'],
		topic: 'anything',
		topicOptional: true,
		build(match) {
			// How to spell: dessert.
			const word = match.topic?.text.replace(/^[^\p{L}]+/u, '') ?? '';
			if (match.has('how-many') || !match.isWord(word)) return named('spelling')();
			return {
				operation: 'dictionary/related',
				input: { word, definitions: true },
				strong: 2,
				focus: { kind: 'spelling' }
			};
		}
	},
	{
		id: 'travel-time',
		operation: 'none',
		needs: [['how-long']],
		may: ['distance', 'here', 'time', 'how-much', 'how-many', 'until', 'what-is'],
		slots: { place: 2 },
		topic: 'anything',
		topicOptional: true,
		build: named('travel-time')
	},
	{
		id: 'price',
		operation: 'none',
		needs: [['no-currency']],
		may: ['rate', 'worth', 'how-much', 'what-is', 'exchange', 'convert'],
		slots: { money: 1, amount: 1, number: 1 },
		topic: 'anything',
		topicOptional: true,
		// A rhyme for silver is not its price.
		build: (match) =>
			ABOUT_WORDS.some((name) => match.lattice.concepts.has(name)) ? null : { input: {}, strong: 2, elsewhere: 'price' }
	}
];
