import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetModules();
});
afterEach(() => void vi.useRealTimers());

const begin = async () => {
	const { firstAnswer } = await import('./first-render');
	const after = vi.fn();
	void firstAnswer.stands().then(after);
	return { firstAnswer, after };
};

test('what waits for the first answer goes on when it stands, at once if it stood before', async () => {
	const { firstAnswer, after } = await begin();
	await vi.advanceTimersByTimeAsync(1_000);
	expect(after).not.toHaveBeenCalled();
	firstAnswer.note();
	await vi.advanceTimersByTimeAsync(0);
	expect(after).toHaveBeenCalledOnce();
	await firstAnswer.stands();
});

test('an answer that does not come keeps nothing waiting for ever', async () => {
	const { after } = await begin();
	await vi.advanceTimersByTimeAsync(5_000);
	expect(after).toHaveBeenCalledOnce();
});
