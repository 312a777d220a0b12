import { decodeCbor, listOf, mapOf, type Cbor, type CborMap } from './metadata/cbor';
import { readJumbf, type SuperBox } from './metadata/jumbf';
import { fourCc } from './bytes';
import { hashes, isBound } from './signature/binding';
import { readCertificate } from './signature/certificate';
import { readSignature, verifySignature } from './signature/cose';

/** Whether content credentials hold for a file, and the facts about their signer. */
export interface Check {
	readonly verified: 'true' | 'false' | 'unknown';
	/** Why, in English. */
	readonly reason: string;
	/** `self-signed` where the certificate names no other issuer. */
	readonly trust: 'self-signed' | 'unknown';
	readonly issuer: string | null;
}

const CBOR = fourCc('cbor');
/** Assertions of a manifest; real ones have up to some thirty. */
const MAX_ASSERTIONS = 200;
/** Bindings of a manifest: each has all of the file hashed. */
const MAX_BINDINGS = 2;
/** A manifest that only adds to the one before it, and binds to no file. */
const UPDATE = 'c2um';

type Verdict = readonly [verified: Check['verified'], reason: string];
const fieldsOf = (value: Cbor | undefined): CborMap => mapOf(value) ?? {};
const cborOf = (box: SuperBox | undefined): Uint8Array | null =>
	box?.contents.find(({ type }) => type === CBOR)?.data ?? null;

/**
 * Checks the last manifest of a C2PA store: the signature over its claim by the certificate in it, the hashes of its
 * assertions, and that it was made for this file. Of the manifests before it only assertions are checked. Time stamps, ends
 * of certificates and revocations are not.
 */
export async function checkCredentials(file: Uint8Array, store: Uint8Array): Promise<Check> {
	const { boxes, isCut } = readJumbf(store);
	const manifests = boxes.find(({ label }) => label === 'c2pa')?.children ?? [];
	const manifest = manifests.at(-1);
	const part = (label: string) => manifest?.children.find((child) => child.label.startsWith(label));
	const claim = cborOf(part('c2pa.claim'));
	const signed = cborOf(part('c2pa.signature'));
	const signature = signed && readSignature(decodeCbor(signed));
	const [first] = signature?.chain ?? [];
	const certificate = first ? readCertificate(first) : null;
	const signer = {
		trust: certificate?.isSelfIssued === true ? ('self-signed' as const) : ('unknown' as const),
		issuer: certificate?.issuer ?? null
	};
	const say = ([verified, reason]: Verdict): Check => ({ verified, reason, ...signer });
	if (isCut) return say(['unknown', 'it has more parts than are read']);
	if (!manifest || !claim) return say(['false', 'it has no claim']);
	if (!signature) return say(['false', 'it is not signed']);
	if (!certificate) return say(['unknown', 'its signature has no certificate that can be read']);
	if (globalThis.crypto?.subtle === undefined)
		return say(['unknown', 'this page cannot verify signatures without HTTPS']);
	const state = await verifySignature(signature, certificate, claim);
	if (state === 'unsupported') return say(['unknown', 'its kind of signature is not supported']);
	if (state === 'broken') return say(['false', 'the signature does not match the claim']);
	const fields = fieldsOf(decodeCbor(claim));
	const changed = await checkAssertions(manifest, fields);
	if (changed) return say(changed);
	const verdict = await checkBinding(manifest, fields, file);
	if (verdict[0] !== 'true') return say(verdict);
	for (const earlier of manifests.slice(0, -1)) {
		const earlierClaim = cborOf(earlier.children.find(({ label }) => label.startsWith('c2pa.claim')));
		if (earlierClaim && (await checkAssertions(earlier, fieldsOf(decodeCbor(earlierClaim)))))
			return say(['unknown', `${verdict[1]}, but the credentials of an ingredient were changed`]);
	}
	return say(verdict);
}

const assertionsOf = ({ children }: SuperBox): readonly SuperBox[] =>
	children.find(({ label }) => label === 'c2pa.assertions')?.children ?? [];

/** Null if the claim lists every assertion of a manifest with the right hash. */
async function checkAssertions(manifest: SuperBox, claim: CborMap): Promise<Verdict | null> {
	const lists = ['assertions', 'created_assertions', 'gathered_assertions'].flatMap(
		(name) => listOf(claim[name]) ?? []
	);
	const kept = assertionsOf(manifest);
	if (lists.length > MAX_ASSERTIONS) return ['unknown', 'it has more assertions than are read'];
	const own = new Map(kept.map((box) => [box.label, box]));
	if (own.size < kept.length) return ['false', 'two assertions have the same name'];
	const claimed = new Set<string>();
	for (const item of lists) {
		const { url, hash, alg } = fieldsOf(item);
		const label = assertionLabel(url, manifest.label);
		const box = label === null ? undefined : own.get(label);
		if (!box) return ['false', 'an assertion is missing'];
		if (claimed.has(box.label)) return ['unknown', 'an assertion is listed twice'];
		const isSame = await hashes(alg ?? claim['alg'], box.bytes.slice(), hash);
		if (isSame === null) return ['unknown', 'its kind of hash is not supported'];
		if (!isSame) return ['false', 'an assertion was changed after it was signed'];
		claimed.add(box.label);
	}
	if (kept.some(({ label }) => !claimed.has(label))) return ['false', 'an assertion was added after it was signed'];
	return null;
}

async function checkBinding(manifest: SuperBox, claim: CborMap, file: Uint8Array): Promise<Verdict> {
	const bindings = assertionsOf(manifest).filter(({ label }) => label.startsWith('c2pa.hash.'));
	if (bindings.length === 0 && manifest.kind === UPDATE)
		return ['unknown', 'the signature holds; the picture is bound by an earlier manifest, which is not checked'];
	if (bindings.length === 0) return ['false', 'nothing binds it to a picture'];
	if (bindings.length > MAX_BINDINGS) return ['unknown', 'it has more bindings than are read'];
	for (const box of bindings) {
		const data = cborOf(box);
		const bound = data && (await isBound(box.label, fieldsOf(decodeCbor(data)), file, claim['alg'] ?? null));
		if (bound === null)
			return ['unknown', `the signature holds; its binding to the picture (${box.label}) is not checked`];
		if (!bound) return ['false', 'the picture was changed after it was signed'];
	}
	return ['true', 'the signature holds and the picture is unchanged since'];
}

/** `self#jumbf=c2pa.assertions/c2pa.actions` or with the manifest before it; null for one of another manifest. */
function assertionLabel(url: Cbor | undefined, manifest: string): string | null {
	if (typeof url !== 'string') return null;
	const path = url.replace(/^self#jumbf=/, '').split('/');
	const label = path.pop();
	const folder = path.filter((part) => part !== '').join('/');
	return label !== undefined && ['c2pa.assertions', `c2pa/${manifest}/c2pa.assertions`].includes(folder) ? label : null;
}
