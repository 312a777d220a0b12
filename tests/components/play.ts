import { vi } from 'vitest';

/** What `/v1` answers in a component test: a body, or an answer as it is; a rejection is a network that is cut. */
type Play = (path: string, init: RequestInit) => unknown;

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
	new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export const refusal = (status: number, code: string, message: string): Response =>
	json({ error: { code, message } }, status);

/** Plays `/v1` in the page from now on. Returns the paths that were asked, in order. */
export function play(answer: Play): string[] {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
		const { pathname, search } = new URL(String(input), location.origin);
		asked.push(pathname + search);
		const given = await answer(pathname + search, init);
		init.signal?.throwIfAborted();
		return given instanceof Response ? given : json(given);
	});
	return asked;
}

/** A promise that a test settles. */
export function pending<T>() {
	let resolve!: (value: T) => void;
	let reject!: (error: unknown) => void;
	const promise = new Promise<T>((done, failed) => ([resolve, reject] = [done, failed]));
	return { promise, resolve, reject };
}

/** Whether a press on a link is left to the browser, for a new tab or window; nothing is opened here. */
export function leftToBrowser(link: Element, init: MouseEventInit): boolean {
	let left = false;
	const hear = (event: Event) => {
		left = !event.defaultPrevented;
		event.preventDefault();
	};
	addEventListener('click', hear, { once: true });
	link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
	removeEventListener('click', hear);
	return left;
}
