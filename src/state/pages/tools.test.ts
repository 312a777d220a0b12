import { expect, test } from 'vitest';
import { entries } from './catalogue';
import { iconOf } from './tool-icons';
import { ROWS, toolOf, toolRows } from './tools';

const nameOf = (entry: (typeof entries)[number]) => `${entry.group.id}/${entry.name}`;

test('there are nineteen tools in four rows', () => {
	expect(Object.values(toolRows).map((tools) => tools.length)).toEqual([5, 5, 5, 4]);
	expect(Object.values(toolRows).flat().map(({ main }) => nameOf(main))).toEqual(Object.values(ROWS).flat()); // prettier-ignore
});

test('every operation is on the page of one tool', () => {
	const held = Object.values(toolRows).flat().flatMap(({ main, parts }) => [main, ...parts].map(nameOf)); // prettier-ignore
	// The box asks /v1/ask.
	const own = entries.filter(({ group }) => group.id !== 'ask');
	expect([...held].sort()).toEqual(own.map(nameOf).sort());
});

test.each([
	['math', 'simplify', 'math/evaluate'],
	['geo', 'destination', 'geo/distance'],
	['geo', 'places', 'geo/distance'],
	['geo', 'timezone', 'geo/timezone'],
	['language', 'script', 'language/detect'],
	['holidays', 'workdays', 'holidays/holidays'],
	['universities', 'countries', 'universities/universities']
])('%s/%s is on the page of %s', (group, name, main) => {
	const tool = toolOf({ group: { id: group }, name });
	expect(tool && nameOf(tool.main)).toBe(main);
});

test('an icon is one of the group or the tool’s', () => {
	const icons = Object.values(toolRows).flat().map(iconOf);
	expect(new Set(icons).size).toBe(icons.length);
});
