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
const [originals, copies] = [path.join(folder, 'originals'), path.join(folder, 'copies')];
afterAll(() => rmSync(folder, { recursive: true }));
for (const made of [originals, copies]) mkdirSync(made);
if (missing.length === 0) writeSamples(originals);
const names = readdirSync(originals);
for (const name of names) {
	const copy = cleanCopy(Uint8Array.from(readFileSync(path.join(originals, name))), LOOKS);
	if (copy) writeFileSync(path.join(copies, name), copy.bytes);
}

/** Groups of exiftool about the file on this disk, its own reckoning and colours. */
const OWN_GROUPS = /^(?:System|File|ExifTool|Composite|ICC.*):|^SourceFile$/;
/** Tags about a person, a place, a device or a moment. Zeros remain of a date that was blanked in place. */
const TELLING = /Artist|Creator$|City|GPS|Serial|^Make|Date|DocumentID|Comment$|Author/;

describe.skipIf(missing.length > 0)('clean copies', () => {
	test('every format has one', () => {
		expect(readdirSync(copies)).toEqual(names);
		expect(names.length).toBeGreaterThan(10);
	});

	test.each(names)('%s shows the same pixels', (name) => {
		expect(decodePixels(path.join(copies, name))).toBe(decodePixels(path.join(originals, name)));
	});

	test('exiftool warns of nothing new and finds nothing that tells', () => {
		const warnings = (tags: Readonly<Record<string, unknown>>) =>
			Object.entries(tags).flatMap(([key, value]) => (/:(?:Warning|Error)$/.test(key) ? [String(value)] : []));
		const before = readByExiftool(names.map((name) => path.join(originals, name)));
		const after = readByExiftool(names.map((name) => path.join(copies, name)));
		for (const [i, tags] of after.entries()) {
			expect(warnings(tags).filter((text) => !warnings(before[i] ?? {}).includes(text))).toEqual([]);
			const left = Object.entries(tags).filter(
				([key, value]) =>
					!OWN_GROUPS.test(key) && TELLING.test(key.replace(/^.*:/, '')) && !/^[0: ]*$/.test(String(value))
			);
			expect([names[i], left]).toEqual([names[i], []]);
		}
		// The originals contain the removed data.
		expect(JSON.stringify(before)).toContain('8642097531');
	});
});
