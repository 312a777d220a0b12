import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DamagedImage } from '../../engines/image/header';
import { facts } from '../support/gathered';

/** A line of the manifest: what Pillow and exiftool say of a file. */
interface Expected {
	readonly path: string;
	readonly class: 'valid' | 'truncated' | 'hostile' | 'unsupported' | 'bomb';
	readonly format: string;
	readonly width?: number;
	readonly height?: number;
	readonly size_oriented?: readonly [number, number];
	readonly mode?: string;
	readonly mode_alt?: readonly string[];
	readonly animated?: boolean;
	readonly frames?: number;
	readonly dpi?: readonly [number, number];
	readonly icc_name?: string;
	readonly exif?: Readonly<Record<string, string | number>>;
}

/** The oracle's names for what we call otherwise. */
const EXIF_NAMES: Readonly<Record<string, string>> = { ISO: 'ISOSpeedRatings' };

/**
 * Agreement with Pillow and exiftool on real files, a field at a time. The files belong to others and are not part of
 * this repository: their folder is `IMAGE_SAMPLES`, by default samples/images. The fixtures that the unit tests
 * generate cover the same branches without them.
 */
export async function main(): Promise<void> {
	const folder = process.env['IMAGE_SAMPLES'] ?? path.resolve('samples/images');
	const manifest = path.join(folder, 'core-manifest.jsonl');
	if (!existsSync(manifest)) {
		console.log(`no sample files at ${folder} (IMAGE_SAMPLES): nothing compared`);
		return;
	}
	const expected = readFileSync(manifest, 'utf8')
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line) as Expected);
	const tally = new Tally();
	let slowest = { ms: 0, file: '' };
	for (const file of expected) {
		const bytes = new Uint8Array(readFileSync(path.join(folder, 'core', file.path)));
		const started = performance.now();
		const info = inspectOrNull(bytes);
		const ms = performance.now() - started;
		if (ms > slowest.ms) slowest = { ms, file: file.path };
		compare(tally, file, info);
	}
	tally.print();
	console.log(`slowest: ${slowest.ms.toFixed(1)} ms, ${slowest.file}`);
	if (!tally.reached({ format: 1, size: 1, mode: 1, animated: 1, frames: 0.998, exif: 0.999 })) process.exitCode = 1;
}

/** Null for a file that is refused; any error that is not a refusal ends the run. */
type Facts = ReturnType<typeof facts>;

function inspectOrNull(bytes: Uint8Array): Facts | null {
	try {
		return facts(bytes);
	} catch (error) {
		if (error instanceof DamagedImage) return null;
		throw error;
	}
}

function compare(tally: Tally, file: Expected, info: Facts | null): void {
	const kind = file.class === 'valid' ? 'valid' : 'other';
	const check = (field: string, agrees: boolean, ours: unknown, theirs: unknown) =>
		tally.add(
			kind,
			field,
			agrees,
			() => `${file.path} ${file.class} ${field}: ${text(ours)}, expected ${text(theirs)}`
		);
	check('format', info?.format === file.format, info?.format, file.format);
	const { width, height } = file;
	if (width !== undefined && height !== undefined) {
		const sizes = [[width, height], ...(file.size_oriented ? [file.size_oriented] : [])];
		const same = sizes.some(([w, h]) => info?.width === w && info?.height === h);
		check('size', same, info && [info.width, info.height], sizes);
	}
	if (file.mode !== undefined) {
		const modes = [file.mode, ...(file.mode_alt ?? [])];
		check('mode', modes.includes(info?.mode ?? ''), info?.mode, modes);
	}
	if (file.animated !== undefined) {
		// Pillow calls all files with frames animated; here the term implies time, which TIFF pages and JPEG pictures lack.
		const moves = file.animated && TIMED.includes(file.format);
		check('animated', info?.isAnimated === moves, info?.isAnimated, moves);
	}
	if (file.frames !== undefined) check('frames', info?.frames === file.frames, info?.frames, file.frames);
	const { dpi } = file;
	if (dpi && !isDefaultDpi(file.format, dpi, info))
		check(
			'dpi',
			dpi.every((value, i) => close(info?.dpi?.[i], value, 0.01, 0.005)),
			info?.dpi,
			dpi
		);
	// exiftool's name for the sRGB chunk of PNG, which is not a profile.
	if (file.icc_name !== undefined && file.icc_name !== 'sRGB built-in')
		check('icc', info?.iccProfile === file.icc_name.trim(), info?.iccProfile, file.icc_name);
	for (const [name, value] of Object.entries(file.exif ?? {})) {
		const ours = exifField(info, name);
		check('exif', sameValue(ours, value), `${name} ${text(ours)}`, value);
	}
}

const TIMED = ['GIF', 'PNG', 'WEBP'];

/** What Pillow answers where the file says nothing: 1 for TIFF, 72 for a JPEG with any EXIF, 0 for BMP. */
function isDefaultDpi(format: string, [x, y]: readonly [number, number], info: Facts | null): boolean {
	const filler = { TIFF: 1, JPEG: 72, BMP: 0 }[format];
	return info?.dpi === null && x === filler && y === filler;
}

function exifField(info: Facts | null, name: string): unknown {
	if (name === 'GPSLatitude') return info?.position?.latitude;
	if (name === 'GPSLongitude') return info?.position?.longitude;
	return info?.exif[EXIF_NAMES[name] ?? name];
}

function sameValue(ours: unknown, theirs: string | number): boolean {
	if (typeof theirs === 'number') return close(Array.isArray(ours) ? ours[0] : ours, theirs, 1e-6);
	return typeof ours === 'string' && ours.trim() === theirs.trim();
}

/** Within a share of the value: the oracles print rounded decimals. */
const close = (ours: unknown, theirs: number, share: number, least = 1e-9) =>
	typeof ours === 'number' && Math.abs(ours - theirs) <= share * Math.abs(theirs) + least;

const text = (value: unknown) => JSON.stringify(value) ?? 'nothing';

class Tally {
	private readonly fields = new Map<string, { agreed: number; total: number }>();
	private readonly misses: string[] = [];

	add(kind: 'valid' | 'other', field: string, agrees: boolean, miss: () => string): void {
		const row = this.fields.get(`${field} ${kind}`) ?? { agreed: 0, total: 0 };
		row.total++;
		if (agrees) row.agreed++;
		else this.misses.push(miss());
		this.fields.set(`${field} ${kind}`, row);
	}

	reached(targets: Readonly<Record<string, number>>): boolean {
		return Object.entries(targets).every(([field, share]) => this.share(`${field} valid`) >= share);
	}

	print(): void {
		for (const miss of this.misses.toSorted()) if (process.env['SHOW_MISSES']) console.log(miss);
		const rows = [...this.fields].map(([field, { agreed, total }]) => [
			field,
			{ agreed, total, percent: Math.floor((agreed / total) * 10000) / 100 }
		]);
		console.table(Object.fromEntries(rows.toSorted()));
	}

	private share(field: string): number {
		const row = this.fields.get(field);
		return row ? row.agreed / row.total : 0;
	}
}
