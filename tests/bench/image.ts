import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import exifr from 'exifr';
import ExifReader from 'exifreader';
import { imageSize } from 'image-size';
import { engine } from '../../engines/image/engine';
import { inspectImage } from '../../engines/image/inspect';
import { imageContext as context } from '../support/image-context';
import { Haystack, tellingTags, type Expected } from '../support/image-truth';
import * as make from '../support/pictures';
import { tiffBlock } from '../support/tiff-block';

type SizeReader = (bytes: Uint8Array<ArrayBuffer>) => Promise<Size | null> | Size | null;
type Size = readonly [width: number, height: number];

/** A file of one of the sets with the size that Pillow and exiftool agree on. */
interface Sized {
	readonly file: string;
	readonly format: string;
	/** As stored, and as displayed where that is another. */
	readonly sizes: readonly Size[];
}

const SIZE_READERS: Readonly<Record<string, SizeReader>> = {
	'ours, without the answer': (bytes) => {
		const read = inspectImage(bytes);
		return read && [read.header.width, read.header.height];
	},
	'ours, all blocks': async (bytes) => {
		const { width, height } = await engine.info({ file: bytes.buffer }, context);
		return [width, height];
	},
	'image-size': (bytes) => {
		const { width, height } = imageSize(bytes);
		return [width, height];
	},
	exifr: async (bytes) => {
		const tags = (await exifr.parse(bytes, { tiff: true, ihdr: true, jfif: true })) as
			| Record<string, unknown>
			| undefined;
		return sizeOf(tags?.['ImageWidth'] ?? tags?.['ExifImageWidth'], tags?.['ImageHeight'] ?? tags?.['ExifImageHeight']);
	},
	ExifReader: (bytes) => {
		const tags = ExifReader.load(bytes.buffer);
		return sizeOf(tags['Image Width']?.value, tags['Image Height']?.value);
	}
};
const sizeOf = (width: unknown, height: unknown): Size | null =>
	typeof width === 'number' && typeof height === 'number' ? [width, height] : null;

/** Our reader beside exifr, ExifReader, image-size and exiftool where it is installed: sizes by format, then blocks by kind. */
export async function bench(): Promise<void> {
	const folder = process.env['IMAGE_SAMPLES'] ?? path.resolve('samples/images');
	const exiftool = spawnSync('exiftool', ['-ver']).status === 0;
	const files = sizedFiles(folder);
	console.log(`Image: ${files.length} ${files.some(({ file }) => file !== '') ? 'real' : 'generated'} files`);
	await benchSizes(files, exiftool);
	await benchBlocks(folder, exiftool);
}

/** Right sizes and the median of microseconds a file, by format and reader. */
async function benchSizes(
	files: readonly (Sized & { bytes: Uint8Array<ArrayBuffer> })[],
	hasExiftool: boolean
): Promise<void> {
	const formats = [...new Set(files.map(({ format }) => format))].toSorted();
	const rows = Object.fromEntries(formats.map((format) => [format, {} as Record<string, string>]));
	for (const [name, read] of Object.entries(SIZE_READERS)) {
		for (const format of formats) {
			const times: number[] = [];
			let right = 0;
			const ofFormat = files.filter((one) => one.format === format);
			for (const { bytes, sizes } of ofFormat) {
				const started = performance.now();
				const found = await settled(() => read(bytes));
				times.push((performance.now() - started) * 1000);
				if (isRight(found, sizes)) right++;
			}
			(rows[format] ?? {})[name] = cell(right, ofFormat.length, median(times));
		}
	}
	const real = files.filter(({ file }) => file !== '');
	if (hasExiftool && real.length > 0) {
		for (const format of formats) {
			const ofFormat = real.filter((one) => one.format === format);
			const { answers, microseconds } = exiftoolAll(
				ofFormat.map(({ file }) => file),
				['-ImageSize']
			);
			const right = ofFormat.filter(({ file, sizes }) => {
				const [width, height] = String(answers.get(file)?.['Composite:ImageSize'] ?? '')
					.split(/[ x]/)
					.map(Number);
				return isRight(sizeOf(width, height), sizes);
			});
			(rows[format] ?? {})['exiftool'] = cell(right.length, ofFormat.length, microseconds);
		}
	}
	console.log(
		'Image: sizes that are right, and microseconds a file (the median; of exiftool the mean of one run over all)'
	);
	console.table(rows);
}

const isRight = (found: Size | null, sizes: readonly Size[]) =>
	sizes.some(([width, height]) => found?.[0] === width && found[1] === height);
const cell = (found: number, total: number, microseconds: number) =>
	`${found} of ${total} · ${microseconds < 10 ? microseconds.toFixed(1) : Math.round(microseconds)}`;
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/** A reader that throws found nothing, and counts so in the comparison. */
async function settled<T>(read: () => Promise<T> | T): Promise<T | null> {
	try {
		return await read();
	} catch (error) {
		if (error instanceof Error) return null;
		throw error;
	}
}

/** One run of exiftool over all files: its answer by file, and its mean time. */
function exiftoolAll(files: readonly string[], options: readonly string[]) {
	const started = performance.now();
	const { stdout } = spawnSync('exiftool', ['-j', '-n', '-q', '-G', ...options, ...files], {
		encoding: 'utf8',
		maxBuffer: 1 << 28
	});
	const microseconds = ((performance.now() - started) * 1000) / files.length;
	const list = JSON.parse(stdout === '' ? '[]' : stdout) as readonly Readonly<Record<string, unknown>>[];
	return { answers: new Map(list.map((one) => [String(one['SourceFile']), one])), microseconds };
}

