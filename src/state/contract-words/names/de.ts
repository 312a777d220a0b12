import type { GroupNames } from '../../../../engines/kit/words';

/** What groups, operations and data packs are called in German, by file. */
export const de = import.meta.glob<GroupNames>('./*/words/de.ts', {
	base: '../../../../engines',
	query: '?names',
	import: 'names',
	eager: true
});
