/** The words of the encyclopedia panels. Every other language has the same keys. */
export const en = {
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
