/** Names of people in unusual places: the reader finds them or reports them as unread, and a clean copy does not contain them. */
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gather, read } from '../../../tests/support/gathered';
import * as further from '../../../tests/support/heif-jxl-svg-pictures';
import * as make from '../../../tests/support/pictures';
import { cleanCopy, LOOKS } from '../copy/clean';

const NAME = 'Asha Verma';
const { box } = further;
const profile = (name: string) => make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], make.iccProfile(name));
const packet = (inside: string, attributes = '') =>
	make.segment(
		0xe1,
		'http://ns.adobe.com/xap/1.0/\0',
		`<x:xmpmeta xmlns:x="adobe:ns:meta/">${inside}<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:q="http://q/" q:r="1" ${attributes}/></rdf:RDF></x:xmpmeta>`
	);
const layered = () => {
	const name = make.join([NAME.length], NAME, [0]);
	const extra = make.join(make.be32(0), make.be32(0), name);
	const record = make.join(new Uint8Array(18), new Uint8Array(12), make.be32(extra.length), extra);
	const list = make.join(make.be16(1), record);
	const layers = make.join(make.be32(list.length), list);
	const head = further.psd();
	const resources = 30 + 4 + new DataView(head.buffer, head.byteOffset).getUint32(30);
	return make.join(head.subarray(0, resources), make.be32(layers.length), layers);
};

/** A PNG with an unnamed profile, under a label. */
const labelled = (label: string) =>
	make.png({
		chunks: [make.chunk('iCCP', make.join(label, [0, 0], deflateSync(Uint8Array.from(make.iccProfile('sRGB')))))]
	});

function told(bytes: Uint8Array): readonly string[] {
	const { findings, blocks } = gather(bytes);
	return [...findings.map(({ value }) => value), ...blocks.filter((block) => !block.read).map(({ name }) => name)];
}

type Shown = [name: string, bytes: make.Bytes, isFilm?: boolean];
test.each<Shown>([
	['a HEIC', further.heif()],
	['an SVG', make.join('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4"/></svg>')],
	...['VideoHandler', 'Core Media Video', 'GoPro AVC', 'H.264', 'Mainconcept MP4 Video Media Handler'].map(
		(name): Shown => [`a film whose track is called ${name}`, further.film('qt  ', name), true]
	),
	...['HEVC Image', 'Generically compressed Image', 'Color', 'ThumbnailImage'].map((name): Shown => [
		`a HEIC whose items are called ${name}`,
		further.heif({ itemName: name })
	]),
	[
		'an SVG with layers of usual names',
		make.join(
			'<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><g data-name="Layer 1" data-id="3"><style>a{}/* 1 */</style></g></svg>'
		)
	],
	['a PNG with a profile of a usual label', labelled('Photoshop ICC profile')],
	['a JPEG with a profile of a usual name', make.jpeg({ segments: [profile('sYCC 8-bit')] })]
])('%s that says nothing gets the all-clear', (_, bytes, isFilm = false) => {
	// A film tells its place and time.
	expect(told(bytes)).toHaveLength(isFilm ? 2 : 0);
});

test.each([
	['blanks of a HEIC', make.join(further.heif(), box('free', NAME)), NAME],
	['a box of its own in a HEIC', make.join(further.heif(), box('note', NAME)), 'application data (note)'],
	['what follows the boxes of a HEIC', make.join(further.heif(), [0, 0, 0, 1], 'abc'), 'data after the picture'],
	['blanks of a film', make.join(further.film(), box('free', NAME)), NAME],
	['tags at the top of a film', make.join(further.film(), tags(box('\xa9ART', value(NAME)))), NAME],
	[
		'tags with a name of their own',
		make.join(further.film(), tags(box('----', box('name', make.be32(0), 'keeper'), value(NAME)))),
		NAME
	],
	['the name of an item of a HEIC', further.heif({ itemName: NAME }), NAME],
	['a name beside a usual word', further.heif({ itemName: `${NAME} image` }), `${NAME} image`],
	['a name beside what tracks are called', further.film('isom', `${NAME} video`), `${NAME} video`],
	['a short name of a track', further.film('isom', Buffer.from('李明').toString('latin1')), '李明'],
	['data between the items of a HEIC', make.join(further.heif(), box('mdat', NAME, NAME)), 'data between the items'],
	['the name of a track of a film', further.film('isom', '/home/asha/holiday.mov'), '/home/asha/holiday.mov'],
	['the label of a profile of a PNG', labelled("Asha's screen"), "Asha's screen"],
	['plain metadata of an SVG', further.svg(`<metadata>${NAME}</metadata>`), NAME],
	['a label of an SVG', further.svg(`<g aria-label="${NAME}"/>`), NAME],
	['a name for scripts of an SVG', further.svg(`<g data-name="${NAME}"/>`), NAME],
	["a label of an editor's layer of an SVG", further.svg(`<g inkscape:label="${NAME}"/>`), NAME],
	['a comment of a style of an SVG', further.svg(`<style>a{} /* ${NAME} */</style>`), NAME],
	['a file that an SVG leads to', further.svg('<image href="file:///home/asha/a.png"/>'), 'file:///home/asha/a.png'],
	[
		'an SVG behind an instruction',
		make.join(
			'<?editor made?><svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">',
			`<desc>${NAME}</desc></svg>`
		),
		NAME
	],
	['a script of an SVG', further.svg(`<script>// ${NAME}</script>`), 'script'],
	['a layer', layered(), NAME],
	['a property that nobody knows', make.jpeg({ segments: [packet('', `q:keeper="${NAME}"`)] }), NAME],
	['a comment in XMP', make.jpeg({ segments: [packet(`<!-- ${NAME} -->`)] }), NAME],
	['the name of a colour profile', make.jpeg({ segments: [profile('LG ULTRAGEAR')] }), 'LG ULTRAGEAR'],
	[
		'a long segment of JFIF',
		make.jpeg({ segments: [make.segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0], NAME)] }),
		'JFIF'
	],
	[
		"a long segment of Adobe's",
		make.jpeg({ segments: [make.segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1], NAME)] }),
		'application data (APP14 Adobe)'
	]
] as const)('a name in %s is told', (_, bytes, expected) => {
	expect(told(bytes)).toContain(expected);
	const copy = /HEIC|XMP|profile|segment|property|PNG/.test(_) ? cleanCopy(Uint8Array.from(bytes), LOOKS) : null;
	if (copy) expect(told(copy.bytes)).not.toContain(expected);
});

