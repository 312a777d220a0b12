import { concat } from '../../kit/bytes';
import { boxesIn, type Box } from '../formats/isobmff';
import { listOf, mapOf, type Cbor, type CborMap } from '../metadata/cbor';

type Range = readonly [start: number, end: number];

/** Ranges and boxes that a binding leaves out; real ones have some five. */
const MAX_EXCLUSIONS = 200;
/** Levels of a path, and boxes that all paths together pass. */
const [MAX_LEVELS, MAX_PASSED] = [8, 20_000];
const HASHES: Readonly<Record<string, string>> = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

const mapsIn = (value: Cbor | undefined): readonly CborMap[] =>
	(listOf(value) ?? []).map((item) => mapOf(item)).filter((item) => item !== null);
const wholeOf = (value: Cbor | undefined): number | null =>
	typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** Whether the hash of `data` is `expected`; null for an algorithm that C2PA does not allow. */
export async function hashes(
	algorithm: Cbor | undefined,
	data: Uint8Array<ArrayBuffer>,
	expected: Cbor | undefined
): Promise<boolean | null> {
	const name = HASHES[typeof algorithm === 'string' ? algorithm : 'sha256'];
	if (name === undefined) return null;
	if (!(expected instanceof Uint8Array)) return false;
	const found = new Uint8Array(await crypto.subtle.digest(name, data));
	return found.length === expected.length && found.every((byte, i) => byte === expected[i]);
}

/** Whether an assertion binds the manifest to this file (C2PA 2.1, 9.2), by ranges or boxes. Null for other kinds. */
export async function isBound(
	label: string,
	assertion: CborMap,
	file: Uint8Array,
	algorithm: Cbor
): Promise<boolean | null> {
	const alg = assertion['alg'] ?? algorithm;
	const [, kind, version] = /^c2pa\.hash\.(data|bmff)(?:\.v(\d))?(?:__\d+)?$/.exec(label) ?? [];
	const parts =
		kind === 'data'
			? outsideRanges(file, mapsIn(assertion['exclusions']))
			: kind === 'bmff' && assertion['merkle'] == null
				? outsideBoxes(file, mapsIn(assertion['exclusions']), Number(version ?? '1') > 1)
				: null;
	return parts && hashes(alg, concat(parts), assertion['hash']);
}

function outsideRanges(file: Uint8Array, exclusions: readonly CborMap[]): readonly Uint8Array[] | null {
	if (exclusions.length > MAX_EXCLUSIONS) return null;
	const left: Range[] = exclusions.map(({ start, length }) => [
		wholeOf(start) ?? 0,
		(wholeOf(start) ?? 0) + (wholeOf(length) ?? 0)
	]);
	return without(file, 0, file.length, left);
}

/** The parts of `start` to `end` outside the ranges. */
function without(file: Uint8Array, start: number, end: number, left: readonly Range[]): readonly Uint8Array[] {
	const parts: Uint8Array[] = [];
	let at = start;
	for (const [from, to] of left.toSorted((a, b) => a[0] - b[0])) {
		if (to <= at || from >= end) continue;
		if (from > at) parts.push(file.subarray(at, from));
		at = Math.min(end, to);
	}
	parts.push(file.subarray(at, end));
	return parts;
}

/** From the second version on the hash covers the place of each box too. */
function outsideBoxes(
	file: Uint8Array,
	exclusions: readonly CborMap[],
	withPlaces: boolean
): readonly Uint8Array[] | null {
	const left: Range[] = [];
	if (exclusions.length > MAX_EXCLUSIONS) return null;
	const whole: Box = { type: '', start: 0, body: 0, end: file.length };
	const top = boxesIn(file, 0, file.length);
	const budget = { left: MAX_PASSED };
	for (const exclusion of exclusions) {
		const { xpath, subset } = exclusion;
		// Indexes choose one of several boxes, which no known writer does for pictures.
		if (typeof xpath !== 'string' || xpath.includes('[')) return null;
		const path = xpath.slice(1).split('/', MAX_LEVELS + 1);
		if (path.length > MAX_LEVELS) return null;
		const found = boxesAt(file, whole, path, budget);
		if (budget.left < 0) return null;
		for (const box of found) {
			if (!isMeant(file, box, exclusion)) continue;
			const parts = subset == null ? [{ offset: 0, length: 0 }] : mapsIn(subset);
			for (const { offset, length } of parts) {
				const from = box.start + (wholeOf(offset) ?? 0);
				const most = wholeOf(length) ?? 0;
				left.push([from, most === 0 ? box.end : Math.min(box.end, from + most)]);
			}
			if (left.length > MAX_EXCLUSIONS) return null;
		}
	}
	return top.flatMap(({ start, end }) => {
		if (left.some(([from, to]) => from <= start && to >= end)) return [];
		const place = new Uint8Array(8);
		new DataView(place.buffer).setBigUint64(0, BigInt(start));
		return [...(withPlaces ? [place] : []), ...without(file, start, end, left)];
	});
}

/** Boxes by a path of types; those with version and flags are stepped into behind them. */
function boxesAt(
	file: Uint8Array,
	outer: Box,
	[type, ...rest]: readonly string[],
	budget: { left: number }
): readonly Box[] {
	if (type === undefined) return [outer];
	if (budget.left < 0) return [];
	const boxes = boxesIn(file, outer.body + (outer.type === 'meta' ? 4 : 0), outer.end);
	budget.left -= boxes.length;
	return boxes.filter((box) => box.type === type).flatMap((box) => boxesAt(file, box, rest, budget));
}

/** Whether length, version, flags and bytes of a box are those that an exclusion wants. */
function isMeant(file: Uint8Array, box: Box, { length, version, flags, exact, data }: CborMap): boolean {
	if (typeof length === 'number' && length !== box.end - box.start) return false;
	if (typeof version === 'number' && version !== file[box.body]) return false;
	const wanted = flags instanceof Uint8Array ? flags : new Uint8Array();
	const hasFlags = [...wanted.subarray(0, 3)].every((byte, i) => {
		const given = file[box.body + 1 + i] ?? 0;
		return exact === false ? (byte | given) === byte : byte === given;
	});
	return (
		hasFlags &&
		mapsIn(data).every(({ offset, value }) => {
			const at = box.start + (wholeOf(offset) ?? 0);
			return value instanceof Uint8Array && value.every((byte, i) => file[at + i] === byte);
		})
	);
}
