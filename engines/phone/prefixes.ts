/** A table of values by the first digits of numbers, as the pack has it. */
export interface PackedTable {
	/** Prefixes by length, then digits: a letter for the digits shared with the one before, then the rest. */
	readonly prefixes: string;
	readonly values: readonly string[];
	/** For each prefix its value in base 36, parted by commas: 0 is the first value not used so far, others are one more than the place in `values`. */
	readonly codes: string;
}

/** What the pack `phones` holds. */
export interface PackedPhones {
	readonly format: 1;
	readonly regions: PackedTable;
	readonly carriers: PackedTable;
	/** IANA names, several parted by `&`. */
	readonly zones: PackedTable;
	/** ISO codes of the countries whose mobile numbers move between carriers. */
	readonly portable: readonly string[];
}

const LETTER_A = 65;

/** Packs rows of a prefix and its value. */
export function packTable(rows: readonly (readonly [prefix: string, value: string])[]): PackedTable {
	const values: string[] = [];
	const places = new Map<string, number>();
	let [prefixes, before] = ['', ''];
	const codes = rows
		.toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
		.map(([prefix, value]) => {
			let shared = 0;
			while (shared < prefix.length && prefix[shared] === before[shared]) shared++;
			prefixes += String.fromCharCode(LETTER_A + shared) + prefix.slice(shared);
			before = prefix;
			const place = places.get(value);
			if (place !== undefined) return (place + 1).toString(36);
			places.set(value, values.push(value) - 1);
			return '0';
		});
	return { prefixes, values, codes: codes.join(',') };
}

/** Values by the longest prefix of a number. */
export class PrefixTable {
	/** Ascending: a longer prefix is a larger number, since none begins with 0. */
	private readonly prefixes: Float64Array;
	private readonly places: Uint32Array;
	private readonly longest: number;

	constructor(private readonly table: PackedTable) {
		const codes = table.codes.split(',');
		this.places = new Uint32Array(codes.length);
		this.prefixes = new Float64Array(codes.length);
		let [at, used, prefix] = [0, 0, ''];
		for (const [nth, code] of codes.entries()) {
			let end = at + 1;
			while (end < table.prefixes.length && table.prefixes.charCodeAt(end) < LETTER_A) end++;
			prefix = prefix.slice(0, table.prefixes.charCodeAt(at) - LETTER_A) + table.prefixes.slice(at + 1, end);
			at = end;
			this.prefixes[nth] = Number(prefix);
			this.places[nth] = code === '0' ? used++ : parseInt(code, 36) - 1;
		}
		this.longest = prefix.length;
	}

	/** The value of the longest prefix of some digits; null where none is in the table, or its value is empty. */
	find(digits: string): string | null {
		for (let length = Math.min(digits.length, this.longest); length > 0; length--) {
			const place = this.placeOf(Number(digits.slice(0, length)));
			if (place !== undefined) return this.table.values[place] || null;
		}
		return null;
	}

	private placeOf(prefix: number): number | undefined {
		let [low, high] = [0, this.prefixes.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((this.prefixes[middle] ?? 0) < prefix) low = middle + 1;
			else high = middle;
		}
		return this.prefixes[low] === prefix ? this.places[low] : undefined;
	}
}
