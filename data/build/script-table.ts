/**
 * Writes engines/language/script-runs.ts, the Unicode table behind POST /v1/script, from regenerate-unicode-properties.
 *
 * Run after an update of that package: `node sw/build/run.mjs data/build/script-table.ts`.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const unicode = path.dirname(require.resolve('regenerate-unicode-properties/unicode-version.js'));
const target = path.resolve(import.meta.dirname, '../../engines/language/script-runs.ts');

const pointsOf = (property: string): readonly number[] =>
	(require(path.join(unicode, `${property}.js`)) as { characters: { toArray(): number[] } }).characters.toArray();

/** The table's value of a code point, computed from the package alone. See script.ts for the meaning of the values. */
export async function valueOfEveryCodePoint(): Promise<{
	scripts: readonly (readonly [string, string])[];
	values: Uint8Array;
}> {
	const aliases = (
		require('unicode-match-property-value-ecmascript/data/mappings.js') as Map<string, Map<string, string>>
	).get('Script');
	if (aliases === undefined) throw new Error('no script aliases');
	const codeOf = new Map(
		[...aliases]
			.filter(([code]) => code.length === 4 && code !== 'Qaac' && code !== 'Qaai')
			.map(([code, name]) => [name, code])
	);
	const names = (await readdir(path.join(unicode, 'Script')))
		.map((file) => path.basename(file, '.js'))
		.filter((name) => name !== 'Inherited' && name !== 'Common')
		.sort();
	const values = new Uint8Array(0x110000);
	const scripts: [string, string][] = [];
	for (const [index, name] of names.entries()) {
		const code = codeOf.get(name);
		if (code === undefined) throw new Error(`no ISO 15924 code for ${name}`);
		scripts.push([name.replaceAll('_', ' '), code]);
		for (const point of pointsOf(`Script/${name}`)) values[point] = index + 4;
	}
	for (const point of pointsOf('Script/Common')) values[point] = 3;
	for (const point of pointsOf('Script/Inherited')) values[point] = 2;
	const counted = new Uint8Array(0x110000);
	for (const folder of ['Letter', 'Mark'])
		for (const point of pointsOf(`General_Category/${folder}`)) counted[point] = 1;
	for (let point = 0; point < values.length; point++)
		if (counted[point] === 0) values[point] = values[point] === 2 ? 1 : 0;
	return { scripts, values };
}

/** The text of script-runs.ts: run lengths and values in base 36, in order of code points. */
export async function source(): Promise<string> {
	const { scripts, values } = await valueOfEveryCodePoint();
	const runs: string[] = [];
	for (let start = 0; start < values.length;) {
		let end = start + 1;
		while (end < values.length && values[end] === values[start]) end++;
		runs.push(`${(end - start).toString(36)}.${(values[start] ?? 0).toString(36)}`);
		start = end;
	}
	return [
		'// Made by data/build/script-table.ts from regenerate-unicode-properties 10.2.2 (Unicode 17.0.0); do not edit.',
		'',
		'/** Scripts by value less 4: Unicode name and ISO 15924 code, as `name=code`. */',
		`export const SCRIPT_NAMES =`,
		`\t'${scripts.map(([name, code]) => `${name}=${code}`).join(',')}';`,
		'',
		'/** `length.value` of each run of code points from U+0000 on, both in base 36. */',
		`export const SCRIPT_RUNS =`,
		`\t'${runs.join(' ')}';`,
		''
	].join('\n');
}

/** Writes the file where it changed. */
export async function main(): Promise<void> {
	const text = await source();
	const before = await readFile(target, 'utf8').catch(() => '');
	if (before !== text) await writeFile(target, text);
}
