import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import exifr from 'exifr';
import ExifReader from 'exifreader';
import { imageSize } from 'image-size';
import { DamagedImage } from '../../engines/image/header';
import { engine } from '../../engines/image/engine';
import { inspectImage } from '../../engines/image/inspect';
import * as metadata from '../../engines/image/metadata.lazy';
import { testContext } from '../support/context';
import { Haystack, tellingTags, type Expected } from '../support/image-truth';
import * as make from '../support/pictures';
import { tiffBlock } from '../support/tiff-block';

/** What a reader found: undefined where it does not look, null where it failed. */
interface Found {
	readonly size?: string | null;
	readonly make?: string | null;
	readonly latitude?: number | null;
}
type Reader = (bytes: Uint8Array<ArrayBuffer>) => Promise<Found> | Found;

const READERS: Readonly<Record<string, Reader>> = {
	ours: (bytes) => {
		const info = inspectImage(bytes);
		const maker = info?.exif['Make'];
		return {
			size: info ? `${info.width}×${info.height}` : null,
			make: typeof maker === 'string' ? maker : null,
			latitude: info?.position?.latitude ?? null
		};
	},
	exifr: async (bytes) => {
		const tags: unknown = await exifr.parse(bytes, true);
		const { Make: maker, latitude } = (tags ?? {}) as { Make?: string; latitude?: number };
		return { make: maker ?? null, latitude: latitude ?? null };
	},
	ExifReader: (bytes) => {
		const { exif, gps } = ExifReader.load(bytes.buffer, { expanded: true });
		return { make: exif?.Make?.description ?? null, latitude: gps?.Latitude ?? null };
	},
	'image-size': (bytes) => {
		const { width, height } = imageSize(bytes);
		return { size: `${width}×${height}` };
	}
};

/** Our reader beside exifr, ExifReader and image-size: files read, agreement with ours, microseconds a file. */
export async function bench(): Promise<void> {
	const files = sampleFiles() ?? generatedFiles();
	console.log(`Image: ${files.length} files`);
	const ours: Found[] = [];
	const rows: Record<string, Record<string, number | string>> = {};
	for (const [name, read] of Object.entries(READERS)) {
		const times: number[] = [];
		const found: Found[] = [];
		for (const bytes of files) {
			const started = performance.now();
			found.push(await readOrFail(read, bytes));
			times.push((performance.now() - started) * 1000);
		}
		if (name === 'ours') ours.push(...found);
		const share = (field: keyof Found) => {
			const known = ours.map((own, i) => [own[field], found[i]?.[field]]).filter(([own]) => own !== null);
			if (found.every((one) => (one[field] ?? null) === null)) return '–';
			return `${known.filter(([own, other]) => same(own, other)).length} of ${known.length}`;
		};
		rows[name] = {
			'size as ours': share('size'),
			'maker as ours': share('make'),
			'latitude as ours': share('latitude'),
			'median µs': Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN),
			'mean µs': Math.round(times.reduce((sum, time) => sum + time, 0) / times.length)
		};
	}
	console.table(rows);
	await benchBlocks();
}

/** A reader that throws found nothing: that is part of what is compared. */
async function readOrFail(read: Reader, bytes: Uint8Array<ArrayBuffer>): Promise<Found> {
	try {
		return await read(bytes);
	} catch (error) {
		if (error instanceof DamagedImage || error instanceof Error) return { size: null, make: null, latitude: null };
		throw error;
	}
}

const same = (own: unknown, other: unknown) =>
	typeof own === 'number' && typeof other === 'number'
		? Math.abs(own - other) < 1e-6
		: String(own) === String(other).trim();

/** Real files of a folder that is not part of this repository (IMAGE_SAMPLES), where it is present. */
function sampleFiles(): Uint8Array<ArrayBuffer>[] | null {
	const folder = path.join(process.env['IMAGE_SAMPLES'] ?? path.resolve('../shared/images'), 'core');
	if (!existsSync(folder)) return null;
	return readdirSync(folder).map((name) => Uint8Array.from(readFileSync(path.join(folder, name))));
}

