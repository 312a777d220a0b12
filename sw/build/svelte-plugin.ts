import type { Plugin } from 'vite';

/**
 * Modules of Svelte by their path, with what the build uses in their place. A name that a later Svelte imports and that is
 * missing here fails the build.
 */
const IN_PLACE: Readonly<Record<string, string>> = {
	// Pages are drawn in the browser alone, from nothing. What runs while hydrating does not run.
	'internal/client/dom/hydration.js': `export const hydrating = false;
export const hydrate_node = null;
export function set_hydrating() {}
export function set_hydrate_node() {}
export function hydrate_next() {}
export function hydrate_template() {}
export function reset() {}
export function next() {}
export function skip_nodes() {}
export function read_hydration_instruction() {}`,
	// Every component uses runes, has no await in its markup, and no tracing.
	'internal/flags/index.js': `export const async_mode_flag = false;
export const legacy_mode_flag = false;
export const tracing_mode_flag = false;
export function enable_async_mode_flag() {}
export function enable_legacy_mode_flag() {}
export function enable_tracing_mode_flag() {}`
};
const IN_SVELTE = /\/node_modules\/svelte\/src\/(.*?)(?:\?|$)/;

/** Leaves out of the build what Svelte can do and this app never uses: a tenth of what each page loads of it. */
export function svelteAsUsed(): Plugin {
	return {
		name: 'svelte-as-used',
		apply: 'build',
		load: (id) => IN_PLACE[IN_SVELTE.exec(id)?.[1] ?? ''] ?? null
	};
}
