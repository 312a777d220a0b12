import { afterEach, expect, test, vi } from 'vitest';

class Installing extends EventTarget {}
class Registration extends EventTarget {
	installing: Installing | null = null;
	waiting: Installing | null = null;
	active: object | null = null;
	update = vi.fn(() => Promise.resolve());
	/** The installation is done: it waits for a person to ask for it. */
	installed() {
		const { installing } = this;
		this.waiting = installing;
		this.installing = null;
		installing?.dispatchEvent(new Event('statechange'));
	}
}

afterEach(() => vi.unstubAllGlobals());

async function browser({
	controlled = true,
	installing = null as Installing | null,
	waiting = null as Installing | null,
	background = false,
	online = true,
	saveData = false,
	granted = 'granted'
} = {}) {
	vi.useFakeTimers();
	const said: string[] = [];
	const worker = (name: string) => ({
		postMessage: ({ type }: { type: string }) => void said.push(`${name}: ${type}`)
	});
	const sync = { register: vi.fn(async () => {}), unregister: vi.fn(async () => {}) };
	const registration = Object.assign(new Registration(), {
		active: worker('active'),
		installing,
		waiting,
		periodicSync: sync
	});
	const serviceWorker = Object.assign(new EventTarget(), {
		controller: controlled ? worker('controller') : null,
		register: vi.fn(async () => registration),
		ready: Promise.resolve(registration),
		startMessages: vi.fn()
	});
	const connection = { saveData };
	const heard = new EventTarget();
	const page = Object.assign(new EventTarget(), { documentElement: { dataset: {} }, visibilityState: 'visible' });
	const reload = vi.fn();
	vi.stubGlobal('navigator', { onLine: online, language: 'en', connection, serviceWorker, permissions: { query: vi.fn(async () => ({ state: granted })) } }); // prettier-ignore
	vi.stubGlobal('document', page);
	vi.stubGlobal('location', { reload });
	vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'settings' ? JSON.stringify({ background }) : null), setItem: () => {} }); // prettier-ignore
	vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
	vi.resetModules();
	const { serviceWorkerStatus: status } = await import('./app-update.svelte');
	await status.start();
	await vi.advanceTimersByTimeAsync(0);
	return { status, registration, serviceWorker, said, sync, connection, heard, page, reload };
}
afterEach(() => void vi.useRealTimers());

test('a newer version that installs, before the page came or while it is open, is told of once it waits', async () => {
	for (const installing of [null, new Installing()]) {
		const { status, registration } = await browser({ installing });
		expect(status.updateReady).toBe(false);
		registration.installing ??= new Installing();
		if (!installing) registration.dispatchEvent(new Event('updatefound'));
		registration.installed();
		expect(status.updateReady).toBe(true);
	}
	expect((await browser({ waiting: new Installing() })).status.updateReady).toBe(true);
});

test('it is registered for the whole app, and its script is never taken from the HTTP cache', async () => {
	const { serviceWorker, said } = await browser();
	expect(serviceWorker.register).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/(dev-)?sw\.js/), expect.objectContaining({ scope: '/', updateViaCache: 'none' })); // prettier-ignore
	expect(serviceWorker.startMessages).toHaveBeenCalledOnce();
	expect(said).toEqual(['active: hello']);
});

test('the network comes and goes', async () => {
	const { status, heard } = await browser({ online: false });
	expect(status.online).toBe(false);
	heard.dispatchEvent(new Event('online'));
	expect(status.online).toBe(true);
	heard.dispatchEvent(new Event('offline'));
	expect(status.online).toBe(false);
});

test('whether the app is stored is asked at the start, again after four seconds, and with the network until it is', async () => {
	const { status, serviceWorker, said, heard } = await browser({ saveData: true });
	expect([status.stored, said]).toEqual([false, ['active: hello']]);
	await vi.advanceTimersByTimeAsync(4_000);
	expect(said).toHaveLength(2);
	heard.dispatchEvent(new Event('online'));
	await vi.advanceTimersByTimeAsync(0);
	expect(said).toHaveLength(3);
	for (const data of [{ type: 'other', whole: true }, undefined]) serviceWorker.dispatchEvent(new MessageEvent('message', { data })); // prettier-ignore
	expect(status.stored).toBe(false);
	serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'stored', whole: true } }));
	expect(status.stored).toBe(true);
	heard.dispatchEvent(new Event('online'));
	await vi.advanceTimersByTimeAsync(0);
	expect(said).toHaveLength(3);
});

