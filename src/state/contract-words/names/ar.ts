import type { GroupNames } from '../../../../engines/kit/words';

/** What groups, operations and data packs are called in Arabic, by file. */
export const ar = import.meta.glob<GroupNames>('./*/words/ar.ts', {
	base: '../../../../engines',
	query: '?names',
	import: 'names',
	eager: true
});
