import type { PageGroup } from '../../engines/kit/contract';

// Stryker disable next-line all: Vite takes nothing but literals here.
const contracts = import.meta.glob<Readonly<Record<string, PageGroup>>>(['../../engines/*/contract.ts', '!**/kit/*']);

/** The contract of a group without its docs, loaded with the first page that needs it; undefined for an unknown group. */
export const loadContract = async (id: string): Promise<PageGroup | undefined> =>
	(await contracts[`../../engines/${id}/contract.ts`]?.())?.[id];
