import { expect, test } from 'vitest';
import { ApiError } from './errors';
import { openedInTime, openedOnce } from './lazy-pack';
import { testContext } from '../../tests/support/context';

test('a pack is opened once, however many ask, and for later questions', async () => {
	let fetched = 0;
	const open = openedOnce('words', (bytes) => ({ length: bytes.byteLength }));
	const context = { pack: (name: string) => Promise.resolve(new ArrayBuffer(name.length + fetched++)) };
	const [one, two] = await Promise.all([open(context), open(context)]);
	expect(one).toEqual({ length: 5 });
	expect(two).toBe(one);
	expect(await open(context)).toBe(one);
	expect(fetched).toBe(1);
});

test('who waits hears of a failure, the next question tries again', async () => {
	let fetched = 0;
	const open = openedOnce('words', (bytes) => bytes.byteLength);
	const context = {
		pack: () => (fetched++ === 0 ? Promise.reject(new Error('no network')) : Promise.resolve(new ArrayBuffer(3)))
	};
	await Promise.all([
		expect(open(context)).rejects.toThrow('no network'),
		expect(open(context)).rejects.toThrow('no network')
	]);
	expect(await open(context)).toBe(3);
	expect(fetched).toBe(2);
});

test('bytes that cannot be opened are asked for anew', async () => {
	let fetched = 0;
	const open = openedOnce('words', (bytes) => {
		if (bytes.byteLength === 0) throw new TypeError('not a pack');
		return bytes.byteLength;
	});
	const context = { pack: () => Promise.resolve(new ArrayBuffer(fetched++)) };
	await expect(open(context)).rejects.toThrow('not a pack');
	expect(await open(context)).toBe(1);
});

test('a pack that must be fetched is waited for so long, one on the device as long as it takes', async () => {
	const context = (hasPack: boolean, pack: () => Promise<ArrayBuffer>) =>
		testContext({ hasPack: async () => hasPack, pack });
	const open = (bytes: () => Promise<ArrayBuffer>, onDevice: boolean) =>
		openedInTime(
			'words',
			openedOnce('words', () => 'opened'),
			context(onDevice, bytes),
			5
		);
	const late = () => new Promise<ArrayBuffer>((resolve) => setTimeout(resolve, 40, new ArrayBuffer(1)));
	expect([await open(late, false), await open(late, true)]).toEqual(['loading', 'opened']);
	expect(await open(() => Promise.reject(new ApiError('OFFLINE', 'words: is not on this device')), false)).toBe(
		'failed'
	);
});

test('a pack that is unavailable is told from a bug', async () => {
	const context = testContext();
	const offline = () => Promise.reject(new ApiError('OFFLINE', 'words: is not on this device'));
	expect(await openedInTime('words', offline, context, 1000)).toBe('failed');
	const bug = () => Promise.reject(new TypeError('not a pack'));
	await expect(openedInTime('words', bug, context, 1000)).rejects.toThrow('not a pack');
});
