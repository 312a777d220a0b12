import type { Words } from '../../state/words.svelte';
import type { DocsKey } from './en';

/** In Marathi. */
export const mr: Words<DocsKey> = {
	openTool: 'साधन उघडा',
	examples: 'उदाहरणे',
	ask: 'विचारा'
};
