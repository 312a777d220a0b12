import type { Pages } from '../state/view.svelte';
import { loadAnswerPanel, loadFormPanel } from './panels';

/** All pages of the app. */
export const pages: Pages = {
	byPath: {
		'': () => import('./Home.svelte'),
		tools: () => import('./Tool.svelte'),
		docs: () => import('../docs/Docs.svelte'),
		keys: () => import('./Keys.svelte'),
		history: () => import('./History.svelte'),
		settings: () => import('./Settings.svelte'),
		allow: () => import('./Allow.svelte'),
		offline: () => import('./Offline.svelte')
	},
	notFound: () => import('./NotFound.svelte'),
	unloaded: () => import('./Unloaded.svelte'),
	loadFormPanel,
	loadAnswerPanel
};
