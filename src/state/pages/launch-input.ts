/** What came from outside: shared by another app, opened with this one, or given in the address. */
export type LaunchInput = { readonly text?: string; readonly file?: File };

/** Cache in which the service worker stores shared content, and its two entries under the app's base. */
const SHARE_CACHE = 'share';

interface SharedItem {
	readonly title: string;
	readonly text: string;
	readonly url: string;
	readonly file: { readonly name: string; readonly type: string } | null;
}

async function takeShared(): Promise<LaunchInput | null> {
	const base = import.meta.env.BASE_URL;
	const cache = await caches.open(SHARE_CACHE);
	const item = await cache.match(`${base}share/item`);
	if (!item) return null;
	const { title, text, url, file } = (await item.json()) as SharedItem;
	const bytes = file ? await cache.match(`${base}share/file`) : undefined;
	const shared: LaunchInput =
		file && bytes
			? { file: new File([await bytes.blob()], file.name, { type: file.type }) }
			: { text: [text, url].filter((part) => part !== '').join(' ') || title };
	await caches.delete(SHARE_CACHE);
	return shared;
}

interface LaunchQueue {
	setConsumer(consumer: (params: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** A file that the operating system opened with the app, or null. Where supported it arrives at once. */
function takeLaunched(): Promise<LaunchInput | null> {
	const { launchQueue } = window as { launchQueue?: LaunchQueue };
	if (!launchQueue) return Promise.resolve(null);
	return new Promise((resolve) => {
		setTimeout(() => resolve(null), 300);
		launchQueue.setConsumer(({ files }) => {
			const [handle] = files ?? [];
			if (handle)
				handle.getFile().then(
					(file) => resolve({ file }),
					() => resolve(null)
				);
			else resolve(null);
		});
	});
}

/** Questions that a link asks: `web+ask:250 usd in eur`, and a place of a map by its name, `geo:0,0?q=Berlin(Mitte)`, or with its height. */
function readLink(given: string): string {
	const [, asked] = /^web\+ask:(?:\/\/)?(.*)$/is.exec(given) ?? /^geo:0,0\?(?:.*&)?q=([^&(]+)/i.exec(given) ?? [];
	if (asked === undefined) return given.replace(/^(geo:[^,;?]+,[^,;?]+),[^;?]+/i, '$1');
	try {
		return decodeURIComponent(asked.replaceAll('+', ' '));
	} catch {
		// A per cent sign that is not an escape.
		return asked;
	}
}

/** Initial input of the start page, once. `?shared=1` by the share target, `?q=` by links and shortcuts. */
export async function readLaunchInput(): Promise<LaunchInput | null> {
	const query = new URLSearchParams(location.search);
	const asked = query.get('q');
	if (asked !== null) return { text: readLink(asked) };
	return query.has('shared') && 'caches' in window ? takeShared() : takeLaunched();
}
