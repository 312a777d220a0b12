import { waitUntil } from 'cloudflare:workers';
import { packs } from 'virtual:packs';
import { busy } from '../../engines/kit/errors';
import { ownEngines } from '../host/in-process-engines';
import { hostUpdates } from '../host/signed-update';
import { outwardFetch } from './outward';

/** The engine services of an isolate. Its clocks stand still during computation: counted steps end the work. */
export const edgeEngines = ({ ASSETS }: EdgeEnv) => ({
	...ownEngines((name) => {
		const bytes = readPack(ASSETS, name);
		// Other requests wait for it too: it must not end with the one that began it.
		waitUntil(bytes.catch(() => {}));
		return bytes;
	}),
	update: hostUpdates({ read: () => readUpdateFile(ASSETS) }),
	timeZone: () => 'UTC',
	clock: () => performance.now(),
	fetch: outwardFetch
});

async function readPack(assets: EdgeEnv['ASSETS'], name: string): Promise<ArrayBuffer> {
	const pack = packs[name];
	if (!pack) throw new Error(`no pack ${name}`);
	const response = await assets.fetch(new URL(pack.url, 'https://assets.invalid').href);
	if (!response.ok) throw busy(`could not load the data ${name} (status ${response.status})`, 1);
	return response.arrayBuffer();
}

/** The signed file of the deployed assets; undefined without one. */
async function readUpdateFile(assets: EdgeEnv['ASSETS']): Promise<string | undefined> {
	const response = await assets.fetch('https://assets.invalid/updates.json');
	const isFile = response.ok && response.headers.get('content-type')?.includes('json');
	return isFile ? response.text() : undefined;
}
