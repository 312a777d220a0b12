import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import exifr from 'exifr';
import ExifReader from 'exifreader';
import { imageSize } from 'image-size';
import { contextOf } from '../support/image-context';
import type * as Product from '../support/image-product';
import { Haystack, tellingTags, type Subject, type Tags } from '../support/image-truth';
import { decodePixels, readByExiftool, sizesByPillow, warningsByExiftool } from '../support/picture-decoders';
import { shipped } from './shipped';
import { median } from './figures';

type Bytes = Uint8Array<ArrayBuffer>;
type Answer = Awaited<ReturnType<typeof Product.engine.info>>;
type Sample = { readonly file: string; readonly bytes: Bytes };

/** Larger files are mostly pixels. */
const MAX_BYTES = 4 << 20;
/** Rounds over all files; the first few only warm the readers. */
const [ROUNDS, WARMING] = [12, 3];
/** Copies whose pixels two other programs decode, which takes most of the time; IMAGE_COPIES sets how many. */
const COPIES = Number(process.env['IMAGE_COPIES'] ?? 100);
/** Files that mat2 cleans, a second each. */
const MAT2_COPIES = 40;
const EXIFR_BLOCKS = {
	...{ tiff: true, xmp: true, iptc: true, icc: true, jfif: true, ihdr: true },
	...{ makerNote: true, userComment: true, multiSegment: true, mergeOutput: false }
};

const goals: Record<string, { figure: string; goal: string; reached: boolean }> = {};
const goal = (what: string, figure: number, least: number, shown = `${figure}`, wanted = `≥ ${least}`) =>
	(goals[what] = { figure: shown, goal: wanted, reached: figure >= least });
const share = (what: string, found: number, total: number, least: number) =>
	goal(what, total === 0 ? 1 : found / total, least, `${found} of ${total}`, `${least * 100} %`);

/**
 * Our reader and our copies on a folder of real files (IMAGE_SAMPLES), beside exifr, ExifReader, image-size, Pillow and mat2, with
 * exiftool as the truth; then the goals, and which are reached.
 */
export async function bench(): Promise<void> {
	const folder = process.env['IMAGE_SAMPLES'];
	if (folder === undefined) {
		console.log('Image: IMAGE_SAMPLES names a folder of real files; without one nothing is compared');
		return;
	}
	const product = await shipped<typeof Product>('tests/support/image-product.ts');
	const samples = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.map((file) => ({ file, bytes: Uint8Array.from(readFileSync(file)) }))
		.filter(({ bytes }) => bytes.length < MAX_BYTES);
	const context = contextOf(product);
	const info = async (bytes: Bytes) => product.engine.info({ file: bytes.buffer }, context);
	console.log(`Image: ${samples.length} files`);
	const answers = new Map<string, Answer>();
	for (const { file, bytes } of samples) {
		const answer = await settled(() => info(bytes));
		if (answer) answers.set(file, answer);
	}
	const tags = readByExiftool(samples.map(({ file }) => file));
	compareSizes(samples, answers);
	compareFindings(samples, answers, tags);
	compareCopies(product, samples);
	await compareTimes(info, samples);
	console.table(goals);
}

/** A reader that throws found nothing, and counts so in the comparison. */
async function settled<T>(read: () => Promise<T> | T): Promise<T | null> {
	try {
		return await read();
	} catch (error) {
		if (error instanceof Error) return null;
		throw error;
	}
}

/** Sizes and frames that agree with Pillow's, of the files that it opens. */
function compareSizes(samples: readonly Sample[], answers: ReadonlyMap<string, Answer>): void {
	const sizes = sizesByPillow(samples.map(({ file }) => file));
	let [same, total] = [0, 0];
	for (const { file } of samples) {
		const size = sizes.get(file);
		const answer = answers.get(file);
		if (!size || !answer || !/^(?:JPEG|PNG|WEBP|GIF|BMP|TIFF)$/.test(answer.format)) continue;
		total++;
		const agrees = [answer.width, answer.height, answer.frames].join() === size;
		if (agrees) same++;
		else if (process.env['SHOW_MISSES'])
			console.log(`${file}: ${answer.width},${answer.height},${answer.frames}; Pillow ${size}`);
	}
	share('size and frames as Pillow', same, total, 0.999);
}

