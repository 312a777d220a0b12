import { expect, test } from 'vitest';
import { switchesOf } from './keep-switches';
import type { Info } from './privacy';

const blocks = (...names: readonly string[]): Info['blocks'] =>
	names.map((name) => ({ name, bytes: 10, read: true, carries: [] }));

/** A switch that moves nothing in the copy would be untrue. */
test.each([
	['JPEG', ['JFIF', 'EXIF', 'thumbnail', 'maker notes', 'colour profile'], ['EXIF', 'colour profile']],
	['JPEG', ['JFIF', 'thumbnail', 'comment'], ['thumbnail', 'comment']],
	['JPEG', ['EXIF', 'second picture', 'list of pictures (MPF)', 'second picture: EXIF'], ['EXIF', 'second picture']],
	['JPEG', ['EXIF', 'application data (tag 50000)', 'application data (APP4 FPXR)'], ['EXIF', 'application data (APP4 FPXR)']], // prettier-ignore
	['HEIC', ['EXIF', 'XMP', 'thumbnail', 'colour profile'], ['EXIF', 'XMP']],
	['TIFF', ['EXIF', 'XMP', 'thumbnail', 'colour profile'], ['EXIF', 'XMP', 'colour profile']]
] as const)('a %s of %j has switches for %j', (format, names, switches) => {
	expect(switchesOf({ format, blocks: blocks(...names) }).map(({ name }) => name)).toEqual(switches);
});
