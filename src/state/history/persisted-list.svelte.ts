import { keepText, readKeptJson } from '../settings/device-storage';

/** A list on this device, latest first, each entry once. Lives as long as the page without storage. */
export class KeptList<T> {
	list: readonly T[];
	readonly #storeKey: string;
	readonly #keyOf: (entry: T) => string;
	readonly #most: number;

	/**
	 * @param storeKey name in localStorage.
	 * @param isEntry checks each stored entry.
	 * @param keyOf tells entries apart.
	 * @param most entries kept.
	 */
	// Stryker disable next-line BlockStatement: Svelte takes a rune only at the top of a constructor.
	constructor(storeKey: string, isEntry: (value: unknown) => value is T, keyOf: (entry: T) => string, most: number) {
		this.#storeKey = storeKey;
		this.#keyOf = keyOf;
		this.#most = most;
		this.list = $state.raw(stored(storeKey).filter(isEntry).slice(0, most));
	}

	add(entry: T): void {
		const key = this.#keyOf(entry);
		// Also what keeps an effect that adds from running for ever.
		if (this.list[0] !== undefined && this.#keyOf(this.list[0]) === key) return;
		this.list = [entry, ...this.list.filter((one) => this.#keyOf(one) !== key)].slice(0, this.#most);
		this.#keep();
	}

	has(entry: T): boolean {
		const key = this.#keyOf(entry);
		return this.list.some((one) => this.#keyOf(one) === key);
	}

	toggle(entry: T): void {
		if (!this.has(entry)) return this.add(entry);
		const key = this.#keyOf(entry);
		this.list = this.list.filter((one) => this.#keyOf(one) !== key);
		this.#keep();
	}

	clear(): void {
		this.list = [];
		this.#keep();
	}

	#keep(): void {
		const error = keepText(this.#storeKey, JSON.stringify(this.list));
		if (error !== null) console.warn(`${this.#storeKey}: the list could not be kept`, error);
	}
}

/** Storage that is switched off or damaged: the list starts anew. */
function stored(storeKey: string): readonly unknown[] {
	const value = readKeptJson(storeKey);
	return Array.isArray(value) ? value : [];
}
