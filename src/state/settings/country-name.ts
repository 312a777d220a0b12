import { made } from './intl-cache';
import { settings } from './settings.svelte';

/** Name of a country by its ISO 3166 code (two letters), in the interface's language; the code itself when unknown. */
export function countryName(code: string): string {
	try {
		return made(Intl.DisplayNames, settings.locale, { type: 'region' }).of(code.toUpperCase()) ?? code;
	} catch {
		// Not the form of a code.
		return code;
	}
}