/** Real files of a folder that is not part of this repository (IMAGE_SAMPLES), where it is present; else generated ones. */
function sizedFiles(folder: string): (Sized & { bytes: Uint8Array<ArrayBuffer> })[] {
	const core = path.join(folder, 'core-manifest.jsonl');
	if (!existsSync(core)) return generatedFiles();
	const sized: Sized[] = [];
	for (const line of linesOf(core)) {
		const { path: file, class: kind, format, width, height, size_oriented: turned } = JSON.parse(line) as CoreLine;
		if (kind === 'valid' && width !== undefined && height !== undefined)
			sized.push({
				file: path.join(folder, 'core', file),
				format,
				sizes: [[width, height], ...(turned ? [turned] : [])]
			});
	}
	for (const line of linesOf(path.join(folder, 'other-manifest.jsonl'))) {
		const { file, type, exiftool } = JSON.parse(line) as Expected & { readonly type: string };
		const size = String(exiftool['Composite:ImageSize'] ?? '')
			.split(' ')
			.map(Number);
		const [width = NaN, height = NaN] = size;
		// Of an icon exiftool gives the first picture, not the largest.
		if (width > 0 && height > 0 && !/^(?:ICO|CUR)$/.test(type))
			sized.push({
				file: path.join(folder, 'other', file),
				format: type,
				sizes: [
					[width, height],
					[height, width]
				]
			});
	}
	return sized.map((one) => ({ ...one, bytes: Uint8Array.from(readFileSync(one.file)) }));
}

interface CoreLine {
	readonly path: string;
	readonly class: string;
	readonly format: string;
	readonly width?: number;
	readonly height?: number;
	readonly size_oriented?: Size;
}
const linesOf = (file: string) =>
	existsSync(file)
		? readFileSync(file, 'utf8')
				.split('\n')
				.filter((line) => line !== '')
		: [];

function generatedFiles(): (Sized & { bytes: Uint8Array<ArrayBuffer> })[] {
	const exif = make.cameraExif();
	const of = (format: string, bytes: Uint8Array<ArrayBuffer>) => {
		const info = inspectImage(bytes);
		return { file: '', format, sizes: info ? [[info.header.width, info.header.height] as const] : [], bytes };
	};
	const files = [
		of('JPEG', make.jpeg({ segments: [make.exifSegment(exif)] })),
		of('PNG', make.png({ chunks: [make.chunk('eXIf', exif)] })),
		of('WEBP', make.riff(make.vp8x(8, 4, 4), make.vp8(4, 4), make.riffChunk('EXIF', exif))),
		of('GIF', make.gif()),
		of('BMP', make.bmp()),
		of('TIFF', tiffBlock({ pages: [[...make.page(7, 5, [8, 8, 8], 2), [0x10f, 'ascii', 'Nikon']]] }))
	];
	return Array.from({ length: 50 }, () => files).flat();
}

type BlockReader = (bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>;

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
/** What tells something in real files (their reading by exiftool is the truth), found by each reader, by kind of block. */
async function benchBlocks(folder: string, hasExiftool: boolean): Promise<void> {
	for (const set of ['blocks', 'other']) {
		const files = linesOf(path.join(folder, `${set}-manifest.jsonl`)).map((line) => JSON.parse(line) as Expected);
		if (files.length === 0) continue;
		const rows: Record<string, Record<string, string>> = {};
		const place = (expected: Expected) => path.join(folder, set, expected.file);
		for (const [name, read] of Object.entries(BLOCK_READERS)) {
			const answers: Answered[] = [];
			for (const expected of files) {
				const bytes = Uint8Array.from(readFileSync(place(expected)));
				const started = performance.now();
				const answer = await settled(() => read(bytes));
				answers.push({ expected, answer, microseconds: (performance.now() - started) * 1000 });
			}
			tally(rows, name, answers);
		}
		if (hasExiftool) {
			const { answers, microseconds } = exiftoolAll(files.map(place), ['-struct']);
			const found = files.map((expected) => ({ expected, answer: answers.get(place(expected)), microseconds }));
			tally(rows, 'exiftool', found);
		}
		console.log(
			`Image: what tells something in ${files.length} files (${set}), found by kind of block, and microseconds a file that has such a block`
		);
		console.table(rows);
	}
}

interface Answered {
	readonly expected: Expected;
	readonly answer: unknown;
	readonly microseconds: number;
}

/** Whether our answer says that nothing tells anything. */
const isAllClear = (answer: unknown) => {
	const { findings, blocks } = answer as Awaited<ReturnType<typeof engine.info>>;
	return findings.length === 0 && blocks.every(({ read }) => read);
};

/** Adds a reader's column: its findings by kind of block, and the median of its times on files with that block. */
function tally(rows: Record<string, Record<string, string>>, name: string, answers: readonly Answered[]): void {
	const kinds = new Map<string, { found: number; total: number; times: Set<Answered> }>();
	for (const one of answers) {
		const hay = new Haystack(one.answer);
		const tags = tellingTags(one.expected);
		if (name === 'ours' && tags.length > 0 && one.answer !== null && isAllClear(one.answer))
			console.log(`FALSE ALL-CLEAR ${one.expected.file}`);
		for (const { kind, tag, text } of tags) {
			const row = kinds.get(kind) ?? { found: 0, total: 0, times: new Set() };
			kinds.set(kind, row);
			row.total++;
			if (hay.has(text)) row.found++;
			else if (name === 'ours' && process.env['SHOW_MISSES'])
				console.log(`${one.expected.file} ${tag}: ${text.slice(0, 100)}`);
			row.times.add(one);
		}
	}
	for (const [kind, { found, total, times }] of kinds)
		(rows[kind] ??= {})[name] = cell(found, total, median([...times].map(({ microseconds }) => microseconds)));
}
