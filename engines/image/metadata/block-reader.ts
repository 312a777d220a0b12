import { decodeText, hasAscii } from '../bytes';
import { exifOf, readExif, readExifDirectory, type Exif, type ExifValue } from '../exif';
import { MAX_TEXT_BYTES, openTiff, type Tiff } from '../ifd';
import type { Piece } from '../pieces/piece';
import { tiffParts } from '../pieces/tiff-pieces';
import type { About } from './about';
import { isBlankPacket, MAX_PACKET } from './blank-packet';
import { partNames } from './block-names';
import { readCredentials, type Credentials } from './credentials';
import { aboutTag, aboutText, tellsGenerated } from './findings';
import type { Gathered } from './gathered';
import { positionIn } from './gps';
import { readIptc } from './iptc';
import { readableText, readMakerNotes } from './maker';
import { mapPlace } from './map-place';
import { movedNotes } from './moved-notes';
import { readPhotoshop } from './photoshop';
import { jpegSize } from './piece-bodies';
import { describeProfile, namesMonitor, type Profile } from './profile';
import { MAX_VALUES, Told } from './told';
import { decodePacket, isKnownSpace, readXmp, type Xmp } from './xmp';

/** Whether there are no numbers, or only zeros. */
const isBlank = (value: ExifValue) => (typeof value === 'object' ? value.every((part) => !part) : !value);

/** Whether a tag of a place tells something beside the position, or in its stead: half of one, or one that cannot be. */
const tellsPlace = (tag: string, value: ExifValue, hasPosition: boolean): boolean =>
	/^GPS(?:Area|Dest|Date|Processing|TimeStamp$)/.test(tag) ||
	(hasPosition
		? /^GPS(?:Speed|ImgDirection)$/.test(tag)
		: // Zeros are a camera's without a fix.
			/^GPS(?:Latitude|Longitude)$/.test(tag) && !isBlank(value));

/** Blanks, or the wrapper of a packet. */
const NO_PACKET = /^[\s\0\ufeff]*(?:<\?xpacket|$)/;
/** Blocks of EXIF; a file of several pictures has one in each. */
const MAX_DIRECTORIES = 32;
const NO_EXIF: Exif = { tags: {}, position: null };
/** Stores of content credentials: a file has one, a second picture perhaps another. */
const MAX_STORES = 3;
/** Name of the block in a DNG with the maker's data. */
const DNG_PRIVATE = 'tag 50740';
/** Words of profiles that are of no particular device. */
const GENERIC = /rgb|iec|reference|default|internal|profile|space|adobe|darktable|gimp|kodak|generic|hewlett|apple/i;
/** Matches letters in an unknown property that are not a mere switch. */
const isWords = (text: string) => /\p{L}{3}/u.test(text) && !/^(?:true|false)$/i.test(text);

/** Blocks that many formats hold, and other blocks in them. */
const SHARED = ['xmp', 'iptc', 'photoshop', 'icc', 'c2pa'] as const;
export type SharedKind = (typeof SHARED)[number];
/** Whether a kind of block is read alike in every format. */
export const isShared = (kind: string | null): kind is SharedKind => SHARED.some((one) => one === kind);

/** Reads the blocks that all formats share: EXIF with its content, XMP, IPTC, Photoshop's, profiles, credentials. */
export class BlockReader extends Told {
	protected readonly xmpValues: Record<string, string | readonly string[]> = {};
	private xmpCount = 0;
	protected readonly iptcValues: Record<string, string | readonly string[]> = {};
	protected readonly makerValues: Record<string, string | number> = {};
	/** The first EXIF of the picture. */
	exif: Exif | null = null;
	protected credentials: Credentials | null = null;
	protected profile: Profile | null = null;
	protected hdr: Gathered['hdr'] = null;
	protected directories = 0;
	/** Packets of XMP, and bytes of all of them, that may yet be parsed: a file of several pictures has some of some kilobytes. */
	private packets = 12;
	private packetBytes = MAX_PACKET;
	private hasMoved = false;
	private stores = 0;
	/** Blocks of other kinds in the picture behind the first are named so. */
	protected prefix = '';

	setHdr(hdr: Gathered['hdr']): void {
		this.hdr ??= hdr;
	}

