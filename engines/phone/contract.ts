import { defineGroup } from '../kit/contract';
import { list, object } from '../kit/schema';
import { PHONE_TYPES } from './types';

export const phone = defineGroup({
	id: 'phone',
	icon: 'M6.5 3.5h3l1.5 4-2 1.7a12.5 12.5 0 0 0 5.8 5.8l1.7-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
	hue: 225,
	title: 'Phone',
	summary: 'Example numbers of every country and type, in every format.',
	source: {
		text: 'Example numbers and formats of google-libphonenumber',
		licence: 'Apache-2.0',
		url: 'https://github.com/google/libphonenumber'
	},
	operations: {
		example: {
			title: 'Phone numbers',
			method: 'GET',
			path: '/v1/example',
			summary: 'An example phone number of a country',
			description: 'Valid by the numbering plan, in four formats. Nobody need answer it: it is an example.',
			kind: 'compute',
			cost: 'bounded',
			params: object({
				country: {
					type: 'string',
					minLength: 1,
					maxLength: 60,
					description: 'ISO 3166-1 alpha-2 or alpha-3 code, or a common name',
					examples: ['DE', 'DEU', 'Germany'],
					'x-input': 'country'
				},
				type: {
					type: 'string',
					maxLength: 40,
					default: 'mobile',
					description: `One of ${PHONE_TYPES.join(', ')}; also written with -`,
					examples: PHONE_TYPES
				}
			}),
			response: object({
				country: { type: 'string' },
				country_name: { type: 'string', description: 'English name' },
				type: { type: 'string' },
				calling_code: { type: 'integer', description: 'Without +' },
				e164: { type: 'string' },
				international: { type: 'string' },
				national: { type: 'string' },
				rfc3966: { type: 'string', description: 'As a tel: address' },
				types_available: list({ type: 'string' }, 'Types that this country has')
			}),
			examples: [
				{
					title: 'A mobile number of Germany',
					input: { country: 'DE' },
					output: { country: 'DE', country_name: 'Germany', type: 'mobile', calling_code: 49 }
				},
				{
					title: 'A toll-free number of the United States',
					input: { country: 'us', type: 'toll-free' },
					output: {
						country: 'US',
						type: 'toll_free',
						calling_code: 1,
						e164: '+18002345678',
						international: '+1 800-234-5678',
						national: '(800) 234-5678',
						rfc3966: 'tel:+1-800-234-5678'
					}
				}
			],
			limits: [
				'An unknown type is refused with the list of all; one that the country has not is 404 with the list of its own.'
			]
		}
	}
});
