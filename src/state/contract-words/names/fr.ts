import type { GroupNames } from '../../../../engines/kit/words';

/** What groups, operations and data packs are called in French, by file. */
export const fr = import.meta.glob<GroupNames>('./*/words/fr.ts', {
	base: '../../../../engines',
	query: '?names',
	import: 'names',
	eager: true
});
