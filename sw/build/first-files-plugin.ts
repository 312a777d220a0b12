import type { Plugin } from 'vite';

/**
 * The page names what it runs by itself. Rolldown puts the entry into a file of its own that only imports its chunk: the
 * page asks for the chunk. And the app, which that one imports late, is fetched beside it.
 */
export function firstFiles(): Plugin {
	let base = '/';
	return {
		name: 'first-files',
		apply: 'build',
		configResolved(config) {
			({ base } = config);
		},
		transformIndexHtml: {
			order: 'post',
			handler(html, { bundle = {}, chunk: entry }) {
				const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
				const begun = chunks.find(
					(chunk) => chunk !== entry && entry?.imports.includes(chunk.fileName) && chunk.name === 'index'
				);
				const app = chunks.find(({ name }) => name === 'app');
				if (!entry || !begun || !app) throw new Error('the first files of the app are not what they were');
				const tagged = html
					.replace(new RegExp(`\\s*<link rel="modulepreload"[^>]*${begun.fileName}[^>]*>`), '')
					.replace(`${base}${entry.fileName}`, `${base}${begun.fileName}`);
				return {
					html: tagged,
					tags: [app.fileName, ...app.imports]
						.filter((file) => !tagged.includes(`${base}${file}"`))
						.map((file) => ({
							tag: 'link',
							attrs: { rel: 'modulepreload', crossorigin: '', href: base + file },
							injectTo: 'head' as const
						}))
				};
			}
		}
	};
}
