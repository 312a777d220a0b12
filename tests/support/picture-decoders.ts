import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Programs that the tests of clean copies need, with Debian's packages; the gate installs them. */
const TOOLS = {
	exiftool: 'libimage-exiftool-perl',
	'heif-enc': 'libheif-examples',
	avifenc: 'libavif-bin',
	cjxl: 'libjxl-tools'
} as const;
/** Debian's own Python has Pillow; another one earlier on the path may lack it. */
const PYTHON = '/usr/bin/python3';

/** Returns the Debian packages of decoders that are not installed; empty where all are. */
export function missingDecoders(): readonly string[] {
	const hasPillow = spawnSync(PYTHON, ['-c', 'import PIL.ImageCms']).status === 0;
	const missing = Object.entries(TOOLS).filter(([tool]) => spawnSync('which', [tool]).status !== 0);
	return [...missing.map(([, name]) => name), ...(hasPillow ? [] : ['python3-pil'])];
}

/** Writes a small picture of each format, full of metadata, into `folder`. */
export function writeSamples(folder: string): void {
	execFileSync(PYTHON, [path.resolve(import.meta.dirname, 'sample-pictures.py'), folder], { stdio: 'pipe' });
}

const PILLOW = `
import hashlib, sys
from PIL import Image, ImageSequence
for frame in ImageSequence.Iterator(Image.open(sys.argv[1])):
    print(frame.size, hashlib.sha256(frame.convert("RGBA").tobytes()).hexdigest())
`;

/** Decoders of the formats that Pillow does not open, by the file's extension: their output is compared. */
const COMMANDS: Readonly<Record<string, (file: string, out: string) => readonly (readonly string[])[]>> = {
	'.heic': (file, out) => [['heif-convert', file, `${out}.png`]],
	'.avif': (file, out) => [
		['avifdec', file, `${out}.png`],
		...(file.includes('moving') ? [['avifdec', '--index', '1', file, `${out}-1.png`]] : [])
	],
	'.jxl': (file, out) => [['djxl', file, `${out}.png`]]
};

/** Decodes a picture with another program. Returns a digest of each frame's pixels; throws where the program refuses it. */
export function decodePixels(file: string): string {
	const commands = COMMANDS[path.extname(file)];
	if (!commands) return execFileSync(PYTHON, ['-c', PILLOW, file], { stdio: 'pipe' }).toString();
	const folder = mkdtempSync(path.join(tmpdir(), 'pixels-'));
	try {
		for (const [tool = '', ...given] of commands(file, path.join(folder, 'out')))
			execFileSync(tool, given, { stdio: 'pipe' });
		const frames = readdirSync(folder).filter((name) => name.endsWith('.png'));
		if (frames.length === 0) throw new Error(`${file}: no pixels`);
		return frames
			.toSorted()
			.map((name) => decodePixels(path.join(folder, name)))
			.join('');
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Returns all that exiftool reads in each file, by `group:tag`. */
export function readByExiftool(files: readonly string[]): readonly Readonly<Record<string, unknown>>[] {
	const { stdout } = spawnSync('exiftool', ['-j', '-G1', '-n', '-a', '-ee', ...files], { maxBuffer: 1 << 28 });
	const read = JSON.parse(stdout.toString() || '[]') as Record<string, unknown>[];
	const byFile = new Map(read.map((tags) => [tags['SourceFile'], tags]));
	return files.map((file) => byFile.get(file) ?? {});
}

/** Returns all warnings and errors of exiftool on each of two files or more; its tags show only the first of a file. */
export function warningsByExiftool(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
	const { stdout } = spawnSync('exiftool', ['-a', '-s2', '-Warning', '-Error', ...files], { maxBuffer: 1 << 28 });
	const parts = stdout.toString().split(/^======== /m);
	return new Map(
		parts
			.map((part) => part.split('\n').filter((line) => !/ image files read/.test(line) && line !== ''))
			.map(([file = '', ...texts]) => [file, texts])
	);
}

const SIZES = `
import sys
from PIL import Image
for file in sys.stdin.read().split("\\n"):
    try:
        image = Image.open(file)
        print(file, image.width, image.height, getattr(image, "n_frames", 1), sep="\\t")
    except Exception:
        pass
`;

/** Returns \`width,height,frames\` of each file that Pillow opens. */
export function sizesByPillow(files: readonly string[]): ReadonlyMap<string, string> {
	const { stdout } = spawnSync(PYTHON, ['-W', 'ignore', '-c', SIZES], { input: files.join('\n'), maxBuffer: 1 << 28 });
	const rows = stdout.toString().split('\n').filter(Boolean);
	return new Map(rows.map((row) => [row.slice(0, row.indexOf('\t')), row.split('\t').slice(1).join()]));
}
