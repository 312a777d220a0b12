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
	copyJson: 'Copy JSON',
	places: 'Places',
	placesFound: {
		one: '{count} place; arrow keys choose, Enter takes',
		other: '{count} places; arrow keys choose, Enter takes'
	},
	placeSample: 'Berlin, or 52.52, 13.405',
	latitudeLongitude: 'latitude, longitude',
	citiesFailed: 'The cities could not be loaded.',
	mapKeys: '{label}. Arrow keys move the cross, Enter chooses the place.',
	north: '{degrees}° north',
	south: '{degrees}° south',
	east: '{degrees}° east',
	west: '{degrees}° west',
	cut: { one: '{text}… ({count} character)', other: '{text}… ({count} characters)' },
	cityUnknown: 'No city of this name is known here; small places are missing.'
} as const;

export type UiKey = keyof typeof en;
