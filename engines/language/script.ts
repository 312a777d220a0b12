import { lowerBound } from '../kit/lower-bound';
import { SCRIPT_NAMES, SCRIPT_RUNS } from './script-runs';

/** A Unicode script, its Unicode name and ISO 15924 code. */
export interface ScriptName {
	readonly name: string;
	readonly code: string;
}

export interface ScriptShare extends ScriptName {
	readonly characters: number;
	/** Of all counted characters, 0 to 1. Shares added from first to last give exactly 1. */
	readonly share: number;
}

/*
 * Values of the table. Letters and marks (General_Category L and M) are counted under their script, nothing else is.
 * Common letters (the Japanese ー, µ, mathematical alphabets) and Inherited marks (combining accents) belong to no script of
 * their own: they join the text they stand in.
 */
const NOT_COUNTED = 0;
/** Inherited but no mark: ZWJ, ZWNJ. Not counted, and does not part a mark from its base. */
const JOINER = 1;
export const INHERITED_MARK = 2;
const COMMON = 3;
export const FIRST_SCRIPT = 4;

/** Below this a flat table answers; above there are only some rare ideographs, tags and variation selectors. */
const FLAT = 0x1f000;

interface Table {
	readonly flat: Uint8Array;
	readonly starts: Uint32Array;
	readonly values: Uint8Array;
	readonly scripts: readonly ScriptName[];
}

let table: Table | undefined;

function open(): Table {
	if (table !== undefined) return table;
	const runs = SCRIPT_RUNS.split(' ');
	const starts = new Uint32Array(runs.length);
	const values = new Uint8Array(runs.length);
	const flat = new Uint8Array(FLAT);
	let point = 0;
	for (const [index, run] of runs.entries()) {
		const [length = '', value = ''] = run.split('.');
		starts[index] = point;
		values[index] = parseInt(value, 36);
		const end = point + parseInt(length, 36);
		if (point < FLAT) flat.fill(values[index] ?? 0, point, Math.min(end, FLAT));
		point = end;
	}
	const scripts: ScriptName[] = [{ name: 'Common', code: 'Zyyy' }];
	for (const entry of SCRIPT_NAMES.split(',')) {
		const [name = '', code = ''] = entry.split('=');
		scripts.push({ name, code });
	}
	return (table = { flat, starts, values, scripts });
}

function search({ starts, values }: Table, point: number): number {
	const after = lowerBound(starts.length, (index) => (starts[index] as number) <= point);
	return values[after - 1] as number;
}

/** Script of a code point (Unicode 17.0.0): undefined if not counted, 'Inherited' for marks, 'Common' if shared. */
export function scriptOfCodePoint(point: number): string | undefined {
	const open_ = open();
	const value = point < FLAT ? (open_.flat[point] as number) : search(open_, point);
	if (value === NOT_COUNTED || value === JOINER) return undefined;
	if (value === INHERITED_MARK) return 'Inherited';
	return open_.scripts[value - COMMON]?.name;
}

/** Values below U+1F000: 0 not counted, 1 joiner, `INHERITED_MARK`, 3 common, else `scriptValue`. */
export const codePointValues = (): Uint8Array => open().flat;

/** The value of a script in `codePointValues`, by its Unicode name. */
export function scriptValue(name: string): number {
	const index = open().scripts.findIndex((script) => script.name === name);
	if (index < 1) throw new Error(`no script ${name}`);
	return index + COMMON;
}

/** Unicode name of a script by its value in `codePointValues`. */
export function scriptName(value: number): string {
	const script = open().scripts[value - COMMON];
	if (script === undefined) throw new Error(`no script ${value}`);
	return script.name;
}

/**
 * Scripts of a text by descending number of characters (first seen first where equal). A character is a Unicode code point; letters
 * and marks are counted, digits, punctuation, symbols, emoji, spaces and lone surrogates are not. An Inherited mark joins its base
 * (and is not counted on a base that is not); a Common letter joins the letter before it, else the one after it, else it is
 * counted as Common.
 */
export function scriptShares(text: string): { characters: number; scripts: ScriptShare[] } {
	const opened = open();
	const { flat, scripts } = opened;
	const counts = new Int32Array(256);
	const firstSeen: number[] = [];
	let base = NOT_COUNTED;
	let waiting = 0;
	const count = (value: number, by: number) => {
		if (counts[value] === 0) firstSeen.push(value);
		counts[value] = (counts[value] as number) + by;
	};
	for (let index = 0; index < text.length; index++) {
		let point = text.charCodeAt(index);
		if (point >= 0xd800 && point < 0xdc00 && index + 1 < text.length) {
			const low = text.charCodeAt(index + 1);
			if (low >= 0xdc00 && low < 0xe000) {
				point = ((point - 0xd800) << 10) + low - 0xdc00 + 0x10000;
				index++;
			}
		}
		const value = point < FLAT ? (flat[point] as number) : search(opened, point);
		if (value >= FIRST_SCRIPT) {
			if (waiting > 0) {
				count(value, waiting);
				waiting = 0;
			}
			if (value === base) counts[value] = (counts[value] as number) + 1;
			else count(value, 1);
			base = value;
		} else if (value === NOT_COUNTED) {
			if (waiting > 0) {
				count(COMMON, waiting);
				waiting = 0;
			}
			base = NOT_COUNTED;
		} else if (value === COMMON || (value === INHERITED_MARK && waiting > 0)) {
			if (base === NOT_COUNTED) waiting++;
			else count(base, 1);
		} else if (value === INHERITED_MARK && base !== NOT_COUNTED) count(base, 1);
	}
	if (waiting > 0) count(COMMON, waiting);

	const order = firstSeen.sort((a, b) => (counts[b] as number) - (counts[a] as number));
	const characters = order.reduce((sum, value) => sum + (counts[value] as number), 0);
	const shares = order.map((value) => (counts[value] as number) / characters);
	// The rest of the last one is exact: what comes before it is at least one half (Sterbenz), so that all add up to 1.
	const before = shares.slice(0, -1).reduce((sum, share) => sum + share, 0);
	if (shares.length > 0) shares[shares.length - 1] = 1 - before;
	return {
		characters,
		scripts: order.map((value, index) => ({
			...(scripts[value - COMMON] as ScriptName),
			characters: counts[value] as number,
			share: shares[index] as number
		}))
	};
}
