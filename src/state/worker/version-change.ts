import { keepText, readKept } from '../settings/device-storage';

const STORE_KEY = 'version-change';
/** Chromium takes a little over a second; what takes longer waits for something else. */
const MAX_MS = 4_000;
/** Other tabs have heard of it by then, also those that are busy starting. */
const HEARD_MS = 250;

let change: Promise<void> | undefined;

/** Notes that a version began to take over so long ago. */
function begun(agoMs: number): void {
	if (!(agoMs >= 0 && agoMs < MAX_MS)) return;
	const { serviceWorker } = navigator;
	change ??= new Promise<void>((resolve) => {
		const changed = () => {
			// The tab that asked loads anew at once: nothing is under way for it then.
			keepText(STORE_KEY, null);
			resolve();
		};
		serviceWorker?.addEventListener('controllerchange', changed, { once: true });
		setTimeout(resolve, MAX_MS - agoMs);
	}).finally(() => (change = undefined));
}

/** Start of the last change, in ms of the clock; NaN without one or without storage. */
const lastBegun = (): number => Number(readKept(STORE_KEY) ?? NaN);

// Not a BroadcastChannel: a tab that is just being opened has to know too.
globalThis.addEventListener?.('storage', ({ key }) => key === STORE_KEY && begun(Date.now() - lastBegun()));
begun(Date.now() - lastBegun());

/** Tells this tab and all others that a version is about to take over. Resolves when they have heard it. */
export async function announceVersionChange(): Promise<void> {
	begun(0);
	// Without storage others are not told: the change may take half a minute longer then.
	keepText(STORE_KEY, String(Date.now()));
	await new Promise((resolve) => setTimeout(resolve, HEARD_MS));
}

/** Resolves when a version change is over: requests would restart the old worker, and the new one waits 30 s. */
export const versionSettled = (): Promise<void> => change ?? Promise.resolve();
