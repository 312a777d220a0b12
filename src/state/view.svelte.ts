import { untrack, type Component } from 'svelte';
import { router } from './router.svelte';
import type { Group } from '../../engines/kit/contract';
import type { Entry } from './catalogue';

type Props = Record<string, unknown>;
type Loader = () => Promise<{ readonly default: Component<never> }>;

export interface Page {
	readonly component: Component<Props>;
	readonly props: Props;
	/** Id of the group whose colour the page takes on. */
	readonly group: string | undefined;
	readonly visit: number;
}

/** Pages by the first part of their path; each is its own chunk. */
const PAGES: Readonly<Record<string, Loader>> = {
	'': () => import('../shell/Home.svelte'),
	tools: () => import('../shell/Tool.svelte'),
	docs: () => import('../docs/Docs.svelte'),
	keys: () => import('../shell/Keys.svelte'),
	history: () => import('../shell/History.svelte'),
	settings: () => import('../shell/Settings.svelte'),
	offline: () => import('../shell/Offline.svelte')
};
const notFound: Loader = () => import('../shell/NotFound.svelte');

/** The page that is shown, and the contracts, which the shell loads beside itself. */
class View {
	page: Page | null = $state.raw(null);
	loading = $state(true);
	/** The groups in display order; empty until the contracts are there. */
	groups: readonly Group[] = $state.raw([]);
	entries: readonly Entry[] = $state.raw([]);
	/** The operation that is open, if the page is a tool's. */
	entry: Entry | null = $state.raw(null);

	/** Loads the contracts, once; again after a failure. */
	async #load(): Promise<void> {
		if (this.entries.length > 0) return;
		const { entries, groups } = await import('./catalogue');
		this.entries = entries;
		this.groups = groups;
	}

	/** Follows the router from now on. `onArrive` is called after each page but the first. Returns how to stop. */
	start(onArrive: () => void): () => void {
		return $effect.root(() => {
			$effect(() => {
				const { path, visit } = router;
				// Only a visit opens a page: what opening reads on the way is no reason to open it again.
				untrack(() => void this.#open(path, visit, onArrive));
			});
		});
	}

	/** The operation that an address names; the group's first one when it names none. */
	#find(group: string | undefined, slug: string | undefined): Entry | null {
		const fits = (entry: Entry) => entry.group.id === group && (slug === undefined || entry.slug === slug);
		return this.entries.find(fits) ?? null;
	}

	async #open(path: string, visit: number, onArrive: () => void): Promise<void> {
		this.loading = true;
		const [first = '', ...rest] = path.split('/');
		const loader = PAGES[first] ?? notFound;
		try {
			const [page] = await Promise.all([loader(), this.#load()]);
			let component = page.default;
			let props: Props = {};
			let entry: Entry | null = null;
			if (first === 'tools' || (first === 'docs' && rest.length > 0 && rest[0] !== 'script')) {
				entry = this.#find(rest[0], rest[1]);
				if (!entry || rest.length > 2) component = (await notFound()).default;
				else props = { entry };
			} else if (first === 'docs') props = { topic: rest[0] };
			else if (rest.length > 0) component = (await notFound()).default;
			if (visit !== router.visit) return;
			const arrived = this.page !== null;
			this.entry = entry;
			this.page = { component: component as Component<Props>, props, group: entry?.group.id, visit };
			this.loading = false;
			if (arrived) onArrive();
		} catch (error) {
			if (visit !== router.visit) return;
			console.error('page: not loaded', error);
			const { default: component } = await import('../shell/Unloaded.svelte');
			this.page = { component: component as Component<Props>, props: {}, group: undefined, visit };
			this.loading = false;
		}
	}
}

export const view = new View();
