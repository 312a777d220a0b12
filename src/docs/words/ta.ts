import type { Words } from '../../state/words.svelte';
import type { DocsKey } from './en';

/** In Tamil. */
export const ta: Words<DocsKey> = {
	openTool: 'கருவியைத் திற',
	examples: 'எடுத்துக்காட்டுகள்',
	ask: 'கேள்'
};
