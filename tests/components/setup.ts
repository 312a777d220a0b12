/** Each component test starts as a new visitor, whom nobody answers. */
import { afterEach, beforeEach, vi } from 'vitest';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/parts.css';
import { firstAnswer } from '../../src/state/worker/first-render';
import { toasts } from '../../src/state/worker/toasts.svelte';
import { play } from './play';

// No page is there that others wait for.
firstAnswer.note();
beforeEach(() => {
	localStorage.clear();
	play((path) => Promise.reject(new TypeError(`nobody answers ${path}`)));
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	for (const { id } of toasts.list) toasts.close(id);
	document.documentElement.dir = 'ltr';
});
