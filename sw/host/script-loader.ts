import { fetchPart, has, part } from 'virtual:engines';
import { busy, tooMuch } from '../../engines/kit/errors';

/** A file that could not be had is asked for again after this long: a service worker that is being ended has no network. */
const AGAIN_MS = 100;

/**
 * What a file of this build exports: the engine of a group (`geo`), a lazy part (`math/calculator`), `feeds`, `docs`.
 * Loaded at first use and kept. Rejects with 503 BUSY when it cannot be had, with 422 COMPUTATION_LIMIT when this host has none.
 */
export async function load(name: string): Promise<unknown> {
	if (!has(name)) throw tooMuch('server', 'what answers this is too large to be kept');
	await fetchPart(name).catch(async () => {
		await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
		await fetchPart(name).catch((cause: unknown) => {
			throw busy('could not load a part of itself', 1, { cause });
		});
	});
	return part(name);
}
