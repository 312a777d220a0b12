// Pictures of every format with bytes changed, cut out and doubled: answered or refused, never a fault; the same result
// for any memory around them; never an all-clear beside a whole block; a clean copy accounts for every
// byte and reveals nothing that the original did not. `npm run fuzz` runs 100,000 of them; `FUZZ_RUNS` sets how many,
// `IMAGE_SAMPLES` names a folder of further files.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cleanCopy, LOOKS } from '../../engines/image/copy/clean';
import { DamagedImage } from '../../engines/image/header';
import { inspectImage } from '../../engines/image/inspect';
import * as further from '../support/heif-jxl-svg-pictures';
import * as make from '../support/pictures';
import { raws } from '../support/raw-pictures';
import { tiffBlock } from '../support/tiff-block';
import { randomNumbers } from '../support/wifi-networks';

const XMP =
	'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>Asha</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>';
const iptc = make.join([0x1c, 2, 80], make.be16(4), 'Asha', [0x1c, 2, 90], make.be16(6), 'Munich');
const photoshop = make.join('8BIM', [4, 4, 0, 0], make.be32(iptc.length), iptc);
const notes = make.join(
	'Nikon\0\x02\x10\0\0',
	tiffBlock({
		pages: [
			[
				[0x1d, 'ascii', '6435634'],
				[0xa7, 'long', [4069]]
			]
		]
	})
);
const exif = tiffBlock({
	pages: [
		[
			[0x10f, 'ascii', 'NIKON'],
			[0x110, 'ascii', 'NIKON D5']
		]
	],
	exif: [
		[0x9003, 'ascii', '2024:05:07 09:33:04'],
		[0x927c, 'undefined', [...notes]]
	],
	gps: [[2, 'rational', [48, 1, 8, 1, 0, 1]]]
});
const credentials = further.box(
	'jumb',
	further.box('jumd', new Uint8Array(16), [3], 'c2pa\0'),
	further.box(
		'jumb',
		further.box('jumd', new Uint8Array(16), [3], 'c2pa.claim\0'),
		further.box('cbor', [0xa1, 0x6f], 'claim_generator', [0x63], 'cam')
	)
);

/** Larger files take most of the time and are damaged where pixels are. */
const MAX_SAMPLE = 40_000;

const samples: Record<string, Uint8Array> = {
	JPEG: make.jpeg({
		segments: [
			make.segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 0, 0]),
			make.exifSegment(exif),
			make.segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', XMP),
			make.segment(0xed, 'Photoshop 3.0\0', photoshop),
			make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], make.iccProfile('x')),
			make.segment(0xeb, 'JP', [0, 1, 0, 0, 0, 1], credentials),
			make.segment(0xfe, 'taken by Asha')
		]
	}),
	'JPEG of two pictures': make.join(
		make.jpeg({ segments: [make.segment(0xe2, 'MPF\0', exif)] }),
		make.jpeg({ segments: [make.exifSegment(exif)] })
	),
	PNG: make.png({
		chunks: [
			make.chunk('eXIf', exif),
			make.chunk('tEXt', 'Author\0Asha'),
			make.chunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0', XMP),
			make.chunk('tIME', [7, 232, 2, 29, 23, 59, 1]),
			make.chunk('acTL', make.be32(2), make.be32(0)),
			make.fctl(0, 1, 4)
		]
	}),
	WebP: make.riff(
		make.vp8x(0x2e, 4, 4),
		make.riffChunk('ICCP', make.iccProfile('x')),
		make.vp8(4, 4),
		make.riffChunk('EXIF', exif),
		make.riffChunk('XMP ', XMP)
	),
	GIF: make.gif({
		blocks: [
			make.gifLoop(1),
			make.join([0x21, 0xfe, 4], 'Asha', [0]),
			make.gifDelay(10),
			make.gifFrame(),
			make.gifDelay(5),
			make.gifFrame()
		]
	}),
	BMP: make.bmp({ bits: 8, rest: Array.from({ length: 1024 }, () => 7) }),
	TIFF: tiffBlock({
		pages: [
			[...make.page(7, 5, [8, 8, 8], 2), [315, 'ascii', 'Asha'], [33723, 'undefined', [...iptc]]],
			make.page(7, 5, [8], 1)
		],
		exif: [[0x829a, 'rational', [1, 250]]],
		gps: [[2, 'rational', [1, 1]]]
	}),
	BigTIFF: tiffBlock({ big: true, pages: [make.page(7, 5, [8, 8, 8], 2)] }),
	...further.samples,
	AVIF: further.heif({ brand: 'avif', codec: 'av01', exif, xmp: XMP, mirror: 1 }),
	'bare JXL': further.jxl(),
	HEIF: further.heif({ brand: 'mif1', codec: 'jpeg', xmp: XMP }),
	MOV: further.film('qt  '),
	CUR: further.icon(2),
	'JP2 with a comment': make.join(further.jp2(), [0xff, 0x64], make.be16(17), make.be16(1), 'taken by Asha'),
	'PSD with resources': further.psd(photoshop),
	'JP2 with XMP': further.jp2(further.box('uuid', further.XMP_UUID, XMP)),
	...Object.fromEntries(Object.entries(raws).map(([name, { bytes }]) => [name, bytes])),
	'SVG with comments': further.svg('<!-- by Asha --><metadata><rdf:RDF/></metadata><desc>Home</desc>')
};

