import type { universities } from '../../../engines/universities/contract';
import type { FormsOf } from '../types';

/** What the forms of the group say in English. */
export const forms: FormsOf<typeof universities> = {
	fields: {
		country: 'Country',
		q: 'Name',
		domain: 'Web or e-mail address',
		level: 'Kind',
		limit: 'Show up to',
		offset: 'Skip'
	},
	choices: { level: { higher_education: 'University or college', school: 'School' } }
};

/** What its pages say in English. */
export const words = {
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
	legend: 'Colour by number of universities',
	found: { one: '{count} institution', other: '{count} institutions' },
	higher: 'Higher education',
	school: 'School',
	countryUnknown: 'country not known',
	showMore: 'Show more',
	copyDomain: 'Copy {domain}',
	unknown: 'The list does not know {domain}. That does not mean that it is no university.',
	academicOnly: 'The list does not know {domain}; its ending is said to be for academic institutions alone.',
	excluded: 'The list leaves {domain} out: others have addresses there, too.',
	misused: 'Others got addresses under {domain}, too.',
	mended: 'Nothing is called so; this is what is called “{name}”.',
	nothing: 'The list has nothing that fits. Try the English name or the domain.',
	homeless: 'Institutions whose domain tells no country (.com, .org, most of .edu) are found by name or domain alone.',
	listSource: 'Universities, colleges and schools: swot by JetBrains and contributors.',
	listThem: 'List them'
} as const;
