import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gather, xmpPacket } from '../../../tests/support/gathered';
import * as make from '../../../tests/support/pictures';
import { tiffBlock } from '../../../tests/support/tiff-block';
import { coordinate } from '../coordinate';
import { filmPosition, positionIn } from './gps';

test.each([
	['47,22.5N', 90, '', 47.375],
	['8,32,15W', 180, '', -8.5375],
	['+48.137100', 90, '', 48.1371],
	['-33.85', 90, '', -33.85],
	['48/1, 8/1, 1354/100', 90, 'N', 48.137094],
	['33 deg 51\' 35.9" S', 90, '', -33.859972],
	['52,50000,30,00000,0,00000', 90, 'North', 53],
	['151.2', 180, 'W', -151.2],
	['91', 90, '', null],
	['1/0', 90, '', null],
	['somewhere', 90, '', null],
	['1 2 3 4', 90, '', null]
] as const)('%s is read as degrees', (text, most, reference, degrees) => {
	const read = coordinate(text, most, reference);
	if (degrees === null) expect(read).toBeNull();
	else expect(read).toBeCloseTo(degrees, 5);
});

test.each([
	['+48.1371+011.5754/', [48.1371, 11.5754, null]],
	['-3351.6-15112.5+20.5/', [-33.86, -151.208333, 20.5]],
	['+481213.5+0113416.2/', [48.20375, 11.571167, null]],
	['+00.0000+000.0000/', null],
	['+99.0000+011.0000/', null],
	['Munich', null]
] as const)('a film says %s', (text, expected) => {
	const read = filmPosition(text);
	if (expected === null) expect(read).toBeNull();
	else {
		expect(read?.latitude).toBeCloseTo(expected[0], 5);
		expect(read?.longitude).toBeCloseTo(expected[1], 5);
		expect(read?.altitude ?? null).toBe(expected[2]);
	}
});

test('a latitude is paired with the longitude of its own vocabulary and structure, and a place that is shown is not one', () => {
	expect(
		positionIn([
			['Iptc4xmpExt:LocationShown/exif:GPSLatitude', '1,0N'],
			['Iptc4xmpExt:LocationShown/exif:GPSLongitude', '1,0E'],
			['a:Latitude', '10'],
			['b:Longitude', '20'],
			['drone-dji:GpsLatitude', '+48.5'],
			['drone-dji:GpsLongtitude', '+11.5'],
			['drone-dji:AbsoluteAltitude', '+540.10']
		])
	).toEqual({ latitude: 48.5, longitude: 11.5, altitude: 540.1 });
	expect(positionIn([['exif:GPSLatitude', '0,0N'], ['exif:GPSLongitude', '0,0E']])).toBeNull(); // prettier-ignore
});

const XMP = xmpPacket(
	'<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="47,22.5N" exif:GPSLongitude="8,32.25E"/>'
);
const fromXmp = { latitude: 47.375, longitude: 8.5375, altitude: null, source: 'XMP' };
const itxt = (packed: boolean) =>
	make.chunk('iTXt', make.join('XML:com.adobe.xmp', [0, packed ? 1 : 0, 0, 0, 0], packed ? deflateSync(XMP) : XMP));

const png = (chunk: Uint8Array) => make.png({ chunks: [chunk] });
const jpeg = (head: string) => make.jpeg({ segments: [make.segment(0xe1, head, XMP)] });

test.each([
	['an iTXt chunk', png(itxt(false))],
	['a packed iTXt chunk', png(itxt(true))],
	['a zTXt chunk', png(make.chunk('zTXt', make.join('XML:com.adobe.xmp\0\0', deflateSync(XMP))))],
	['a segment', jpeg('http://ns.adobe.com/xap/1.0/\0')],
	['a segment with a blank behind its address', jpeg('http://ns.adobe.com/xap/1.0/ \0')]
])('XMP in %s is read', (_, bytes) => {
	const { position, findings, blocks } = gather(bytes);
	expect(position).toEqual(fromXmp);
	expect(findings.map(({ about }) => about)).toEqual(['place', 'place']);
	expect(blocks).toMatchObject([{ name: 'XMP', read: true }]);
});

test('EXIF comes before XMP, and XMP before a text of a PNG', () => {
	const gps = tiffBlock({
		pages: [[]],
		gps: [
			[1, 'ascii', 'N'],
			[2, 'ascii', '52,50000,30,00000,0,00000'],
			[3, 'ascii', 'E'],
			[4, 'rational', [13, 1, 0, 1, 0, 1]]
		]
	});
	const texts = [make.chunk('tEXt', 'Latitude\x0010.5'), make.chunk('tEXt', 'Longitude\x00-20.25')];
	const of = (...chunks: readonly Uint8Array[]) => gather(make.png({ chunks })).position;
	expect(of(...texts)).toEqual({ latitude: 10.5, longitude: -20.25, altitude: null, source: 'PNG text' });
	expect(of(...texts, itxt(false))).toEqual(fromXmp);
	expect(of(...texts, itxt(true), make.chunk('eXIf', gps))).toMatchObject({
		latitude: 53,
		longitude: 13,
		source: 'EXIF'
	});
});
