import { groups, type Listed } from '../pages/catalogue';
import { ownNames } from './messages.svelte';

const nameOf = (key: string): string | undefined => ownNames()[key];
const contractOf = (id: string) => groups.find((group) => group.id === id);

/** A group's name in the interface's language. */
export const groupTitle = ({ id }: { readonly id: string }): string => nameOf(id) ?? contractOf(id)?.title ?? id;

/** An operation's name; without the group's name where that is beside it. */
export const titleOf = ({ group, name }: Pick<Listed, 'name'> & { readonly group: { readonly id: string } }): string =>
	nameOf(`${group.id}/${name}`) ?? contractOf(group.id)?.operations[name]?.title ?? name;

/** A data pack's name for people, with the part of a pack in parts; its identifier when no group names it. */
export const packTitle = (pack: string): string => {
	const [name = '', part] = pack.split('-', 2);
	const owner = groups.find(({ packs }) => packs?.[name]);
	if (!owner) return pack;
	const title = `${groupTitle(owner)} · ${nameOf(`packs/${name}`) ?? owner.packs?.[name]}`;
	return part === undefined ? title : `${title} (${part})`;
};
