/** The page as a host without a service worker. Built to `host.js`, which `early.js` loads if needed. */
import type { RoutedGroup } from '../../engines/kit/contract';
import { createApi } from '../api/handle';
import { createMatcher } from '../api/routes';
import { browserFeeds } from '../feeds/browser-feeds';
import { createBrowserHost } from '../host/browser-host';
import { load } from '../host/script-loader';
import { openedContracts } from '../host/opened';
import { prepareInPool, runInPool } from './pool';

export { joinServiceWorker } from './pool';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

const host = createBrowserHost({ kind: 'page', base: BASE, compute: runInPool, feeds: browserFeeds });

const hostOf = (groups: readonly RoutedGroup[]) => ({ match: createMatcher(groups), handle: createApi(groups, host) });

let opened: ReturnType<typeof hostOf> | undefined;
let openedCount = 0;
let all: Promise<ReturnType<typeof hostOf>> | undefined;

/** The groups whose contracts the page has loaded: most visits need no other. One that cannot load is reported by its page. */
async function hostOfOpened() {
	const loaded = await Promise.allSettled(openedContracts());
	const groups = loaded.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
	if (!opened || groups.length > openedCount) opened = hostOf(groups);
	openedCount = groups.length;
	return opened;
}

/** The API with all groups. */
const whole = () =>
	(all ??= import('virtual:routes').then(
		({ groups }) => hostOf(groups),
		(error: unknown) => {
			all = undefined;
			throw error;
		}
	));

async function handle(request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	// The page's own question may be here before the contract that it waits for too.
	const first = await hostOfOpened();
	const known = first.match(pathname.slice(BASE.length)) ? first : await whole();
	return known.handle(request, { keyless: false, picture: false, waitUntil: () => {} });
}

/** Preloads the engine of the page's group where it will run. Rejects on failure; ignores unknown names. */
export async function prepare(name: string): Promise<void> {
	const group = await openedContracts()[0];
	const operation = group?.operations[name];
	if (!group || !operation) return;
	if (operation.kind === 'feed') await Promise.all([load('feeds'), load(group.id)]);
	else prepareInPool(operation.cost === 'bounded' ? 'light' : 'heavy', group.id);
}

/** Answers a request of this page. */
export function answerInPage(request: Request): Promise<Response> {
	if (request.signal.aborted) return Promise.reject(request.signal.reason);
	const aborted = new Promise<never>((_, reject) =>
		request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true })
	);
	return Promise.race([handle(request), aborted]);
}