/** Files of `IMAGE_SAMPLES`, a folder, as further samples. */
const folder = process.env['IMAGE_SAMPLES'];
for (const file of folder === undefined ? [] : readdirSync(folder)) {
	const bytes = new Uint8Array(readFileSync(path.join(folder ?? '', file)));
	if (bytes.length < MAX_SAMPLE) samples[file] = bytes;
}

/** Blocks that reveal something: a readable file with a whole one must not get an all-clear. */
const TELLING: readonly Uint8Array[] = [
	make.join('2024:05:07 09:33:04'),
	make.join('+48.1371+011.5754/'),
	make.join(XMP),
	photoshop,
	notes
];

const EACH = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 3000) / Object.keys(samples).length);
const EDGES = [0, 1, 0x7f, 0x80, 0xfe, 0xff];
/** Longer samples are files of a folder. */
const MAX_CUTS = 4000;
/** What lies before and behind a file in memory. */
const AROUND = 64;

/** Bytes set to others, a stretch taken out, a stretch written twice. */
function mutant(bytes: Uint8Array, below: (limit: number) => number): Uint8Array {
	const changed = bytes.slice();
	for (let changes = 1 + below(6); changes > 0; changes--)
		changed[below(changed.length)] = below(2) === 0 ? below(256) : (EDGES[below(EDGES.length)] ?? 0);
	const how = below(8);
	const from = below(changed.length);
	const length = 1 + below(40);
	if (how === 0) return make.join(changed.subarray(0, from), changed.subarray(from + length));
	if (how === 1) return make.join(changed.subarray(0, from + length), changed.subarray(from));
	return changed;
}

/** Everything that is read of a file, as text; why it is refused, where it is. */
function reading(bytes: Uint8Array): string {
	try {
		return JSON.stringify(inspectImage(bytes));
	} catch (error) {
		if (error instanceof DamagedImage) return error.message;
		throw error;
	}
}

/** Whether it is read, and nothing is found in it nor told as unread. */
function saysNothingTells(bytes: Uint8Array): boolean {
	try {
		const read = inspectImage(bytes)?.gathered;
		return read !== undefined && read.findings.length === 0 && read.blocks.every((block) => block.read);
	} catch (error) {
		if (error instanceof DamagedImage) return false;
		throw error;
	}
}

function surrounded(bytes: Uint8Array, filler: number): Uint8Array {
	const room = new Uint8Array(bytes.length + 2 * AROUND).fill(filler);
	room.set(bytes, AROUND);
	return room.subarray(AROUND, AROUND + bytes.length);
}

test.each(Object.entries(samples))('%s cut at every byte is answered or refused', (_, bytes) => {
	for (let length = 0; length < Math.min(bytes.length, MAX_CUTS); length++) reading(bytes.subarray(0, length));
});

test.each(Object.entries(samples))('%s, damaged at random', { timeout: 600_000 }, (name, bytes) => {
	const random = randomNumbers(name.length * 31 + bytes.length + Number(process.env['FUZZ_SEED'] ?? 0));
	const below = (limit: number) => Math.floor(random() * limit);
	for (let i = 0; i < EACH; i++) {
		const changed = mutant(bytes, below);
		const said = reading(surrounded(changed, 0x00));
		const other = reading(surrounded(changed, 0x41));
		if (said !== other) expect(other, `read beyond its end: ${hex(changed)}`).toBe(said);
		if (saysNothingTells(changed))
			expect(TELLING.filter((text) => Buffer.from(changed).includes(Buffer.from(text))).length, hex(changed)).toBe(0);
		const copy = cleanCopy(changed, LOOKS);
		if (copy && (!copy.isComplete || copy.findingsLeft > copy.findingsBefore))
			expect(copy, hex(changed)).toMatchObject({ isComplete: true, findingsLeft: copy.findingsBefore });
	}
});

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