test('after a hard reload the worker is asked to take over, without another reload', async () => {
	const { said, serviceWorker, reload } = await browser({ controlled: false });
	expect(said[0]).toBe('active: claim');
	serviceWorker.dispatchEvent(new Event('controllerchange'));
	expect(reload).not.toHaveBeenCalled();
});

test('an update takes over when it is asked for: only this tab is loaded again', async () => {
	const { status, registration, said, serviceWorker, reload } = await browser();
	registration.waiting = Object.assign(new Installing(), { postMessage: ({ type }: { type: string }) => void said.push(`waiting: ${type}`) }); // prettier-ignore
	const asked = status.reload();
	await vi.advanceTimersByTimeAsync(1_000);
	await asked;
	expect([said.at(-1), reload.mock.calls.length]).toEqual(['waiting: activate-update', 0]);
	serviceWorker.dispatchEvent(new Event('controllerchange'));
	expect(reload).toHaveBeenCalledOnce();
});

test('where nothing waits, an update is a plain reload', async () => {
	const { status, said, reload } = await browser();
	const before = said.length;
	await status.reload();
	expect([said.length, reload.mock.calls.length]).toEqual([before, 1]);
});

test('a page that is looked at again looks for a newer version, also when there is no network', async () => {
	const { registration, page } = await browser();
	page.visibilityState = 'hidden';
	page.dispatchEvent(new Event('visibilitychange'));
	expect(registration.update).not.toHaveBeenCalled();
	registration.update.mockRejectedValueOnce(new TypeError('no network'));
	page.visibilityState = 'visible';
	page.dispatchEvent(new Event('visibilitychange'));
	expect(registration.update).toHaveBeenCalledTimes(1);
});

test('a version that installs first, without one before it, is no update', async () => {
	const { status, registration } = await browser({ controlled: false });
	registration.installing = new Installing();
	registration.dispatchEvent(new Event('updatefound'));
	registration.installed();
	expect(status.updateReady).toBe(false);
});

test.each([
	[false, 'store-packs'],
	[true, 'prefetch']
])('in the background (%s) it is asked to %s, soon and with the network', async (background, word) => {
	const { said, heard, sync } = await browser({ background });
	await vi.advanceTimersByTimeAsync(1_999);
	expect(said).not.toContain(`controller: ${word}`);
	await vi.advanceTimersByTimeAsync(1);
	heard.dispatchEvent(new Event('online'));
	await vi.advanceTimersByTimeAsync(0);
	expect(said.filter((one) => one === `controller: ${word}`)).toHaveLength(2);
	if (background)
		expect(sync.register).toHaveBeenCalledExactlyOnceWith(expect.any(String), { minInterval: 43_200_000 });
	else expect(sync.unregister).toHaveBeenCalledOnce();
	expect(sync.register.mock.calls.length + sync.unregister.mock.calls.length).toBe(1);
});

test('without the permission there is nothing twice a day', async () => {
	const { sync } = await browser({ background: true, granted: 'denied' });
	expect(sync.register).not.toHaveBeenCalled();
});

test('nothing is fetched ahead where bytes are to be saved, from the start or since', async () => {
	const saving = await browser({ saveData: true, background: true });
	await vi.advanceTimersByTimeAsync(10_000);
	saving.heard.dispatchEvent(new Event('online'));
	expect(saving.said.filter((word) => word.startsWith('controller'))).toEqual([]);
	expect(saving.sync.register).not.toHaveBeenCalled();
	const later = await browser();
	later.connection.saveData = true;
	await vi.advanceTimersByTimeAsync(10_000);
	expect(later.said.filter((word) => word.startsWith('controller'))).toEqual([]);
});

test('a browser without service workers, or one that refuses, leaves the page to itself', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.stubGlobal('navigator', { onLine: true, language: 'en' });
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	vi.stubGlobal('addEventListener', () => {});
	vi.resetModules();
	const { serviceWorkerStatus } = await import('./app-update.svelte');
	await serviceWorkerStatus.start();
	expect(warned).not.toHaveBeenCalled();
	const refused = {
		register: () => Promise.reject(new DOMException('no', 'SecurityError')),
		addEventListener: () => {}
	};
	vi.stubGlobal('navigator', { onLine: true, language: 'en', serviceWorker: refused });
	await serviceWorkerStatus.start();
	expect(warned).toHaveBeenCalledOnce();
	warned.mockRestore();
});
