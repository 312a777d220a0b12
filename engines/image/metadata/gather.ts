import { concat } from '../../kit/bytes';
import { decodeText, hasAscii, u16, u32 } from '../bytes';
import { readExif, readExifDirectory, readPosition, type Exif } from '../exif';
import { DamagedImage, type Format } from '../header';
import { decodeTiffHead, MAX_TEXT_BYTES } from '../ifd';
import { inflateStart } from '../inflate';
import { readJpeg } from '../jpeg';
import { bmpPieces } from '../pieces/bmp-pieces';
import { gifPieces, joinSubBlocks } from '../pieces/gif-pieces';
import { jpegPieces } from '../pieces/jpeg-pieces';
import { pngPieces } from '../pieces/png-pieces';
import type { Piece, PieceKind } from '../pieces/piece';
import { tiffParts } from '../pieces/tiff-pieces';
import { webpPieces } from '../pieces/webp-pieces';
import type { About } from './about';
import { BlockList } from './block-list';
import { joinJumbf, readCredentials, type Credentials } from './credentials';
import { aboutTag, Findings, tellsGenerated } from './findings';
import type { Gathered, Thumbnail, Word } from './gathered';
import { readIptc } from './iptc';
import { mapPlace } from './map-place';
import { readableText, readMakerNotes } from './maker';
import { movedNotes } from './moved-notes';
import { readPhotoshop } from './photoshop';
import { profileKind, readPngText } from './png-text';
import { describeProfile, namesMonitor, type Profile } from './profile';
import { readSamsung } from './samsung';
import { withUnreached } from './unreached';
import { decodePacket, readXmp, type Xmp } from './xmp';

const PIECES: Readonly<Record<Exclude<Format, 'TIFF'>, (bytes: Uint8Array) => readonly Piece[]>> = {
	JPEG: jpegPieces,
	PNG: pngPieces,
	WEBP: webpPieces,
	GIF: gifPieces,
	BMP: bmpPieces
};

/** Blanks, or the wrapper of a packet. */
const NO_PACKET = /^[\s\0\ufeff]*(?:<\?xpacket|$)/;

/** Reads all blocks of a picture of the six formats. Bounded by the size of the file, whatever it claims. */
export function gather(bytes: Uint8Array, format: Format): Gathered {
	const gatherer = new Gatherer(bytes.length);
	if (format === 'TIFF') gatherer.tiff(bytes, 'EXIF', 0, true);
	else gatherer.pieces(bytes, PIECES[format](bytes), format);
	return withUnreached(gatherer.finish(), bytes, format === 'TIFF' ? 'anywhere' : 'ends');
}

/** A block of XMP in one piece is parsed up to this length: depth maps beside it take megabytes. */
const MAX_PACKET = 2 << 20;
/** Of blocks that lie in the file in several parts. */
const MAX_JOINED = 8 << 20;
/** Blocks of EXIF, of XMP and of text that are read of a file; those that follow are told as unread. */
const MAX_READINGS = 200;
/** Blocks of EXIF; a file of several pictures has one in each. */
const MAX_DIRECTORIES = 32;
const MAX_INFLATED = 1 << 20;
/** Prompts and workflows of generators take one. */
const MAX_INFLATED_TEXTS = 1 << 20;
/** Of all texts together: what is longer is told in the findings alone, by its beginning. */
const MAX_LETTERS = 4 << 20;
/** Stores of content credentials: a file has one, a second picture perhaps another. */
const MAX_STORES = 3;
const MAX_VALUES = 1000;
const MAX_WORD = 65_536;
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

export class Gatherer {
	private readonly blocks = new BlockList();
	private readonly findings = new Findings();
	private readonly xmpValues: Record<string, string | readonly string[]> = {};
	private readonly iptcValues: Record<string, string | readonly string[]> = {};
	private readonly makerValues: Record<string, string | number> = {};
	private readonly words: Word[] = [];
	private readonly thumbnails: Thumbnail[] = [];
	/** The first EXIF of a format outside the six. */
	exif: Exif | null = null;
	private credentials: Credentials | null = null;
	private profile: Profile | null = null;
	private hdr: Gathered['hdr'] = null;
	private video: number | null = null;
	private directories = 0;
	private readings = 0;
	/** Bytes that may yet be read: blocks that lie over each other could make a file many times as long as it is. */
	private left: number;
	/** Bytes of texts that may yet be inflated, and letters of texts that are given. */
	private inflatable = MAX_INFLATED_TEXTS;
	private letters = MAX_LETTERS;
	private hasMoved = false;
	private stores = 0;
	/** Blocks of other kinds in the picture behind the first are named so. */
	private prefix = '';

