import path from 'node:path';
import type { Plugin } from 'vite';

/** Modules of packages, by the end of their path, and ours in their place: what this app never uses is not loaded. */
const OURS: Readonly<Record<string, string>> = {
	'vite/preload-helper.js': 'src/preload-imports.ts',
	'svelte/src/internal/client/dom/hydration.js': 'src/svelte/hydration.ts',
	'svelte/src/internal/flags/index.js': 'src/svelte/flags.ts'
};
/** Where the page starts its worker: in a build that is the file of this very module, which the page has already. */
const POOL = /\/sw\/page\/pool\.ts$/;
const WORKER = './worker.ts';
const STYLES = '\0styles:';

/**
 * Resolves imports otherwise in builds: to our modules in place of a package's, and style sheets to scripts that adopt them, so that
 * pages load only the styles they use, without a request for each. Content security policies allow it, because the page has
 * no inline style. The page's worker is a file of the same build.
 */
export function ownModules(): Plugin {
	return {
		name: 'own-modules',
		apply: 'build',
		enforce: 'pre',
		resolveId: {
			filter: { id: /(?:preload-helper|hydration|flags\/index)\.js$|\.css$/ },
			async handler(source, importer) {
				if (/[?&]inline\b/.test(source)) return null;
				const found = await this.resolve(source, importer, { skipSelf: true });
				const id = found?.id ?? source;
				// The end of the name must not be that of a style sheet.
				if (id.endsWith('.css')) return `${STYLES}${encodeURIComponent(id)}.js`;
				const ours = Object.entries(OURS).find(([end]) => id.replaceAll('\\', '/').endsWith(end))?.[1];
				return ours === undefined ? found : path.resolve(ours);
			}
		},
		transform: {
			filter: { id: POOL },
			handler(code, id) {
				const address = `new URL('${WORKER}', import.meta.url)`;
				if (!code.includes(address)) this.error(`${id} starts no ${WORKER}`);
				return { code: `import '${WORKER}';\n${code.replace(address, 'import.meta.url')}`, map: null };
			}
		},
		load: {
			filter: { id: /^\0styles:/ },
			handler(id) {
				const [file = '', query = ''] = decodeURIComponent(id.slice(STYLES.length, -'.js'.length)).split('?');
				// The query of a component's styles has to be at the end.
				const text = `${file}?inline${query && `&${query}`}`;
				return `import text from ${JSON.stringify(text)};\nimport { adopt } from '/src/styles/adopt.ts';\nadopt(text);`;
			}
		}
	};
}
