/** A text by number, by CLDR's categories of the part `count`: `{ one: '{count} day', other: '{count} days' }`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
/** Texts by key. `{name}` is a placeholder. */
export type Words<Key extends string> = Readonly<Record<Key, string | PluralForms>>;
/** Label of a field, or label and hint. `{min}`, `{max}`, `{default}` are figures of the contract. */
export type FieldWords = string | readonly string[];

/** Texts of the forms of a group: by parameter, and by `parameter=value`. One name means the same in every operation of a group. */
export type GroupForms = Readonly<Record<string, FieldWords>>;
