import { versionLock } from '../../sw/version';

/** What the app knows of its service worker and network. */
class HostState {
	/** A service worker answers this page's requests. */
	controlled = $state(Boolean(navigator.serviceWorker?.controller));
	/** Everything that a visit without network needs is stored. */
	offlineReady = $state(false);
	/** A newer version waits until a person asks for it. */
	updateReady = $state(false);
	online = $state(navigator.onLine);
	#registration: ServiceWorkerRegistration | undefined;
	#reloading = false;

	constructor() {
		addEventListener('online', () => (this.online = true));
		addEventListener('offline', () => (this.online = false));
	}

	/** Registers the service worker and keeps this state. Does nothing where there is none (http on a LAN). */
	async start(): Promise<void> {
		const { serviceWorker } = navigator;
		if (!serviceWorker) return;
		holdVersion();
		serviceWorker.addEventListener('controllerchange', () => {
			this.controlled = true;
			// Only the tab that asked for the update; the others go on with what they have.
			if (this.#reloading) location.reload();
		});
		try {
			const registration = await serviceWorker.register(
				`${import.meta.env.BASE_URL}${import.meta.env.DEV ? 'dev-sw.js?dev-sw' : 'sw.js'}`,
				{
					scope: import.meta.env.BASE_URL,
					updateViaCache: 'none',
					type: import.meta.env.DEV ? 'module' : 'classic'
				}
			);
			this.#registration = registration;
			this.#watch(registration);
			// After a hard reload the worker is active but not ours: it takes over without another reload.
			if (!serviceWorker.controller) registration.active?.postMessage({ type: 'claim' });
			await serviceWorker.ready;
			this.offlineReady = true;
			serviceWorker.controller?.postMessage({ type: 'hello' });
		} catch (error) {
			console.warn('service worker: not registered, the page answers by itself', error);
		}
	}

	#watch(registration: ServiceWorkerRegistration): void {
		const check = () => (this.updateReady = Boolean(registration.waiting && navigator.serviceWorker.controller));
		check();
		registration.addEventListener('updatefound', () => {
			registration.installing?.addEventListener('statechange', check);
		});
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'visible')
				registration.update().catch(() => {
					// No network: the next look may find one.
				});
		});
	}

	/** Asks whether there is a newer version. Rejects without network. */
	async checkForUpdate(): Promise<void> {
		await this.#registration?.update();
	}

	/** Switches to the waiting version and reloads this tab. */
	reload(): void {
		this.#reloading = true;
		const waiting = this.#registration?.waiting;
		if (waiting) waiting.postMessage({ type: 'activate-update' });
		else location.reload();
	}
}

/** Says for the life of this page which version it runs, so that its files are kept: see removeUnusedVersions. */
function holdVersion(): void {
	void navigator.locks?.request(
		versionLock(import.meta.env.VITE_VERSION),
		{ mode: 'shared' },
		() => new Promise(() => {})
	);
}

export const host = new HostState();
