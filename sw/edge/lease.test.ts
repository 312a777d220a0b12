import { expect, test } from 'vitest';
import { givenAt, share, type Given } from './lease';

const NOON = Date.UTC(2026, 10, 20, 12);
const at = (minuteCalls: number, dayCalls = minuteCalls): Given => ({
	...givenAt(undefined, NOON),
	minuteCalls,
	dayCalls
});

test.each([
	// Of two a minute each is counted by itself.
	[{ perMinute: 2, perDay: null }, at(0), 8, 1],
	[{ perMinute: 2, perDay: null }, at(1), 8, 1],
	[{ perMinute: 2, perDay: null }, at(2), 8, 0],
	// At most a sixteenth of the rest, and no more than requested.
	[{ perMinute: 1600, perDay: null }, at(0), 1000, 100],
	[{ perMinute: 1600, perDay: null }, at(1440), 1000, 10],
	[{ perMinute: 1600, perDay: null }, at(0), 4, 4],
	// The tighter of two limits counts.
	[{ perMinute: 1600, perDay: 160 }, at(0), 1000, 10],
	[{ perMinute: 1600, perDay: 160 }, at(0, 160), 1000, 0]
] as const)('of %j, %j given, %i wanted: %i', (quota, given, wanted, expected) =>
	expect(share(given, quota, wanted)).toBe(expected)
);

test('however places ask, no more is given out in a minute than the limit, and no less', () => {
	const quota = { perMinute: 1000, perDay: null };
	let given = givenAt(undefined, NOON);
	let total = 0;
	for (let place = 0, lot = 1; lot > 0; place++) {
		lot = share(given, quota, 2 ** (place % 9));
		given = { ...given, minuteCalls: given.minuteCalls + lot, dayCalls: given.dayCalls + lot };
		total += lot;
	}
	expect(total).toBe(1000);
});

test('a new minute and a new day begin at nothing; what was not used of a day goes back', () => {
	const before = givenAt(undefined, NOON);
	const counted = { ...before, minuteCalls: 10, dayCalls: 50 };
	expect(givenAt(counted, NOON + 59_999)).toEqual(counted);
	expect(givenAt(counted, NOON + 60_000)).toMatchObject({ minuteCalls: 0, dayCalls: 50 });
	expect(givenAt(counted, NOON + 86_400_000)).toMatchObject({ minuteCalls: 0, dayCalls: 0 });
	const unused = { day: before.day, calls: 3 };
	expect(givenAt(counted, NOON + 1, unused)).toMatchObject({ minuteCalls: 10, dayCalls: 47 });
	expect(givenAt(counted, NOON + 60_000, unused)).toMatchObject({ minuteCalls: 0, dayCalls: 47 });
	expect(givenAt(counted, NOON + 86_400_000, unused)).toMatchObject({ minuteCalls: 0, dayCalls: 0 });
});
