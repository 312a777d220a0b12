import { expect, test } from 'vitest';
import * as make from '../../../tests/support/pictures';
import { jpegStarts } from './embedded-picture';

test('a JPEG inside another file is found where it begins, a stray marker is none', () => {
	const preview = make.jpeg({ segments: [make.exifSegment(make.cameraExif())] });
	const raw = make.join('II*\0', new Uint8Array(100), [0xff, 0xd8, 0xff, 0x00], preview, [0xff, 0xff, 0xd8], preview);
	expect(jpegStarts(raw)).toEqual([108, 108 + preview.length + 3]);
});

test('the file itself is not its own preview', () => expect(jpegStarts(make.jpeg())).toEqual([]));

test('however many begin, a dozen are tried', () =>
	expect(jpegStarts(make.join([0], ...Array.from({ length: 40 }, () => [0xff, 0xd8, 0xff, 0xdb])))).toHaveLength(12));
