import { concat } from '../../kit/bytes';
import { decodeCbor, listOf, mapOf, type Cbor } from '../metadata/cbor';
import type { Certificate } from './certificate';

/** COSE_Sign1 (RFC 9052, 4.2) with a detached payload. */
export interface Signature {
	readonly protectedHead: Uint8Array;
	readonly algorithm: Cbor;
	/** Certificates in DER, that of the signer first. */
	readonly chain: readonly Uint8Array[];
	readonly bytes: Uint8Array;
}

/** Reads a signature, or returns null. Certificates are in either header (RFC 9360). */
export function readSignature(value: Cbor): Signature | null {
	const [protectedHead, open, , bytes] = listOf(value) ?? [];
	if (!(protectedHead instanceof Uint8Array) || !(bytes instanceof Uint8Array)) return null;
	const inside = mapOf(decodeCbor(protectedHead));
	const said = (key: string) => inside?.[key] ?? mapOf(open)?.[key];
	const listed = said('33') ?? said('x5chain');
	const chain = listOf(listed) ?? [listed];
	return {
		protectedHead,
		algorithm: inside?.['1'] ?? null,
		chain: chain.filter((one) => one instanceof Uint8Array),
		bytes
	};
}

/** Algorithms that C2PA 2.1 (13.2.1) allows, by their numbers in COSE. */
const HASHES: ReadonlyMap<Cbor, readonly ['ECDSA' | 'RSA-PSS' | 'Ed25519', string, saltLength?: number]> = new Map([
	[-7, ['ECDSA', 'SHA-256']],
	[-35, ['ECDSA', 'SHA-384']],
	[-36, ['ECDSA', 'SHA-512']],
	[-37, ['RSA-PSS', 'SHA-256', 32]],
	[-38, ['RSA-PSS', 'SHA-384', 48]],
	[-39, ['RSA-PSS', 'SHA-512', 64]],
	[-8, ['Ed25519', 'SHA-512']]
] as const);

const CURVES: Readonly<Record<string, string>> = {
	'2a8648ce3d030107': 'P-256',
	'2b81040022': 'P-384',
	'2b81040023': 'P-521'
};

/** Whether the signature over `payload` holds. `unsupported`: outside C2PA or this host's WebCrypto. */
export async function verifySignature(
	{ algorithm, protectedHead, bytes }: Signature,
	{ key, keyKind }: Certificate,
	payload: Uint8Array
): Promise<'holds' | 'broken' | 'unsupported'> {
	const found = HASHES.get(algorithm);
	if (!found) return 'unsupported';
	const [name, hash, saltLength] = found;
	const namedCurve = name === 'ECDSA' ? CURVES[keyKind[1] ?? ''] : undefined;
	try {
		const how = { name, hash, ...(namedCurve === undefined ? {} : { namedCurve }) };
		const imported = await crypto.subtle.importKey('spki', key, how, false, ['verify']);
		const signed = signedBytes(protectedHead, payload);
		const check = { name, hash, ...(saltLength === undefined ? {} : { saltLength }) };
		return (await crypto.subtle.verify(check, imported, bytes.slice(), signed)) ? 'holds' : 'broken';
	} catch (error) {
		if (!(error instanceof Error) || !KEY_ERRORS.has(error.name)) throw error;
		return error.name === 'NotSupportedError' ? 'unsupported' : 'broken';
	}
}

/** Names of WebCrypto's errors about a key or an algorithm, which outside bytes cause. */
const KEY_ERRORS = new Set([
	'NotSupportedError',
	'DataError',
	'OperationError',
	'SyntaxError',
	'InvalidAccessError',
	'TypeError'
]);

/** Sig_structure: `["Signature1", protected, h'', payload]`. */
const signedBytes = (protectedHead: Uint8Array, payload: Uint8Array): Uint8Array<ArrayBuffer> =>
	concat([
		Uint8Array.from([0x84, 0x6a, ...new TextEncoder().encode('Signature1')]),
		byteStringHead(protectedHead.length),
		protectedHead,
		Uint8Array.of(0x40),
		byteStringHead(payload.length),
		payload
	]);

function byteStringHead(length: number): Uint8Array {
	if (length < 24) return Uint8Array.of(0x40 | length);
	if (length < 256) return Uint8Array.of(0x58, length);
	if (length < 65_536) return Uint8Array.of(0x59, length >> 8, length & 0xff);
	return Uint8Array.of(0x5a, length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff);
}
