/** Signatures of content credentials, made with keys of this test. */
import { expect, test } from 'vitest';
import { cbor, der, inJpeg, signed, superBox, type SignedOptions } from '../../../tests/support/content-credentials';
import * as further from '../../../tests/support/heif-jxl-svg-pictures';
import * as make from '../../../tests/support/pictures';
import { boxesIn } from '../formats/isobmff';
import { gather } from '../../../tests/support/gathered';
import { inspectImage } from '../inspect';
import { checkCredentials } from '../signature.lazy';
import { readCertificate } from './certificate';

const check = (file: Uint8Array<ArrayBuffer>) =>
	checkCredentials(file, gather(file).credentials?.store ?? new Uint8Array());

test.each(['ES256', 'ES384', 'PS256', 'EdDSA'] as const)('%s: a picture as it was signed', async (algorithm) => {
	const file = await signed(inJpeg, { algorithm });
	expect(gather(file).credentials?.signedBy).toBe('Test Press');
	expect(await check(file)).toEqual({
		verified: 'true',
		reason: 'the signature holds and the picture is unchanged since',
		trust: 'unknown',
		issuer: 'Test Root'
	});
});

test('a signer who vouches for himself is trusted no more for a valid signature', async () =>
	expect(await check(await signed(inJpeg, { issuer: 'Test Press' }))).toMatchObject({
		verified: 'true',
		trust: 'self-signed'
	}));

test('a changed picture, claim, signature or certificate is no longer the signed one', async () => {
	const file = await signed(inJpeg);
	const text = Buffer.from(file).toString('latin1');
	const flipped = (at: number) => file.map((byte, i) => (i === at ? byte ^ 1 : byte));
	expect(await check(flipped(file.length - 3))).toMatchObject({ verified: 'false', reason: /picture was changed/ });
	for (const word of ['claim_generator', 'Test Root']) {
		const answer = await check(flipped(text.indexOf(word) + 3));
		expect(answer, word).toMatchObject({ verified: 'false', reason: 'the signature does not match the claim' });
	}
	expect(await check(flipped(text.indexOf('c2pa.created')))).toMatchObject({
		verified: 'false',
		reason: /assertion was/
	});
});

const reasons: readonly (readonly [what: string, options: SignedOptions, verified: string, reason: RegExp])[] = [
	['an added assertion', { assertions: (made) => [...made, superBox('c2pa.extra', [])] }, 'false', /was added/],
	['a removed assertion', { assertions: (made) => made.slice(0, 1) }, 'false', /is missing/],
	['two assertions of one name', { assertions: (made) => [...made, ...made] }, 'false', /same name/],
	['no binding', { binding: ['c2pa.other', () => ({})] }, 'false', /nothing binds/],
	['an update', { binding: ['c2pa.other', () => ({})], kind: 'c2um' }, 'unknown', /earlier manifest/],
	['a binding by boxes of a format', { binding: ['c2pa.hash.boxes', () => ({})] }, 'unknown', /not checked/],
	['a weak hash', { binding: ['c2pa.hash.data', (hash) => ({ alg: 'md5', hash })] }, 'unknown', /not checked/],
	['a binding without a hash', { binding: ['c2pa.hash.data', () => ({})] }, 'false', /was changed/],
	[
		'many bindings',
		{ binding: ['c2pa.hash.data', () => ({})], more: ['c2pa.hash.data__1', 'c2pa.hash.data__2'] },
		'unknown',
		/more bindings/
	],
	[
		'a path of many levels',
		{
			binding: [
				'c2pa.hash.bmff.v2',
				() => ({ exclusions: [{ xpath: '/free'.repeat(9000) }], hash: new Uint8Array(32) })
			]
		},
		'unknown',
		/not checked/
	],
	[
		'assertions of another manifest',
		{
			claim: {
				assertions: [{ url: 'self#jumbf=/c2pa/urn:uuid:2/c2pa.assertions/c2pa.actions', hash: new Uint8Array(32) }]
			}
		},
		'false',
		/is missing/
	],
	[
		'an assertion named twice',
		{ claim: { assertions: Array.from({ length: 300 }, () => ({})) } },
		'unknown',
		/more assertions/
	]
];
test.each(reasons)('%s', async (_, options, verified, reason) =>
	expect(await check(await signed(inJpeg, options))).toMatchObject({ verified, reason })
);

