import { afterEach, expect, test, vi } from 'vitest';

/** A service worker on its way from being installed to waiting. */
class Installing extends EventTarget {}
class Registration extends EventTarget {
	installing: Installing | null = null;
	waiting: Installing | null = null;
	active = null;
	update = () => Promise.resolve();
	/** The installation is done: it waits for a person to ask for it. */
	installed() {
		const { installing } = this;
		this.waiting = installing;
		this.installing = null;
		installing?.dispatchEvent(new Event('statechange'));
	}
}

afterEach(() => vi.unstubAllGlobals());

async function started(registration: Registration) {
	const controller = { postMessage: () => {} };
	vi.stubGlobal('navigator', {
		onLine: true,
		language: 'en',
		connection: { saveData: true },
		serviceWorker: Object.assign(new EventTarget(), {
			controller,
			register: () => Promise.resolve(registration),
			ready: Promise.resolve(registration)
		})
	});
	vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
	vi.stubGlobal('addEventListener', () => {});
	vi.resetModules();
	const { serviceWorkerStatus } = await import('./service-worker-status.svelte');
	await serviceWorkerStatus.start();
	return serviceWorkerStatus;
}

test('a newer version that installs while the page is open is told of', async () => {
	const registration = new Registration();
	const serviceWorkerStatus = await started(registration);
	expect(serviceWorkerStatus.updateReady).toBe(false);
	registration.installing = new Installing();
	registration.dispatchEvent(new Event('updatefound'));
	registration.installed();
	expect(serviceWorkerStatus.updateReady).toBe(true);
});

test('a newer version that was installing before the page came is told of too', async () => {
	const registration = new Registration();
	registration.installing = new Installing();
	const serviceWorkerStatus = await started(registration);
	expect(serviceWorkerStatus.updateReady).toBe(false);
	registration.installed();
	expect(serviceWorkerStatus.updateReady).toBe(true);
});

test('a newer version that waits already is told of at once', async () => {
	const registration = new Registration();
	registration.waiting = new Installing();
	expect((await started(registration)).updateReady).toBe(true);
});
