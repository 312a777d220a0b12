/** A file taken apart into stretches of one meaning each. */

export type PieceKind =
	| 'picture'
	| 'jfif'
	| 'thumbnail'
	| 'exif'
	| 'xmp'
	| 'extended-xmp'
	| 'photoshop'
	| 'iptc'
	| 'icc'
	| 'mpf'
	| 'comment'
	| 'text'
	| 'time'
	| 'c2pa'
	| 'ducky'
	| 'application'
	/** Another picture, a video, Samsung's own data behind the picture; zeros; anything else. */
	| 'extra-picture'
	| 'video'
	| 'samsung'
	| 'padding'
	| 'trailing'
	/** What could not be walked any further. */
	| 'rest';

/** Bytes `start` to `end` of the file, whose content without length and name is `body` to `bodyEnd`. */
export interface Piece {
	readonly kind: PieceKind;
	readonly start: number;
	readonly end: number;
	readonly body: number;
	readonly bodyEnd: number;
	/** What the file itself calls it, where its kind does not say enough: `APP4 FPXR`, `vpAg`. */
	readonly label?: string;
}

/** Real files have some dozens; what follows so many is one piece that nobody reads. */
const MAX_PIECES = 20_000;

/** Collects the pieces of a file in order, without a gap: neighbours of the picture are joined. */
export class Pieces {
	readonly list: Piece[] = [];
	private end = 0;

	constructor(private readonly length: number) {}

	/** Whether there is room for more. */
	get open(): boolean {
		return this.list.length < MAX_PIECES;
	}

	/** The stretch from the end of the last piece to `end`. `body` counts from the start of the file. */
	add(kind: PieceKind, end: number, body = this.end, bodyEnd = end, label?: string): void {
		const start = this.end;
		const stop = Math.min(Math.max(end, start), this.length);
		if (stop === start) return;
		this.end = stop;
		const last = this.list.at(-1);
		if (kind === 'picture' && last?.kind === 'picture') {
			this.list[this.list.length - 1] = { ...last, end: stop, bodyEnd: stop };
			return;
		}
		this.list.push({
			kind,
			start,
			end: stop,
			body: Math.min(Math.max(body, start), stop),
			bodyEnd: Math.min(Math.max(bodyEnd, start), stop),
			...(label === undefined ? {} : { label })
		});
	}

	/** All pieces; what is left of the file is `kind`. */
	finish(kind: PieceKind): readonly Piece[] {
		this.add(kind, this.length);
		return this.list;
	}
}
