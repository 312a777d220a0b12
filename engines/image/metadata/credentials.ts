import { concat } from '../../kit/bytes';
import { fourCc, u16, u32 } from '../bytes';
import { readCertificate } from '../signature/certificate';
import { readSignature } from '../signature/cose';
import { decodeCbor, listOf, mapOf, type Cbor } from './cbor';
import { readJumbf, type Content, type SuperBox } from './jumbf';

/** The claims of a C2PA manifest, unverified: the signer's name comes from the certificate. */
export interface Credentials {
	/** The JUMBF store that says it. */
	readonly store: Uint8Array;
	/** The program that made the claim, with its version. */
	readonly generator: string | null;
	readonly title: string | null;
	/** c2pa.created, c2pa.edited and so on, in their order. */
	readonly actions: readonly string[];
	readonly software: readonly string[];
	/** IPTC's terms for where the pixels come from: trainedAlgorithmicMedia, digitalCapture. */
	readonly sourceTypes: readonly string[];
	readonly authors: readonly string[];
	/** Titles of the pictures that it was made from. */
	readonly ingredients: readonly string[];
	/** Organisation and name in the certificate of the signature. */
	readonly signedBy: string | null;
	readonly dates: readonly string[];
	/** Other texts, by their place: EXIF and the like inside the manifest. */
	readonly other: readonly (readonly [place: string, text: string])[];
	readonly thumbnails: readonly number[];
}

const [CBOR, JSON_BOX, BIDB] = ['cbor', 'json', 'bidb'].map(fourCc);
/** Levels of a value that are looked into. */
const MAX_DEPTH = 12;

/** Values of all boxes together; real stores have some thousands. */
const MAX_VALUES = 60_000;

/**
 * The claims in a JUMBF store (ISO 19566-5, C2PA 2.1), or null.
 *
 * @param cut called when the store exceeds the limit
 */
export function readCredentials(store: Uint8Array, cut: () => void): Credentials | null {
	const claim = new Claim();
	const { boxes, isCut } = readJumbf(store);
	const addAll = (listed: readonly SuperBox[]) => {
		for (const { label, contents, children } of listed) {
			for (const content of contents) claim.add(label, content);
			addAll(children);
		}
	};
	addAll(boxes);
	if (isCut || claim.values.left < 0) cut();
	const read = claim.finish(store);
	return read.generator === null && read.actions.length === 0 && read.other.length === 0 ? null : read;
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

	add(label: string, { type, data }: Content): void {
		if (type === BIDB) this.thumbnails.push(data.length);
		else if (type === JSON_BOX) this.walk(label, parseJson(data), 0);
		else if (type !== CBOR) return;
		else if (label === 'c2pa.signature') this.signedBy = signerOf(decodeCbor(data, this.values)) ?? this.signedBy;
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

	finish(store: Uint8Array): Credentials {
		return {
			store,
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
		const info = mapOf(value)?.['claim_generator_info'];
		const first = listOf(info)?.[0] ?? info;
		const named = [text(first ?? null, 'name'), text(first ?? null, 'version')].filter(Boolean).join(' ');
		this.generator = [text(value, 'claim_generator'), named].filter(Boolean).join(' · ') || this.generator;
		this.title = text(value, 'dc:title') ?? this.title;
		const id = text(value, 'instanceID');
		if (id !== null) this.other.push(['claim instanceID', id]);
	}

	/** Every text of an assertion, those with a known name into their place. */
	private walk(place: string, value: Cbor, depth: number): void {
		if (depth > MAX_DEPTH || this.other.length > 200) return;
		for (const item of listOf(value) ?? []) this.walk(place, item, depth + 1);
		const fields = mapOf(value);
		if (fields) {
			if (typeof fields['action'] === 'string') this.actions.push(fields['action']);
			for (const [key, item] of Object.entries(fields)) {
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
		else if (Array.isArray(value)) for (const one of listOf(value) ?? []) this.people(one);
		else {
			const name = text(value, 'name');
			if (name !== null) this.authors.add(name);
		}
	}
}

function text(value: Cbor, key: string): string | null {
	const item = mapOf(value)?.[key];
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

function signerOf(signature: Cbor): string | null {
	const [first] = readSignature(signature)?.chain ?? [];
	return first ? (readCertificate(first)?.subject ?? null) : null;
}

/** The store out of a JPEG's APP11 segments, which repeat the box's head. `bodies` begin at the box instance. */
export function joinJumbf(bodies: readonly Uint8Array[]): Uint8Array {
	const parts = bodies
		.filter((body) => body.length > 14)
		.toSorted((a, b) => u16(a, 0, false) - u16(b, 0, false) || u32(a, 2, false) - u32(b, 2, false));
	const pieces: Uint8Array[] = parts.map((body) => body.subarray(u32(body, 2, false) === 1 ? 6 : 14));
	return concat(pieces);
}
