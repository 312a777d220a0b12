import { expect, test } from 'vitest';
import { copyName } from './copy-name';

test.each([
	['IMG_1.JPG', 'clean', 'image/jpeg', 'IMG_1-clean.jpg'],
	['a.b.png', '1600', 'image/png', 'a.b-1600.png'],
	['', 'clean', 'image/webp', 'picture-clean.webp'],
	['scan.xyz', '640', '', 'scan-640.xyz'],
	['.hidden', 'clean', '', '.hidden-clean.img']
])('%s (%s, %s) is saved as %s', (name, mark, type, expected) => expect(copyName(name, mark, type)).toBe(expected));
