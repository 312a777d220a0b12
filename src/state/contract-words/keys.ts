import type { currency } from '../../../engines/currency/contract';
import type { dictionary } from '../../../engines/dictionary/contract';
import type { earthquakes } from '../../../engines/earthquakes/contract';
import type { encyclopedia } from '../../../engines/encyclopedia/contract';
import type { food } from '../../../engines/food/contract';
import type { geo } from '../../../engines/geo/contract';
import type { holidays } from '../../../engines/holidays/contract';
import type { image } from '../../../engines/image/contract';
import type { language } from '../../../engines/language/contract';
import type { math } from '../../../engines/math/contract';
import type { news } from '../../../engines/news/contract';
import type { phone } from '../../../engines/phone/contract';
import type { qr } from '../../../engines/qr/contract';
import type { text } from '../../../engines/text/contract';
import type { universities } from '../../../engines/universities/contract';
import type { Reason } from './reasons';

/** The groups as literal types: what the words of other languages are typed from. */
interface Contracts {
	readonly math: typeof math;
	readonly language: typeof language;
	readonly text: typeof text;
	readonly earthquakes: typeof earthquakes;
	readonly holidays: typeof holidays;
	readonly currency: typeof currency;
	readonly phone: typeof phone;
	readonly food: typeof food;
	readonly dictionary: typeof dictionary;
	readonly geo: typeof geo;
	readonly encyclopedia: typeof encyclopedia;
	readonly image: typeof image;
	readonly news: typeof news;
	readonly universities: typeof universities;
	readonly qr: typeof qr;
}
type GroupId = keyof Contracts;
type Operations<G extends GroupId> = Contracts[G]['operations'];
/** Every operation of a group, as a union. */
type OperationOf<G extends GroupId> = Operations<G>[keyof Operations<G>];
type Each<T extends Record<GroupId, unknown>> = T[GroupId];
type Keys<T> = T extends unknown ? keyof T & string : never;

type OperationKey = Each<{ [G in GroupId]: `${G}.${keyof Operations<G> & string}` }>;
type PackName = Each<{ [G in GroupId]: Contracts[G] extends { readonly packs: infer P } ? keyof P & string : never }>;
/** Names that lists of tools show: `group.math`, `math.evaluate`, `pack.zones`. */
export type NameKey = `group.${GroupId}` | OperationKey | `pack.${PackName}`;
export type Names = Readonly<Record<NameKey, string>>;

type PropertiesOf<O> = O extends { readonly params: { readonly properties: infer P } } ? P : never;
type FieldName<G extends GroupId> = Keys<PropertiesOf<OperationOf<G>>>;

type Labelled<F> = F extends { readonly 'x-labels': infer L } ? L : never;
type ChoicesOf<P, G extends string> = P extends unknown
	? { [F in keyof P & string as Labelled<P[F]> extends never ? never : `${G}.${F}`]: { readonly [V in keyof Labelled<P[F]>]: string } } // prettier-ignore
	: never;
type All<U> = (U extends unknown ? (given: U) => void : never) extends (given: infer I) => void ? I : never;
/** The words of choices, by group and field. */
type Choices = All<Each<{ [G in GroupId]: ChoicesOf<PropertiesOf<OperationOf<G>>, G> }>>;

/** Examples are shown where something must be filled in. */
type ExamplesOf<O> =
	O extends { readonly params: { readonly required: readonly (infer R)[] }; readonly examples: readonly { readonly title: infer T extends string }[] } // prettier-ignore
		? [R] extends [never]
			? never
			: T
		: never;
type ExampleTitle = Each<{ [G in GroupId]: ExamplesOf<OperationOf<G>> }>;

/** A field's label, and the help below it where there is one. */
export type FieldWords = string | readonly [label: string, hint: string];

/** What the pages of tools show of the contracts, in another language than theirs. */
export interface FormWords {
	/** By group and parameter: what is called the same in one group means the same. */
	readonly fields: { readonly [G in GroupId]: { readonly [F in FieldName<G>]: FieldWords } };
	readonly choices: Readonly<Choices>;
	/** By the example's English title. */
	readonly examples: Readonly<Record<ExampleTitle, string>>;
	/** Errors, by how the API words them. */
	readonly reasons: Readonly<Record<Reason, string>>;
	/** Said before a reason that stays in English, by the code of the error. */
	readonly leads: Readonly<Record<'INVALID_INPUT' | 'NOT_FOUND' | 'COMPUTATION_LIMIT' | 'other', string>>;
}
