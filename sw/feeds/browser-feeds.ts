import type { HostFeeds } from '../host/host';
import type { HostSettings } from '../host/keys';
import { load } from '../host/script-loader';

type Machinery = typeof import('./feeds-entry');

/** A browser host's feeds in the IndexedDB `name`. `settings` names gateways; `forget` reads them anew. */
export function browserFeeds(
	settings: () => Promise<HostSettings>,
	name = 'utility-apis-feeds'
): { open(): Promise<HostFeeds>; forget(): void } {
	let opened: Promise<HostFeeds> | undefined;

	async function start(): Promise<HostFeeds> {
		const [{ gateways }, machinery] = await Promise.all([settings(), load('feeds') as Promise<Machinery>]);
		return machinery.createFeeds({
			store: machinery.idbStore(name),
			fetch: (url, init) => fetch(url, init),
			base: (upstream) => machinery.baseOf(upstream, gateways),
			underCors: true,
			now: Date.now,
			online: () => navigator.onLine,
			random: Math.random
		});
	}

	return {
		open() {
			// A failure to load is tried again at the next question.
			opened ??= start().catch((error: unknown) => {
				opened = undefined;
				throw error;
			});
			return opened;
		},
		forget: () => (opened = undefined)
	};
}