/** What exiftool reads of each subject that our findings tell; positions; files that wrongly get the all-clear. */
function compareFindings(
	samples: readonly Sample[],
	answers: ReadonlyMap<string, Answer>,
	read: readonly Tags[]
): void {
	const rows: Partial<Record<Subject, { ours: number; exifr: number; total: number }>> = {};
	let [positions, right, invented, falseClear] = [0, 0, 0, 0];
	for (const [i, { file }] of samples.entries()) {
		const answer = answers.get(file);
		const tags = read[i] ?? {};
		if (!answer) continue;
		const telling = tellingTags(tags);
		const hay = new Haystack(answer);
		for (const { subject, tag, text } of telling) {
			const row = (rows[subject] ??= { ours: 0, exifr: 0, total: 0 });
			row.total++;
			if (hay.has(text)) row.ours++;
			else if (process.env['SHOW_MISSES']) console.log(`${file} ${tag}: ${text.slice(0, 100)}`);
		}
		const [latitude, longitude] = [Number(tags['Composite:GPSLatitude']), Number(tags['Composite:GPSLongitude'])];
		if (Number.isFinite(latitude) && Number.isFinite(longitude) && (latitude !== 0 || longitude !== 0)) {
			positions++;
			const near = (ours = NaN, theirs = NaN) => Math.abs(ours - theirs) < 1e-3;
			if (near(answer.gps?.latitude, latitude) && near(answer.gps?.longitude, longitude)) right++;
			else if (process.env['SHOW_MISSES']) console.log(`${file} position: ${latitude}, ${longitude}`);
		} else if (answer.gps && !/(?:Latitude|Longitude|GPSCoordinates|Location)"/.test(JSON.stringify(tags))) invented++;
		const isClear = answer.findings.length === 0 && answer.blocks.every((block) => block.read);
		if (isClear && telling.some(({ subject }) => /^(?:person|place|serial)$/.test(subject))) {
			falseClear++;
			console.log(`FALSE ALL-CLEAR ${file}`);
		}
	}
	for (const [subject, { ours, total }] of Object.entries(rows))
		share(`told of exiftool's: ${subject}`, ours, total, /^(?:person|serial)$/.test(subject) ? 0.995 : 0.99);
	share('gps where exiftool has one', right, positions, 1);
	goal('positions invented', -invented, 0, `${invented}`, '0');
	goal('false all-clears', -falseClear, 0, `${falseClear}`, '0');
}

/** Warnings of exiftool and pixels of clean copies beside those of their originals. */
function compareCopies({ cleanCopy, LOOKS }: typeof Product, samples: readonly Sample[]): void {
	const folder = mkdtempSync(path.join(tmpdir(), 'bench-copies-'));
	try {
		const made = samples.flatMap(({ file, bytes }, i) => {
			const copy = cleanCopy(bytes.slice(), LOOKS);
			if (!copy) return [];
			const to = path.join(folder, `${i}${path.extname(file)}`);
			writeFileSync(to, copy.bytes);
			return [{ file, to }];
		});
		const warnings = warningsByExiftool(made.flatMap(({ file, to }) => [file, to]));
		// The same fault of a damaged original may stand at another number of its directory in the copy.
		const kind = (text: string) => text.replaceAll(/\d+/g, '#');
		const fresh = made.flatMap(({ file, to }) => {
			const known = new Set(warnings.get(file)?.map(kind));
			return (warnings.get(to) ?? []).filter((text) => !known.has(kind(text))).map((text) => `${file}: ${text}`);
		});
		for (const text of fresh) console.log(`NEW WARNING ${text}`);
		goal(`new warnings of exiftool in ${made.length} copies`, -fresh.length, 0, `${fresh.length}`, '0');
		let [same, total] = [0, 0];
		for (const { file, to } of made) {
			if (total === COPIES) break;
			const pixels = pixelsOf(file);
			if (pixels === null) continue;
			total++;
			if (pixelsOf(to) === pixels) same++;
			else console.log(`OTHER PIXELS ${file}`);
		}
		share('copies with equal pixels', same, total, 1);
		compareMat2(folder, samples);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Pixels of copies by mat2, a cleaner of Debian, of files spread over all: it draws most pictures anew. */
function compareMat2(folder: string, samples: readonly Sample[]): void {
	const chosen = samples.filter((_, i) => i % Math.ceil(samples.length / MAT2_COPIES) === 0);
	let [made, same] = [0, 0];
	for (const { file } of chosen) {
		const to = path.join(folder, `mat2-${path.basename(file)}`);
		copyFileSync(file, to);
		const { status, error } = spawnSync('mat2', ['--inplace', to], { stdio: 'ignore' });
		if (error) return console.log('mat2 is not installed');
		if (status !== 0) continue;
		made++;
		const pixels = pixelsOf(file);
		if (pixels !== null && pixelsOf(to) === pixels) same++;
	}
	console.log(`mat2 makes a copy of ${made} of ${chosen.length} files, ${same} with equal pixels`);
}

/** A digest of the pixels, null where another program does not open the file. */
function pixelsOf(file: string): string | null {
	try {
		return decodePixels(file);
	} catch (error) {
		if (error instanceof Error) return null;
		throw error;
	}
}

/** Medians of microseconds a file, by the ending of its name, of the files that exifr reads; then our whole answer beside exifr's. */
async function compareTimes(info: (bytes: Bytes) => Promise<Answer>, samples: readonly Sample[]): Promise<void> {
	const readers: Readonly<Record<string, (bytes: Bytes) => unknown>> = {
		ours: info,
		'exifr, all blocks': (bytes) => exifr.parse(bytes, EXIFR_BLOCKS),
		'exifr, default': (bytes) => exifr.parse(bytes),
		ExifReader: (bytes) => ExifReader.load(bytes.buffer),
		'image-size': (bytes) => imageSize(bytes)
	};
	const times: Record<string, Record<string, number[]>> = {};
	const readable: Sample[] = [];
	for (const sample of samples)
		if ((await settled(() => exifr.parse(sample.bytes, EXIFR_BLOCKS))) !== null) readable.push(sample);
	// All files by one reader, then by the next, each first in its turn: the first finds none of their bytes in the processor's cache.
	const names = Object.keys(readers);
	for (let round = 0; round < ROUNDS; round++)
		for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)])
			for (const { file, bytes } of readable) {
				const started = performance.now();
				await settled(() => readers[name]?.(bytes));
				if (round < WARMING) continue;
				for (const kind of ['all', path.extname(file).toLowerCase()])
					((times[kind] ??= {})[name] ??= []).push((performance.now() - started) * 1000);
			}
	const medians = Object.fromEntries(
		Object.entries(times).map(([kind, lists]) => [
			kind,
			Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, Math.round(median(list))]))
		])
	);
	console.log(`Image: microseconds a file, medians of ${readable.length} files that exifr reads`);
	console.table(medians);
	for (const peer of ['exifr, all blocks', 'exifr, default']) {
		const times = (medians['all']?.['ours'] ?? NaN) / (medians['all']?.[peer] ?? NaN);
		goal(`times ${peer}`, -times, -1, times.toFixed(2), '≤ 1');
	}
}
