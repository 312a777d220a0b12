import { expect, test } from 'vitest';
import { groups } from '../../../engines';
import { packNames } from '../../../sw/build/packs';
import { readiness } from './offline-readiness';

const packs = (stored: boolean) =>
	['zones', 'wordnet', 'detect', 'holidays'].map((name) => ({ name, bytes: 1, stored }));

test('with every pack stored every tool that needs no source is ready', () => {
	const { count, total } = readiness(groups, packs(true));
	expect(count).toBe(total);
});

test('a group whose pack is missing is not counted as ready', () => {
	const { count, total } = readiness(groups, packs(false));
	// Language and text share one.
	expect(total - count).toBe(5);
});

test('sources that are asked over the network are not counted at all', () =>
	expect(
		readiness(
			groups.filter(({ id }) => id === 'news'),
			[]
		)
	).toEqual({ count: 0, total: 0 }));

test('every pack has a title beside the contract that needs it', async () => {
	const titled = new Set(groups.flatMap(({ packs }) => Object.keys(packs ?? {})));
	// A pack in parts has one title: typing-hi is a part of typing.
	const packs = new Set((await packNames()).map((name) => name.split('-')[0]));
	expect([...titled].sort()).toEqual([...packs].sort());
});