/** A HEIC of items that only the list of places has, more of them than are read. */
const many = (count: number, media: Uint8Array) => {
	const head = make.join(further.heif());
	const at = Buffer.from(head).indexOf('iloc') - 4;
	const size = new DataView(head.buffer, head.byteOffset).getUint32(at);
	const places = Array.from({ length: count }, (_, i) =>
		make.join(make.be16(i + 2), make.be32(0), make.be16(1), make.be32(head.length + count * 16 + 8 + i), make.be32(1))
	);
	const list = make.join(head.subarray(at, at + size), ...places);
	const whole = make.join(head.subarray(0, at), list, head.subarray(at + size), box('mdat', media));
	const view = new DataView(whole.buffer, whole.byteOffset);
	view.setUint32(at, size + count * 16);
	view.setUint16(at + 14, count + 1);
	const meta = Buffer.from(head).indexOf('meta') - 4;
	view.setUint32(meta, view.getUint32(meta) + count * 16);
	return whole;
};

test('a copy blanks nothing that may be a picture', () => {
	const media = new Uint8Array(4000).fill(7);
	const named = many(2000, media);
	expect(told(named)).toEqual(['data between the items']);
	expect(cleanCopy(named, LOOKS)?.bytes.subarray(-4000)).toEqual(
		Uint8Array.from(media, (byte, i) => (i < 2000 ? byte : 0))
	);
	const more = many(3000, media);
	expect(told(more)).toEqual(['data between the items']);
	expect(cleanCopy(more, LOOKS)?.bytes.subarray(-4000)).toEqual(media);
});

function value(text: string): Uint8Array {
	return box('data', make.be32(1), make.be32(0), text);
}
function tags(...list: readonly Uint8Array[]): Uint8Array {
	return box(
		'meta',
		make.be32(0),
		box('hdlr', make.be32(0), make.be32(0), 'mdir', new Uint8Array(13)),
		box('ilst', ...list)
	);
}

test.each([
	['mime', 'application/json', 'item (application/json)'],
	['uri ', '', 'item (uri)']
])(
	'an item of a HEIC of type %s %s that no reader knows is told as unread, and is gone from a copy',
	(type, content, block) => {
		const bytes = further.heif({ others: [{ type, content, data: `{"photographer":"${NAME}"}` }] });
		expect(told(bytes)).toContain(block);
		const copy = cleanCopy(bytes, LOOKS);
		expect(copy?.removed.map(({ name }) => name)).toContain(block);
		expect(Buffer.from(copy?.bytes ?? []).includes(NAME)).toBe(false);
	}
);

test.each(['avis', 'msf1', 'hevc'])(
	'an image sequence of brand %s without a still tells its times and user data, and a copy loses them',
	(brand) => {
		const bytes = further.film(brand, NAME);
		expect(read(bytes)).toMatchObject({ header: { width: 64, height: 48, frames: 25, isAnimated: true } });
		expect(told(bytes)).toEqual(expect.arrayContaining(['2018-01-28T16:00:00', NAME, '+48.1371+011.5754/']));
		const copy = cleanCopy(bytes, LOOKS);
		expect(copy).toMatchObject({ findingsLeft: 0, unreadLeft: [], isComplete: true });
		expect(copy?.bytes.length).toBe(bytes.length);
		const text = Buffer.from(copy?.bytes ?? []).toString('latin1');
		for (const word of [NAME, '48.1371', String.fromCharCode(...make.be32(3_600_000_000))])
			expect(text).not.toContain(word);
		// A date that is wished stays.
		expect(told(cleanCopy(bytes, { ...LOOKS, date: true })?.bytes ?? make.join())).toEqual(['2018-01-28T16:00:00']);
	}
);