	/** EXIF, or a whole TIFF file: its tags, and the blocks inside. Null is reported as unread. */
	protected tiff(tiff: Tiff | null, name: string, length: number, isBlock: boolean, read = exifOf): Exif {
		if (!tiff || this.directories++ >= MAX_DIRECTORIES || !this.affords(name, 0)) {
			this.blocks.unread(name);
			return NO_EXIF;
		}
		const { block } = tiff;
		const exif = read(tiff);
		// Canon's raws have the place in a block of its own.
		if (read !== exifOf) this.exif = { tags: { ...this.exif?.tags, ...exif.tags }, position: exif.position };
		else if (this.prefix === '') this.exif ??= exif;
		let inner = 0;
		const { parts, tagBytes, further, isCut, isMap } = tiffParts(tiff);
		if (length === 0 && isBlock && (tagBytes > 0 || isCut)) this.blocks.add(name, tagBytes);
		if (isCut) this.blocks.unread(name);
		for (const part of parts) {
			const body = block.subarray(part.start, part.end);
			if (part.kind === 'text') {
				if (!this.affords(name, body.length)) continue;
				const text = decodeText(body, 0, MAX_TEXT_BYTES);
				if (/\p{L}{3}/u.test(text)) this.word(part.label ?? '', text, name, 'EXIF');
				continue;
			}
			const partName = `${this.prefix}${partNames[part.kind] ?? part.kind}${part.label === undefined ? '' : ` (${part.label})`}`;
			this.blocks.add(partName, body.length);
			inner += body.length;
			if (part.kind === 'maker') this.makerNotes(tiff, part.start, part.end, exif, partName);
			else if (part.kind === 'thumbnail') this.addThumbnail(body, body.length, partName);
			else if (isShared(part.kind)) this.shared(part.kind, body, partName);
			else if (part.label !== DNG_PRIVATE || !this.privateNotes(tiff, part, exif, partName))
				this.blocks.unread(partName);
		}
		this.exifFindings(exif, name);
		const place = isMap ? mapPlace(tiff) : null;
		if (place !== null) this.find('place', 'GeoTIFF', place, name);
		for (const { offset, isPosition, bytes } of further) {
			this.left -= bytes;
			if (this.left < 0) this.blocks.unread(name);
			else this.exifFindings(readExifDirectory(tiff, offset, isPosition), name);
		}
		if (length > 0) this.blocks.shrink(name, Math.min(inner, length));
		return exif;
	}

	/** Reads the content of a block, whatever holds it. */
	protected shared(kind: SharedKind, body: Uint8Array, name: string): void {
		this[kind](body, name);
	}

	protected xmp(body: Uint8Array, name: string): void {
		if (!this.affords(name, body.length)) return;
		if (this.packets-- <= 0 || body.length > this.packetBytes) this.blocks.unread(name);
		if (this.packets < 0) return;
		const packet = decodePacket(body.subarray(0, this.packetBytes));
		this.packetBytes = Math.max(0, this.packetBytes - body.length);
		// An invalid packet may lie elsewhere.
		if (!/RDF|xmpmeta/.test(packet) && !NO_PACKET.test(packet)) this.blocks.unread(name);
		this.addXmp(
			readXmp(packet, () => this.blocks.unread(name)),
			name,
			body
		);
		const comment = packet.indexOf('<!--');
		const end = comment === -1 ? -1 : packet.indexOf('-->', comment + 4);
		if (end !== -1) this.find('words', 'XMP comment', packet.slice(comment + 4, end), name);
	}

	protected addXmp(values: Xmp, name: string, body: Uint8Array): void {
		const properties = Object.entries(values);
		if (properties.length === 0 && body.some((byte) => byte > 0x20) && !isBlankPacket(body)) this.blocks.unread(name);
		if (this.prefix === '') this.place('XMP', positionIn(properties));
		for (const [key, value] of properties) {
			if (this.xmpCount < MAX_VALUES && this.xmpValues[key] === undefined) {
				this.xmpValues[key] = value;
				this.xmpCount++;
			}
			for (const text of typeof value === 'string' ? [value] : value)
				// An unknown vocabulary may contain anything.
				if (!isKnownSpace(key) && aboutText(key, text) === null && isWords(text))
					this.find('words', `XMP ${key}`, text, name);
				else this.tag(key, text, 'XMP', name);
		}
	}

