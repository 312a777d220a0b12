import type { GroupNames } from '../../../../engines/kit/words';

/** What groups, operations and data packs are called in Hindi, by file. */
export const hi = import.meta.glob<GroupNames>('./*/words/hi.ts', {
	base: '../../../../engines',
	query: '?names',
	import: 'names',
	eager: true
});
