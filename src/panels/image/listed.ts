import { settings } from '../../state/settings/settings.svelte';
import { formatBytes } from '../../components/format';
import { isolated } from '../../components/isolated';

/** `EXIF, XMP`: names of the file in a row, by the interface's locale. */
export const listed = (names: readonly string[]): string =>
	new Intl.ListFormat(settings.locale, { type: 'unit', style: 'short' }).format(names);

/** `maker notes (20 kB), XMP (8 kB)` */
export const listedBlocks = (blocks: readonly { readonly name: string; readonly bytes: number }[]): string =>
	listed(blocks.map(({ name, bytes }) => `${isolated(name)} (${formatBytes(bytes)})`));