test('a HEIC is bound by its boxes and their places', async () => {
	const picture = further.heif({});
	const purpose = make.join([0, 0, 0, 0], 'manifest', [0], new Uint8Array(8));
	const id = [0xd8, 0xfe, 0xc3, 0xd6, 0x1b, 0x0e, 0x48, 0x3c, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7e, 0xc4, 0x81];
	const place = (store: Uint8Array) => {
		const box = further.box('uuid', make.join(id, purpose, store));
		return [make.join(picture, box), picture.length, picture.length + box.length] as const;
	};
	const exclusions = [
		{ xpath: '/uuid', data: [{ offset: 8, value: Uint8Array.from(id) }] },
		{ xpath: '/ftyp', length: null, subset: null }
	];
	const placed = boxesIn(picture, 0, picture.length)
		.filter(({ type }) => type !== 'ftyp')
		.map(({ start, end }) => make.join(make.be32(0), make.be32(start), picture.subarray(start, end)));
	const bound = new Uint8Array(await crypto.subtle.digest('SHA-256', make.join(...placed)));
	const file = await signed(place, {
		binding: ['c2pa.hash.bmff.v2', () => ({ exclusions, alg: 'sha256', hash: bound })]
	});
	const read = inspectImage(file);
	expect(read?.gathered.credentials).not.toBeNull();
	expect(await checkCredentials(file, read?.gathered.credentials?.store ?? new Uint8Array())).toMatchObject({
		verified: 'true'
	});
	const moved = make.join(picture, further.box('free', new Uint8Array(4)), file.subarray(picture.length));
	expect(await checkCredentials(moved, read?.gathered.credentials?.store ?? new Uint8Array())).toMatchObject({
		verified: 'false'
	});
});

test('bytes that are no certificate, store or signature', async () => {
	expect(await checkCredentials(new Uint8Array(), new Uint8Array())).toMatchObject({ verified: 'false' });
	const file = await signed(inJpeg);
	const store = gather(file).credentials?.store ?? new Uint8Array();
	for (let length = 0; length < store.length; length += 7)
		expect((await checkCredentials(file, store.slice(0, length))).verified).not.toBe('true');
	expect(readCertificate(cbor({ not: 'a certificate' }))).toBeNull();
	expect(readCertificate(new Uint8Array(70_000).fill(0x30))).toBeNull();
	for (let length = 0; length < 64; length++) expect(readCertificate(new Uint8Array(length).fill(0x30))).toBeNull();
});

test.each([
	['UTF-8', 0x0c, [0xc3, 0x85, 0x62, 0x6f], 'Åbo'],
	['PrintableString', 0x13, [0x41, 0x62, 0x6f], 'Abo'],
	['TeletexString', 0x14, [0xc5, 0x62, 0x6f], 'Åbo'],
	['BMPString', 0x1e, [0, 0xc5, 0, 0x62, 0, 0x6f], 'Åbo']
])('a name in a certificate is read as %s', (_, tag, letters, name) => {
	const text = der(tag, Uint8Array.from(letters));
	const person = der(0x30, der(0x31, der(0x30, der(6, Uint8Array.of(0x55, 4, 3)), text)));
	const firm = der(0x30, der(0x31, der(0x30, der(6, Uint8Array.of(0x55, 4, 10)), text)), der(0x31));
	const key = der(0x30, der(0x30, der(6, Uint8Array.of(0x2b))), der(3, Uint8Array.of(0)));
	const parts = [der(2, Uint8Array.of(7)), der(0x30), firm, der(0x30), person, key];
	for (const version of [[], [der(0xa0)]])
		expect(readCertificate(Uint8Array.from(der(0x30, der(0x30, ...version, ...parts))))).toMatchObject({
			subject: name,
			issuer: name,
			isSelfIssued: false,
			keyKind: ['2b'],
			key: Uint8Array.from(key)
		});
});
