import { untrack, type Component } from 'svelte';
import type { Group, Operation } from '../../../engines/kit/contract';
import { entries, groups, loadEntry, type Listed } from './catalogue';
import { firstAnswer } from '../worker/first-render';
import { router } from './router.svelte';
import { settings } from '../settings/settings.svelte';
import { wordsSettled } from '../words/words.svelte';

type Props = Record<string, unknown>;
type Loader = () => Promise<{ readonly default: Component<never> }>;

export interface Page {
	readonly component: Component<Props>;
	readonly props: Props;
	/** The operation that is open, if the page is a tool's. */
	readonly entry: Listed | null;
	readonly visit: number;
}

/** A whole contract. */
export type Docs = { readonly group: Group; readonly operation: Operation };

/** Where pages and panels come from: the shell knows them, the view only opens them. */
export interface Pages {
	/** Pages by the first part of their path; each is its own chunk. */
	readonly byPath: Readonly<Record<string, Loader>>;
	readonly notFound: Loader;
	/** Replaces a page that failed to load. */
	readonly unloaded: Loader;
	loadDocs(group: string, name: string): Promise<Docs>;
	loadFormPanel(group: string, name: string): Promise<unknown>;
	loadAnswerPanel(group: string, name: string): Promise<unknown>;
}

/** The page that is shown, with the contract of its group. */
class View {
	page: Page | null = $state.raw(null);
	loading = $state(true);
	readonly groups = groups;
	readonly entries = entries;

	/** The operation that is open, if the page is a tool's. */
	get entry(): Listed | null {
		return this.page?.entry ?? null;
	}

	/** Follows the router through these pages from now on. `onArrive` is called after each page but the first. Returns how to stop. */
	start(pages: Pages, onArrive: () => void): () => void {
		return $effect.root(() => {
			$effect(() => {
				const { path, visit } = router;
				// Only a visit opens a page. State read while opening must not open it again.
				untrack(() => void this.#open(pages, path, visit, onArrive));
			});
		});
	}

	/** The operation in an address, by default the group's first. */
	#find(group: string | undefined, slug: string | undefined): Listed | null {
		const fits = (entry: Listed) => entry.group.id === group && (slug === undefined || entry.slug === slug);
		return this.entries.find(fits) ?? null;
	}

	async #open(pages: Pages, path: string, visit: number, onArrive: () => void): Promise<void> {
		this.loading = true;
		const [first = '', ...rest] = path.split('/');
		const loader = pages.byPath[first === 'tools' && rest.length > 0 ? 'tool' : first] ?? pages.notFound;
		try {
			const named =
				(first === 'tools' && rest.length > 0) || (first === 'docs' && rest.length > 0 && !TOPICS.has(rest[0] ?? ''));
			const listed = named && rest.length <= 2 ? this.#find(rest[0], rest[1]) : null;
			const isTool = listed !== null && first === 'tools';
			const [page, entry, Form, Panel] = await Promise.all([
				loader(),
				listed &&
					(isTool
						? loadEntry(listed)
						: pages.loadDocs(listed.group.id, listed.name).then((whole) => ({ ...listed, ...whole }))),
				isTool ? pages.loadFormPanel(listed.group.id, listed.name) : null,
				// In other languages than English its file has the labels of the fields for the docs.
				listed && (isTool || settings.language !== 'en') ? pages.loadAnswerPanel(listed.group.id, listed.name) : null
			]);
			// A page in another language does not show English first.
			await wordsSettled();
			let component = page.default;
			let props: Props = {};
			if (named && !entry) component = (await pages.notFound()).default;
			else if (entry) props = isTool ? { entry, Form, Panel } : { entry };
			else if (first === 'docs') props = { topic: rest[0] };
			else if (rest.length > 0) component = (await pages.notFound()).default;
			if (visit !== router.visit) return;
			const arrived = this.page !== null;
			this.page = { component: component as Component<Props>, props, entry: listed, visit };
			this.loading = false;
			if (!isTool) firstAnswer.note();
			if (arrived) onArrive();
		} catch (error) {
			if (visit !== router.visit) return;
			console.error('page: not loaded', error);
			const { default: component } = await pages.unloaded();
			this.page = { component: component as Component<Props>, props: {}, entry: null, visit };
			this.loading = false;
			firstAnswer.note();
		}
	}
}

/** Pages of the documentation that are about no operation. */
const TOPICS = new Set(['script', 'licences']);

export const view = new View();
