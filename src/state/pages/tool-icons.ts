import { keyOf, type Tool } from './tools';

/** Icons of tools that share a group, as path data on a 24 × 24 grid. */
const ICONS: Readonly<Record<string, string>> = {
	'geo/timezone': 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 8v4.2l2.8 1.8',
	'geo/distance': 'M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 17h3a3 3 0 0 0 3-3v-4a3 3 0 0 1 3-3',
	'language/transliterate': 'M3.5 6.5h9M8 4v2.5M10.5 6.5c-.8 3.4-3 6-6 7.8M5.8 9c1.2 2.3 3 4 5.2 5.2M12 20l4-9.5L20 20M13.4 16.8h5.2',
	'qr/wifi': 'M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 12.8a8.2 8.2 0 0 1 11 0M9.5 16a3.9 3.9 0 0 1 5 0M12 19.2h.01',
	'encyclopedia/onThisDay': 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 7.5V12l3 2'
}; // prettier-ignore

/** Icon of a tool: its own, or the one of its group. */
export const iconOf = ({ main }: Pick<Tool, 'main'>): string => ICONS[keyOf(main)] ?? main.group.icon;
