/** Words of inputs, tables, charts and maps. */
export const en = {
	more: 'More options',
	optional: 'optional',
	any: 'Any',
	chooseCountry: 'Choose a country',
	showPassword: 'Show password',
	here: 'Use my location',
	hereDenied: 'This page may not ask where you are.',
	hereUnknown: 'The device could not tell where it is.',
	dropFile: 'Drop a file here, paste it, or choose one',
	pastedFile: 'Pasted file',
	asTable: 'As a table',
	showAll: 'Show all {count}',
	copy: 'Copy',
	copied: 'Copied',
	copyFailed: 'Could not copy',
	copyJson: 'Copy JSON'
} as const;

export type UiKey = keyof typeof en;
