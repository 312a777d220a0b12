import type { ListedGroup } from '../../../engines/kit/contract';
import type { PackState } from './packs';

/** How many of the tools that need no source can answer without a network: those that have all their packs. */
export function readiness(
	groups: readonly ListedGroup[],
	packs: readonly PackState[]
): { readonly count: number; readonly total: number } {
	const own = groups.filter(({ operations }) => Object.values(operations).some(({ kind }) => kind !== 'feed'));
	const missing = new Set(packs.filter(({ stored }) => !stored).map(({ name }) => name));
	const ready = own.filter((group) => !Object.keys(group.packs ?? {}).some((pack) => missing.has(pack)));
	return { count: ready.length, total: own.length };
}
