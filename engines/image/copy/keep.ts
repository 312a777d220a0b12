/** A place and a time that name no street and no day. */
export interface Coarse {
	readonly year: number | null;
	/** Centre of a town, in decimal degrees, and its name with its country: `Paris, FR`. */
	readonly town: { readonly name: string; readonly latitude: number; readonly longitude: number } | null;
}

/** What of a picture's metadata a copy keeps. */
export interface Keep {
	/** Names of blocks that stay, as the API tells them: `colour profile`, `second picture`, `XMP`. */
	readonly blocks: ReadonlySet<string>;
	/** Of EXIF: the time, the rights holder, and camera, lens and exposure without serial numbers. */
	readonly date: boolean;
	readonly copyright: boolean;
	readonly camera: boolean;
	/** A town and a year that stay in place of the position and the time. */
	readonly coarse?: Coarse | undefined;
}

/** Only the appearance: colours, and the gain map of an HDR picture. */
export const LOOKS: Keep = {
	blocks: new Set(['colour profile', 'second picture', 'list of pictures (MPF)']),
	date: false,
	copyright: false,
	camera: false
};

/** A copy, and the names of the removed blocks in file order. */
export interface Cleaned {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly removed: readonly { readonly name: string; readonly bytes: number }[];
	/** Bytes of the original that stay as they are; with those removed they are the whole original. */
	readonly kept: number;
}

/** Collects the kept pieces, the rewritten pieces, and the names of the removed blocks. */
export class Copy {
	private readonly parts: Uint8Array[] = [];
	private readonly dropped = new Map<string, number>();
	private kept = 0;
	private length = 0;

	/** Offset of the next byte in the copy. */
	get end(): number {
		return this.length;
	}

	keep(part: Uint8Array): void {
		this.kept += part.length;
		this.push(part);
	}

	/** A block that the original does not have. */
	insert(part: Uint8Array): void {
		this.push(part);
	}

	drop(name: string, bytes: number): void {
		if (bytes > 0) this.dropped.set(name, (this.dropped.get(name) ?? 0) + bytes);
	}

	/** A rewritten block: its removed part is listed under its name. */
	replace(name: string, original: number, part: Uint8Array): void {
		this.drop(name, original - part.length);
		this.kept += Math.min(original, part.length);
		this.push(part);
	}

	finish(): Cleaned {
		const bytes = new Uint8Array(this.length);
		let at = 0;
		for (const part of this.parts) {
			bytes.set(part, at);
			at += part.length;
		}
		return { bytes, removed: [...this.dropped].map(([name, count]) => ({ name, bytes: count })), kept: this.kept };
	}

	private push(part: Uint8Array): void {
		if (part.length === 0) return;
		this.parts.push(part);
		this.length += part.length;
	}
}
