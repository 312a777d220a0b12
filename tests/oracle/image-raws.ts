/**
 * Compares exiftool's reading of the tests' raws with ours: kind, size, orientation, serial number.
 * `node sw/build/run.mjs tests/oracle/image-raws.ts`; requires exiftool, which identifies
 * some TIFF-like raws by the file's extension alone. Of a RAF exiftool's size is that of the JPEG
 * inside, so the size of the raw picture is compared.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspectImage } from '../../engines/image/inspect';
import { raws } from '../support/raw-pictures';

const FIELDS = [
	'FileType',
	'ImageSize',
	'RawImageCroppedSize',
	'Orientation',
	'Rotation',
	'SerialNumber',
	'CameraSerialNumber',
	'InternalSerialNumber',
	'Warning',
	'Error'
];

export function main(): void {
	const folder = mkdtempSync(path.join(tmpdir(), 'raws-'));
	try {
		let agree = 0;
		for (const [name, { bytes, format }] of Object.entries(raws)) {
			const file = path.join(folder, `raw.${name === 'IIQ' ? 'iiq' : format.toLowerCase()}`);
			writeFileSync(file, bytes);
			const [theirs] = JSON.parse(
				execFileSync('exiftool', ['-n', '-j', ...FIELDS.map((field) => `-${field}`), file], { encoding: 'utf8' })
			) as readonly Record<string, string | number>[];
			const ours = inspectImage(bytes);
			const serials = ours?.gathered.findings.filter(({ about }) => about === 'serial').map(({ value }) => value) ?? [];
			const size = String(theirs?.['RawImageCroppedSize'] ?? theirs?.['ImageSize']).replace(/\D/g, ' ');
			const isSame = [
				theirs?.['FileType'] === ours?.format || (theirs?.['FileType'] === 'IIQ' && ours?.format === 'RAW'),
				size === `${ours?.header.width} ${ours?.header.height}`,
				(theirs?.['Orientation'] ?? null) === ours?.orientation ||
					({ 90: 6, 180: 3, 270: 8 } as Record<string, number>)[String(theirs?.['Rotation'])] === ours?.orientation,
				serials.includes(
					String(theirs?.['SerialNumber'] ?? theirs?.['CameraSerialNumber'] ?? theirs?.['InternalSerialNumber'])
				)
			];
			if (isSame.every(Boolean)) agree++;
			else
				console.log(
					name,
					isSame,
					JSON.stringify(theirs),
					ours?.format,
					ours?.header.width,
					ours?.header.height,
					ours?.orientation,
					serials
				);
		}
		console.log(`${agree} of ${Object.keys(raws).length} raws are read as exiftool reads them`);
	} finally {
		rmSync(folder, { recursive: true });
	}
}
