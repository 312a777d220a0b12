/** Manifests of C2PA with a signature and a small certificate, made by WebCrypto. */
import * as make from './pictures';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const sha256 = async (data: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', data));

/** A superbox of JUMBF with its label and content. */
export const superBox = (label: string, inside: readonly Uint8Array[], kind = '\0\0\0\0'): Uint8Array<ArrayBuffer> => {
	const description = jumbfBox('jumd', make.join(kind, new Uint8Array(12), [3], label, [0]));
	return jumbfBox('jumb', make.join(description, ...inside));
};

/** A box of JUMBF. */
export const jumbfBox = (type: string, data: Uint8Array): Uint8Array<ArrayBuffer> =>
	make.join(make.be32(8 + data.length), type, data);

/** CBOR of null, whole numbers, texts, bytes, lists, objects and maps with numbers as keys. */
export function cbor(value: unknown): Uint8Array<ArrayBuffer> {
	const head = (major: number, count: number) => {
		const [info, bytes] = count < 24 ? [count, 0] : count < 256 ? [24, 1] : count < 65_536 ? [25, 2] : [26, 4];
		const places = Array.from({ length: bytes }, (_, i) => (count >>> (8 * (bytes - 1 - i))) & 255);
		return [(major << 5) | info, ...places];
	};
	if (value === null) return Uint8Array.of(0xf6);
	if (typeof value === 'number') return Uint8Array.from(value < 0 ? head(1, -1 - value) : head(0, value));
	if (typeof value === 'string') return make.join(head(3, bytesOf(value).length), bytesOf(value));
	if (value instanceof Uint8Array) return make.join(head(2, value.length), value);
	if (Array.isArray(value)) return make.join(head(4, value.length), ...value.map(cbor));
	const entries = value instanceof Map ? [...value] : Object.entries(value as object);
	return make.join(head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)]));
}

export function der(tag: number, ...inside: readonly Uint8Array[]): Uint8Array {
	const body = make.join(...inside);
	const { length } = body;
	return make.join(length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 255], body);
}

const nameOf = (organisation: string) =>
	der(0x30, der(0x31, der(0x30, Uint8Array.of(6, 3, 0x55, 4, 10), der(0x0c, bytesOf(organisation)))));

const certificateOf = (key: Uint8Array, issuer: string, subject: string) =>
	der(
		0x30,
		der(
			0x30,
			der(0xa0, der(2, Uint8Array.of(2))),
			der(2, Uint8Array.of(7)),
			der(0x30),
			nameOf(issuer),
			der(0x30),
			nameOf(subject),
			key
		),
		der(0x30),
		der(3, Uint8Array.of(0))
	);

/** Names of algorithms in COSE, with what WebCrypto needs to make their keys and signatures. */
const ALGORITHMS = {
	ES256: { number: -7, name: 'ECDSA', hash: 'SHA-256', namedCurve: 'P-256' },
	ES384: { number: -35, name: 'ECDSA', hash: 'SHA-384', namedCurve: 'P-384' },
	PS256: {
		number: -37,
		name: 'RSA-PSS',
		hash: 'SHA-256',
		saltLength: 32,
		modulusLength: 2048,
		publicExponent: Uint8Array.of(1, 0, 1)
	},
	EdDSA: { number: -8, name: 'Ed25519' }
} as const;

export interface SignedOptions {
	readonly algorithm?: keyof typeof ALGORITHMS;
	readonly issuer?: string;
	readonly claim?: Readonly<Record<string, unknown>>;
	readonly assertions?: (made: readonly Uint8Array[]) => readonly Uint8Array[];
	/** Label and content of the assertion that binds the manifest to the file. */
	readonly binding?: readonly [label: string, content: (hash: Uint8Array, start: number, length: number) => unknown];
	readonly kind?: string;
	readonly more?: readonly string[];
}

const dataHash: NonNullable<SignedOptions['binding']> = [
	'c2pa.hash.data',
	(hash, start, length) => ({ exclusions: [{ start, length }], alg: 'sha256', hash, pad: new Uint8Array(8) })
];

/** Signs a picture. `place` puts the store into the file, and returns it with the store's range. */
export async function signed(
	place: (store: Uint8Array<ArrayBuffer>) => readonly [file: Uint8Array<ArrayBuffer>, start: number, end: number],
	options: SignedOptions = {}
): Promise<Uint8Array<ArrayBuffer>> {
	const { number, ...how } = ALGORITHMS[options.algorithm ?? 'ES256'];
	const { privateKey, publicKey } = (await crypto.subtle.generateKey(how, true, ['sign', 'verify'])) as CryptoKeyPair;
	const key = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey));
	const certificate = certificateOf(key, options.issuer ?? 'Test Root', 'Test Press');
	const [bindingLabel, bindingOf] = options.binding ?? dataHash;
	const storeWith = async (hash: Uint8Array, start: number, length: number) => {
		const actions = superBox('c2pa.actions', [jumbfBox('cbor', cbor({ actions: [{ action: 'c2pa.created' }] }))]);
		const binding = superBox(bindingLabel, [jumbfBox('cbor', cbor(bindingOf(hash, start, length)))]);
		const listed = [
			['c2pa.actions', actions],
			[bindingLabel, binding],
			...(options.more ?? []).map((label) => [label, superBox(label, [])] as const)
		] as const;
		const claim = cbor({
			claim_generator: 'test',
			alg: 'sha256',
			signature: 'self#jumbf=c2pa.signature',
			assertions: await Promise.all(
				listed.map(async ([label, box]) => ({
					url: `self#jumbf=c2pa.assertions/${label}`,
					hash: await sha256(box.slice(8))
				}))
			),
			...options.claim
		});
		const protectedHead = cbor(
			new Map<number, unknown>([
				[1, number],
				[33, certificate]
			])
		);
		const toSign = cbor(['Signature1', protectedHead, new Uint8Array(), claim]);
		const signature = new Uint8Array(await crypto.subtle.sign(how, privateKey, toSign));
		const made = listed.map(([, box]) => box);
		return superBox('c2pa', [
			superBox(
				'urn:uuid:1',
				[
					superBox('c2pa.assertions', options.assertions?.(made) ?? made),
					superBox('c2pa.claim', [jumbfBox('cbor', claim)]),
					superBox('c2pa.signature', [jumbfBox('cbor', make.join([0xd2], cbor([protectedHead, {}, null, signature])))])
				],
				options.kind ?? 'c2ma'
			)
		]);
	};
	// The store names its own place, which depends on its length: that is the same from the second time on.
	let [file, start, end] = place(await storeWith(new Uint8Array(32), 2, 1000));
	for (let pass = 0; pass < 2; pass++) {
		const rest = make.join(file.subarray(0, start), file.subarray(end));
		[file, start, end] = place(await storeWith(await sha256(rest), start, end - start));
	}
	return file;
}

/** A JPEG with the store in a segment behind its start. */
export const inJpeg = (store: Uint8Array): readonly [Uint8Array<ArrayBuffer>, number, number] => {
	const segment = make.segment(0xeb, 'JP', make.be16(1), make.be32(1), store);
	return [make.jpeg({ segments: [segment] }), 2, 2 + segment.length];
};
