import type { Group } from './contract';

/** What lists call a group, its operations and its data packs, in another language than the contract's. */
export interface GroupNames {
	readonly title: string;
	readonly operations: Readonly<Record<string, string>>;
	readonly packs?: Readonly<Record<string, string>>;
}

/** A field's label, and the help below it where there is one. */
export type FieldWords = string | readonly [label: string, hint: string];

/** What the pages of a group's tools show of its contract, in another language. */
export interface GroupForms {
	/** By parameter: what is called the same in one group means the same. */
	readonly fields: Readonly<Record<string, FieldWords>>;
	/** By parameter and value: choices that the contract labels. */
	readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** By the example's English title. */
	readonly examples?: Readonly<Record<string, string>>;
}

type Keys<T> = T extends unknown ? keyof T & string : never;
/** Every operation of a group, as a union. */
type OperationOf<G extends Group> = G['operations'][keyof G['operations']];
type PropertiesOf<O> = O extends { readonly params: { readonly properties: infer P } } ? P : never;

type Labelled<F> = F extends { readonly 'x-labels': infer L } ? L : never;
type ChoicesOf<P> = P extends unknown
	? { [F in keyof P & string as Labelled<P[F]> extends never ? never : F]: { readonly [V in keyof Labelled<P[F]>]: string } } // prettier-ignore
	: never;
type All<U> = (U extends unknown ? (given: U) => void : never) extends (given: infer I) => void ? I : never;
type Choices<G extends Group> = All<ChoicesOf<PropertiesOf<OperationOf<G>>>>;

/** Examples are shown where something must be filled in. */
type ExamplesOf<O> =
	O extends { readonly params: { readonly required: readonly (infer R)[] }; readonly examples: readonly { readonly title: infer T extends string }[] } // prettier-ignore
		? [R] extends [never]
			? never
			: T
		: never;
type Examples<G extends Group> = ExamplesOf<OperationOf<G>>;

/** Names of a group, typed by its contract: one that is missing does not compile. */
export type NamesOf<G extends Group> = {
	readonly title: string;
	readonly operations: { readonly [O in keyof G['operations']]: string };
} & (G extends { readonly packs: infer P } ? { readonly packs: { readonly [N in keyof P]: string } } : unknown);

/** Words of forms of a group, typed by its contract: one that is missing does not compile. */
export type FormsOf<G extends Group> = {
	readonly fields: { readonly [F in Keys<PropertiesOf<OperationOf<G>>>]: FieldWords };
} & ([keyof Choices<G>] extends [never] ? unknown : { readonly choices: Readonly<Choices<G>> }) &
	([Examples<G>] extends [never] ? unknown : { readonly examples: Readonly<Record<Examples<G>, string>> });
