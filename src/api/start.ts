import { host } from './host.svelte';
import { joinServiceWorker } from './pool';

/** Connects the page to the API. Called once, after first paint: nothing here is needed to show the page. */
export function startApi(): void {
	joinServiceWorker();
	void host.start();
}
