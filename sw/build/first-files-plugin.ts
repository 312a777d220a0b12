import type { Plugin } from 'vite';
import { isRuntime } from './namespaces-plugin.ts';
import { firstFilesOf } from './preload-plugin.ts';

/**
 * The page names what it runs by itself. Rolldown puts the entry into a file of its own that only imports its chunk: the
 * page asks for the chunk. And the app, which that one imports late, is fetched beside it, with what nearly every page needs.
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
