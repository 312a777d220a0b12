import type { Cleaned } from './keep';
import { cleanProfile } from './profile-copy';

const NO_FILLER = new Uint8Array();

/** Collects the stretches that a copy blanks in place: its length is that of the original, so that every offset holds. */
export class Blanked {
	readonly bytes: Uint8Array<ArrayBuffer>;
	private readonly dropped = new Map<string, number>();
	/** By where a stretch begins the furthest end that is blanked already. */
	private readonly done = new Map<number, number>();
	private blanked = 0;

	constructor(private readonly original: Uint8Array) {
		this.bytes = original.slice();
	}

	/** Whether more was blanked than there is: stretches that lie over each other, as no program writes them. */
	get isOverlapping(): boolean {
		return this.blanked > this.original.length;
	}

	/** Writes `filler` and zeros over a stretch. */
	blank(name: string, start: number, end: number, filler = NO_FILLER, rest = 0): void {
		const stop = Math.min(end, this.bytes.length);
		if (stop <= Math.max(start, this.done.get(start) ?? 0) || this.isOverlapping) return;
		this.done.set(start, stop);
		this.blanked += stop - start;
		this.bytes.fill(rest, start, stop);
		this.bytes.set(filler.subarray(0, stop - start), start);
		const lost = Math.max(0, stop - start - filler.length);
		if (lost > 0) this.dropped.set(name, (this.dropped.get(name) ?? 0) + lost);
	}

	/** Cleans the colour profile in a stretch; it goes on filling the stretch, so that no length around it changes. */
	cleanProfile(start: number, end: number): void {
		const cleaned = cleanProfile(this.original.subarray(start, end), end - start);
		if (!cleaned) return;
		// Zeros fill the place of the removed tags.
		const used = cleaned.findLastIndex((byte) => byte !== 0) + 1;
		this.blank('colour profile', start, end, cleaned.subarray(0, used));
	}

	finish(): Cleaned {
		const removed = [...this.dropped].map(([name, bytes]) => ({ name, bytes }));
		return { bytes: this.bytes, removed, kept: this.bytes.length - removed.reduce((sum, { bytes }) => sum + bytes, 0) };
	}
}
