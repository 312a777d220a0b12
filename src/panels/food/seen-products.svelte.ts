/** A product that was looked up on this device. */
export interface SeenProduct {
	readonly barcode: string;
	readonly name: string;
}

const STORE_KEY = 'food-seen';
const MOST = 24;

function stored(): readonly SeenProduct[] {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(STORE_KEY) ?? '[]');
		return Array.isArray(value) ? (value as unknown[]).filter(isSeen).slice(0, MOST) : [];
	} catch {
		// Storage that is switched off or damaged: the list starts anew.
		return [];
	}
}

const isSeen = (value: unknown): value is SeenProduct =>
	typeof value === 'object' &&
	value !== null &&
	'barcode' in value &&
	typeof value.barcode === 'string' &&
	'name' in value &&
	typeof value.name === 'string';

/** Products looked up, latest first: their answers are stored, so that they open without a network. */
class SeenProducts {
	list: readonly SeenProduct[] = $state.raw(stored());

	add(product: SeenProduct): void {
		if (this.list[0]?.barcode === product.barcode) return;
		this.list = [product, ...this.list.filter(({ barcode }) => barcode !== product.barcode)].slice(0, MOST);
		this.#keep();
	}

	clear(): void {
		this.list = [];
		this.#keep();
	}

	#keep(): void {
		try {
			localStorage.setItem(STORE_KEY, JSON.stringify(this.list));
		} catch (error) {
			console.warn('food: the list of products could not be kept', error);
		}
	}
}

export const seenProducts = new SeenProducts();
