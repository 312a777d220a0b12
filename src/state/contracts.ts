import type { PageGroup } from '../../engines/kit/contract';
import { openedFor } from '../../sw/host/opened';

// Stryker disable next-line all: Vite takes nothing but literals here.
const contracts = import.meta.glob<Readonly<Record<string, PageGroup>>>(['../../engines/*/contract.ts', '!**/kit/*']);

/** The contract of a group without its docs, loaded with the first page that needs it; undefined for an unknown group. */
export function loadContract(id: string): Promise<PageGroup | undefined> {
	const loaded = contracts[`../../engines/${id}/contract.ts`]?.().then((module) => module[id]);
	if (loaded) openedFor(id, loaded);
	return loaded ?? Promise.resolve(undefined);
}
