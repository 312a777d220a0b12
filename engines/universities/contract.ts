import { defineGroup, example } from '../kit/contract';
import { integer, list, nullable, object, objects, objectWith, string } from '../kit/schema';

export const universities = defineGroup({
	id: 'universities',
	icon: 'M12 4 2.5 8.5 12 13l9.5-4.5ZM6 10.5v5c1.5 1.5 3.5 2.2 6 2.2s4.5-.7 6-2.2v-5M21.5 8.5V14',
	hue: 180,
	title: 'Universities',
	summary: 'Universities and schools by name, web address and country, and how many each country has.',
	packs: { universities: 'Universities and schools by name and domain' },
	source: {
		text: 'Counts and institutions: university-domains-list by Hipo, as of 2026-06-20. Further institutions: swot by JetBrains, as of 2026-07-17. Names of countries: Unicode CLDR',
		licence: 'MIT',
		url: 'https://github.com/Hipo/university-domains-list'
	},
	operations: {
		countries: {
			title: 'By country',
			method: 'GET',
			path: '/v1/countries',
			summary: 'Number of universities by country',
			description: 'One row per country or territory, sorted by code: 200 codes, 10,251 universities.',
			kind: 'data',
			cost: 'bounded',
			params: object({}),
			response: object({
				count: integer('Number of countries'),
				countries: objects({
					code: string('ISO 3166-1 alpha-2'),
					country: string('English name'),
					universities: integer('Universities listed')
				})
			}),
			examples: [
				example('All countries', {}, { count: 200, countries: [{ code: 'AD', country: 'Andorra', universities: 1 }] })
			]
		},
		universities: {
			title: 'By name or domain',
			method: 'GET',
			path: '/v1/universities',
			summary: 'Find the institution behind a name, web address or e-mail address',
			description:
				'25,847 universities, colleges and schools with the domains of their members’ addresses, from Hipo’s list and swot. The list includes schools and is not complete. A host below a domain is found too: `cs.mit.edu`. The country comes from the domain, from Hipo’s list, or from a state of the United States in the name under `.edu`, else it is null.',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['country', 'q', 'domain', 'level'], {
				country: string('Only in this country: ISO code or name', {
					minLength: 1,
					maxLength: 60,
					examples: ['IS'],
					'x-input': 'country',
					'x-kind': 'country'
				}),
				q: string('Words of the name in any order, or their beginnings, or its short name, as `mit`', {
					title: 'Name',
					minLength: 1,
					maxLength: 200,
					examples: ['oxford', 'universität münchen']
				}),
				domain: string('A domain, an e-mail address or a web address', {
					title: 'Web or e-mail address',
					minLength: 1,
					maxLength: 320,
					examples: ['cs.mit.edu', 'name@ox.ac.uk']
				}),
				level: string('Only this kind, as far as name and domain tell. Defaults to all, universities first', {
					title: 'Kind',
					enum: ['higher_education', 'school']
				}),
				limit: integer('Maximum number', { minimum: 1, maximum: 500, default: 20 }),
				offset: integer('How many to skip', { minimum: 0, maximum: 100_000, default: 0 })
			}),
			response: object({
				count: integer('Number of institutions in this answer'),
				total: integer('Number of all matches'),
				universities: objects(
					'Best match first for a name; otherwise universities, then unknown, then schools, by name',
					{
						name: { type: 'string', examples: ['University of Iceland'], 'x-kind': 'topic' },
						other_names: list({ type: 'string' }, 'Other languages, parts or short forms'),
						country: nullable(string('ISO 3166-1 alpha-2. Null if the domain doesn’t tell', { 'x-kind': 'country' })),
						country_name: nullable(string('English name')),
						country_basis: nullable(
							string('What tells the country: its own domain, .edu and a state in the name, or Hipo’s list', {
								enum: ['domain', 'name', 'list']
							})
						),
						subdivision: nullable(
							string('ISO 3166-2, where the domain is one of a state or province', { examples: ['US-CA'] })
						),
						level: nullable(
							string('From name and domain. Null if they don’t tell, or say both', {
								enum: ['higher_education', 'school']
							})
						),
						domains: list({ type: 'string' }, 'Where its addresses are, the shortest first'),
						web_pages: list({ type: 'string' }, 'As Hipo’s list has them; empty for others')
					}
				),
				matched_domain: nullable(string('The listed domain that `domain` is or lies under', { examples: ['mit.edu'] })),
				domain_status: nullable(
					string(
						'What the list says about `domain`: listed; listed, but other people have addresses there too; left out for that reason; not listed, but its ending is for academic institutions only; not listed',
						{ enum: ['listed', 'shared', 'excluded', 'academic_suffix', 'unknown'] }
					)
				),
				read_as: nullable(
					string('Words searched instead, if nothing matches `q` as spelled', { examples: ['stanford'] })
				),
				note: nullable(string('What the list can’t tell about your question'))
			}),
			examples: [
				example(
					'Whose domain is this?',
					{ domain: 'cs.mit.edu' },
					{
						count: 1,
						matched_domain: 'mit.edu',
						domain_status: 'listed',
						universities: [{ name: 'Massachusetts Institute of Technology', country: 'US', country_basis: 'name' }]
					}
				),
				example(
					'An e-mail address',
					{ domain: 'jane@cs.ox.ac.uk' },
					{ universities: [{ name: 'University of Oxford', country: 'GB', level: 'higher_education' }] }
				),
				example('By name', { q: 'oxford university', limit: 1 }, { universities: [{ name: 'University of Oxford' }] }),
				example(
					'In a country',
					{ country: 'Iceland', q: 'akureyri' },
					{ universities: [{ name: 'University of Akureyri', country: 'IS', domains: ['unak.is'] }] }
				),
				example(
					'A domain that isn’t listed',
					{ domain: 'example.com' },
					{ count: 0, total: 0, universities: [], matched_domain: null, domain_status: 'unknown' }
				)
			],
			limits: [
				'A domain that isn’t listed may still belong to a university',
				'Country searches leave out institutions under .com, .org and other domains without a country'
			]
		}
	}
});
