import { settings } from '../settings/settings.svelte';
import type { ModelContext } from './agent-tools';

/** Offers the API to the browser's agent while the developer view is on, in browsers that have one. */
export function watchDeveloperView(): void {
	// The draft moved from navigator to document: browsers have one or the other.
	const places = [document, navigator] as readonly { readonly modelContext?: Partial<ModelContext> }[];
	const modelContext = places.map((place) => place.modelContext).find((one) => typeof one?.registerTool === 'function');
	if (!modelContext) return;
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
