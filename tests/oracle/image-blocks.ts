import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engine } from '../../engines/image/engine';
import { imageContext as context } from '../support/image-context';
import { Haystack, tellingTags, type Expected } from '../support/image-truth';

type Answer = Awaited<ReturnType<typeof engine.info>>;

/**
 * Every telling tag that exiftool reads in a folder of real files, looked for in our answer; files that tell something
 * but would get the all-clear; and the sizes of further formats. The files are not part of this repository:
 * `IMAGE_SAMPLES`, by default samples/images.
 */
export async function main(): Promise<void> {
	const folder = process.env['IMAGE_SAMPLES'] ?? path.resolve('samples/images');
	const tally = new Map<string, { found: number; total: number }>();
	const sizes = { right: 0, total: 0 };
	let clears = 0;
	let refused = 0;
	for (const set of ['blocks', 'other']) {
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
				miss(`${expected.file}: ${answer}`);
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
	console.table(Object.fromEntries([...tally].toSorted()));
	console.log(`sizes of further formats: ${sizes.right} of ${sizes.total}`);
	const [found, total] = [...tally.values()].reduce(([f, t], row) => [f + row.found, t + row.total], [0, 0]);
	console.log(
		`found ${found} of ${total} (${((found / total) * 100).toFixed(2)} %), false all-clears: ${clears}, refused: ${refused}`
	);
	if (found / total < 0.98 || clears > 0) process.exitCode = 1;
}

const miss = (text: string) => {
	if (process.env['SHOW_MISSES']) console.log(text);
};

async function read(file: string): Promise<Answer | string> {
	try {
		return await engine.info({ file: Uint8Array.from(readFileSync(file)).buffer }, context);
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** How many tags tell something. */
function compare(expected: Expected, answer: Answer, tally: Map<string, { found: number; total: number }>): number {
	const hay = new Haystack(answer);
	const tags = tellingTags(expected);
	for (const { kind, tag, text } of tags) {
		const row = tally.get(kind) ?? { found: 0, total: 0 };
		tally.set(kind, row);
		row.total++;
		if (hay.has(text)) row.found++;
		else miss(`${expected.file} ${tag}: ${text.slice(0, 100)}`);
	}
	return tags.length;
}

/** Width and height as exiftool has them: it gives them before the turn, as we do. */
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
	else miss(`${file} ${answer.format} ${width}×${height}, expected ${size.join('×')}`);
}
