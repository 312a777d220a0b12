import { decodeText, hasAscii, latin1, u16, u32 } from '../bytes';
import type { Format } from '../header';
import { openTiff } from '../ifd';
import { joinSubBlocks } from '../gif';
import { jpegPieces } from '../pieces/jpeg-pieces';
import type { Piece } from '../pieces/piece';
import { pieceName } from './block-names';
import { BlockReader, isShared } from './block-reader';
import { joinJumbf } from './credentials';
import { hdrOf } from './hdr';
import { readableText } from './maker';
import type { BodiesOf } from './piece-bodies';
import { bodiesOfKind, iccOf, indexOfChunk, joined, jpegSize, MAX_JOINED, pngProfileLabel } from './piece-bodies';
import { profileKind, readPngText } from './png-text';
import { namesMonitor } from './profile';
import { readSamsung } from './samsung';
import { MAX_VALUES, MAX_WORD } from './told';

/** Prompts and workflows of generators take one. */
const MAX_INFLATED_TEXTS = 1 << 20;
/** A motion photo has one. */
const MAX_FILMS = 4;
/** Parts of a segment of Adobe's "Save for web", which has three. */
const MAX_DUCKY = 8;
/** Of a block of `Name=value`: bytes and lines that are read. */
const [MAX_SETTINGS, MAX_LINES] = [4096, 64];
/** Version, unit, density and the thumbnail's size. */
const JFIF_BODY = 9;
/** The keyword of a PNG's text that is an XMP packet. */
const XMP_KEYWORD = 'XML:com.adobe.xmp';
/** PNG's chunks that only help to draw: Apple's, ImageMagick's, Android's nine-patches. */
const HARMLESS_CHUNKS = new Set([
	'iDOT',
	'vpAg',
	'caNv',
	'orNT',
	'npTc',
	'npLb',
	'npOl',
	'gIFg',
	'gIFx',
	'sTER',
	'dSIG'
]);

/** Reads the pieces that a file of the six formats is made of, each by its kind. */
export class PieceReader extends BlockReader {
	protected video: number | null = null;
	readonly films: Uint8Array[] = [];
	private inflatable = MAX_INFLATED_TEXTS;

	/** The pieces of a file, in order; those that are one block in several pieces are joined. */
	pieces(bytes: Uint8Array, pieces: readonly Piece[], format: Format): void {
		const bodiesOf: BodiesOf = (kind) => bodiesOfKind(bytes, pieces, kind);
		for (const piece of pieces) {
			if (piece.kind === 'picture') {
				if (format === 'PNG') this.colourCode(bytes, piece);
				continue;
			}
			this.piece(bytes, piece, format, bodiesOf);
		}
	}

	/** Each kind of piece; kinds in several pieces are read at the first of them. */
	private piece(bytes: Uint8Array, piece: Piece, format: Format, bodiesOf: BodiesOf): void {
		const length = piece.end - piece.start;
		const name = `${this.prefix}${pieceName(piece)}`;
		const body = bytes.subarray(piece.body, piece.bodyEnd);
		const first = this.blocks.add(name, length);
		switch (piece.kind) {
			case 'exif':
				this.tiff(openTiff(hasAscii(body, 0, 'Exif') ? body.subarray(6) : body), name, length, true);
				break;
			case 'xmp':
				if (format === 'PNG') this.text(piece, body, name);
				else this.xmp(format === 'GIF' ? body.subarray(0, Math.max(0, body.length - 257)) : body, name);
				break;
			case 'extended-xmp':
				if (first) this.extendedXmp(bodiesOf('extended-xmp'), name);
				break;
			case 'photoshop':
				if (first) this.photoshop(joined(bodiesOf('photoshop')), name);
				break;
			case 'icc':
				if (first) this.icc(iccOf(bytes, piece, format, bodiesOf), name);
				if (first && format === 'PNG') this.profileLabel(body, name);
				break;
			case 'c2pa':
				if (first)
					this.c2pa(
						format === 'JPEG'
							? joinJumbf(bodiesOf('c2pa'))
							: format === 'GIF'
								? joinSubBlocks(bytes, piece.body, MAX_JOINED)
								: body,
						name
					);
				break;
			case 'comment':
				this.word(
					'comment',
					decodeText(format === 'GIF' ? joinSubBlocks(bytes, piece.body, MAX_WORD) : body.subarray(0, MAX_WORD)),
					name
				);
				break;
			case 'text':
				this.text(piece, body, name);
				break;
			case 'time':
				this.time(body, name);
				break;
			case 'jfif':
				this.jfif(body);
				break;
			case 'thumbnail':
				this.addThumbnail(body.subarray(body[0] === 0x10 ? 1 : 0), length);
				break;
			case 'ducky':
				this.ducky(body, name);
				break;
			case 'mpf':
			case 'padding':
				break;
			case 'extra-picture':
				this.extraPicture(body, length, name);
				break;
			case 'video':
				this.film(body, name);
				break;
			case 'samsung':
				this.samsung(body, name);
				break;
			case 'application':
				this.application(piece, body, name);
				break;
			default:
				this.blocks.unread(name);
		}
	}

