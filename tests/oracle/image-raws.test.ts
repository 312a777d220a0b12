import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { missingDecoders, readByExiftool } from '../support/picture-decoders';
import { raws } from '../support/raw-pictures';

/** It knows some TIFF-like raws by the file's extension alone. Of a RAF its size is that of the JPEG inside; of our IIQ it reads nothing. */
test.skipIf(missingDecoders().includes('libimage-exiftool-perl'))(
	'exiftool reads the same serial numbers and sizes',
	() => {
		const folder = mkdtempSync(path.join(tmpdir(), 'raws-'));
		try {
			const files = Object.entries(raws).map(([name, { bytes, format }], i) => {
				const file = path.join(folder, `${i}.${name === 'IIQ' ? 'iiq' : format.toLowerCase()}`);
				writeFileSync(file, bytes);
				return file;
			});
			for (const [i, tags] of readByExiftool(files).entries()) {
				const { serial, width, height, format } = Object.values(raws)[i] ?? {};
				if (format === 'RAW') continue;
				expect(
					Object.entries(tags).flatMap(([key, value]) => (key.endsWith('SerialNumber') ? [String(value)] : []))
				).toContain(serial);
				if (format !== 'RAF') expect(tags['Composite:ImageSize']).toBe(`${width} ${height}`);
			}
		} finally {
			rmSync(folder, { recursive: true });
		}
	}
);
