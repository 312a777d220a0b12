import { defineGroup } from '../kit/contract';
import { list, object } from '../kit/schema';

export const universities = defineGroup({
	id: 'universities',
	icon: 'M12 4 2.5 8.5 12 13l9.5-4.5ZM6 10.5v5c1.5 1.5 3.5 2.2 6 2.2s4.5-.7 6-2.2v-5M21.5 8.5V14',
	hue: 180,
	title: 'Universities',
	summary: 'How many universities each country has.',
	source: {
		text: 'university-domains-list by Hipo, as of 2026-06-20; names from Unicode CLDR',
		licence: 'MIT',
		url: 'https://github.com/Hipo/university-domains-list'
	},
	operations: {
		countries: {
			title: 'By country',
			method: 'GET',
			path: '/v1/countries',
			summary: 'Number of universities by country',
			description: 'One row a country code, sorted by code: 200 codes, 10,251 universities.',
			kind: 'data',
			cost: 'bounded',
			params: object({}),
			response: object({
				count: { type: 'integer', description: 'Number of countries' },
				countries: list(
					object({
						code: { type: 'string', description: 'ISO 3166-1 alpha-2' },
						country: { type: 'string', description: 'English name' },
						universities: { type: 'integer', description: 'Universities listed' }
					})
				)
			}),
			examples: [
				{
					title: 'All countries',
					input: {},
					output: { count: 200, countries: [{ code: 'AD', country: 'Andorra', universities: 1 }] }
				}
			]
		}
	}
});
