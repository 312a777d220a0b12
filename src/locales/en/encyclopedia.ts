import type { encyclopedia } from '../../../engines/encyclopedia/contract';
import type { FormsOf } from '../types';

/** What the forms of the group say in English. */
export const forms: FormsOf<typeof encyclopedia> = {
	fields: {
		q: 'Find an article',
		lang: 'Wikipedia in',
		limit: 'Show up to',
		summary: 'With summary',
		type: 'Show',
		month: 'Month',
		day: 'Day',
		offset: 'Skip'
	},
	choices: {
		type: { selected: 'Editors’ choice', events: 'Events', births: 'Births', deaths: 'Deaths', holidays: 'Holidays' }
	}
};

/** What its pages say in English. */
export const words = {
	seen: 'Wikipedia could not be asked: these are titles seen before.',
	seenAndWords: 'Wikipedia could not be asked: these are titles seen before, and words of the dictionary.',
	none: 'No title of this Wikipedia begins with “{query}”.',
	foundAs: 'found as “{title}”',
	summary: 'Summary',
	noSummary: 'No summary could be had; the article itself has it.',
	nothing: 'Nothing is listed for this day.',
	noMore: 'No more are listed for this day.',
	notWhole: 'Not all that Wikipedia’s page of this day lists could be read.',
	dayBefore: 'The day before',
	today: 'Today',
	dayAfter: 'The day after',
	month: 'Month',
	day: 'Day'
} as const;
