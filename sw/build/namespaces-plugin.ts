import type { Plugin } from 'vite';

/** Rolldown emits its helpers as a separate file in every configuration: one more request of every page. */
const RUNTIME = /rolldown-runtime-/;
export const isRuntime = (file: string): boolean => RUNTIME.test(file);

/** What nearly all files need of it. */
const IMPORTED = /^import \{ \w+ as __exportAll \} from "[^"]*rolldown-runtime-[^"]*";/m;
const OWN = `function __exportAll(all) {
	const namespace = {};
	for (const name in all) Object.defineProperty(namespace, name, { get: all[name], enumerable: true });
	return namespace;
}`;

/** Gives each file the one small helper that makes a module out of a part of it, in place of a file that all wait for. */
export const ownNamespaces = (): Plugin => ({
	name: 'own-namespaces',
	apply: 'build',
	renderChunk: (code) => (IMPORTED.test(code) ? { code: code.replace(IMPORTED, OWN), map: null } : null)
});
