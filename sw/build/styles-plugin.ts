import type { Plugin } from 'vite';

/** Placeholder of a chunk's styles in its code, named after their file with its hash, so that the chunk's own hash depends on it. */
const HERE = /["`]styles of ([^"`]+)["`]/g;

/**
 * Styles are in the chunk that needs them, which adopts them as it runs: pages load only the styles they use, without a
 * request for each. Content security policies allow it, because the page has no inline style; drawing waits for it.
 */
export function stylesInChunks(): Plugin {
	return {
		name: 'styles-in-chunks',
		apply: 'build',
		enforce: 'post',
		renderChunk(code, { viteMetadata }) {
			const files = [...(viteMetadata?.importedCss ?? [])];
			if (files.length === 0) return null;
			viteMetadata?.importedCss.clear();
			const adopted = files.map((file) => JSON.stringify(`styles of ${file}`)).join('+');
			// First in its file, whose code may draw at once; its imports have run by then.
			return {
				code: `{const styles=new CSSStyleSheet();styles.replaceSync(${adopted});document.adoptedStyleSheets.push(styles)}\n${code}`,
				map: null
			};
		},
		generateBundle: {
			order: 'pre',
			handler(_options, bundle) {
				for (const chunk of Object.values(bundle)) {
					if (chunk.type !== 'chunk') continue;
					chunk.code = chunk.code.replace(HERE, (_, file: string) => {
						const styles = bundle[file];
						if (styles?.type !== 'asset') throw new Error(`no styles ${file}`);
						delete bundle[file];
						return JSON.stringify(String(styles.source).trim());
					});
				}
			}
		}
	};
}
