import type { FromPage, ToPage } from '../../../sw/host/messages';
import { isMetered } from '../../../sw/host/connection';
import { PREFETCH } from '../../../sw/host/version';
import { settings } from '../settings/settings.svelte';
import { announceVersionChange, versionSettled } from './version-change';

class ServiceWorkerStatus {
	/** The app itself is stored: its pages open without a network. What tools need besides is in the packs. */
	stored = $state(false);
	/** A newer version waits until a person asks for it. */
	updateReady = $state(false);
	online = $state(navigator.onLine);
	#registration: ServiceWorkerRegistration | undefined;
	#reloading = false;

	constructor() {
		addEventListener('online', () => (this.online = true));
		addEventListener('offline', () => (this.online = false));
	}

	/** Registers the service worker and tracks this state. Does nothing where it is unavailable (http on a LAN). */
	async start(): Promise<void> {
		const { serviceWorker } = navigator;
		if (!serviceWorker) return;
		serviceWorker.addEventListener('controllerchange', () => {
			// Only the tab that requested the update reloads; the others keep their version.
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
			this.#sayHello(serviceWorker, registration);
			void prefetch(registration);
		} catch (error) {
			console.warn('service worker: not registered, the page answers by itself', error);
		}
	}

	/** The answer says whether the app is stored: Cache Storage may have been emptied since it was installed. */
	#sayHello(serviceWorker: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
		serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
			if (data?.type === 'stored') this.stored = data.whole;
		});
		serviceWorker.startMessages();
		const hello = async () => {
			await versionSettled();
			registration.active?.postMessage({ type: 'hello' } satisfies FromPage);
		};
		void hello();
		// A tab that was closed a moment ago may still hold its version's files. Not waited for in the worker: see sw.ts.
		setTimeout(() => void hello(), HELLO_AGAIN_MS);
		// What could not be fetched may be there now.
		addEventListener('online', () => this.stored || void hello());
	}

	#watch(registration: ServiceWorkerRegistration): void {
		const check = () => (this.updateReady = Boolean(registration.waiting && navigator.serviceWorker.controller));
		const follow = () => registration.installing?.addEventListener('statechange', check);
		check();
		// `updatefound` does not fire for a worker that was already installing at page load.
		follow();
		registration.addEventListener('updatefound', follow);
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'visible')
				registration.update().catch(() => {
					// No network: the next look may find one.
				});
		});
	}

	/** Switches to the waiting version and reloads this tab. */
	async reload(): Promise<void> {
		this.#reloading = true;
		if (this.#registration?.waiting) await announceVersionChange();
		// It may have taken over meanwhile, for another tab.
		const waiting = this.#registration?.waiting;
		if (!waiting) return location.reload();
		waiting.postMessage({ type: 'activate-update' } satisfies FromPage);
	}
}

const HELLO_AGAIN_MS = 4_000;
/** Delay of the packs' download after the worker is ready, when the first page is complete. */
const PACKS_AFTER_MS = 2_000;
const HALF_A_DAY_MS = 12 * 3_600_000;

interface PeriodicSyncManager {
	register(tag: string, options: { readonly minInterval: number }): Promise<void>;
	unregister(tag: string): Promise<void>;
}

/** Starts offline storage and, if enabled, feed refreshes, twice a day in Chromium. Not when saving data. */
async function prefetch(registration: ServiceWorkerRegistration): Promise<void> {
	if (isMetered(navigator)) return;
	const ask = async () => {
		await versionSettled();
		// The line may be another one by now.
		if (isMetered(navigator)) return;
		navigator.serviceWorker.controller?.postMessage({ type: settings.background ? 'prefetch' : 'store-packs' });
	};
	addEventListener('online', () => void ask());
	setTimeout(() => void ask(), PACKS_AFTER_MS);
	const { periodicSync } = registration as { periodicSync?: PeriodicSyncManager };
	try {
		const { state } = await navigator.permissions.query({ name: 'periodic-background-sync' as PermissionName });
		if (state !== 'granted') return;
		if (settings.background) await periodicSync?.register(PREFETCH, { minInterval: HALF_A_DAY_MS });
		else await periodicSync?.unregister(PREFETCH);
	} catch {
		// The browser knows no such permission: the start of the app has to do.
	}
}

export const serviceWorkerStatus = new ServiceWorkerStatus();
