import type { Plugin } from 'vite';

/** Files of Svelte by their path, with conditions that are never true in this app: builds omit their code. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
	// Pages are drawn in the browser alone, from nothing.
	'internal/client/dom/hydration.js': ['hydrating'],
	// Every component uses runes, has no await in its markup, and no tracing.
	'internal/flags/index.js': ['async_mode_flag', 'legacy_mode_flag', 'tracing_mode_flag']
};
const IN_SVELTE = /\/node_modules\/svelte\/src\/(.*?)(?:\?|$)/;

/** Replaces a flag variable of Svelte by its constant. Throws when a later version has no such flag. */
function settle(code: string, flag: string): string {
	const declared = `export let ${flag} = false;`;
	if (!code.includes(declared)) throw new Error(`svelte: there is no ${flag} any more, sw/build/svelte-plugin.ts`);
	return code.replaceAll(new RegExp(`^\\t${flag} = .*$`, 'gm'), '').replace(declared, `export const ${flag} = false;`);
}

/** Leaves out of the build what Svelte can do and this app never asks of it: a tenth of what each page loads of it. */
export function svelteAsUsed(): Plugin {
	return {
		name: 'svelte-as-used',
		apply: 'build',
		transform(code, id) {
			const flags = NEVER[IN_SVELTE.exec(id)?.[1] ?? ''];
			return flags ? { code: flags.reduce(settle, code), map: null } : null;
		}
	};
}
