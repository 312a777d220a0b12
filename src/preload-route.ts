import { feedFiles } from 'virtual:feed-files';
import { loadContract } from './state/contracts';
import { pathOf } from './state/pages/address';
import { DEVICE_PATHS } from './state/settings/device-paths';
import { loadZonePlaces } from './state/settings/own-zone';
import { pages } from './pages/pages';

const nameOf = (slug: string): string => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a page needs that the app would ask for once it runs: its code, and who answers its question. */
function* neededBy(path: string, search: string): Generator<Promise<unknown> | undefined> {
	const [first = '', group = '', slug = ''] = path.split('/');
	yield pages.byPath[first === 'tools' && group !== '' ? 'tool' : first]?.();
	if ((first !== 'tools' || group === '') && first !== 'docs') return;
	const name = nameOf(slug);
	if (first === 'docs') return void (yield pages.loadDocs(group, name));
	yield loadContract(group);
	if (name !== '') yield* [pages.loadFormPanel(group, name), pages.loadAnswerPanel(group, name)];
	// An address that asks something has no need of first values.
	if (search === '' && DEVICE_PATHS.some((path) => path === `/v1/${slug}`)) yield loadZonePlaces();
	if (navigator.serviceWorker?.controller) return;
	for (const href of feedFiles[group] ?? [])
		document.head.append(
			Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' })
		);
	yield import('../sw/page/page-host').then((host) => host.prepare(name));
}

/** Begins to load what the page of an address needs, beside the app itself: found one after the other it would take twice as long. */
export function begin(pathname: string, search: string): void {
	for (const needed of neededBy(pathOf(pathname), search))
		needed?.catch(() => {
			// Whoever needs it asks again, and says what is wrong.
		});
}
