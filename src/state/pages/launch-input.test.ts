import { afterEach, expect, test, vi } from 'vitest';
import { readLaunchInput } from './launch-input';

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** The start page as opened with this query. */
function open(search: string, more: Record<string, unknown> = {}) {
	vi.stubGlobal('location', new URL(`http://localhost/${search}`));
	vi.stubGlobal('window', more);
}

/** The service worker's entries in the cache `share`. */
function shared(entries: Record<string, Response>) {
	const caches = {
		open: vi.fn(async () => ({ match: async (address: string) => entries[address] })),
		delete: vi.fn(async () => true)
	};
	vi.stubGlobal('caches', caches);
	open('?shared=1', { caches });
	return caches;
}
const item = (part: object) => Response.json({ title: '', text: '', url: '', file: null, ...part });

test('a link or shortcut brings its text, an empty one too', async () => {
	open('?q=12+km+in+miles');
	expect(await readLaunchInput()).toEqual({ text: '12 km in miles' });
	open('?q=&shared=1');
	expect(await readLaunchInput()).toEqual({ text: '' });
});

test.each([
	['web+ask:250%20usd%20in%20eur', '250 usd in eur'],
	['web+ask://time+in+tokyo', 'time in tokyo'],
	['web+ask:100%', '100%'],
	['geo:48.2010,16.3695,183', 'geo:48.2010,16.3695'],
	['geo:52.52,13.405;u=35', 'geo:52.52,13.405;u=35'],
	['geo:0,0?q=Brandenburg+Gate(Berlin)', 'Brandenburg Gate'],
	['geo:0,0?z=3&q=Rue%20de%20Rivoli', 'Rue de Rivoli'],
	['tel:+4930901820', 'tel:+4930901820'],
	['15% of 80', '15% of 80']
])('the link %s asks %j', async (link, text) => {
	open(`?q=${encodeURIComponent(link)}`);
	expect(await readLaunchInput()).toEqual({ text });
});

test.each([
	[{ title: 'A page', text: 'Look', url: 'https://example.org/' }, 'Look https://example.org/'],
	[{ title: 'A page', url: 'https://example.org/' }, 'https://example.org/'],
	[{ title: 'A page', text: 'Look' }, 'Look'],
	[{ title: 'A page' }, 'A page']
])('what another app shared is text and address, else the title: %j', async (part, text) => {
	const caches = shared({ '/share/item': item(part) });
	expect(await readLaunchInput()).toEqual({ text });
	expect(caches.open.mock.calls).toEqual([['share']]);
	// Once: a reload does not bring it again.
	expect(caches.delete.mock.calls).toEqual([['share']]);
});

test('a shared file comes with its name and type', async () => {
	shared({
		'/share/item': item({ text: 'mine', file: { name: 'photo.jpg', type: 'image/jpeg' } }),
		'/share/file': new Response(Uint8Array.of(1, 2, 3))
	});
	const { file, text } = (await readLaunchInput()) ?? {};
	expect([file?.name, file?.type, file?.size, text]).toEqual(['photo.jpg', 'image/jpeg', 3, undefined]);
});

test('a shared file whose bytes are gone leaves what was said with it', async () => {
	shared({ '/share/item': item({ text: 'mine', file: { name: 'photo.jpg', type: 'image/jpeg' } }) });
	expect(await readLaunchInput()).toEqual({ text: 'mine' });
});

test('an opening without anything is nothing', async () => {
	const caches = shared({});
	expect(await readLaunchInput()).toBeNull();
	expect(caches.delete).not.toHaveBeenCalled();
	open('?shared=1');
	expect(await readLaunchInput()).toBeNull();
	open('');
	expect(await readLaunchInput()).toBeNull();
});

test('a file that the system opened with the app', async () => {
	vi.useFakeTimers();
	const file = new File(['x'], 'a.png');
	const launched = (files?: readonly unknown[]) => {
		open('', { launchQueue: { setConsumer: (consumer: (params: unknown) => void) => consumer({ files }) } });
		return readLaunchInput();
	};
	expect(await launched([{ getFile: async () => file }])).toEqual({ file });
	expect(await launched([{ getFile: () => Promise.reject(new Error('gone')) }])).toBeNull();
	expect(await launched([])).toBeNull();
	expect(await launched()).toBeNull();
	open('', { launchQueue: { setConsumer: () => {} } });
	const unanswered = readLaunchInput();
	await vi.advanceTimersByTimeAsync(300);
	expect(await unanswered).toBeNull();
});