	/** Chunks of 65,400 bytes, each with the number of the whole, its length and its place. */
	private extendedXmp(bodies: readonly Uint8Array[], name: string): void {
		const parts = bodies.toSorted((a, b) => u32(a, 36, false) - u32(b, 36, false)).map((body) => body.subarray(40));
		this.xmp(joined(parts), name);
	}

	private text({ label }: Piece, body: Uint8Array, name: string): void {
		if (label === 'plain text') {
			this.word('plain text', decodeText(body.subarray(0, MAX_WORD)), name);
			return;
		}
		const read = this.affords(name, body.length) ? readPngText(label ?? 'tEXt', body, this.inflatable) : null;
		if (read === null) {
			this.blocks.unread(name);
			return;
		}
		this.inflatable = Math.max(0, this.inflatable - read.inflated);
		if (read.isCut) this.blocks.unread(name);
		if (read.keyword === XMP_KEYWORD) {
			this.left += read.bytes.length;
			// A text without separating zeros is read from its first mark.
			this.xmp(read.bytes.length > 0 ? read.bytes : body.subarray(Math.max(0, body.indexOf(0x3c))), name);
			return;
		}
		if (!read.profile) {
			this.word(read.keyword, read.text, name, 'PNG text');
			return;
		}
		const { type, bytes } = read.profile;
		this.left += bytes.length;
		const kind = profileKind(type, bytes);
		if (kind === 'exif') this.tiff(openTiff(bytes), name, 0, false);
		else if (kind === 'xmp') this.xmp(bytes.subarray(Math.max(0, bytes.indexOf(0x3c))), name);
		else if (isShared(kind)) this.shared(kind, bytes, name);
		else this.blocks.unread(name);
	}

	/** The PNG chunk's name of its profile, which may differ from the name in the profile. */
	private profileLabel(body: Uint8Array, name: string): void {
		const label = pngProfileLabel(body);
		if (this.profile?.name === null && label !== '') this.profile = { ...this.profile, name: label };
		if (namesMonitor(label)) this.find('device', 'PNG iCCP name', label, name);
	}

	private time(body: Uint8Array, name: string): void {
		const two = (at: number) => String(body[at] ?? 0).padStart(2, '0');
		if (body.length >= 7)
			this.find(
				'date',
				`PNG ${name}`,
				`${u16(body, 0, false)}:${two(2)}:${two(3)} ${two(4)}:${two(5)}:${two(6)}`,
				name
			);
	}

