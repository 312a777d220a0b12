import { groups } from 'virtual:catalogue';
import type {
	Group,
	ListedGroup,
	ListedOperation,
	Operation,
	PageGroup,
	PageOperation
} from '../../../engines/kit/contract';
import { loadContract } from '../contracts';

/** One operation in lists, with its location. */
export interface Listed {
	readonly group: ListedGroup;
	/** Name in the contract: `onThisDay`. */
	readonly name: string;
	/** Name in addresses: `on-this-day`. */
	readonly slug: string;
	readonly operation: ListedOperation;
}

/** One operation with the contract of its group, as its page needs it. */
export interface Entry extends Omit<Listed, 'group'> {
	readonly group: PageGroup;
	readonly operation: PageOperation;
}

/** One operation with its whole contract, which its docs need. */
export interface DocsEntry extends Omit<Listed, 'group'> {
	readonly group: Group;
	readonly operation: Operation;
}

const slugOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every operation, in display order. */
export const entries: readonly Listed[] = groups.flatMap((group) =>
	Object.entries(group.operations).map(([name, operation]) => ({
		group,
		name,
		slug: slugOf(name),
		operation
	}))
);

/** The entry with the contract of its group, which is loaded with the first page that needs it. */
export async function loadEntry(listed: Listed): Promise<Entry> {
	const { id } = listed.group;
	const group = await loadContract(id);
	const operation = group?.operations[listed.name];
	if (!group || !operation) throw new Error(`no contract of ${id}/${listed.name}`);
	return { ...listed, group, operation };
}

export { groups };
