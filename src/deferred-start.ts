import { watchDeveloperView } from './state/keys/agent.svelte';
import { serviceWorkerStatus } from './state/worker/service-worker-status.svelte';

/** What of the app's start waits for the first answer. */
export function startAfterwards(): void {
	void serviceWorkerStatus.start();
	watchDeveloperView();
	void import('./state/call/error-messages').then(({ loadErrorWords }) => loadErrorWords());
}
