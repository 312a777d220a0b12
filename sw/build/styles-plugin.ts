import type { Plugin } from 'vite';

/** Stands for the styles of a chunk in its code, by the name of their file: it has their hash, so that the chunk's own has it. */
const HERE = /["`]styles of ([^"`]+)["`]/g;

/**
 * Styles travel in the chunk that needs them, which adopts them as it runs: no page loads what only others draw, and no file
 * for each is asked for. Policies allow it, since no style stands in the page; and nothing is drawn before they are there.
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
			// First in its file, whose code may draw at once; what it imports has run by then.
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
