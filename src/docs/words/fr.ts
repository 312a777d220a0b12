import type { Words } from '../../state/words.svelte';
import type { DocsKey } from './en';

/** In French. */
export const fr: Words<DocsKey> = {
	openTool: 'Ouvrir l’outil',
	examples: 'Exemples',
	ask: 'Demander'
};
