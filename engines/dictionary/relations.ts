/** Relations of WordNet by the list of the answer that they stand in. */
export const BROADER = ['hypernym', 'instance_hypernym'] as const;
export const NARROWER = ['hyponym', 'instance_hyponym'] as const;
export const PARTS = ['part_meronym', 'member_meronym', 'substance_meronym'] as const;
export const WHOLES = ['part_holonym', 'member_holonym', 'substance_holonym'] as const;

export type Broader = (typeof BROADER)[number];
export type Narrower = (typeof NARROWER)[number];
export type Part = (typeof PARTS)[number];
export type Whole = (typeof WHOLES)[number];
