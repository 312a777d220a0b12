import type { GroupNames } from '../../../../engines/kit/words';

/** What groups, operations and data packs are called in Tamil, by file. */
export const ta = import.meta.glob<GroupNames>('./*/words/ta.ts', {
	base: '../../../../engines',
	query: '?names',
	import: 'names',
	eager: true
});
