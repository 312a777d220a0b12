import type CountryInput from './CountryInput.svelte';
import type PlaceInput from './PlaceInput.svelte';

/** Fields that few forms have: each is in a separate file, or with the panels of the only group that shows it first. */
const FILES = { country: () => import('./CountryInput.svelte'), point: () => import('./PlaceInput.svelte') };
export type LateKind = keyof typeof FILES;
type LateInput = typeof CountryInput | typeof PlaceInput;

const loaded: Partial<Record<LateKind, LateInput>> = {};

/** The component of a field. Rejects when its file is out of reach. */
export const loadInput = async (kind: LateKind): Promise<LateInput> => (loaded[kind] ??= (await FILES[kind]()).default);

/** The same where it was loaded before: drawn with its form, not a moment later. */
export const loadedInput = (kind: LateKind): LateInput | undefined => loaded[kind];
