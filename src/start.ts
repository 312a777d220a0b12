import { firstAnswer } from './state/worker/first-render';
import { holdVersion } from './state/worker/version-lock';
import { router } from './state/pages/router.svelte';

/** Connects the page to the API, once, after first paint. Files are stored after the first answer. */
export async function startApi(): Promise<void> {
	// A visitor of another site who is asked for consent did not come for the app: it stores no files.
	if (router.path === 'allow') return;
	holdVersion();
	const pool = await import('../sw/page/pool');
	pool.joinServiceWorker();
	await firstAnswer.stands();
	const { startAfterwards } = await import('./deferred-start');
	startAfterwards();
}
