import type { GroupNames } from '../../engines/kit/words';
import { groups, type Listed } from './pages/catalogue';
import { byGroup } from './contract-words/by-group';
import { defineTable } from './words.svelte';

/** Names in the interface's language, by group; null in English, which is the contracts'. */
const names = defineTable<Readonly<Record<string, GroupNames>> | null>(null, {
	hi: async () => byGroup((await import('./contract-words/names/hi')).hi),
	mr: async () => byGroup((await import('./contract-words/names/mr')).mr),
	ta: async () => byGroup((await import('./contract-words/names/ta')).ta),
	ar: async () => byGroup((await import('./contract-words/names/ar')).ar),
	de: async () => byGroup((await import('./contract-words/names/de')).de),
	es: async () => byGroup((await import('./contract-words/names/es')).es),
	fr: async () => byGroup((await import('./contract-words/names/fr')).fr)
});
const contractOf = (id: string) => groups.find((group) => group.id === id);

/** What a group is called in the interface's language. */
export const groupTitle = ({ id }: { readonly id: string }): string =>
	names()?.[id]?.title ?? contractOf(id)?.title ?? id;

/** What an operation is called; without the group's name where that stands beside it. */
export const titleOf = ({ group, name }: Pick<Listed, 'name'> & { readonly group: { readonly id: string } }): string =>
	names()?.[group.id]?.operations[name] ?? contractOf(group.id)?.operations[name]?.title ?? name;

/** What a data pack holds, for people, with the part of a pack in parts; its name where no group tells. */
export const packTitle = (pack: string): string => {
	const [name = '', part] = pack.split('-', 2);
	const owner = groups.find(({ packs }) => packs?.[name]);
	if (!owner) return pack;
	const title = `${groupTitle(owner)} · ${names()?.[owner.id]?.packs?.[name] ?? owner.packs?.[name]}`;
	return part === undefined ? title : `${title} (${part})`;
};
