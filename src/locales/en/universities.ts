import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'universities'> = {
	q: 'Name',
	domain: 'Web or e-mail address',
	level: 'Kind',
	offset: 'Skip',
	'level=higher_education': 'University or college',
	'level=school': 'School'
};

/** Page texts in English. */
export const words = {
	universities: 'Universities',
	share: 'Share',
	totalUnit: { one: 'university', other: 'universities' },
	rank: 'Number {rank} of {count}, with {share} of all universities listed',
	inCountries: {
		one: 'In {count} country. Tap it on the map or in the table.',
		other: 'In {count} countries. Tap one on the map or in the table.'
	},
	byCountry: 'Universities by country',
	legend: 'Colour shows the number of universities',
	found: { one: '{count} institution', other: '{count} institutions' },
	countryUnknown: 'country unknown',
	showMore: 'Show more',
	copyDomain: 'Copy {domain}',
	unknown: '{domain} isn’t on our list. It may still be a university.',
	academicOnly: '{domain} isn’t on our list, but only academic institutions can use its ending.',
	excluded: '{domain} isn’t listed, because other people have addresses there too.',
	misused: 'Other people have addresses at {domain} too.',
	mended: 'No exact match. Showing results for “{name}”.',
	nothing: 'Nothing found. Try the English name or the web address.',
	homeless: 'Institutions with .com, .org and most .edu addresses can only be found by name or address.',
	listSource: 'Universities, colleges and schools: swot by JetBrains and contributors',
	listThem: 'Show list'
} as const;
