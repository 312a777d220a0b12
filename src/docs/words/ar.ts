import type { Words } from '../../state/words.svelte';
import type { DocsKey } from './en';

/** In Arabic. */
export const ar: Words<DocsKey> = {
	openTool: 'افتح الأداة',
	examples: 'أمثلة',
	ask: 'اسأل'
};
