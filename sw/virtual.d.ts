/** Made by sw/build/engines-plugin.ts: the engine files of this build. */
declare module 'virtual:engines' {
	/** What a service worker takes in while it is installed; null for pages, and in development. */
	export const scripts: readonly string[] | null;
	/** Whether this host has the file: a service worker does without large ones that are rarely asked for. */
	export function has(name: string): boolean;
	/** Loads a file and what it needs, unless it was; rejects when it cannot be had. `fragment` makes its address another one. */
	export function fetchPart(name: string, fragment?: string): Promise<void>;
	/** What a file that was loaded registers: `{ engine }` of a group, the exports of a lazy part. */
	export function part(name: string): unknown;
}

/** Made by sw/build/engines-plugin.ts. */
declare module 'virtual:feed-files' {
	/** Paths of the files that answer a feed in a page, by its group; none in development. */
	export const feedFiles: Readonly<Record<string, readonly string[]>>;
}

/** Made by sw/build/routes-plugin.ts: what answering needs of the contracts, without their docs. */
declare module 'virtual:routes' {
	export const groups: readonly import('../engines/kit/contract').RoutedGroup[];
}

/** Made by sw/build/routes-plugin.ts: what lists of tools need of the contracts. */
declare module 'virtual:catalogue' {
	export const groups: readonly import('../engines/kit/contract').ListedGroup[];
}

/** Made by sw/build/engines-plugin.ts: in development all engines, for the service worker; empty in a build. */
declare module 'virtual:engines-preloaded';

/** Made by sw/build/packs-plugin.ts: the data packs of this build. */
declare module 'virtual:packs' {
	/** Name (`zones`) → path and size of its file. */
	export const packs: Readonly<Record<string, { readonly url: string; readonly bytes: number }>>;
}

/** Made by sw/build/routes-plugin.ts. */
declare module 'virtual:summaries' {
	/** Every operation in a sentence, by group and name: `math.evaluate`. */
	export const summaries: Readonly<Record<string, string>>;
}

declare module 'virtual:panels' {
	/** The components of src/panels that draw the answer or the form of an operation, by their paths. */
	export const panels: Readonly<Record<string, () => Promise<{ readonly default: import('svelte').Component<never> }>>>;
}

declare module 'virtual:addresses' {
	/** What asking needs of every operation, by the operation's name. */
	export const addresses: Readonly<
		Record<string, Pick<import('../engines/kit/contract').Operation, 'method' | 'path'>>
	>;
}
