import { router } from './state/pages/router.svelte';
import { watchDeveloperView } from './state/keys/agent.svelte';
import { serviceWorkerStatus } from './state/worker/app-update.svelte';

/** What of the app's start waits for the first answer. */
export function startAfterwards(): void {
	void serviceWorkerStatus.start();
	watchDeveloperView();
	// Its file is there on the pages of tools alone.
	if (router.path.startsWith('tools/'))
		void import('./state/call/error-messages').then(({ loadErrorWords }) => loadErrorWords());
}
