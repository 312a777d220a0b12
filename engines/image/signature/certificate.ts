/** Reads a certificate (X.509, RFC 5280). Nothing here checks its issuer. */
export interface Certificate {
	/** Organisation and common name; null where it has neither. */
	readonly subject: string | null;
	readonly issuer: string | null;
	readonly isSelfIssued: boolean;
	/** SubjectPublicKeyInfo, as WebCrypto imports it. */
	readonly key: Uint8Array<ArrayBuffer>;
	/** Object identifiers in the key's algorithm, as hexadecimal: the kind of key, then its curve. */
	readonly keyKind: readonly string[];
}

/** A value in DER (X.690): its content is `body` to `end`. */
interface Der {
	readonly tag: number;
	readonly start: number;
	readonly body: number;
	readonly end: number;
}

const MAX_VALUES = 200;
/** Bytes of a certificate; real ones have one or two thousand. */
const MAX_LENGTH = 65_536;
const [OBJECT_ID, UTF8, BMP, VERSION] = [0x06, 0x0c, 0x1e, 0xa0];
const [ORGANISATION, COMMON_NAME] = ['55040a', '550403'];
/** RSASSA-PSS keys, which WebCrypto takes only as those of RSA. */
const RSA_PSS = '2a864886f70d01010a';
const PLAIN_RSA = [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00];

function derAt(bytes: Uint8Array, start: number, limit: number): Der | null {
	const first = bytes[start + 1] ?? 0;
	const size = first < 0x80 ? 0 : first & 0x7f;
	if (start + 2 + size > limit || size > 3) return null;
	let length = size === 0 ? first : 0;
	for (let i = 0; i < size; i++) length = length * 256 + (bytes[start + 2 + i] ?? 0);
	const body = start + 2 + size;
	return body + length > limit ? null : { tag: bytes[start] ?? 0, start, body, end: body + length };
}

function partsOf(bytes: Uint8Array, { body, end }: Der): readonly Der[] {
	const parts: Der[] = [];
	for (let at = body; at < end && parts.length < MAX_VALUES;) {
		const part = derAt(bytes, at, end);
		if (!part) break;
		parts.push(part);
		at = part.end;
	}
	return parts;
}

const hexOf = (bytes: Uint8Array, { body, end }: Der) =>
	Array.from(bytes.subarray(body, end), (byte) => byte.toString(16).padStart(2, '0')).join('');

function textOf(bytes: Uint8Array, { tag, body, end }: Der): string {
	const charset = tag === UTF8 ? 'utf-8' : tag === BMP ? 'utf-16be' : 'latin1';
	return new TextDecoder(charset).decode(bytes.subarray(body, end));
}

/** Organisation and common name; the last of each counts. */
function nameOf(bytes: Uint8Array, name: Der): string | null {
	const found = new Map<string, string>();
	for (const set of partsOf(bytes, name))
		for (const pair of partsOf(bytes, set)) {
			const [id, value] = partsOf(bytes, pair);
			if (id?.tag === OBJECT_ID && value) found.set(hexOf(bytes, id), textOf(bytes, value));
		}
	const said = [found.get(ORGANISATION), found.get(COMMON_NAME)].filter((text) => text !== undefined && text !== '');
	return said.length === 0 ? null : [...new Set(said)].join(', ');
}

/** Reads a certificate in DER; null where its structure is broken, or longer than 64 KB. */
export function readCertificate(bytes: Uint8Array): Certificate | null {
	const whole = bytes.length > MAX_LENGTH ? null : derAt(bytes, 0, bytes.length);
	const signed = whole && partsOf(bytes, whole)[0];
	const fields = signed ? partsOf(bytes, signed) : [];
	const [, , issuer, , subject, key] = fields[0]?.tag === VERSION ? fields.slice(1) : fields;
	if (!issuer || !subject || !key) return null;
	const [algorithm, bits] = partsOf(bytes, key);
	if (!algorithm || !bits) return null;
	const keyKind = partsOf(bytes, algorithm)
		.filter(({ tag }) => tag === OBJECT_ID)
		.map((id) => hexOf(bytes, id));
	const isPss = keyKind[0] === RSA_PSS;
	return {
		subject: nameOf(bytes, subject),
		issuer: nameOf(bytes, issuer),
		isSelfIssued: hexOf(bytes, issuer) === hexOf(bytes, subject),
		key: isPss ? plainRsaKey(bytes.subarray(bits.start, bits.end)) : bytes.slice(key.start, key.end),
		keyKind
	};
}

function plainRsaKey(bits: Uint8Array): Uint8Array<ArrayBuffer> {
	const length = PLAIN_RSA.length + bits.length;
	const head = length < 0x80 ? [0x30, length] : [0x30, 0x82, length >> 8, length & 0xff];
	return Uint8Array.from([...head, ...PLAIN_RSA, ...bits]);
}
