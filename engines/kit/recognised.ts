/** A typed value that a group recognises in a text by its form alone, without any word of a language. */
export interface Recognised {
	/** `phone`, `barcode`, `point`, `domain`, `url` … */
	readonly kind: string;
	/** Its position, UTF-16 offsets. */
	readonly from: number;
	readonly to: number;
	/** As the group's operations take it. */
	readonly value: string;
	/** ISO code, where the value belongs to a country. */
	readonly country?: string;
	/** It may well be something else. */
	readonly isWeak?: true;
}

/** A group's recogniser of values in a text; `home` is the caller's country. Linear in the length of the text. */
export type Recognise = (text: string, home: string) => readonly Recognised[];
