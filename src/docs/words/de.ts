import type { Words } from '../../state/words.svelte';
import type { DocsKey } from './en';

/** In German. */
export const de: Words<DocsKey> = {
	openTool: 'Werkzeug öffnen',
	examples: 'Beispiele',
	ask: 'Fragen'
};
