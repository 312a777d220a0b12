/** Numbers of some bits out of bytes; beyond the end there are zeros. */
export class BitReader {
	private at = 0;

	/** @param lowestFirst whether the lowest bit of a byte comes first, as in JPEG XL */
	constructor(
		private readonly bytes: Uint8Array,
		private readonly lowestFirst: boolean
	) {}

	/** The next `count` bits, at most 30. */
	read(count: number): number {
		let value = 0;
		for (let i = 0; i < count; i++, this.at++) {
			const byte = this.bytes[this.at >> 3] ?? 0;
			const place = this.at & 7;
			if (this.lowestFirst) value |= ((byte >> place) & 1) << i;
			else value = (value << 1) | ((byte >> (7 - place)) & 1);
		}
		return value;
	}
}
