import { concat } from '../../kit/bytes';
import { fourCc, latin1, u16, u32 } from '../bytes';
import { decodeCbor, type Cbor } from './cbor';

/** The claims of a C2PA manifest. They are not verified: the signer's name comes from the certificate. */
export interface Credentials {
	/** The program that made the claim, with its version. */
	readonly generator: string | null;
	readonly title: string | null;
	/** c2pa.created, c2pa.edited and so on, in their order. */
	readonly actions: readonly string[];
	/** Programs that the actions name. */
	readonly software: readonly string[];
	/** IPTC's terms for where the pixels come from: trainedAlgorithmicMedia, digitalCapture. */
	readonly sourceTypes: readonly string[];
	readonly authors: readonly string[];
	/** Titles of the pictures that it was made from. */
	readonly ingredients: readonly string[];
	/** Organisation and name in the certificate of the signature. */
	readonly signedBy: string | null;
	/** Times that it tells. */
	readonly dates: readonly string[];
	/** Other texts, by their place: EXIF and the like inside the manifest. */
	readonly other: readonly (readonly [place: string, text: string])[];
	/** Thumbnails in it, in bytes. */
	readonly thumbnails: readonly number[];
}

const [JUMB, JUMD, CBOR, JSON_BOX, BIDB] = ['jumb', 'jumd', 'cbor', 'json', 'bidb'].map(fourCc);
const MAX_BOXES = 2000;
const MAX_DEPTH = 12;

/** A box of JUMBF with its label. */
interface Content {
	readonly label: string;
	readonly type: number;
	readonly data: Uint8Array;
}

/** Values of all boxes together; real stores have some thousands. */
const MAX_VALUES = 60_000;

/**
 * The claims in a JUMBF store (ISO 19566-5, C2PA 2.1), or null.
 *
 * @param cut called when the store exceeds the limit
 */
export function readCredentials(store: Uint8Array, cut: () => void): Credentials | null {
	const contents: Content[] = [];
	collect(store, 0, store.length, '', 0, contents);
	const claim = new Claim();
	for (const content of contents) claim.add(content);
	if (contents.length >= MAX_BOXES || claim.values.left < 0) cut();
	const read = claim.finish();
	return read.generator === null && read.actions.length === 0 && read.other.length === 0 ? null : read;
}

function collect(bytes: Uint8Array, start: number, end: number, outer: string, depth: number, found: Content[]): void {
	let label = outer;
	let at = start;
	while (at + 8 <= end && found.length < MAX_BOXES && depth < MAX_DEPTH) {
		const length = u32(bytes, at, false);
		const type = u32(bytes, at + 4, false);
		const stop = length === 0 ? end : Math.min(end, at + Math.max(8, length));
		if (type === JUMB) collect(bytes, at + 8, stop, outer, depth + 1, found);
		else if (type === JUMD && ((bytes[at + 24] ?? 0) & 2) !== 0) {
			const nul = bytes.indexOf(0, at + 25);
			label = latin1(bytes, at + 25, Math.max(0, (nul === -1 ? stop : Math.min(nul, stop)) - at - 25));
		} else if (type !== JUMD) found.push({ label, type, data: bytes.subarray(at + 8, stop) });
		at = stop;
	}
}

class Claim {
	readonly values = { left: MAX_VALUES };
	private generator: string | null = null;
	private title: string | null = null;
	private signedBy: string | null = null;
	private readonly actions: string[] = [];
	private readonly software = new Set<string>();
	private readonly sourceTypes = new Set<string>();
	private readonly authors = new Set<string>();
	private readonly ingredients: string[] = [];
	private readonly dates = new Set<string>();
	private readonly other: [string, string][] = [];
	private readonly thumbnails: number[] = [];

	add({ label, type, data }: Content): void {
		if (type === BIDB) this.thumbnails.push(data.length);
		else if (type === JSON_BOX) this.walk(label, parseJson(data), 0);
		else if (type !== CBOR) return;
		else if (label === 'c2pa.signature') this.signedBy ??= signer(decodeCbor(data, this.values));
		else if (label.startsWith('c2pa.hash')) return;
		else {
			const value = decodeCbor(data, this.values);
			if (label.startsWith('c2pa.claim')) this.claim(value);
			else if (label.startsWith('c2pa.ingredient')) {
				const name = text(value, 'dc:title') ?? text(value, 'title');
				if (name !== null) this.ingredients.push(name);
				for (const key of ['documentID', 'instanceID']) {
					const id = text(value, key);
					if (id !== null) this.other.push([`ingredient ${key}`, id]);
				}
			} else this.walk(label, value, 0);
		}
	}

	finish(): Credentials {
		return {
			generator: this.generator,
			title: this.title,
			actions: this.actions,
			software: [...this.software],
			sourceTypes: [...this.sourceTypes],
			authors: [...this.authors],
			ingredients: this.ingredients,
			signedBy: this.signedBy,
			dates: [...this.dates],
			other: this.other,
			thumbnails: this.thumbnails
		};
	}

