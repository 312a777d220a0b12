import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { StandIn } from '../feeds/stand-in';
import { newKey } from '../../sw/host/keys';
import { LIMITED } from './playing';

/** What a host in a browser finds around it, as far as it looks; the stores are empty. */
export function stubBrowser(more: Readonly<Record<string, unknown>> = {}): void {
	vi.stubGlobal('indexedDB', new IDBFactory());
	vi.stubGlobal('self', globalThis);
	vi.stubGlobal('location', new URL('http://localhost/'));
	vi.stubGlobal('navigator', { onLine: true, userAgent: 'test', storage: undefined });
	for (const [name, value] of Object.entries(more)) vi.stubGlobal(name, value);
}

/** Adds the limited key, and the stand-in as gateway of every upstream, as the pages of keys and settings do. */
export async function prepareStore(standIn: StandIn): Promise<void> {
	const { idbKeyStore } = await import('../../sw/host/keys');
	const store = idbKeyStore((error) => {
		throw error;
	});
	await store.put({ ...newKey('limited', 'Limited', Date.now()), ...LIMITED });
	await store.saveSettings({ keylessVisits: true, gateways: standIn.bases });
}
