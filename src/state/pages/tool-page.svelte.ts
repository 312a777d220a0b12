import type { Entry } from './catalogue';
import { noteFeedUsed } from '../network/feeds-used';
import { firstChoices, firstValues, opensFilled, ownCountry, ownLanguage } from '../call/initial-values';
import { fromInput, fromQuery, shareable } from '../call/form-values';
import { href, router } from './router.svelte';
import { settings } from '../settings/settings.svelte';
import { LONGEST_QUERY } from './tool-address';
import { ToolCall } from '../call/tool-call.svelte';

/** Long texts in addresses are rare. */
const longTexts = () => import('../call/long-text');
/** Values of a panel in the address: the other places of the clocks. */
const ownFragment = (): string => (router.hash.startsWith('#places=') ? router.hash : '');
/** An answer shown for this long was wanted, not just passed while typing. Milliseconds. */
const SETTLED = 1_500;

/** A tool's page: its call, kept in step with the page's address, the history and the favourites. */
export class ToolPage {
	readonly tool: ToolCall;
	/** Whether the initial question is answered or waits for the visitor: from now on the layout stays. */
	opened = $state(false);
	#settle: ReturnType<typeof setTimeout> | undefined;
	/** The page's initial values: the visitor did not ask, so they are in no address and in no history. */
	#first: Record<string, unknown> | null = null;

	/** Known before `open` has read the values: the page opens with a question. */
	readonly opensFilled: boolean;
	/** A part of another tool's page: the address, the initial values and the history are that tool's. */
	readonly isPart: boolean;

	constructor(
		readonly entry: Entry,
		{ isPart = false }: { readonly isPart?: boolean } = {}
	) {
		this.isPart = isPart;
		const addressed = !isPart && (router.search !== '' || router.hash.startsWith('#z='));
		this.opensFilled = addressed || opensFilled(entry.operation);
		this.tool = new ToolCall(entry.group, entry.name, entry.operation);
		this.tool.onanswer = () => void this.#answered();
	}

	/** Reads the values that the visit came with (address, fragment, the page before) and answers when they suffice. */
	async open(): Promise<void> {
		try {
			await this.#open();
		} finally {
			this.opened = true;
		}
	}

	async #open(): Promise<void> {
		const { operation } = this.tool;
		const { values = {} } = this.isPart ? {} : router.takeCarried();
		const search = this.isPart ? '' : router.search;
		const fragment =
			!this.isPart && router.hash.startsWith('#z=') ? await (await longTexts()).unpack(router.hash.slice(3)) : {};
		const inQuery = fromQuery(operation, new URLSearchParams(search));
		const fromFragment = fromQuery(operation, new URLSearchParams(fragment));
		const given = { ...inQuery, ...fromFragment, ...values };
		const asIs = Object.keys(given).length === 0;
		if (asIs) {
			const before = this.tool.values;
			// The values that the form derives from the device come first.
			const first = { ...(await firstValues(this.entry)), ...before };
			// Input typed in the meantime stays.
			if (this.tool.values !== before) return;
			const own = Object.keys(first).length > 0 ? ownLanguage(operation, settings.locale) : {};
			this.tool.values = this.#first = { ...own, ...first };
		} else
			this.tool.values = {
				...ownLanguage(operation, settings.locale),
				...firstChoices(operation, given),
				...fromInput(operation, await ownCountry(operation, given)),
				...given
			};
		// Answers the initial values at once, and an empty form if its question needs no input.
		if (
			this.tool.complete &&
			(Object.keys(this.tool.values).length > 0 || (operation.params.required.length === 0 && !operation.accepts))
		) {
			await this.tool.run();
		}
	}

	/** Values that may be stored and shared: no passwords, files or defaults. */
	get kept(): Record<string, string> {
		return shareable(this.entry.operation, this.tool.values);
	}

	async #answered(): Promise<void> {
		if (this.entry.operation.kind === 'feed') noteFeedUsed(`${this.entry.group.id}/${this.entry.name}`);
		if (this.isPart || this.tool.values === this.#first) return;
		const { kept } = this;
		router.rewrite(...(await this.#placeOf(kept)));
		clearTimeout(this.#settle);
		// Operations that answer secrets leave no trace.
		if (this.entry.operation.secret || Object.keys(kept).length === 0) return;
		this.#settle = setTimeout(() => void this.#remember(kept), this.tool.asked ? 0 : SETTLED);
	}

	async #remember(values: Record<string, string>): Promise<void> {
		try {
			const { remember } = await import('../history/call-history');
			await remember({ group: this.entry.group.id, name: this.entry.name, values, at: Date.now() });
		} catch (error) {
			// Private windows of some browsers lack IndexedDB: the tool works without a history.
			console.warn('history: not kept', error);
		}
	}

	/** Address of this page with the values in it, for sharing. */
	async link(): Promise<string> {
		const url = new URL(href(`tools/${this.entry.group.id}/${this.entry.slug}`), location.href);
		[url.search, url.hash] = await this.#placeOf(this.kept);
		return url.href;
	}

	/** Query and fragment of the address for these values. */
	async #placeOf(kept: Readonly<Record<string, string>>): Promise<[search: string, hash: string]> {
		const query = new URLSearchParams(kept).toString();
		if (query.length > LONGEST_QUERY) return ['', `#z=${await (await longTexts()).pack(kept)}`];
		return [query && `?${query}`, ownFragment()];
	}
}
