/** Clean copies as other programs see them: the same pixels, no new warning, nothing left that tells. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cleanCopy, LOOKS } from '../../engines/image/copy/clean';
import { decodePixels, missingDecoders, readByExiftool, writeSamples } from '../support/picture-decoders';

const missing = missingDecoders();
if (missing.length > 0) console.warn(`clean copies are not compared: ${missing.join(', ')} not installed`);

const folder = mkdtempSync(path.join(tmpdir(), 'clean-copies-'));
const inFolder = (name: string) => path.join(folder, name);
const [originals, copies, coarse] = [inFolder('originals'), inFolder('copies'), inFolder('coarse')];
afterAll(() => rmSync(folder, { recursive: true }));
for (const made of [originals, copies, coarse]) mkdirSync(made);
if (missing.length === 0) writeSamples(originals);
const names = readdirSync(originals);
for (const name of names) {
	const original = Uint8Array.from(readFileSync(path.join(originals, name)));
	const copy = cleanCopy(original, LOOKS);
	if (copy) writeFileSync(path.join(copies, name), copy.bytes);
	const town = { name: 'München, DE', latitude: 48.137, longitude: -11.575 };
	const rough = cleanCopy(original, { ...LOOKS, coarse: { year: 2024, town } });
	if (rough) writeFileSync(path.join(coarse, name), rough.bytes);
}

/** Groups of exiftool about the file on this disk, its own reckoning and colours. */
const OWN_GROUPS = /^(?:System|File|ExifTool|Composite|ICC.*):|^SourceFile$/;
/** Tags about a person, a place, a device or a moment. Zeros remain of a date that was blanked in place. */
const TELLING = /Artist|Creator$|City|GPS|Serial|^Make|Date|DocumentID|Comment$|Author/;
/** The coarse place and year as exiftool reads them. */
const COARSE = [
	['ExifIFD:DateTimeOriginal', '2024:  :     :  :  '],
	['GPS:GPSVersionID', '2 3 0 0'],
	['GPS:GPSLatitudeRef', 'N'],
	['GPS:GPSLatitude', 48.14],
	['GPS:GPSLongitudeRef', 'W'],
	['GPS:GPSLongitude', 11.58],
	['GPS:GPSAreaInformation', 'München, DE']
] as const;

describe.skipIf(missing.length > 0)('clean copies', () => {
	test('every format has one', () => {
		expect(readdirSync(copies)).toEqual(names);
		expect(names.length).toBeGreaterThan(10);
	});

	test.each(names)('%s shows the same pixels', (name) => {
		const pixels = decodePixels(path.join(originals, name));
		expect(decodePixels(path.join(copies, name))).toBe(pixels);
		expect(decodePixels(path.join(coarse, name))).toBe(pixels);
	});

	test('exiftool warns of nothing new and finds nothing that tells', () => {
		const warnings = (tags: Readonly<Record<string, unknown>>) =>
			Object.entries(tags).flatMap(([key, value]) => (/:(?:Warning|Error)$/.test(key) ? [String(value)] : []));
		const before = readByExiftool(names.map((name) => path.join(originals, name)));
		const after = readByExiftool(names.map((name) => path.join(copies, name)));
		const rough = readByExiftool(names.map((name) => path.join(coarse, name)));
		for (const [i, name] of names.entries()) {
			for (const [tags, wanted] of [
				[after[i], []],
				[rough[i], /\.(?:gif|bmp)$|^moving\.avif$/.test(name) ? [] : COARSE]
			] as const) {
				expect(warnings(tags ?? {}).filter((text) => !warnings(before[i] ?? {}).includes(text))).toEqual([]);
				const left = Object.entries(tags ?? {}).filter(
					([key, value]) =>
						!OWN_GROUPS.test(key) && TELLING.test(key.replace(/^.*:/, '')) && !/^[0: ]*$/.test(String(value))
				);
				expect([name, Object.fromEntries(left)]).toEqual([name, Object.fromEntries(wanted)]);
			}
		}
		// The originals contain the removed data.
		expect(JSON.stringify(before)).toContain('8642097531');
	});
});
