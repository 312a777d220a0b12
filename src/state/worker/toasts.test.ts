import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from './toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	for (const { id } of toasts.list) toasts.close(id);
	vi.useRealTimers();
});
const messages = () => toasts.list.map(({ message }) => message);

test('a message goes by itself after four seconds', () => {
	toasts.show('Copied');
	vi.advanceTimersByTime(3_999);
	expect(messages()).toEqual(['Copied']);
	vi.advanceTimersByTime(1);
	expect(messages()).toEqual([]);
});

test('a message with something to choose stays until it is closed', () => {
	const id = toasts.show('A new version is ready', [{ label: 'Reload', run: () => {} }]);
	vi.advanceTimersByTime(3_600_000);
	expect(messages()).toEqual(['A new version is ready']);
	toasts.close(id + 1);
	expect(messages()).toEqual(['A new version is ready']);
	toasts.close(id);
	expect(messages()).toEqual([]);
});

test('the same message again is shown once, as the latest', () => {
	const first = toasts.show('Copied');
	toasts.show('Saved');
	const second = toasts.show('Copied');
	expect(messages()).toEqual(['Saved', 'Copied']);
	expect(second).not.toBe(first);
});
