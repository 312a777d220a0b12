import { expect, test } from 'vitest';
import { faultsOf, MAX_ROOMS, readFaults, roomOnWay, roomsOf, WALKS, type Stop } from './rooms';

test('each stop of the three ways is led to by one before it', async () => {
	expect(await readFaults()).toEqual([]);
});

test.each(Object.entries(WALKS))('%s goes from the app to an engine, through six rooms at most', (_, walk) => {
	const rooms = roomsOf(walk);
	expect(rooms[0]).toBe('src');
	expect(rooms.some((room) => /^engines\/(?!kit)/.test(room))).toBe(true);
	expect(rooms.length).toBeLessThanOrEqual(MAX_ROOMS);
});

test.each([
	['src/ui/Field.svelte', 'src'],
	['sw/page/early.ts', 'sw/page + sw/service-worker'],
	['sw/service-worker/sw.ts', 'sw/page + sw/service-worker'],
	['sw/api/read.ts', 'sw/api'],
	['engines/kit/place.ts', 'engines/kit'],
	['engines/math/calculus/limit/gruntz.ts', 'engines/math']
])('%s is in the room %s', (file, room) => {
	expect(roomOnWay(file)).toBe(room);
});

const walk: readonly Stop[] = [
	{ file: 'src/a.ts' },
	{ file: 'sw/api/b.ts', by: ['src/a.ts', 'fetch('] },
	{ file: 'sw/api/c.ts' }
];
const imported = [{ from: 'sw/api/b.ts', to: 'sw/api/c.ts' }];

test('a walk that the code does not go is told', () => {
	expect(faultsOf('it', walk, imported, () => 'fetch(url)')).toEqual([]);
	expect(faultsOf('it', walk, [], () => 'fetch(url)')).toEqual(['it: nothing before it imports sw/api/c.ts']);
	expect(faultsOf('it', walk, imported, () => '')).toEqual(['it: src/a.ts does not lead to sw/api/b.ts by "fetch("']);
	expect(faultsOf('it', walk.slice(1), imported, () => 'fetch(url)')).toHaveLength(1);
});

test('a seventh room is told', () => {
	const far = Array.from({ length: MAX_ROOMS + 1 }, (_, index) => ({ file: `engines/g${index}/engine.ts` }));
	const chain = far.slice(1).map(({ file }, index) => ({ from: `engines/g${index}/engine.ts`, to: file }));
	expect(faultsOf('it', far, chain, () => '')).toEqual([expect.stringMatching(/^it: enters 7 rooms: /)]);
	expect(faultsOf('it', far.slice(1), chain, () => '')).toEqual([]);
});
