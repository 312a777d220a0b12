/** Relations of WordNet by the answer's list. */
export const BROADER = ['hypernym', 'instance_hypernym'] as const;
export const NARROWER = ['hyponym', 'instance_hyponym'] as const;
export const PARTS = ['part_meronym', 'member_meronym', 'substance_meronym'] as const;
export const WHOLES = ['part_holonym', 'member_holonym', 'substance_holonym'] as const;
export const SYNONYMS = ['synonym'] as const;
export const ANTONYMS = ['antonym'] as const;
export const SIMILAR = ['similar'] as const;
export const DERIVED = ['derived'] as const;

export type Broader = (typeof BROADER)[number];
export type Narrower = (typeof NARROWER)[number];
export type Part = (typeof PARTS)[number];
export type Whole = (typeof WHOLES)[number];
export type Synonym = (typeof SYNONYMS)[number];
export type Antonym = (typeof ANTONYMS)[number];
export type Similar = (typeof SIMILAR)[number];
export type Derived = (typeof DERIVED)[number];
