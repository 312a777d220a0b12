import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'encyclopedia'> = {
	q: 'Find an article',
	lang: 'Wikipedia in',
	summary: 'With summary',
	type: 'Show',
	month: 'Month',
	offset: 'Skip',
	'type=selected': 'Editors’ choice',
	'type=events': 'Events',
	'type=births': 'Births',
	'type=deaths': 'Deaths',
	'type=holidays': 'Holidays'
};

/** Page texts in English. */
export const words = {
	seen: 'Wikipedia isn’t responding. These are titles you’ve seen before.',
	seenAndWords: 'Wikipedia isn’t responding. These are titles you’ve seen before and words from the dictionary.',
	none: 'No article starts with “{query}”.',
	foundAs: 'also called “{title}”',
	summary: 'Summary',
	noSummary: 'No summary available. Open the article to read it.',
	nothing: 'Nothing is listed for this day.',
	noMore: 'That’s all for this day.',
	notWhole: 'Some entries for this day couldn’t be read.',
	dayBefore: 'Day before',
	today: 'Today',
	dayAfter: 'Day after'
} as const;
