import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unpackDebian, type DebianPackage } from './debian-package';
import { readZoneNames } from './zones/leaves';

/** With the tz database's file `backzone`: Amsterdam's clocks before 1970, where moment-timezone has Brussels'. */
const TZDATA: DebianPackage = {
	name: 'tzdata',
	version: '2026f-0+deb12u1',
	sha256: '3254eb870c8a949518214805aee5e4276af7699988ea8b9a3a583cd0f1eab31c'
};
const FIRST = Date.UTC(1900, 0) / 1000;

type Kind = { readonly offset: number; readonly daylight: boolean; readonly abbreviation: string };

/** Writes `engines/geo/early-clocks.lazy.ts`: `node sw/build/run.mjs data/build/tzdata-early.ts`. */
export function main(): void {
	const folder = path.join(unpackDebian(TZDATA), 'usr/share/zoneinfo');
	const zonesOf = new Map<string, string[]>();
	for (const name of [...readZoneNames()].sort()) {
		const clocks = writeEarly(readTzif(readFileSync(path.join(folder, name))));
		zonesOf.set(clocks, [...(zonesOf.get(clocks) ?? []), name]);
	}
	const lines = [...zonesOf].map(([clocks, names]) => `${names.join(' ')}|${clocks}`).sort();
	const text = [
		'// Made by data/build/tzdata-early.ts.',
		'',
		'/**',
		" * Clocks of the map's zones from 1900 to 1969, a line a group of zones whose clocks agree: names | kinds of time (abbreviation,",
		' * offset in seconds, 1 for daylight) | the kind at the start of 1900 and after every change, base 36 | seconds between changes,',
		' * the first from the start of 1900, base 36.',
		' */',
		`export const EARLY_CLOCKS = \`${lines.join('\n')}\`;`,
		''
	].join('\n');
	writeFileSync(path.resolve(import.meta.dirname, '../../engines/geo/early-clocks.lazy.ts'), text);
}

/** The 64-bit part of a TZif file, RFC 8536, section 3: first kind, then times and kinds. */
function readTzif(bytes: Buffer): { first: Kind; changes: { time: number; kind: Kind }[] } {
	const counts = (at: number) => {
		if (bytes.toString('latin1', at, at + 4) !== 'TZif') throw new Error('this is no TZif file');
		const [utc, standard, leaps, times, kinds, letters] = [20, 24, 28, 32, 36, 40].map((from) => bytes.readUInt32BE(at + from)); // prettier-ignore
		return { utc, standard, leaps, times, kinds, letters } as Record<string, number>;
	};
	const old = counts(0) as Record<'utc' | 'standard' | 'leaps' | 'times' | 'kinds' | 'letters', number>;
	const second = 44 + old.times * 5 + old.kinds * 6 + old.letters + old.leaps * 8 + old.standard + old.utc;
	const { times, kinds: kindCount } = counts(second) as typeof old;
	const kindsAt = second + 44 + times * 9;
	const lettersAt = kindsAt + kindCount * 6;
	const kinds = Array.from({ length: kindCount }, (_, i): Kind => {
		const at = kindsAt + i * 6;
		const letters = lettersAt + bytes.readUInt8(at + 5);
		return {
			offset: bytes.readInt32BE(at),
			daylight: bytes.readUInt8(at + 4) === 1,
			abbreviation: bytes.toString('latin1', letters, bytes.indexOf(0, letters))
		};
	});
	const changes = Array.from({ length: times }, (_, i) => ({
		time: Number(bytes.readBigInt64BE(second + 44 + i * 8)),
		kind: kinds[bytes.readUInt8(second + 44 + times * 8 + i)] as Kind
	}));
	return { first: kinds[0] as Kind, changes };
}

/** Kinds, order and steps of the years 1900 to 1969. */
function writeEarly({ first, changes }: ReturnType<typeof readTzif>): string {
	let standard = first.offset;
	const periods: { start: number; kind: string }[] = [];
	for (const { time, kind } of [{ time: -Infinity, kind: first }, ...changes]) {
		// Winter time an hour behind the standard time, in Prague in 1946, is not daylight time.
		const daylight = kind.daylight && !(kind.abbreviation === 'GMT' && kind.offset < standard);
		if (!kind.daylight) standard = kind.offset;
		const text = `${kind.abbreviation} ${kind.offset} ${daylight ? 1 : 0}`;
		if (time >= 0) break;
		if (time <= FIRST) periods[0] = { start: FIRST, kind: text };
		else if (periods.at(-1)?.kind !== text) periods.push({ start: time, kind: text });
	}
	const kinds = [...new Set(periods.map(({ kind }) => kind))];
	const order = periods.map(({ kind }) => kinds.indexOf(kind).toString(36)).join('');
	const steps = periods.slice(1).map(({ start }, i) => (start - (periods[i]?.start ?? 0)).toString(36));
	return [kinds.join(','), order, steps.join(' ')].join('|');
}
