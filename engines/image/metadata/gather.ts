import { exifOf, readPosition, type Exif } from '../exif';
import { openTiff, type Tiff } from '../ifd';
import { jpegPieces } from '../pieces/jpeg-pieces';
import { NAMES, partNames } from './block-names';
import type { SharedKind } from './block-reader';
import type { Gathered } from './gathered';
import { PieceReader } from './piece-reader';
import { readXmp } from './xmp';

/** The results of a file, and the callbacks for readers of further formats. */
export class Gatherer extends PieceReader {
	/** One object of the class, because V8 discards the compiled code of a class without any: half the speed. */
	static readonly alive = new Gatherer(0);

	/** Reads a block of EXIF and returns its content. */
	exifBlock(block: Uint8Array, length: number, isPosition = false): Exif {
		this.blocks.add(NAMES.exif, length);
		return this.tiff(openTiff(block), NAMES.exif, length, true, isPosition ? readPosition : exifOf);
	}

	/** A whole file that is laid out as TIFF. */
	tiffFile(tiff: Tiff): void {
		this.tiff(tiff, NAMES.exif, 0, true);
	}

	/** A JPEG inside a raw that holds its metadata. */
	jpegInside(bytes: Uint8Array): void {
		const pieces = jpegPieces(bytes, true).filter(({ kind }) => kind !== 'trailing');
		this.pieces(bytes, pieces, 'JPEG');
	}

	/** A maker's notes as a separate TIFF block; the model is that of the EXIF before it. */
	makerBlock(block: Uint8Array, make: string): void {
		this.blocks.add(partNames['maker'] ?? '', block.length);
		const tiff = openTiff(block);
		if (tiff)
			this.makerNotes(
				tiff,
				tiff.first,
				block.length,
				{ tags: { ...this.exif?.tags, Make: make }, position: null },
				partNames['maker'] ?? ''
			);
	}

	block(kind: SharedKind, body: Uint8Array, length = body.length): void {
		this.blocks.add(NAMES[kind], length);
		this.shared(kind, body, NAMES[kind]);
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

	thumbnailBlock(width: number, height: number, bytes: number): void {
		this.blocks.add(NAMES.thumbnail, bytes);
		this.blocks.carries(NAMES.thumbnail, 'thumbnail');
		this.thumbnails.push({ width, height, bytes });
	}

	/** What Samsung's cameras append, in a box. */
	samsungBlock(body: Uint8Array, name: string): void {
		this.blocks.add(name, body.length);
		this.samsung(body, name);
	}

	sayWords(keyword: string, text: string): void {
		this.blocks.add(NAMES.text, text.length);
		this.word(keyword, text, NAMES.text);
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
			position: this.position(),
			hdr: this.hdr,
			motion: isMotion
				? { kind: 'motion photo', bytes: this.video }
				: isLive
					? { kind: 'live photo', bytes: null }
					: null
		};
	}
}
