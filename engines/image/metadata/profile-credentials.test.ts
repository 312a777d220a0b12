/** Colour profiles, and content credentials. */
import { expect, test } from 'vitest';
import { found, named } from '../../../tests/support/gathered';
import * as make from '../../../tests/support/pictures';
import { gather } from '../formats/six-formats';

test("the monitor's serial number in a colour profile is found; tags that nobody knows are unread", () => {
	const tag = make.join('mmod', make.be32(0), make.be32(0x0610), make.be32(0x9c62), make.be32(15260224), make.be32(0));
	const profile = make.join(
		new Uint8Array(128),
		make.be32(2),
		'mmod',
		make.be32(156),
		make.be32(24),
		'zzzz',
		make.be32(0),
		make.be32(0),
		tag
	);
	const bytes = make.jpeg({ segments: [make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], profile)] });
	expect(found(bytes)).toEqual([
		['serial', 'colour profile monitor serial', '15260224'],
		['device', 'colour profile monitor', 'APP 40034']
	]);
	expect(named(bytes, 'JPEG')).toEqual([['colour profile', false]]);
});

/** A JUMBF box with its label and content. */
const labelled = (label: string, ...inside: Uint8Array[]) => {
	const head = make.join(make.be32(8 + 17 + label.length + 1), 'jumd', new Uint8Array(16), [3], label, [0]);
	const length = 8 + head.length + inside.reduce((sum, one) => sum + one.length, 0);
	return make.join(make.be32(length), 'jumb', head, ...inside);
};
const box = (type: string, data: Uint8Array) => make.join(make.be32(8 + data.length), type, data);
/** CBOR of texts, lists and maps of few. */
function cbor(value: unknown): Uint8Array {
	if (typeof value === 'string') return make.join([0x78, value.length], value);
	if (Array.isArray(value)) return make.join([0x80 + value.length], ...value.map(cbor));
	const entries = Object.entries(value as object);
	return make.join([0xa0 + entries.length], ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)]));
}

test('C2PA: who made it with what, that a machine did, and that no signature was verified', () => {
	const store = labelled(
		'c2pa',
		labelled(
			'urn:uuid:1',
			labelled(
				'c2pa.assertions',
				labelled(
					'c2pa.actions',
					box(
						'cbor',
						cbor({
							actions: [
								{
									action: 'c2pa.created',
									softwareAgent: 'Firefly',
									digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
								}
							]
						})
					)
				),
				labelled(
					'stds.schema-org.CreativeWork',
					box('json', make.join('{"author":[{"@type":"Person","name":"Asha"}]}'))
				)
			),
			labelled('c2pa.claim', box('cbor', cbor({ claim_generator: 'Adobe_Firefly', 'dc:title': 'cat.jpg' })))
		)
	);
	const cut = 100;
	const part = (sequence: number, data: Uint8Array) =>
		make.segment(0xeb, 'JP', make.be16(1), make.be32(sequence), data);
	const bytes = make.jpeg({
		segments: [part(1, store.subarray(0, cut)), part(2, make.join(store.subarray(0, 8), store.subarray(cut)))]
	});
	const read = gather(bytes, 'JPEG');
	expect(read.credentials).toMatchObject({
		generator: 'Adobe_Firefly',
		title: 'cat.jpg',
		actions: ['c2pa.created'],
		software: ['Firefly'],
		sourceTypes: ['trainedAlgorithmicMedia'],
		authors: ['Asha'],
		signedBy: null
	});
	expect(read.findings).toContainEqual({
		about: 'ai',
		where: 'C2PA digital source type',
		value: 'trainedAlgorithmicMedia'
	});
});
