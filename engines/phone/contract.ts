import { defineGroup, example } from '../kit/contract';
import { boolean, integer, list, nullable, object, objectWith, string } from '../kit/schema';
import { NUMBER_REASONS, NUMBER_TYPES, PHONE_TYPES } from './types';

export const phone = defineGroup({
	id: 'phone',
	icon: 'M6.5 3.5h3l1.5 4-2 1.7a12.5 12.5 0 0 0 5.8 5.8l1.7-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
	hue: 225,
	packs: { phones: 'Places and carriers of phone numbers' },
	title: 'Phone',
	summary: 'Check a phone number and see how to write it; example numbers for every country.',
	source: {
		text: 'Example numbers, formats, places, carriers and time zones of google-libphonenumber (Apache-2.0); numbers are read by libphonenumber-js (MIT) with its metadata',
		licence: 'Apache-2.0, MIT',
		url: 'https://github.com/google/libphonenumber'
	},
	operations: {
		example: {
			title: 'Phone numbers',
			method: 'GET',
			path: '/v1/example',
			summary: 'An example phone number for a country',
			description: 'Valid in format, in four ways of writing. It’s only an example: nobody may answer.',
			kind: 'compute',
			cost: 'bounded',
			params: object({
				country: string('ISO country code or name', {
					minLength: 1,
					maxLength: 60,
					examples: ['DE', 'DEU', 'Germany'],
					'x-input': 'country',
					'x-kind': 'country'
				}),
				type: string(`One of ${PHONE_TYPES.join(', ')}; also written with -`, {
					maxLength: 40,
					default: 'mobile',
					examples: PHONE_TYPES
				})
			}),
			response: object({
				country: { type: 'string', 'x-kind': 'country' },
				country_name: string('English name'),
				type: { type: 'string', enum: PHONE_TYPES },
				calling_code: integer('Without +'),
				e164: { type: 'string' },
				international: { type: 'string' },
				national: { type: 'string' },
				rfc3966: string('As a tel: address'),
				types_available: list({ type: 'string', enum: PHONE_TYPES }, 'Types that this country has')
			}),
			examples: [
				example(
					'A mobile number of Germany',
					{ country: 'DE' },
					{ country: 'DE', country_name: 'Germany', type: 'mobile', calling_code: 49 }
				),
				example(
					'A toll-free number of the United States',
					{ country: 'us', type: 'toll-free' },
					{
						country: 'US',
						type: 'toll_free',
						calling_code: 1,
						e164: '+18002345678',
						international: '+1 800-234-5678',
						national: '(800) 234-5678',
						rfc3966: 'tel:+1-800-234-5678'
					}
				)
			],
			limits: [
				'An unknown type returns an error listing all types; a type the country lacks returns 404 with its own types.'
			]
		},
		number: {
			title: 'Check a number',
			method: 'GET',
			path: '/v1/number',
			summary: 'Type, country and formats of a phone number',
			description:
				'Reads numbers as people write them: with + or 00, brackets, an extension, other digits. Tells whether the format is valid, its type and country, and every way to write it. Valid doesn’t mean in use: no call is made.',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['country'], {
				number: string('A phone number, alone or inside a text', {
					minLength: 1,
					maxLength: 250,
					examples: ['+49 30 901820', '(201) 555-0123']
				}),
				country: string('Country where a number without + is dialled: ISO code or name', {
					maxLength: 60,
					examples: ['DE'],
					'x-input': 'country'
				})
			}),
			response: object({
				number: string('As given'),
				valid: boolean('Whether the numbering plan includes it'),
				possible: boolean('Whether the country has numbers of this length'),
				type: { type: 'string', enum: NUMBER_TYPES },
				country: nullable(
					string('ISO 3166-1 alpha-2. Null if countries share the code and the digits don’t tell them apart', {
						'x-kind': 'country'
					})
				),
				country_name: nullable(string('English name')),
				calling_code: nullable(integer('Without +')),
				e164: nullable({ type: 'string' }),
				international: nullable({ type: 'string' }),
				national: nullable({ type: 'string' }),
				rfc3966: nullable(string('As a tel: address')),
				extension: nullable({ type: 'string' }),
				region: nullable(
					string(
						'Where numbers that begin so are, in English: a town, a state. Null for mobiles of most countries and while the tables load'
					)
				),
				carrier: nullable(
					string('The carrier that got the mobile number’s range. Null for other numbers and while the tables load')
				),
				carrier_may_differ: nullable(
					boolean('True where mobile numbers of the country move between carriers; null without a carrier')
				),
				timezones: nullable(
					list(
						{ type: 'string' },
						'IANA zones of the range, empty when unknown; a mobile may be elsewhere. Null while the tables load'
					)
				),
				reason: nullable(string('Why it isn’t valid. Null if it is', { enum: NUMBER_REASONS })),
				updated: nullable(
					string('Day of the signed update that has the number’s range. Null if it is from the build', {
						format: 'date'
					})
				)
			}),
			examples: [
				example(
					'A Berlin number, as dialled there',
					{ number: '030 901820', country: 'Germany' },
					{
						valid: true,
						type: 'fixed_line',
						country: 'DE',
						calling_code: 49,
						e164: '+4930901820',
						international: '+49 30 901820',
						national: '030 901820',
						rfc3966: 'tel:+49-30-901820',
						region: 'Berlin',
						timezones: ['Europe/Berlin'],
						reason: null,
						updated: null
					}
				),
				example(
					'A number with an extension',
					{ number: 'tel:+1 (201) 555-0123 ext. 9' },
					{ valid: true, country: 'US', e164: '+12015550123', extension: '9' }
				),
				example('One digit short', { number: '+4930' }, { valid: false, country: 'DE', reason: 'is too short' })
			],
			limits: [
				'Regions, carriers and zones are those of libphonenumber 9.0.35 of July 2026, in English.',
				'A number without + needs `country`. Numbering plans are those of the libphonenumber release the app was built with.'
			]
		}
	}
});
