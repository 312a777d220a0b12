import type { GroupNames } from '../../locales/types';
import { groups, type Listed } from '../pages/catalogue';
import { ownNames } from './messages.svelte';

const namesOf = (id: string): GroupNames | undefined => (ownNames() as Readonly<Record<string, GroupNames>>)[id];
const contractOf = (id: string) => groups.find((group) => group.id === id);

/** What a group is called in the interface's language. */
export const groupTitle = ({ id }: { readonly id: string }): string =>
	namesOf(id)?.title ?? contractOf(id)?.title ?? id;

/** What an operation is called; without the group's name where that stands beside it. */
export const titleOf = ({ group, name }: Pick<Listed, 'name'> & { readonly group: { readonly id: string } }): string =>
	namesOf(group.id)?.operations?.[name] ?? contractOf(group.id)?.operations[name]?.title ?? name;

/** What a data pack holds, for people; its name where no group tells. */
export const packTitle = (pack: string): string => {
	const owner = groups.find(({ packs }) => packs?.[pack]);
	return owner ? `${groupTitle(owner)} · ${namesOf(owner.id)?.packs?.[pack] ?? owner.packs?.[pack]}` : pack;
};
