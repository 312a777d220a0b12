import { settings } from '../state/settings/settings.svelte';

let asked = $state(false);

/** Whether the contracts’ texts, which are English, are shown: always in English, elsewhere when the reader wants them. */
export const english = {
	get shown(): boolean {
		return asked || settings.language === 'en';
	},
	toggle(): void {
		asked = !asked;
	}
};
