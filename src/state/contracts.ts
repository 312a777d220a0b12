import type { Group } from '../../engines/kit/contract';

// Stryker disable next-line all: Vite takes nothing but literals here.
const contracts = import.meta.glob<Readonly<Record<string, Group>>>('../../engines/*/contract.ts');

/** The contract of a group, loaded with the first page that needs it; undefined for an unknown group. */
export const loadContract = async (id: string): Promise<Group | undefined> =>
	(await contracts[`../../engines/${id}/contract.ts`]?.())?.[id];
