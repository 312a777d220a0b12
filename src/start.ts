import { watchDeveloperView } from './state/agent.svelte';
import { router } from './state/router.svelte';
import { serviceWorkerStatus } from './state/service-worker-status.svelte';

/** Connects the page to the API. Called once, after first paint: nothing here is needed to show the page. */
export function startApi(): void {
	// A visitor of another site who is asked for consent did not come for the app: nothing is stored.
	if (router.path === 'allow') return;
	void import('../sw/page/pool').then((pool) => pool.joinServiceWorker());
	void serviceWorkerStatus.start();
	watchDeveloperView();
}
