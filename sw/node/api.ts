import { groups } from '../../engines';
import type { Caller } from '../api/handle';
import { createClient } from '../client/client';
import type { Address } from '../api/build-request';
import { createNodeHandle } from './host';
import { packFiles, readPackFile } from './packs';
import { createThreads, type Threads } from './threads';

/** Files of a build. */
export interface BuildFiles {
	/** Folder of the app, whose `packs` the engines read. */
	readonly dist: string;
	/** The built worker.ts; without it long computations run in the calling thread. */
	readonly workerFile?: string;
}

export interface ApiOptions {
	/** IANA zone whose day "today" is; by default that of this process. */
	readonly timeZone?: string;
}

/** The one who asks is the process itself: no key, nothing counted. */
const ITSELF: Caller = {
	keyless: true,
	internal: true,
	picture: false,
	waitUntil: (work) => void work.catch(() => {})
};

/** Every operation by its name, with what asking it needs. Names are unique over all groups. */
export const addresses: Readonly<Record<string, Address>> = Object.fromEntries(
	groups.flatMap(({ operations }) => Object.entries(operations))
);

/** The API in this process: `fetch` takes a browser's arguments, and each operation has a function. */
export function openApi({ dist, workerFile }: BuildFiles, options: ApiOptions = {}) {
	const packs = packFiles(dist);
	let threads: Promise<Threads> | undefined;
	const opened = (file: string) => (threads ??= packs.then((files) => createThreads(file, files)));
	const handle = (async () =>
		createNodeHandle({
			base: '',
			version: import.meta.env.VITE_VERSION,
			keys: [],
			contact: process.env['UTILITY_CONTACT'],
			pack: async (name) => readPackFile(await packs, name),
			...(workerFile !== undefined && { threads: await opened(workerFile) })
		}))();
	const timeZone = options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

	async function ask(path: string, init?: RequestInit): Promise<Response> {
		const request = new Request(new URL(path, 'http://localhost'), init);
		if (!request.headers.has('x-time-zone')) request.headers.set('X-Time-Zone', timeZone);
		const answer = (await handle)(request, ITSELF);
		if (!init?.signal) return answer;
		const { signal } = init;
		signal.throwIfAborted();
		return Promise.race([
			answer,
			new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
		]);
	}
	return {
		...createClient(addresses, ask),
		fetch: ask,
		/** Ends the threads that computed. */
		close: () => void threads?.then((all) => all.close())
	};
}
