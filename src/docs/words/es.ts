import type { Words } from '../../state/words.svelte';
import type { DocsKey } from './en';

/** In Spanish. */
export const es: Words<DocsKey> = {
	openTool: 'Abrir la herramienta',
	examples: 'Ejemplos',
	ask: 'Preguntar'
};
