import type { Words } from '../../state/words.svelte';
import type { DocsKey } from './en';

/** In Hindi. */
export const hi: Words<DocsKey> = {
	openTool: 'टूल खोलें',
	examples: 'उदाहरण',
	ask: 'पूछें'
};
