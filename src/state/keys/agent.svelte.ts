import { settings } from '../settings/settings.svelte';
import type { ModelContext } from './agent-tools';

/** Offers the API to the browser's agent while the developer view is on, in browsers that have one. */
export function watchDeveloperView(): void {
	const { modelContext } = document as Document & { readonly modelContext?: Partial<ModelContext> };
	if (typeof modelContext?.registerTool !== 'function') return;
	$effect.root(() => {
		$effect(() => {
			if (!settings.developer) return undefined;
			const offered = new AbortController();
			import('./agent-tools').then(
				({ offerTools }) => offerTools(modelContext as ModelContext, offered.signal),
				(error: unknown) => console.warn('agent: tools could not be loaded', error)
			);
			return () => offered.abort();
		});
	});
}
