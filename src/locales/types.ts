import type { ask } from '../../engines/ask/contract';
import type { currency } from '../../engines/currency/contract';
import type { dictionary } from '../../engines/dictionary/contract';
import type { earthquakes } from '../../engines/earthquakes/contract';
import type { encyclopedia } from '../../engines/encyclopedia/contract';
import type { food } from '../../engines/food/contract';
import type { geo } from '../../engines/geo/contract';
import type { holidays } from '../../engines/holidays/contract';
import type { image } from '../../engines/image/contract';
import type { language } from '../../engines/language/contract';
import type { math } from '../../engines/math/contract';
import type { news } from '../../engines/news/contract';
import type { phone } from '../../engines/phone/contract';
import type { qr } from '../../engines/qr/contract';
import type { text } from '../../engines/text/contract';
import type { universities } from '../../engines/universities/contract';
import type { Group } from '../../engines/kit/contract';

/** A text by number, by CLDR's categories of the part `count`: `{ one: '{count} day', other: '{count} days' }`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
/** Texts by key. `{name}` is a placeholder. */
export type Words<Key extends string> = Readonly<Record<Key, string | PluralForms>>;
/** Texts in another language, by the keys of English. English is shown for a missing one. */
export type Translation<English> = { readonly [Key in keyof English]?: string | PluralForms };
/** The same where nothing is counted. */
export type Sentences<English> = { readonly [Key in keyof English]?: string };

/**
 * Label of a field, and the hint below it if the label is not enough. `{min}`, `{max}` and `{default}` are
 * figures of the contract.
 */
export type FieldWords = string | readonly [label: string, hint: string];

/** Texts of the forms of a group: by parameter, and by `parameter=value`. One name means the same in every operation of a group. */
export type GroupForms = Readonly<Record<string, FieldWords>>;

/** Every operation of a group, as a union. */
type OperationOf<G extends Group> = G['operations'][keyof G['operations']];
type PropertiesOf<O> = O extends { readonly params: { readonly properties: infer P } } ? P : never;

type ValuesOf<F> = F extends { readonly enum: readonly (infer V extends string)[] }
	? V
	: F extends { readonly 'x-labels': infer L }
		? keyof L & string
		: never;
type FieldOf<P> = P extends unknown ? keyof P & string : never;
type ChoiceOf<P> = P extends unknown ? { [F in keyof P & string]: `${F}=${ValuesOf<P[F]>}` }[keyof P & string] : never;

/** Texts of the forms of a group by its contract: a key that it does not have does not compile. */
export type FormsOf<G extends Group> = { readonly [F in FieldOf<PropertiesOf<OperationOf<G>>>]?: FieldWords } & {
	readonly [C in ChoiceOf<PropertiesOf<OperationOf<G>>>]?: string;
};

interface Groups {
	ask: typeof ask;
	math: typeof math;
	language: typeof language;
	text: typeof text;
	earthquakes: typeof earthquakes;
	holidays: typeof holidays;
	currency: typeof currency;
	phone: typeof phone;
	food: typeof food;
	dictionary: typeof dictionary;
	geo: typeof geo;
	encyclopedia: typeof encyclopedia;
	image: typeof image;
	news: typeof news;
	universities: typeof universities;
	qr: typeof qr;
}

/** Texts of the forms of a group by its name. */
export type Forms<G extends keyof Groups> = FormsOf<Groups[G]>;

type NameOf<G extends keyof Groups> =
	| G
	| `${G}/${keyof Groups[G]['operations'] & string}`
	| (Groups[G] extends { readonly packs: infer P } ? `packs/${keyof P & string}` : never);

/** Names of groups, of operations as `group/operation`, and of data packs. The contracts’ titles are shown for missing ones. */
export type Names = { readonly [Name in { [G in keyof Groups]: NameOf<G> }[keyof Groups]]?: string };
