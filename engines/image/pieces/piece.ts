import type { Header } from '../header';

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
	/** The piece's own name, where its kind is ambiguous: `APP4 FPXR`, `vpAg`. */
	readonly label?: string;
}

/** What one pass over a file gives: its header, and all of it in pieces. */
export type Walk = { readonly header: Header; readonly pieces: readonly Piece[] };

/** Real files have some dozens, those with a depth map some hundred; the bytes after so many are one unread piece. */
const MAX_PIECES = 4000;

/** Collects the pieces of a file in order, without a gap: neighbours of the picture are joined. */
export class Pieces {
	/** Keeps V8 from discarding compiled code, as `Gatherer.alive` does. */
	static readonly alive = new Pieces(0);

	private readonly list: Piece[] = [];
	private end = 0;
	/** Start of the picture's growing piece, or -1. */
	private picture = -1;

	constructor(private readonly length: number) {}

	get open(): boolean {
		return this.list.length < MAX_PIECES;
	}

	/** The stretch from the end of the last piece to `end`. `body` counts from the start of the file. */
	add(kind: PieceKind, end: number, body = this.end, bodyEnd = end, label?: string): void {
		const start = this.end;
		const stop = Math.min(Math.max(end, start), this.length);
		if (stop === start) return;
		this.end = stop;
		if (kind === 'picture') {
			if (this.picture === -1) this.picture = start;
			return;
		}
		this.closePicture(start);
		const within = (at: number) => Math.min(Math.max(at, start), stop);
		const piece = { kind, start, end: stop, body: within(body), bodyEnd: within(bodyEnd) };
		this.list.push(label === undefined ? piece : { ...piece, label });
	}

	/** All pieces; the remaining bytes of the file are `kind`. */
	finish(kind: PieceKind): readonly Piece[] {
		this.add(kind, this.length);
		this.closePicture(this.end);
		return this.list;
	}

	private closePicture(end: number): void {
		const start = this.picture;
		if (start === -1) return;
		this.list.push({ kind: 'picture', start, end, body: start, bodyEnd: end });
		this.picture = -1;
	}
}