	/** JFIF 1.02: unit, density, then a thumbnail of plain pixels. */
	private jfif(body: Uint8Array): void {
		const [width, height] = [body[7] ?? 0, body[8] ?? 0];
		// Behind the thumbnail there is nothing.
		if (body.length > JFIF_BODY + 3 * width * height) this.blocks.unread(`${this.prefix}JFIF`);
		if (width * height > 0) {
			this.thumbnails.push({ width, height, bytes: width * height * 3 });
			this.blocks.carries(`${this.prefix}JFIF`, 'thumbnail');
		}
	}

	/** Adobe's "Save for web": 1 the quality, 2 a comment, 3 the copyright, as UTF-16. */
	private ducky(body: Uint8Array, name: string): void {
		if (!this.affords(name, body.length)) return;
		for (let at = 0, count = 0; at + 4 <= body.length; count++) {
			if (count === MAX_DUCKY) {
				this.blocks.unread(name);
				break;
			}
			const tag = u16(body, at, false);
			const length = u16(body, at + 2, false);
			if (tag === 2 || tag === 3) {
				const text = new TextDecoder('utf-16be').decode(body.subarray(at + 8, at + 4 + length));
				this.find(tag === 3 ? 'person' : 'words', `Ducky ${tag === 3 ? 'copyright' : 'comment'}`, text, name);
			}
			at += 4 + length;
			if (tag === 0) break;
		}
	}

	/** A further picture behind the first has its own blocks; XMP marks a gain map. */
	private extraPicture(body: Uint8Array, length: number, name: string): void {
		const size = jpegSize(body);
		this.thumbnails.push({ width: size?.[0] ?? 0, height: size?.[1] ?? 0, bytes: length });
		this.blocks.carries(name, 'picture');
		if (this.prefix !== '') return;
		this.prefix = 'second picture: ';
		const pieces = jpegPieces(body, true).filter(({ kind }) => kind !== 'trailing');
		this.pieces(body, pieces, 'JPEG');
		this.prefix = '';
		this.blocks.shrink(
			name,
			pieces.reduce((sum, { kind, start, end }) => sum + (kind === 'picture' ? 0 : end - start), 0)
		);
	}

	private film(film: Uint8Array, name: string): void {
		this.video = film.length;
		this.blocks.carries(name, 'video');
		if (this.films.length < MAX_FILMS) this.films.push(film);
		else this.blocks.unread(name);
	}

	protected samsung(body: Uint8Array, name: string): void {
		for (const { name: part, text, data } of readSamsung(body)) {
			if (part === 'MotionPhoto_Data') {
				this.film(data, name);
			} else if (part === 'Image_UTC_Data' && text !== null && /^\d{10,13}$/.test(text))
				this.find('date', `Samsung ${part}`, new Date(Number(text)).toISOString(), name);
			else if (text !== null) this.word(part, text, name);
			else if (data.length > 64) this.blocks.unread(name);
		}
	}

	private application({ label }: Piece, body: Uint8Array, name: string): void {
		if (label?.startsWith('APP2 urn:iso:std:iso') === true) this.setHdr('gain map');
		else if (!HARMLESS_CHUNKS.has(label ?? '')) {
			this.blocks.unread(name);
			this.settings(body, name);
			const text = readableText(body);
			if (text.length > 12 && this.words.length < MAX_VALUES) this.words.push({ keyword: name, text });
		}
	}

	/** Lines of `Name=value`, as cameras of before 2000 write them (APP12 of Olympus and Agfa). */
	private settings(body: Uint8Array, name: string): void {
		if (!this.affords(name, 0)) return;
		for (const line of latin1(body, 0, MAX_SETTINGS).split(/[\0\r\n]+/, MAX_LINES)) {
			const at = line.indexOf('=');
			if (at > 1 && at < 40) this.tag(line.slice(0, at).trim(), line.slice(at + 1).trim(), name, name);
		}
	}

	/** cICP: coding-independent code points; the second is the transfer function (H.273). */
	private colourCode(bytes: Uint8Array, piece: Piece): void {
		const at = indexOfChunk(bytes, piece, 'cICP');
		if (at !== -1) this.setHdr(hdrOf(bytes[at + 1] ?? 0));
	}
}
