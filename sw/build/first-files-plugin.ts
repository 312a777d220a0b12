import type { Plugin } from 'vite';
import { isRuntime } from './namespaces-plugin.ts';
import { firstFilesOf } from './preload-plugin.ts';

/**
 * Names the files of the first page in the HTML. Rolldown puts the entry into a separate file that only imports its chunk: the
 * page requests the chunk. The app, a dynamic import of the entry, is fetched in parallel, with the files that nearly every page needs.
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
				const begun = Object.values(bundle).find(
					(file) => file.type === 'chunk' && file.name === 'index' && entry?.imports.includes(file.fileName)
				);
				const first = firstFilesOf(bundle);
				if (!entry || !begun || first.length === 0)
					throw new Error('the first files of the app are not what they were');
				const tagged = html
					.replace(new RegExp(`\\s*<link rel="modulepreload"[^>]*${begun.fileName}[^>]*>`), '')
					.replace(`${base}${entry.fileName}`, `${base}${begun.fileName}`)
					.replace(/\s*<script[^>]*src="([^"]*)"[^>]*><\/script>/g, (tag, file: string) =>
						isRuntime(file) ? '' : tag
					);
				return {
					html: tagged,
					tags: first
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
