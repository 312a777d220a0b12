import { watchDeveloperView } from './state/agent.svelte';
import { serviceWorkerStatus } from './state/service-worker-status.svelte';
import { joinServiceWorker } from '../sw/page/pool';

/** Connects the page to the API. Called once, after first paint: nothing here is needed to show the page. */
export function startApi(): void {
	joinServiceWorker();
	void serviceWorkerStatus.start();
	watchDeveloperView();
}
