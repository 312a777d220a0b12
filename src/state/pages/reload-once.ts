import { router } from './router.svelte';

const MARK = 'reloaded';

/** Loads the page again, and its files from the network: browsers may remember that one failed. */
export function loadAgain(): void {
	const { loadAgain: all } = globalThis as { loadAgain?(): void };
	if (all) all();
	else location.reload();
}

/** Reloads the page after a refused file, once a tab, unless values are not in its address. */
export function reloadOnce(): void {
	const { values = {} } = router.takeCarried();
	if (!navigator.onLine || (location.search === '' && Object.keys(values).length > 0)) return;
	try {
		if (sessionStorage.getItem(MARK)) return;
		sessionStorage.setItem(MARK, '1');
	} catch {
		// Without storage there is no mark: the button is left.
		return;
	}
	loadAgain();
}
