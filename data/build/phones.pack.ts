import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { packTable, PrefixTable, type PackedPhones, type PackedTable } from '../../engines/phone/prefixes';

const SOURCE = path.resolve(import.meta.dirname, '../sources/phones/places.txt.br');
/** Rows that are read back one by one. */
const COMPARED = 997;

/** The pack `phones`: places, carriers and time zones of numbers by their first digits. Throws when it reads back otherwise. */
export function build(): Promise<Uint8Array> {
	const sections = readSections();
	const rowsOf = (name: string): (readonly [string, string])[] =>
		(sections.get(name) ?? []).map((line) => {
			const bar = line.indexOf('|');
			return [line.slice(0, bar), line.slice(bar + 1)];
		});
	const tableOf = (name: string): PackedTable => {
		const rows = rowsOf(name);
		const packed = packTable(rows);
		const table = new PrefixTable(packed);
		for (let at = 0; at < rows.length; at += rows.length > COMPARED ? COMPARED : 1) {
			const [prefix = '', value = ''] = rows[at] ?? [];
			if (table.find(prefix) !== (value || null))
				throw new Error(`${name}: ${prefix} reads back as ${table.find(prefix)}`);
		}
		return packed;
	};
	const pack: PackedPhones = {
		format: 1,
		regions: tableOf('geocoding en'),
		carriers: tableOf('carrier en'),
		zones: tableOf('timezones'),
		portable: sections.get('portable') ?? []
	};
	return Promise.resolve(new TextEncoder().encode(JSON.stringify(pack)));
}

function readSections(): Map<string, string[]> {
	const sections = new Map<string, string[]>();
	let lines: string[] = [];
	for (const line of brotliDecompressSync(readFileSync(SOURCE)).toString().trimEnd().split('\n'))
		if (line.startsWith('## ')) sections.set(line.slice(3), (lines = []));
		else lines.push(line);
	return sections;
}