function generatedFiles(): Uint8Array<ArrayBuffer>[] {
	const exif = make.cameraExif();
	const files = [
		make.jpeg({ segments: [make.exifSegment(exif)] }),
		make.png({ chunks: [make.chunk('eXIf', exif)] }),
		make.riff(make.vp8x(8, 4, 4), make.vp8(4, 4), make.riffChunk('EXIF', exif)),
		make.gif(),
		make.bmp(),
		tiffBlock({ pages: [[...make.page(7, 5, [8, 8, 8], 2), [0x10f, 'ascii', 'Nikon']]] })
	];
	return Array.from({ length: 50 }, () => files).flat();
}

type BlockReader = (bytes: Uint8Array<ArrayBuffer>, file: string) => Promise<unknown>;
const context = testContext({ lazy: <M>() => Promise.resolve(metadata as M) });

const BLOCK_READERS: Readonly<Record<string, BlockReader>> = {
	ours: (bytes) => Promise.resolve(engine.info({ file: bytes.buffer }, context)),
	exifr: (bytes) =>
		exifr.parse(bytes, {
			tiff: true,
			xmp: true,
			iptc: true,
			icc: true,
			jfif: true,
			ihdr: true,
			makerNote: true,
			userComment: true,
			multiSegment: true,
			mergeOutput: false
		}),
	ExifReader: async (bytes) => {
		const groups = ExifReader.load(bytes.buffer, { expanded: true, includeUnknown: true });
		return JSON.parse(
			JSON.stringify(groups, (key, value: unknown) => (key === 'image' || key === 'base64' ? undefined : value))
		) as unknown;
	}
};
const EXIFTOOL: BlockReader = async (_, file) => {
	const { stdout } = spawnSync('exiftool', ['-j', '-n', '-G1', '-struct', file], { encoding: 'utf8' });
	return JSON.parse(stdout) as unknown;
};

/** What tells something in real files (their reading by exiftool is the truth), found by each reader, by kind of block. */
async function benchBlocks(): Promise<void> {
	const folder = process.env['IMAGE_SAMPLES'] ?? path.resolve('../shared/images');
	const hasExiftool = spawnSync('exiftool', ['-ver']).status === 0;
	const readers = { ...BLOCK_READERS, ...(hasExiftool ? { exiftool: EXIFTOOL } : {}) };
	for (const set of ['blocks', 'other']) {
		const manifest = path.join(folder, `${set}-manifest.jsonl`);
		if (!existsSync(manifest)) continue;
		const files = readFileSync(manifest, 'utf8')
			.split('\n')
			.filter((line) => line !== '')
			.map((line) => JSON.parse(line) as Expected);
		const rows: Record<string, Record<string, string | number>> = {};
		for (const [name, read] of Object.entries(readers)) rows[name] = await readAll(files, path.join(folder, set), read);
		console.log(`Image: what tells something in ${files.length} files (${set}), found by kind of block`);
		console.table(rows);
	}
}

async function readAll(
	files: readonly Expected[],
	folder: string,
	read: BlockReader
): Promise<Record<string, string | number>> {
	const tally = new Map<string, [found: number, total: number]>();
	const times: number[] = [];
	for (const expected of files) {
		const file = path.join(folder, expected.file);
		const bytes = Uint8Array.from(readFileSync(file));
		const started = performance.now();
		const answer = await read(bytes, file).catch(() => null);
		times.push((performance.now() - started) * 1000);
		const hay = new Haystack(answer);
		for (const { kind, text } of tellingTags(expected)) {
			const row = tally.get(kind) ?? [0, 0];
			tally.set(kind, [row[0] + (hay.has(text) ? 1 : 0), row[1] + 1]);
		}
	}
	return {
		...Object.fromEntries([...tally].map(([kind, [found, total]]) => [kind, `${found} of ${total}`])),
		'median µs': Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN)
	};
}
