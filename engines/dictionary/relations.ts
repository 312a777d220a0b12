/** The lists of an answer, each with its relations of WordNet. */
export const RELATIONS = {
	synonyms: ['synonym', 'near_synonym'],
	antonyms: ['antonym'],
	broader: ['hypernym', 'instance_hypernym'],
	narrower: ['hyponym', 'instance_hyponym'],
	similar: ['similar'],
	parts: ['part_meronym', 'member_meronym', 'substance_meronym'],
	wholes: ['part_holonym', 'member_holonym', 'substance_holonym'],
	derived: ['derived']
} as const;

/** The name of a list. */
export type ListName = keyof typeof RELATIONS;

/** The relations of a list. */
export type RelationOf<Name extends ListName> = (typeof RELATIONS)[Name][number];

/** A value for each list. */
export type PerList<Value> = { readonly [Name in ListName]: Value };

/** Makes a value for each list. The caller states its type, which differs from list to list. */
export const perList = <Lists extends PerList<unknown>>(make: (name: ListName) => unknown): Lists =>
	Object.fromEntries((Object.keys(RELATIONS) as ListName[]).map((name) => [name, make(name)])) as Lists;
