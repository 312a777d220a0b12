import { expect, test } from 'vitest';
import { updateSection } from './update-section';

const UPDATE = 'updates 2027-01-10\n[holidays]\n[zones]\nAsia/Tokyo | now\n\nAsia/Seoul | now\n[phones]\n';

test.each([
	['zones', ['Asia/Tokyo | now', 'Asia/Seoul | now']],
	['holidays', []],
	['phones', []],
	['rates', []]
])('the section %s of an update has its own lines alone', (name, lines) =>
	expect(updateSection(UPDATE, name)).toEqual(lines)
);
