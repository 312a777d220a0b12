import type { Pages } from '../state/pages/view.svelte';
import { loadAnswerPanel, loadFormPanel } from './panels';

/** All pages of the app. */
export const pages: Pages = {
	byPath: {
		'': () => import('./Home.svelte'),
		tools: () => import('./Tools.svelte'),
		tool: () => import('./tool/Tool.svelte'),
		docs: () => import('../docs/Docs.svelte'),
		keys: () => import('./Keys.svelte'),
		history: () => import('./History.svelte'),
		settings: () => import('./Settings.svelte'),
		allow: () => import('./ConsentPrompt.svelte'),
		offline: () => import('./Offline.svelte')
	},
	notFound: () => import('./NotFound.svelte'),
	unloaded: () => import('./tool/ChunkLoadError.svelte'),
	loadDocs: async (group, name) => (await import('../docs/contracts')).loadDocs(group, name),
	loadFormPanel,
	loadAnswerPanel
};
