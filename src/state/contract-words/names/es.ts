import type { GroupNames } from '../../../../engines/kit/words';

/** What groups, operations and data packs are called in Spanish, by file. */
export const es = import.meta.glob<GroupNames>('./*/words/es.ts', {
	base: '../../../../engines',
	query: '?names',
	import: 'names',
	eager: true
});
