import { expect, test } from 'vitest';
import { cpuTime } from '../../../tests/support/growth';
import * as make from '../../../tests/support/pictures';
import { hostileFiles } from '../../../tests/support/hostile-pictures';
import { inspectOther } from '../formats/other';
import { DamagedImage } from '../header';
import { sniffFormat } from '../sniff';
import { gather } from './gather';

const LENGTH = 6 << 20;
const IEND = make.chunk('IEND');
const EOI = [0xff, 0xd9];
const open = make.jpeg({ tail: [] });

/** `unit` again and again between a start and an end. */
function filled(start: Uint8Array, unit: Uint8Array, end: Uint8Array | readonly number[] = []): Uint8Array {
	const bytes = new Uint8Array(LENGTH);
	bytes.set(start);
	let at = start.length;
	for (; at + unit.length + end.length <= LENGTH; at += unit.length) bytes.set(unit, at);
	bytes.set(end, at);
	return bytes.subarray(0, at + end.length);
}
const soi = open.subarray(0, 2);
const rest = open.subarray(2);
/** Segments before the frame of a JPEG. */
const segments = (unit: Uint8Array) => () => filled(soi, unit, [...rest, ...EOI]);
const XMP = 'http://ns.adobe.com/xap/1.0/\0';

function webpXmp(packet: Uint8Array): Uint8Array {
	const head = make.join(
		'RIFF',
		make.le32(packet.length + 22 + 8),
		'WEBP',
		make.vp8(4, 4),
		'XMP ',
		make.le32(packet.length)
	);
	const bytes = new Uint8Array(head.length + packet.length);
	bytes.set(head);
	bytes.set(packet, head.length);
	return bytes;
}

/** A scan with a restart after every few bytes, as some cameras write it. */
const plain = () => filled(open, make.join([0x12, 0x34, 0xff, 0x00, 0x56, 0x78, 0xff, 0xd0]), EOI);

const CRAFTED: readonly (readonly [string, () => Uint8Array])[] = [
	['empty scans', () => filled(open, make.segment(0xda, [1, 1, 0, 0, 63, 0]), EOI)],
	['MPF segments', segments(make.segment(0xe2, 'MPF\0', make.cameraExif()))],
	['EXIF segments', segments(make.exifSegment(make.cameraExif()))],
	['XMP segments', segments(make.segment(0xe1, XMP, '<x:xmpmeta a="b"><c/></x:xmpmeta>'))],
	['IPTC segments', segments(make.segment(0xed, 'Photoshop 3.0\0', new Uint8Array(30)))],
	['C2PA segments', segments(make.segment(0xeb, 'JP', [0, 1, 0, 0, 0, 1], new Uint8Array(30)))],
	[
		'pictures behind the picture',
		() => filled(make.jpeg(), make.jpeg({ segments: [make.exifSegment(make.cameraExif())] }))
	],
	['markers inside a scan', () => filled(open, make.join([0xff, 0xe1, 0, 4, 0, 0, 1]), EOI)],
	[
		'deflated text chunks',
		() =>
			filled(
				make.png({ tail: [] }),
				make.chunk('zTXt', 'Comment\0\0', [0x78, 0x9c, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 7, 0]),
				IEND
			)
	],
	['attributes without end', () => webpXmp(filled(make.join('<a '), make.join('b="&amp;" ')))],
	['elements without end', () => webpXmp(filled(make.join('<a>'), make.join('<b>')))],
	[
		'a TIFF of directories inside directories',
		hostileFiles.find(({ name }) => name.includes('go round'))?.make ?? (() => new Uint8Array())
	]
];

function read(bytes: Uint8Array): void {
	const format = sniffFormat(bytes);
	try {
		if (format) gather(bytes, format);
		else inspectOther(bytes);
	} catch (error) {
		if (!(error instanceof DamagedImage)) throw error;
	}
}

/** Milliseconds of CPU time a megabyte. */
const cost = async (bytes: Uint8Array) => (await cpuTime(() => read(bytes), 3)) / (bytes.length / 1e6);

/** Three times tells what grows with the square, or forgets its bounds. */
test('no crafted file takes many times as long as a plain one of its size', { timeout: 120_000 }, async () => {
	const usual = await cost(plain());
	if (process.env['SHOW_COSTS']) console.log('plain', usual, 'ms/MB');
	const factors: (readonly [string, number])[] = [];
	for (const [name, file] of CRAFTED) factors.push([name, Math.round(((await cost(file())) / usual) * 10) / 10]);
	if (process.env['SHOW_COSTS']) console.table(Object.fromEntries(factors));
	expect(factors.filter(([, factor]) => factor > 3)).toEqual([]);
});
