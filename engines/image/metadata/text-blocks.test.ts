/** XMP, IPTC and the texts of PNG. */
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { facts, found, gather, named, xmpPacket } from '../../../tests/support/gathered';
import * as make from '../../../tests/support/pictures';

const XMP_HEAD = 'http://ns.adobe.com/xap/1.0/\0';
const iim = (record: number, dataset: number, text: string) =>
	make.join([0x1c, record, dataset], make.be16(text.length), text);
const resource = (id: number, data: Uint8Array) =>
	make.join('8BIM', make.be16(id), [0, 0], make.be32(data.length), data, data.length % 2 ? [0] : []);

test('EXIF in the Photoshop block of a second picture is not that of the picture', () => {
	const exif = resource(0x0422, make.cameraExif());
	const second = make.jpeg({ segments: [make.segment(0xed, 'Photoshop 3.0\0', exif)] });
	expect(facts(second).orientation).toBe(6);
	expect(facts(make.join(make.jpeg(), second))).toMatchObject({ orientation: null, exif: {} });
});

test('XMP is read in both its forms, lists and structures, whatever its prefixes', () => {
	const packet =
		xmpPacket(`<rdf:Description xmlns:a="http://purl.org/dc/elements/1.1/" xmlns:ps="http://ns.adobe.com/photoshop/1.0/"
		xmlns:c="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" ps:City="M&#xfc;nchen">
		<a:creator><rdf:Seq><rdf:li>Asha &amp; Co</rdf:li><rdf:li>Ben</rdf:li></rdf:Seq></a:creator>
		<a:title><rdf:Alt><rdf:li xml:lang="x-default">By the sea</rdf:li></rdf:Alt></a:title>
		<c:CreatorContactInfo rdf:parseType="Resource"><c:CiAdrCity>Berlin</c:CiAdrCity></c:CreatorContactInfo>
		</rdf:Description>`);
	const bytes = make.jpeg({ segments: [make.segment(0xe1, XMP_HEAD, packet)] });
	expect(gather(bytes).xmp).toEqual({
		'photoshop:City': 'München',
		'dc:creator': ['Asha & Co', 'Ben'],
		'dc:title': 'By the sea',
		'Iptc4xmpCore:CreatorContactInfo/Iptc4xmpCore:CiAdrCity': 'Berlin'
	});
	expect(found(bytes)).toEqual([
		['place', 'XMP photoshop:City', 'München'],
		['place', 'XMP Iptc4xmpCore:CreatorContactInfo/Iptc4xmpCore:CiAdrCity', 'Berlin'],
		['person', 'XMP dc:creator', 'Asha & Co'],
		['person', 'XMP dc:creator', 'Ben'],
		['words', 'XMP dc:title', 'By the sea']
	]);
});

test('extended XMP is put together from its pieces, in their order', () => {
	const whole = xmpPacket('<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:rights="Asha"/>');
	const piece = (offset: number, text: string) =>
		make.segment(
			0xe1,
			'http://ns.adobe.com/xmp/extension/\0',
			'a'.repeat(32),
			make.be32(whole.length),
			make.be32(offset),
			text
		);
	const bytes = make.jpeg({ segments: [piece(60, whole.slice(60)), piece(0, whole.slice(0, 60))] });
	expect(found(bytes)).toEqual([['person', 'XMP dc:rights', 'Asha']]);
	expect(named(bytes)).toEqual([['extended XMP', true]]);
});

test('IPTC inside the resources of Photoshop: a name, a city, a caption', () => {
	const datasets = make.join(
		iim(1, 90, '\x1b%G'),
		iim(2, 80, '\xc3\x93scar'),
		iim(2, 90, 'Madrid'),
		iim(2, 120, 'The square'),
		iim(2, 25, 'one'),
		iim(2, 25, 'two')
	);
	const bytes = make.jpeg({ segments: [make.segment(0xed, 'Photoshop 3.0\0', resource(0x0404, datasets))] });
	const { iptc, blocks } = gather(bytes);
	expect(iptc).toEqual({
		'By-line': 'Óscar',
		City: 'Madrid',
		'Caption-Abstract': 'The square',
		Keywords: ['one', 'two']
	});
	expect(blocks[0]?.carries).toEqual(['person', 'place', 'words']);
});

test.each([
	['tEXt', make.chunk('tEXt', 'parameters\0a cat\nSteps: 20, Sampler: Euler')],
	['zTXt', make.chunk('zTXt', 'parameters\0\0', deflateSync('a cat\nSteps: 20, Sampler: Euler'))],
	['iTXt', make.chunk('iTXt', 'parameters\0\0\0\0\0a cat\nSteps: 20, Sampler: Euler')],
	['packed iTXt', make.chunk('iTXt', 'parameters\0', [1, 0], 'en\0\0', deflateSync('a cat\nSteps: 20, Sampler: Euler'))]
])('the prompt of an image generator in %s', (_, chunk) =>
	expect(found(make.png({ chunks: [chunk] }))).toEqual([
		['ai', 'PNG text parameters', 'a cat\nSteps: 20, Sampler: Euler']
	])
);

test.each([
	['EXIF', [make.chunk('tEXt', 'Comment\0hello')], [['words', 'PNG text Comment', 'hello']]],
	['time', [make.chunk('tIME', make.be16(2024), [5, 7, 9, 33, 4])], [['date', 'PNG time', '2024:05:07 09:33:04']]]
])('%s of a PNG', (_, chunks, expected) => expect(found(make.png({ chunks }))).toEqual(expected));

test('EXIF in a text chunk that is none is told as unread', () => {
	const chunk = (text: string) =>
		make.png({ chunks: [make.chunk('tEXt', `Raw profile type exif\0\nexif\n      4\n${text}\n`)] });
	expect(named(chunk('00000000'))).toEqual([['text', false]]);
});
