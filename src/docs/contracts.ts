import type { Group } from '../../engines/kit/contract';
import type { Docs } from '../state/pages/view.svelte';

// In builds the files in this folder import whole contracts, all others those of pages.
const contracts = import.meta.glob<Readonly<Record<string, Group>>>(['../../engines/*/contract.ts', '!**/kit/*']);

/** An operation with its docs. Rejects for an unknown one, and when its file is out of reach. */
export async function loadDocs(id: string, name: string): Promise<Docs> {
	const group = (await contracts[`../../engines/${id}/contract.ts`]?.())?.[id];
	const operation = group?.operations[name];
	if (!group || !operation) throw new Error(`no contract of ${id}/${name}`);
	return { group, operation };
}
