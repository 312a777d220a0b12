import type { Words } from '../../../state/words.svelte';

/** The words of the universities' pages. */
export const en = {
	country: 'Country',
	universities: 'Universities',
	share: 'Share',
	totalUnit: { one: 'university', other: 'universities' },
	rank: 'Number {rank} of {count}; {share} of all that are listed.',
	inCountries: {
		one: 'In {count} country. Press it on the map or in the table.',
		other: 'In {count} countries. Press one on the map or in the table.'
	},
	byCountry: 'Universities by country',
	legend: 'Colour by number of universities'
} as const;

export type UniversitiesWords = Words<keyof typeof en>;
