import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engine } from '../../engines/image/engine';
import * as metadata from '../../engines/image/metadata.lazy';
import { testContext } from '../support/context';

/** A line of the manifest: exiftool's numeric reading of a file, `group:tag` by value. */
interface Expected {
	readonly file: string;
	readonly exiftool: Readonly<Record<string, unknown>>;
}
type Answer = Awaited<ReturnType<typeof engine.info>>;

/** Groups of exiftool that are blocks of the file; Composite and File are its own reckoning. */
const GROUPS =
	/^(?:ExifIFD|IFD0|IFD1|GPS|XMP-.*|IPTC2?|Photoshop|PNG|Nikon|Canon|Sony|Pentax|Olympus|FujiFilm|Panasonic|Apple|Samsung|DJI|Nintendo|Kodak|CBOR|JSON|JUMBF|GIF|File|SVG.*|QuickTime|RIFF|Ducky|RDF)$/;
/** Tags that say something about a person, place, device, moment or origin. */
const TELLING =
	/Serial|Owner|Artist|Creator$|By-line$|Author$|Copyright$|CopyrightNotice|^Rights$|Credit|^Source$|Writer|Contact|PersonInImage|FaceName|HostComputer|^City$|^State$|Province|^Country|Country-Primary|^Location$|LocationName|Sub-location|GPSLatitude$|GPSLongitude$|^Make$|^Model$|^Lens$|LensModel|LensMake|^Software$|CreatorTool|^DateTimeOriginal$|^CreateDate$|^ModifyDate$|^DateCreated$|^TimeCreated$|MetadataDate|DigitalCreation|DocumentID|InstanceID|ImageUniqueID|UUID|ContentIdentifier|ShutterCount$|ImageNumber$|^Caption|^Description$|^Title$|Headline|^Keywords$|^Subject$|Comment$|ImageDescription|ObjectName|Instructions|DigitalSource|Claim_generator$|^Prompt$|^Parameters$|^Workflow$|SlicesGroupName|WriterName|ReaderName|^URL$|WebStatement|UsageTerms|HierarchicalSubject|PreservedFileName|DocumentNotes|OriginalTransmission|TimeStamp|ManufactureDate|^Date$|DateStampMode^/;