	/** @param fileLength bytes of the whole file */
	constructor(fileLength: number) {
		this.left = fileLength + MAX_INFLATED;
	}

	/** Whether a block of that length may be read; else it is told as unread. */
	private affords(name: string, length: number): boolean {
		this.left -= length;
		if (this.readings++ <= MAX_READINGS && this.left >= 0) return true;
		this.blocks.unread(name);
		return false;
	}

	/** The pieces of a file, in order; those that are one block in several pieces are joined. */
	pieces(bytes: Uint8Array, pieces: readonly Piece[], format: Format): void {
		const bodiesOf = (kind: PieceKind) =>
			pieces.filter((piece) => piece.kind === kind).map(({ body, bodyEnd }) => bytes.subarray(body, bodyEnd));
		for (const piece of pieces) {
			if (piece.kind === 'picture') {
				if (format === 'PNG') this.colourCode(bytes, piece);
				continue;
			}
			this.piece(bytes, piece, format, bodiesOf);
		}
	}

	/** Each kind of piece; kinds in several pieces are read at the first of them. */
	private piece(
		bytes: Uint8Array,
		piece: Piece,
		format: Format,
		bodiesOf: (kind: PieceKind) => readonly Uint8Array[]
	): void {
		const length = piece.end - piece.start;
		const name = `${this.prefix}${pieceName(piece)}`;
		const body = bytes.subarray(piece.body, piece.bodyEnd);
		const first = this.blocks.add(name, length);
		switch (piece.kind) {
			case 'exif':
				this.tiff(hasAscii(body, 0, 'Exif') ? body.subarray(6) : body, name, length, true);
				break;
			case 'xmp':
				this.xmp(format === 'GIF' ? body.subarray(0, Math.max(0, body.length - 257)) : body, name);
				break;
			case 'extended-xmp':
				if (first) this.extendedXmp(bodiesOf('extended-xmp'), name);
				break;
			case 'photoshop':
				if (first) this.photoshop(joined(bodiesOf('photoshop')), name);
				break;
			case 'icc':
				if (first) this.icc(iccOf(bytes, piece, format, bodiesOf), name);
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
				this.video = length;
				this.blocks.carries(name, 'video');
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

	/** A block of EXIF outside the six formats; gives what is in it. */
	exifBlock(block: Uint8Array, length: number, isPosition = false): Exif {
		this.blocks.add(NAMES.exif, length);
		if (this.directories >= MAX_DIRECTORIES) {
			this.blocks.unread(NAMES.exif);
			return { tags: {}, position: null };
		}
		const read = isPosition ? readPosition(block) : readExif(block);
		this.exif ??= read;
		if (isPosition) this.exif = { tags: { ...this.exif.tags, ...read.tags }, position: read.position };
		this.tiff(block, NAMES.exif, length, true);
		return read;
	}

	/** A whole file that is laid out as TIFF. */
	tiffFile(bytes: Uint8Array): void {
		this.exif ??= readExif(bytes);
		this.tiff(bytes, NAMES.exif, 0, true);
	}

	/** A JPEG inside a raw that holds its metadata. */
	jpegInside(bytes: Uint8Array): void {
		const pieces = jpegPieces(bytes, true).filter(({ kind }) => kind !== 'trailing');
		const exif = pieces.find(({ kind }) => kind === 'exif');
		if (exif) this.exif ??= readExif(bytes.subarray(exif.body, exif.bodyEnd));
		this.pieces(bytes, pieces, 'JPEG');
	}

	/** Notes of a maker as a TIFF block of its own; the model is that of the EXIF before it. */
	makerBlock(block: Uint8Array, make: string): void {
		this.blocks.add(partNames['maker'] ?? '', block.length);
		const head = decodeTiffHead(block);
		if (head)
			this.makerNotes(
				block,
				head.first,
				block.length,
				{ tags: { ...this.exif?.tags, Make: make }, position: null },
				partNames['maker'] ?? ''
			);
	}

	xmpBlock(packet: Uint8Array, length: number): void {
		this.blocks.add(NAMES.xmp, length);
		this.xmp(packet, NAMES.xmp);
	}

	/** RDF inside another XML. */
	xmpText(text: string): void {
		this.blocks.add('metadata', 0);
		this.addXmp(
			readXmp(text, () => this.blocks.unread('metadata')),
			'metadata',
			new Uint8Array()
		);
	}

	iptcBlock(block: Uint8Array, length: number): void {
		this.blocks.add(NAMES.iptc, length);
		this.iptc(block, NAMES.iptc);
	}

	photoshopBlock(block: Uint8Array): void {
		this.blocks.add(NAMES.photoshop, block.length);
		this.photoshop(block, NAMES.photoshop);
	}

	profileBlock(profile: Uint8Array): void {
		this.blocks.add(NAMES.icc, profile.length);
		this.icc(profile, NAMES.icc);
	}

	credentialsBlock(store: Uint8Array): void {
		this.blocks.add(NAMES.c2pa, store.length);
		this.c2pa(store, NAMES.c2pa);
	}

	thumbnailBlock(width: number, height: number, bytes: number): void {
		this.blocks.add(NAMES.thumbnail, bytes);
		this.blocks.carries(NAMES.thumbnail, 'thumbnail');
		this.thumbnails.push({ width, height, bytes });
	}

	unreadBlock(name: string, bytes: number): void {
		this.blocks.add(name, bytes);
		this.blocks.unread(name);
	}

	/** A tag of a block that has no reader of its own. */
	say(block: string, tag: string, text: string): void {
		this.blocks.add(block, text.length);
		this.tag(tag, text, block, block);
	}

	sayWords(keyword: string, text: string): void {
		this.blocks.add(NAMES.text, text.length);
		this.word(keyword, text, NAMES.text);
	}

	/** Of a file that is sure to tell something: finding nothing in it is told as unread. */
	expectFindings(): void {
		if (this.findings.sorted().length === 0) this.unreadBlock(NAMES.rest, 0);
	}

	finish(): Gathered {
		const [xmp, maker] = [this.xmpValues, this.makerValues];
		const isMotion = [xmp['GCamera:MotionPhoto'], xmp['GCamera:MicroVideo']].includes('1') || this.video !== null;
		const isLive = maker['ContentIdentifier'] !== undefined;
		if (xmp['hdrgm:Version'] !== undefined || xmp['HDRGainMap:HDRGainMapVersion'] !== undefined)
			this.hdr ??= 'gain map';
		return {
			blocks: this.blocks.list(),
			xmp,
			iptc: this.iptcValues,
			text: this.words,
			maker,
			credentials: this.credentials,
			profile: this.profile,
			thumbnails: this.thumbnails,
			findings: this.findings.sorted(),
			hdr: this.hdr,
			motion: isMotion
				? { kind: 'motion photo', bytes: this.video }
				: isLive
					? { kind: 'live photo', bytes: null }
					: null
		};
	}

	/** EXIF, or a whole TIFF file: its tags, and the blocks inside. */
	tiff(block: Uint8Array, name: string, length: number, isBlock: boolean): void {
		if (!decodeTiffHead(block)) {
			if (isBlock) this.blocks.unread(name);
			return;
		}
		if (this.directories++ >= MAX_DIRECTORIES || !this.affords(name, 0)) {
			this.blocks.unread(name);
			return;
		}
		const exif = readExif(block);
		let inner = 0;
		const { parts, tagBytes, further, isCut } = tiffParts(block);
		if (length === 0 && isBlock && (tagBytes > 0 || isCut)) this.blocks.add(name, tagBytes);
		if (isCut) this.blocks.unread(name);
		for (const part of parts) {
			const body = block.subarray(part.start, part.end);
			if (part.kind === 'text') {
				if (!this.affords(name, body.length)) continue;
				const text = decodeText(body.subarray(0, MAX_TEXT_BYTES));
				if (/\p{L}{3}/u.test(text)) this.word(part.label ?? '', text, name, 'EXIF');
				continue;
			}
			const partName = `${this.prefix}${partNames[part.kind] ?? part.kind}${part.label === undefined ? '' : ` (${part.label})`}`;
			this.blocks.add(partName, body.length);
			inner += body.length;
			if (part.kind === 'maker') this.makerNotes(block, part.start, part.end, exif, partName);
			else if (part.kind === 'thumbnail') this.addThumbnail(body, body.length, partName);
			else if (part.kind === 'xmp') this.xmp(body, partName);
			else if (part.kind === 'iptc') this.iptc(body, partName);
			else if (part.kind === 'photoshop') this.photoshop(body, partName);
			else if (part.kind === 'icc') this.icc(body, partName);
			else if (part.label !== DNG_PRIVATE || !this.privateNotes(block, part, exif, partName))
				this.blocks.unread(partName);
		}
		this.exifFindings(exif, name);
		const place = mapPlace(block);
		if (place !== null) this.find('place', 'GeoTIFF', place, name);
		for (const { offset, isPosition, bytes } of further) {
			this.left -= bytes;
			if (this.left < 0) this.blocks.unread(name);
			else this.exifFindings(readExifDirectory(block, offset, isPosition), name);
		}
		if (length > 0) this.blocks.shrink(name, Math.min(inner, length));
	}

	xmp(body: Uint8Array, name: string): void {
		if (!this.affords(name, body.length)) return;
		if (body.length > MAX_PACKET) this.blocks.unread(name);
		const packet = decodePacket(body.subarray(0, MAX_PACKET));
		// What should be a packet and is none may lie elsewhere.
		if (!/RDF|xmpmeta/.test(packet) && !NO_PACKET.test(packet)) this.blocks.unread(name);
		this.addXmp(
			readXmp(packet, () => this.blocks.unread(name)),
			name,
			body
		);
	}

	icc(profile: Uint8Array, name: string): void {
		if (!this.affords(name, profile.length)) return;
		const described = describeProfile(profile);
		this.profile ??= described;
		this.blocks.carries(name, 'colours');
		if (described.privateTags.length > 0) this.blocks.unread(name);
		const { monitor } = described;
		if (monitor !== null) {
			this.find('device', `${name} monitor`, `${monitor.maker} ${monitor.model}`, name);
			if (monitor.serial !== 0) this.find('serial', `${name} monitor serial`, String(monitor.serial), name);
		}
		for (const [word, text] of described.words)
			if (!GENERIC.test(text)) this.find('device', `${name} ${word}`, text, name);
		if (described.name !== null && namesMonitor(described.name))
			this.find('device', `${name} name`, described.name, name);
	}

	c2pa(store: Uint8Array, name: string): void {
		const read = this.stores++ >= MAX_STORES ? null : readCredentials(store, () => this.blocks.unread(name));
		if (read === null) {
			this.blocks.unread(name);
			return;
		}
		this.credentials ??= read;
		const say = (about: About, where: string, texts: readonly (string | null)[]) => {
			for (const text of texts) if (text !== null) this.find(about, `C2PA ${where}`, text, name);
		};
		say('person', 'author', read.authors);
		say('person', 'signed by (not verified)', [read.signedBy]);
		say('edit', 'claim generator', [read.generator]);
		say('edit', 'software', read.software);
		say('edit', 'actions', [read.actions.join(', ') || null]);
		say('words', 'title', [read.title, ...read.ingredients]);
		say('date', 'time', read.dates);
		for (const type of read.sourceTypes) say(tellsGenerated(type) ? 'ai' : 'edit', 'digital source type', [type]);
		for (const [place, text] of read.other) this.tag(place, text, 'C2PA', name, place.replace(/^.* /, ''));
		if (read.thumbnails.length > 0) this.blocks.carries(name, 'thumbnail');
	}

	setHdr(hdr: Gathered['hdr']): void {
		this.hdr ??= hdr;
	}

	private addXmp(values: Xmp, name: string, body: Uint8Array): void {
		const names = Object.keys(values);
		if (names.length === 0 && body.some((byte) => byte > 0x20) && !isBlankPacket(body)) this.blocks.unread(name);
		for (const [key, value] of Object.entries(values)) {
			if (Object.keys(this.xmpValues).length < MAX_VALUES) this.xmpValues[key] ??= value;
			for (const text of typeof value === 'string' ? [value] : value) this.tag(key, text, 'XMP', name);
		}
	}

	/** Chunks of 65,400 bytes, each with the number of the whole, its length and its place. */
	private extendedXmp(bodies: readonly Uint8Array[], name: string): void {
		const parts = bodies.toSorted((a, b) => u32(a, 36, false) - u32(b, 36, false)).map((body) => body.subarray(40));
		this.xmp(joined(parts), name);
	}

	private photoshop(block: Uint8Array, name: string): void {
		if (!this.affords(name, block.length)) return;
		const read = readPhotoshop(block);
		for (const data of read.iptc) this.iptc(data, name);
		for (const data of read.xmp) this.xmp(data, name);
		for (const data of read.icc) this.icc(data, name);
		for (const data of read.exif) {
			if (this.directories++ >= MAX_DIRECTORIES || !this.affords(name, 0)) break;
			const exif = readExif(data);
			this.exif ??= exif;
			this.exifFindings(exif, name);
		}
		for (const thumbnail of read.thumbnails) {
			this.thumbnails.push(thumbnail);
			this.blocks.carries(name, 'thumbnail');
		}
		for (const [word, text] of read.words) this.tag(word, text, 'Photoshop', name);
		if (read.unknown > 0) this.blocks.unread(name);
	}

	iptc(block: Uint8Array, name: string): void {
		if (!this.affords(name, block.length)) return;
		const { values, unknown } = readIptc(block);
		for (const [key, value] of Object.entries(values)) {
			this.iptcValues[key] ??= value;
			for (const text of typeof value === 'string' ? [value] : value) this.tag(key, text, 'IPTC', name);
		}
		if (unknown > 0) this.blocks.unread(name);
	}

	private exifFindings({ tags, position }: Exif, name: string): void {
		if (position) {
			const { latitude, longitude, altitude } = position;
			const text = `${latitude.toFixed(6)}, ${longitude.toFixed(6)}${altitude === null ? '' : `, ${Math.round(altitude)} m`}`;
			this.find('place', `${name} GPS`, text, name);
		}
		for (const [tag, value] of Object.entries(tags)) {
			if (tag.startsWith('GPS') && !/^GPS(?:Area|Dest|Date|Processing)/.test(tag)) {
				if (position === null && /^GPS(?:Latitude|Longitude)$/.test(tag)) continue;
				if (tag !== 'GPSTimeStamp' && (position === null || !/^GPS(?:Speed|ImgDirection)$/.test(tag))) continue;
			}
			this.tag(
				tag,
				typeof value === 'object' ? value.filter((item) => item !== null).join(' ') : String(value),
				'EXIF',
				name
			);
		}
	}

	private makerNotes(exif: Uint8Array, start: number, end: number, { tags }: Exif, name: string): void {
		if (!this.affords(name, end - start)) return;
		const said = (tag: string) => (typeof tags[tag] === 'string' ? tags[tag] : '');
		const camera = { make: said('Make'), model: said('Model') };
		const { brand, values, isSealed } = readMakerNotes(exif, start, end, camera);
		if (isSealed) this.blocks.unread(name);
		if (brand === null || Object.keys(values).length === 0) {
			this.blocks.unread(name);
			const text = readableText(exif.subarray(start, end));
			if (text !== '') this.words.push({ keyword: name, text });
			return;
		}
		for (const [key, value] of Object.entries(values)) {
			this.makerValues[key] ??= value;
			this.tag(key, String(value), `${brand} maker notes`, name);
		}
	}

	/** What a maker keeps in a DNG: its notes as they are in its cameras, or those that Adobe's converter took out of another raw. */
	private privateNotes(
		block: Uint8Array,
		{ start, end }: Pick<Piece, 'start' | 'end'>,
		exif: Exif,
		name: string
	): boolean {
		if (hasAscii(block, start, 'PENTAX \0')) this.makerNotes(block, start, end, exif, name);
		else {
			const moved = this.hasMoved ? null : movedNotes(block.subarray(start, end));
			if (!moved) return false;
			this.hasMoved = true;
			this.makerNotes(moved.block, moved.start, moved.block.length, exif, name);
			// Settings beside the notes are told as unread.
			if (moved.hasMore) this.blocks.unread(name);
		}
		return true;
	}

	/** A tag that may tell something, by its name; what a machine made is told whatever it stands in. */
	private tag(tag: string, text: string, where: string, block: string, rule = tag): void {
		const about = tellsGenerated(text) ? 'ai' : aboutTag(rule);
		if (about === null) return;
		if (about === 'ai' && /SourceType/.test(rule) && !tellsGenerated(text))
			this.find('edit', `${where} ${tag}`, text, block);
		else this.find(about, `${where} ${tag}`, text, block);
	}

	private find(about: About, where: string, text: string, block: string): void {
		if (this.findings.add(about, where, text)) this.blocks.carries(block, about);
	}

	private word(keyword: string, text: string, name: string, where = name): void {
		if (text === '') return;
		const letters = Math.min(text.length, MAX_WORD);
		if (this.words.length < MAX_VALUES && letters <= this.letters) {
			this.letters -= letters;
			this.words.push({ keyword, text: text.slice(0, MAX_WORD) });
		}
		const about = tellsGenerated(text) ? 'ai' : (aboutTag(keyword) ?? 'words');
		this.find(about, where.endsWith(keyword) ? where : `${where} ${keyword}`, text, name);
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
		if (!read.profile) {
			this.word(read.keyword, read.text, name, 'PNG text');
			return;
		}
		const { type, bytes } = read.profile;
		this.left += bytes.length;
		const kind = profileKind(type, bytes);
		if (kind === 'exif' && !decodeTiffHead(bytes)) this.blocks.unread(name);
		else if (kind === 'exif') this.tiff(bytes, name, 0, false);
		else if (kind === 'xmp') this.xmp(bytes.subarray(Math.max(0, bytes.indexOf(0x3c))), name);
		else if (kind === 'iptc') this.iptc(bytes, name);
		else if (kind === 'photoshop') this.photoshop(bytes, name);
		else if (kind === 'icc') this.icc(bytes, name);
		else this.blocks.unread(name);
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
		if (width * height > 0) {
			this.thumbnails.push({ width, height, bytes: width * height * 3 });
			this.blocks.carries(`${this.prefix}JFIF`, 'thumbnail');
		}
	}

	private addThumbnail(bytes: Uint8Array, length: number, name = `${this.prefix}thumbnail`): void {
		this.blocks.carries(name, 'thumbnail');
		if (!this.affords(name, bytes.length)) return;
		const size = bytes[0] === 0xff ? jpegSize(bytes) : null;
		this.thumbnails.push({ width: size?.[0] ?? 0, height: size?.[1] ?? 0, bytes: length });
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

	/** A further picture behind the first has blocks of its own; its gain map is known by its XMP. */
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

	private samsung(body: Uint8Array, name: string): void {
		for (const { name: part, text, bytes } of readSamsung(body)) {
			if (part === 'MotionPhoto_Data') {
				this.video = bytes;
				this.blocks.carries(name, 'video');
			} else if (part === 'Image_UTC_Data' && text !== null && /^\d{10,13}$/.test(text))
				this.find('date', `Samsung ${part}`, new Date(Number(text)).toISOString(), name);
			else if (text !== null) this.word(part, text, name);
			else if (bytes > 64) this.blocks.unread(name);
		}
	}

	private application({ label }: Piece, body: Uint8Array, name: string): void {
		if (label?.startsWith('APP2 urn:iso:std:iso') === true) this.setHdr('gain map');
		else if (!HARMLESS_CHUNKS.has(label ?? '')) {
			this.blocks.unread(name);
			const text = readableText(body);
			if (text.length > 12 && this.words.length < MAX_VALUES) this.words.push({ keyword: name, text });
		}
	}

	/** cICP: coding-independent code points; the second is the transfer function (H.273). */
	private colourCode(bytes: Uint8Array, piece: Piece): void {
		const at = indexOfChunk(bytes, piece, 'cICP');
		if (at !== -1) this.setHdr(hdrOf(bytes[at + 1] ?? 0));
	}
}

/** H.273, table 3: 16 is PQ, 18 is HLG. */
export const hdrOf = (transfer: number): 'PQ' | 'HLG' | null =>
	transfer === 16 ? 'PQ' : transfer === 18 ? 'HLG' : null;

/** Parts of a segment of Adobe's "Save for web", which has three. */
const MAX_DUCKY = 8;

/** As the piece is called that has what a maker keeps in a DNG. */
const DNG_PRIVATE = 'tag 50740';

/** Words of profiles that are of no particular device. */
const GENERIC = /rgb|iec|reference|default|internal|profile|space|adobe|darktable|gimp|kodak|generic|hewlett|apple/i;

/** The names that people know the blocks by. */
const NAMES: Readonly<Record<PieceKind, string>> = {
	picture: 'picture',
	jfif: 'JFIF',
	thumbnail: 'thumbnail',
	exif: 'EXIF',
	xmp: 'XMP',
	'extended-xmp': 'extended XMP',
	photoshop: 'Photoshop data',
	iptc: 'IPTC',
	icc: 'colour profile',
	mpf: 'list of pictures (MPF)',
	comment: 'comment',
	text: 'text',
	time: 'time',
	c2pa: 'content credentials (C2PA)',
	ducky: 'Ducky',
	application: 'application data',
	'extra-picture': 'second picture',
	video: 'video',
	samsung: "Samsung's data",
	padding: 'padding',
	trailing: 'data after the picture',
	rest: 'data that could not be taken apart'
};
const partNames: Readonly<Record<string, string>> = { ...NAMES, maker: 'maker notes' };

/** The name of a piece's block, the label of its kind of application data with it. */
export const pieceName = ({ kind, label }: Pick<Piece, 'kind' | 'label'>): string =>
	kind === 'application' ? `${NAMES[kind]} (${label})` : NAMES[kind];

function iccOf(
	bytes: Uint8Array,
	piece: Piece,
	format: Format,
	bodiesOf: (kind: PieceKind) => readonly Uint8Array[]
): Uint8Array {
	const body = bytes.subarray(piece.body, piece.bodyEnd);
	if (format === 'PNG') return inflateStart(body.subarray(body.subarray(0, 81).indexOf(0) + 2), MAX_INFLATED);
	if (format === 'GIF') return joinSubBlocks(bytes, piece.body, MAX_INFLATED);
	return format === 'JPEG' ? joined(bodiesOf('icc')) : body;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	const [only] = parts;
	if (parts.length === 1 && only) return only;
	return concat(parts, MAX_JOINED);
}

function jpegSize(bytes: Uint8Array): readonly [number, number] | null {
	try {
		const { width, height } = readJpeg(bytes);
		return [width, height];
	} catch (error) {
		if (error instanceof DamagedImage) return null;
		throw error;
	}
}

/** An XMP packet of which a program took out everything but the frame. */
function isBlankPacket(body: Uint8Array): boolean {
	const text = decodePacket(body.subarray(0, MAX_PACKET)).trim();
	if (text.length > MAX_FRAME || text.replaceAll(FRAME, '').trim() !== '') return false;
	// One that is cut off has lost what was in it.
	const tags = text.match(FRAME) ?? [];
	const closed = tags.filter((tag) => tag.startsWith('</')).length;
	return tags.filter((tag) => /^<\w/.test(tag) && !tag.endsWith('/>')).length === closed;
}
const MAX_FRAME = 65_536;
const FRAME =
	/<\?xpacket[^>]*>|<\?xml [^>]*>|<\/?(?:\w+:)?(?:xmpmeta|xapmeta|RDF|Description)(?:\s+(?:xmlns:\w+|\w+:xmptk|\w+:xaptk|(?:rdf:)?about)\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/g;

function indexOfChunk(bytes: Uint8Array, { start, end }: Piece, type: string): number {
	// Such chunks stand before the pixels: a few hundred bytes from the start of a piece.
	for (let at = start; at + 8 <= end;) {
		if (hasAscii(bytes, at + 4, type)) return at + 8;
		if (hasAscii(bytes, at + 4, 'IDAT')) return -1;
		at += at === 0 ? 8 : 12 + u32(bytes, at, false);
	}
	return -1;
}
