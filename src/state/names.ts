import { groups, type Listed } from './catalogue';
import type { NameKey } from './contract-words/keys';
import { t } from './messages.svelte';

/** What a group is called in the interface's language. */
export const groupTitle = ({ id }: { readonly id: string }): string => t(`group.${id}` as NameKey);

/** What an operation is called; without the group's name where that stands beside it. */
export const titleOf = ({ group, name }: Pick<Listed, 'name'> & { readonly group: { readonly id: string } }): string =>
	t(`${group.id}.${name}` as NameKey);

/** What a data pack holds, for people; its name where no group tells. */
export const packTitle = (pack: string): string => {
	const owner = groups.find(({ packs }) => packs?.[pack]);
	return owner ? `${groupTitle(owner)} · ${t(`pack.${pack}` as NameKey)}` : pack;
};