/** What programs write where there is nothing to say, and what exiftool makes up. */
const EMPTY =
	/^(?:|[0 :.]+|unknown|none|\(Binary.*|.*picasastamp.*|OLYMPUS DIGITAL CAMERA|undef.*|default|null|\[\]|-+)$/i;

/**
 * Every telling tag that exiftool reads in a folder of real files, looked for in our answer; and files that tell something
 * but would get the all-clear. The files are not part of this repository: `IMAGE_SAMPLES`, by default ../shared/images.
 */
export async function main(): Promise<void> {
	const folder = process.env['IMAGE_SAMPLES'] ?? path.resolve('../shared/images');
	const tally = new Map<string, { found: number; total: number }>();
	const sizes = { right: 0, total: 0 };
	let clears = 0;
	let refused = 0;
	for (const set of process.argv[3] ? [process.argv[3]] : ['blocks', 'other']) {
		const manifest = path.join(folder, `${set}-manifest.jsonl`);
		if (!existsSync(manifest)) {
			console.log(`no sample files at ${folder} (IMAGE_SAMPLES): nothing compared`);
			return;
		}
		for (const line of readFileSync(manifest, 'utf8').split('\n')) {
			if (line === '') continue;
			const expected = JSON.parse(line) as Expected;
			const answer = await read(path.join(folder, set, expected.file));
			if (typeof answer === 'string') {
				refused++;
				if (process.env['SHOW_MISSES']) console.log(`${expected.file}: ${answer}`);
				continue;
			}
			if (set === 'other') checkSize(expected, answer, sizes);
			const telling = compare(expected, answer, tally);
			if (telling > 0 && answer.findings.length === 0 && answer.blocks.every(({ read: all }) => all)) {
				clears++;
				console.log(`FALSE ALL-CLEAR ${expected.file}`);
			}
		}
	}
	const rows = [...tally].map(([group, row]) => [
		group,
		{ ...row, percent: Math.floor((row.found / row.total) * 1000) / 10 }
	]);
	console.table(Object.fromEntries(rows.toSorted()));
	console.log(`sizes of further formats: ${sizes.right} of ${sizes.total}`);
	const [found, total] = [...tally.values()].reduce(([f, t], row) => [f + row.found, t + row.total], [0, 0]);
	console.log(
		`found ${found} of ${total} (${((found / total) * 100).toFixed(2)} %), false all-clears: ${clears}, refused: ${refused}`
	);
	if (found / total < 0.98 || clears > 0) process.exitCode = 1;
}

/** The lazy parts at once: the runner does not import while it runs. */
const context = testContext({ lazy: <M>() => Promise.resolve(metadata as M) });

async function read(file: string): Promise<Answer | string> {
	try {
		return await engine.info({ file: Uint8Array.from(readFileSync(file)).buffer }, context);
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** How many tags tell something. */
function compare(
	{ file, exiftool }: Expected,
	answer: Answer,
	tally: Map<string, { found: number; total: number }>
): number {
	const hay = plain(JSON.stringify(answer));
	let telling = 0;
	for (const [key, value] of Object.entries(exiftool)) {
		const colon = key.indexOf(':');
		const [group, tag] = [key.slice(0, colon), key.slice(colon + 1)];
		if (!GROUPS.test(group) || !TELLING.test(tag)) continue;
		for (const text of texts(value)) {
			if (EMPTY.test(text.trim())) continue;
			telling++;
			const row = tally.get(group) ?? { found: 0, total: 0 };
			tally.set(group, row);
			row.total++;
			if (has(hay, text, answer)) row.found++;
			else if (process.env['SHOW_MISSES']) console.log(`${file} ${key}: ${text.slice(0, 100)}`);
		}
	}
	return telling;
}

const texts = (value: unknown): string[] =>
	Array.isArray(value)
		? value.flatMap(texts)
		: typeof value === 'object' && value !== null
			? Object.values(value).flatMap(texts)
			: [String(value)];

/** Letters and digits alone: dates and spaces are written in many ways. */
const plain = (text: string) =>
	text
		.replaceAll(/(\d)T(\d\d:)/g, '$1 $2')
		.replaceAll(/\\[nrtu"\\]|[^\p{L}\p{N}]/gu, '')
		.toLowerCase();

function has(hay: string, text: string, answer: Answer): boolean {
	const needle = plain(JSON.stringify(text.slice(0, 300).trim()));
	if (needle === '' || hay.includes(needle)) return true;
	// A date with or without its zone; a number with fewer digits.
	if (/^\d{4}[:-]\d\d[:-]\d\d/.test(text) && hay.includes(plain(text.slice(0, 16)))) return true;
	if (/^\d+ \d+ [\d.]+ [\d.]+$/.test(text)) return hay.includes(plain(lensName(text)));
	if (/^\d\d:\d\d:\d\d(?:\.\d+)?$/.test(text)) return hay.includes(plain(text.split(':').map(Number).join(',')));
	const number = Number(text);
	if (!Number.isFinite(number)) return false;
	const near = (other: unknown) =>
		typeof other === 'number' && Math.abs(other - number) < 1e-5 * Math.max(1, Math.abs(number));
	return (
		Object.values(answer.exif).flat().some(near) ||
		near(Math.abs(answer.gps?.latitude ?? NaN)) ||
		near(Math.abs(answer.gps?.longitude ?? NaN)) ||
		near(answer.gps?.longitude) ||
		near(answer.gps?.latitude)
	);
}

/** `28 70 2.8 2.8` as we write it. */
function lensName(numbers: string): string {
	const [short, long, wide, tele] = numbers.split(' ');
	return `${short === long ? short : `${short}-${long}`}mm f/${wide === tele ? wide : `${wide}-${tele}`}`;
}

/** Width and height as exiftool has them, either way round: it gives them before the turn, as we do. */
function checkSize({ file, exiftool }: Expected, answer: Answer, sizes: { right: number; total: number }): void {
	const text = exiftool['Composite:ImageSize'] ?? exiftool['QuickTime:ImageSpatialExtent'];
	const box = String(exiftool['SVG:ViewBox'] ?? '')
		.split(' ')
		.slice(2)
		.map(Number);
	const size = text === undefined ? box : String(text).split(' ').map(Number);
	if (size.length !== 2 || !size.every(Number.isFinite)) return;
	sizes.total++;
	const [width, height] = [answer.width, answer.height];
	// Of an icon exiftool gives the first picture, we the largest.
	const same =
		answer.format === 'ICO'
			? width >= (size[0] ?? 0)
			: Math.round(size[0] ?? 0) === width && Math.round(size[1] ?? 0) === height;
	if (same) sizes.right++;
	else if (process.env['SHOW_MISSES'])
		console.log(`${file} ${answer.format} ${width}×${height}, expected ${size.join('×')}`);
}
