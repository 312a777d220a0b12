import { fetchPart, has, part } from 'virtual:engines';
import { busy } from '../../engines/kit/errors';

/** Delay before a failed file is loaded again: a service worker that is being ended has no network. */
const AGAIN_MS = 100;
/** A service worker holds no lazy parts: the question is right, and is answered once a page is there. */
const NO_PAGE_SECONDS = 5;

/** Exports of a file of this build, loaded once (`geo`, `math/matrix`, `feeds`). Rejects with 503 BUSY. */
export async function load(name: string): Promise<unknown> {
	if (!has(name)) throw busy('needs a page of the app, or one with early.js, to compute this', NO_PAGE_SECONDS);
	await fetchPart(name)
		.catch(async () => {
			await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
			await fetchPart(name);
		})
		// A browser that remembers a module which failed does so by its address with the fragment.
		.catch(() => fetchPart(name, '#again'))
		.catch((cause: unknown) => {
			throw busy('could not load a part of itself', 1, { cause });
		});
	return part(name);
}
