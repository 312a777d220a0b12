import { expect, test } from 'vitest';
import { declaration } from '../../data/build/detect-fold';
import { compare, isRight } from './readability-score';

/** The English declaration in pieces of a hundred words and more. */
function pieces(): string[] {
	const found: string[] = [];
	let piece = '';
	for (const paragraph of declaration('en').filter((text) => /[.;,]$/.test(text))) {
		piece += `${piece === '' ? '' : ' '}${paragraph.replace(/[;,]$/, '.')}`;
		if (piece.split(' ').length < 100) continue;
		found.push(piece);
		piece = '';
	}
	return found;
}

test('the reading ease is within 3 points of textstat’s counts wherever those are right, and nearer than text-readability’s', () => {
	const all = compare(pieces());
	const rows = all.filter(isRight);
	expect(rows.length).toBeGreaterThan(0.7 * all.length);
	const apart = (key: 'ours' | 'peer') => rows.map((row) => Math.abs(row[key].ease - row.theirs.ease));
	const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
	expect(Math.max(...apart('ours'))).toBeLessThanOrEqual(3);
	expect(mean(apart('ours'))).toBeLessThan(0.5);
	expect(mean(apart('ours'))).toBeLessThanOrEqual(mean(apart('peer')));
});