	protected icc(profile: Uint8Array, name: string): void {
		if (!this.affords(name, profile.length)) return;
		const described = describeProfile(profile);
		if (this.prefix === '') this.profile ??= described;
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

	protected c2pa(store: Uint8Array, name: string): void {
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
		say('person', 'signed by', [read.signedBy]);
		say('edit', 'claim generator', [read.generator]);
		say('edit', 'software', read.software);
		say('edit', 'actions', [read.actions.join(', ') || null]);
		say('words', 'title', [read.title, ...read.ingredients]);
		say('date', 'time', read.dates);
		for (const type of read.sourceTypes) say(tellsGenerated(type) ? 'ai' : 'edit', 'digital source type', [type]);
		for (const [place, text] of read.other) this.tag(place, text, 'C2PA', name, place.replace(/^.* /, ''));
		if (read.thumbnails.length > 0) this.blocks.carries(name, 'thumbnail');
		this.place('C2PA', positionIn(read.other));
	}

	protected photoshop(block: Uint8Array, name: string): void {
		if (!this.affords(name, block.length)) return;
		const read = readPhotoshop(block);
		for (const [kind, data] of read.blocks) {
			if (kind !== 'exif') this.shared(kind, data, name);
			else if (this.directories++ < MAX_DIRECTORIES && this.affords(name, 0)) {
				const exif = readExif(data);
				if (this.prefix === '') this.exif ??= exif;
				this.exifFindings(exif, name);
			}
		}
		for (const thumbnail of read.thumbnails) {
			this.thumbnails.push(thumbnail);
			this.blocks.carries(name, 'thumbnail');
		}
		for (const [word, text] of read.words) this.tag(word, text, 'Photoshop', name);
		if (read.unknown > 0) this.blocks.unread(name);
	}

	protected iptc(block: Uint8Array, name: string): void {
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
			if (this.prefix === '') this.place('EXIF', position);
			const { latitude, longitude, altitude } = position;
			const text = `${latitude.toFixed(6)}, ${longitude.toFixed(6)}${altitude === null ? '' : `, ${Math.round(altitude)} m`}`;
			this.find('place', `${name} GPS`, text, name);
		}
		for (const [tag, value] of Object.entries(tags)) {
			if (tag.startsWith('GPS') && !tellsPlace(tag, value, position !== null)) continue;
			// A number tells something by its name alone.
			if (typeof value !== 'string' && aboutTag(tag) === null) continue;
			const text = typeof value === 'object' ? value.filter((item) => item !== null).join(' ') : String(value);
			this.tag(tag, text, 'EXIF', name);
		}
	}

	protected makerNotes(exif: Tiff, start: number, end: number, { tags }: Exif, name: string): void {
		if (!this.affords(name, end - start)) return;
		const said = (tag: string) => (typeof tags[tag] === 'string' ? tags[tag] : '');
		const camera = { make: said('Make'), model: said('Model') };
		const { brand, values, isSealed } = readMakerNotes(exif, start, end, camera);
		if (isSealed) this.blocks.unread(name);
		if (brand === null || Object.keys(values).length === 0) {
			this.blocks.unread(name);
			const text = readableText(exif.block.subarray(start, end));
			if (text !== '') this.words.push({ keyword: name, text });
			return;
		}
		for (const [key, value] of Object.entries(values)) {
			this.makerValues[key] ??= value;
			this.tag(key, String(value), `${brand} maker notes`, name);
		}
	}

	/** A maker's data in a DNG: its camera's notes, or those that Adobe's converter copied from another raw. */
	private privateNotes(tiff: Tiff, { start, end }: Pick<Piece, 'start' | 'end'>, exif: Exif, name: string): boolean {
		if (hasAscii(tiff.block, start, 'PENTAX \0')) this.makerNotes(tiff, start, end, exif, name);
		else {
			const moved = this.hasMoved ? null : movedNotes(tiff.block.subarray(start, end));
			const raw = moved && openTiff(moved.block);
			if (!raw) return false;
			this.hasMoved = true;
			this.makerNotes(raw, moved.start, moved.block.length, exif, name);
			// Settings beside the notes are reported as unread.
			if (moved.hasMore) this.blocks.unread(name);
		}
		return true;
	}

	protected addThumbnail(bytes: Uint8Array, length: number, name = `${this.prefix}thumbnail`): void {
		this.blocks.carries(name, 'thumbnail');
		if (!this.affords(name, bytes.length)) return;
		const size = bytes[0] === 0xff ? jpegSize(bytes) : null;
		this.thumbnails.push({ width: size?.[0] ?? 0, height: size?.[1] ?? 0, bytes: length });
	}
}
