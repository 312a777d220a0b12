/** Colour profiles, and content credentials. */
import { expect, test } from 'vitest';
import { cbor, jumbfBox, superBox } from '../../../tests/support/content-credentials';
import { found, gather, named } from '../../../tests/support/gathered';
import * as make from '../../../tests/support/pictures';

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
	expect(named(bytes)).toEqual([['colour profile', false]]);
});

test('C2PA: who made it with what, and that a machine did', () => {
	const source = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
	const action = { action: 'c2pa.created', softwareAgent: 'Firefly', digitalSourceType: source };
	const store = superBox('c2pa', [
		superBox('urn:uuid:1', [
			superBox('c2pa.assertions', [
				superBox('c2pa.actions', [jumbfBox('cbor', cbor({ actions: [action] }))]),
				superBox('stds.schema-org.CreativeWork', [
					jumbfBox('json', make.join('{"author":[{"@type":"Person","name":"Asha"}]}'))
				])
			]),
			superBox('c2pa.claim', [jumbfBox('cbor', cbor({ claim_generator: 'Adobe_Firefly', 'dc:title': 'cat.jpg' }))])
		])
	]);
	const cut = 100;
	const part = (sequence: number, data: Uint8Array) =>
		make.segment(0xeb, 'JP', make.be16(1), make.be32(sequence), data);
	const bytes = make.jpeg({
		segments: [part(1, store.subarray(0, cut)), part(2, make.join(store.subarray(0, 8), store.subarray(cut)))]
	});
	const read = gather(bytes);
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