	/** The last claim of a store is the one that counts. */
	private claim(value: Cbor): void {
		const info = isMap(value) ? value['claim_generator_info'] : null;
		const first = Array.isArray(info) ? (info as readonly Cbor[])[0] : info;
		const named = [text(first ?? null, 'name'), text(first ?? null, 'version')].filter(Boolean).join(' ');
		this.generator = [text(value, 'claim_generator'), named].filter(Boolean).join(' · ') || this.generator;
		this.title = text(value, 'dc:title') ?? this.title;
		const id = text(value, 'instanceID');
		if (id !== null) this.other.push(['claim instanceID', id]);
	}

	/** Every text of an assertion, those with a known name into their place. */
	private walk(place: string, value: Cbor, depth: number): void {
		if (depth > MAX_DEPTH || this.other.length > 200) return;
		if (Array.isArray(value)) for (const item of value as readonly Cbor[]) this.walk(place, item, depth + 1);
		else if (isMap(value)) {
			if (typeof value['action'] === 'string') this.actions.push(value['action']);
			for (const [key, item] of Object.entries(value)) {
				if (key === 'action' || key === 'hash' || key === '@context' || key === '@type') continue;
				if (key === 'author' || key === 'creator') this.people(item);
				else if (typeof item === 'string' || typeof item === 'number') this.word(place, key, String(item));
				else if (key === 'softwareAgent')
					this.software.add([text(item, 'name'), text(item, 'version')].join(' ').trim());
				else this.walk(`${place} ${key}`, item, depth + 1);
			}
		}
	}

	private word(place: string, key: string, value: string): void {
		if (/digitalSourceType$/i.test(key)) this.sourceTypes.add(value.replace(/^.*\//, ''));
		else if (key === 'softwareAgent') this.software.add(value);
		else if (key === 'when' || /date|time/i.test(key)) this.dates.add(value);
		else if (key !== 'alg' && key !== 'url' && value !== '') this.other.push([`${place} ${key}`, value]);
	}

	private people(value: Cbor): void {
		if (typeof value === 'string') this.authors.add(value);
		else if (Array.isArray(value)) for (const one of value as readonly Cbor[]) this.people(one);
		else {
			const name = text(value, 'name');
			if (name !== null) this.authors.add(name);
		}
	}
}

const isMap = (value: Cbor): value is { readonly [key: string]: Cbor } =>
	typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

function text(value: Cbor, key: string): string | null {
	const item = isMap(value) ? value[key] : null;
	return typeof item === 'string' && item !== '' ? item : null;
}

function parseJson(data: Uint8Array): Cbor {
	try {
		return JSON.parse(new TextDecoder().decode(data)) as Cbor;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

/** COSE_Sign1 (RFC 9052): protected header, header with the certificates, payload, signature. */
function signer(signature: Cbor): string | null {
	if (!Array.isArray(signature)) return null;
	const [head, open] = signature as readonly Cbor[];
	const inside = head instanceof Uint8Array ? decodeCbor(head) : null;
	for (const map of [open ?? null, inside]) {
		if (!isMap(map)) continue;
		const chain = map['x5chain'] ?? map['33'];
		const first: Cbor | undefined = Array.isArray(chain) ? (chain as readonly Cbor[])[0] : chain;
		if (first instanceof Uint8Array) return subject(first);
	}
	return null;
}

/**
 * Organisation and common name of a certificate's subject: the last of each in the certificate before its key, the issuer
 * standing before the subject (RFC 5280, 4.1).
 */
function subject(certificate: Uint8Array): string | null {
	const last = (oid: readonly number[]): string | null => {
		let found: string | null = null;
		for (let at = 0; at + 7 < certificate.length; at++) {
			if (!oid.every((byte, i) => certificate[at + i] === byte)) continue;
			const length = certificate[at + 6] ?? 0;
			if (length > 0 && length < 128) found = new TextDecoder().decode(certificate.subarray(at + 7, at + 7 + length));
		}
		return found;
	};
	const names = [last([6, 3, 0x55, 4, 10]), last([6, 3, 0x55, 4, 3])].filter((name) => name !== null);
	return names.length === 0 ? null : [...new Set(names)].join(', ');
}

/**
 * The store out of the APP11 segments of a JPEG: each repeats the box's head behind its own number and its place.
 * `bodies` begin at the box instance number.
 */
export function joinJumbf(bodies: readonly Uint8Array[]): Uint8Array {
	const parts = bodies
		.filter((body) => body.length > 14)
		.toSorted((a, b) => u16(a, 0, false) - u16(b, 0, false) || u32(a, 2, false) - u32(b, 2, false));
	const pieces: Uint8Array[] = parts.map((body) => body.subarray(u32(body, 2, false) === 1 ? 6 : 14));
	return concat(pieces);
}
