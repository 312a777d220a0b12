import { settings } from '../../state/settings.svelte';

/** `EXIF, XMP`: names of the file in a row, by the interface's locale. */
export const listed = (names: readonly string[]): string =>
	new Intl.ListFormat(settings.locale, { type: 'unit', style: 'short' }).format(names);
