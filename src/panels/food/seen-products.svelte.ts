import { KeptList } from '../../state/history/persisted-list.svelte';

/** A product that was looked up on this device. */
export type SeenProduct = { readonly barcode: string; readonly name: string };

const isSeen = (value: unknown): value is SeenProduct =>
	typeof value === 'object' &&
	value !== null &&
	'barcode' in value &&
	typeof value.barcode === 'string' &&
	'name' in value &&
	typeof value.name === 'string';

/** Products looked up, latest first: their answers are stored, so that they open without a network. */
export const seenProducts = new KeptList('food-seen', isSeen, ({ barcode }) => barcode, 24);
