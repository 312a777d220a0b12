import type { GroupNames } from '../../../../engines/kit/words';

/** What groups, operations and data packs are called in Marathi, by file. */
export const mr = import.meta.glob<GroupNames>('./*/words/mr.ts', {
	base: '../../../../engines',
	query: '?names',
	import: 'names',
	eager: true
});
