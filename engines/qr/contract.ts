import { defineGroup, example } from '../kit/contract';
import { boolean, integer, list, number, object, objectWith, string } from '../kit/schema';
import { LEVELS } from './levels';
import { ASKED } from './security';

const SIZE = integer('Width and height of the picture in pixels.', {
	title: 'Size in pixels',
	minimum: 64,
	maximum: 2000,
	default: 300
});
const FORMAT = string('The answer itself; without it the Accept header decides.', { enum: ['json', 'png', 'svg'] });

export const qr = defineGroup({
	id: 'qr',
	icon: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5H14ZM20 14v2.5M17.5 20H20M14 20h.5M20 19.5v.5',
	hue: 272,
	title: 'QR',
	summary: 'Codes that a phone scans: to join a Wi-Fi network, or of any text.',
	source: {
		text: 'Computed on the device: the code by lean-qr, the PNG and SVG by our own writer. Nothing is stored or sent.',
		licence: 'MIT',
		url: 'https://github.com/davidje13/lean-qr'
	},
	operations: {
		wifi: {
			title: 'Wi-Fi code',
			method: 'GET',
			path: '/v1/wifi',
			summary: 'A QR code that joins a Wi-Fi network',
			description:
				'Encodes the network name and password in the form that phone cameras understand. Answers JSON with the picture as a data: URL, or the picture itself when asked for image/png or image/svg+xml. Text that is not ASCII is marked as UTF-8, so that every reader shows it right.',
			kind: 'compute',
			cost: 'bounded',
			secret: true,
			params: objectWith(['format'], {
				ssid: string('Name of the network, as it is shown in the list of networks.', {
					title: 'Network name',
					maxLength: 200,
					examples: ['Cafe Guest']
				}),
				password: string('Password of the network; leave empty for an open one.', {
					maxLength: 200,
					default: '',
					'x-input': 'password'
				}),
				security: string(
					'WPA means WPA, WPA2 and WPA3 (SAE), whose names work too. nopass means an open network. EAP is refused with the reason.',
					{ enum: ASKED, default: 'WPA' }
				),
				hidden: boolean('The network does not announce its name.', { title: 'Hidden network', default: false }),
				size: SIZE,
				format: FORMAT
			}),
			response: object({
				ssid: { type: 'string' },
				security: string('The content of the code. nopass without a password.', { enum: ['WPA', 'WEP', 'nopass'] }),
				hidden: { type: 'boolean' },
				size: { type: 'integer' },
				payload: string('The text that the code carries.'),
				format: { type: 'string', enum: ['png'] },
				image: string('The picture as a data: URL.'),
				error_correction: string('M; L when the picture would otherwise be too small for the text.', {
					enum: ['L', 'M']
				}),
				version: integer('1 to 40: the code is 17 + 4 × version modules wide.'),
				warnings: list({ type: 'string' }, 'What may keep a phone from joining.')
			}),
			produces: ['image/png', 'image/svg+xml'],
			examples: [
				example(
					'A network with a password',
					{ ssid: 'Cafe Guest', password: 'espresso-2024', size: 300 },
					{
						ssid: 'Cafe Guest',
						security: 'WPA',
						hidden: false,
						size: 300,
						payload: 'WIFI:T:WPA;S:Cafe Guest;P:espresso-2024;;',
						format: 'png',
						error_correction: 'M',
						version: 3,
						warnings: []
					}
				),
				example(
					'An open network',
					{ ssid: 'Library', security: 'nopass' },
					{ security: 'nopass', size: 300, payload: 'WIFI:T:nopass;S:Library;;', warnings: [] }
				),
				example(
					'A hidden network, with characters that need escaping',
					{ ssid: 'Back; Office', password: 'p:a\\ss,word', hidden: true },
					{
						hidden: true,
						payload: 'WIFI:T:WPA;S:Back\\; Office;P:p\\:a\\\\ss\\,word;H:true;;'
					}
				)
			],
			limits: [
				'A text that does not fit the size in whole modules is refused with the size that it needs.',
				'The answer is never stored.'
			]
		},
		qr: {
			title: 'Any code',
			method: 'GET',
			path: '/v1/qr',
			summary: 'A QR code of any text',
			description:
				'Encodes a text as it is: an address, a vCard, a place (geo:), a payment (EPC). Answers JSON with the picture as a data: URL, or the picture itself when asked for image/png or image/svg+xml. Text that is not ASCII is marked as UTF-8.',
			kind: 'compute',
			cost: 'bounded',
			// A code of 300 characters takes some 3 ms, one of 1,600 takes 25.
			boundedUpTo: 300,
			secret: true,
			params: objectWith(['format'], {
				text: {
					type: 'string',
					minLength: 1,
					maxLength: 7100,
					'x-input': 'long-text',
					'x-kind': 'note',
					description: 'The content of the code, at most 2,953 bytes or 7,089 digits.',
					examples: ['https://example.org/']
				},
				error_correction: string('How much of it may be lost: L 7 %, M 15 %, Q 25 %, H 30 %.', {
					title: 'May be lost',
					enum: LEVELS,
					default: 'M'
				}),
				size: SIZE,
				dark: string('Colour of the modules.', { maxLength: 20, default: '#000000' }),
				light: string('Colour behind them.', { maxLength: 20, default: '#ffffff' }),
				format: FORMAT
			}),
			response: object({
				text: { type: 'string' },
				bytes: integer('Of the text in UTF-8.'),
				size: { type: 'integer' },
				dark: string('As #rrggbb.'),
				light: { type: 'string' },
				contrast: number('Of the two colours, 1 to 21.'),
				format: { type: 'string', enum: ['png'] },
				image: string('The picture as a data: URL.'),
				error_correction: { type: 'string', enum: LEVELS },
				version: integer('1 to 40: the code is 17 + 4 × version modules wide.'),
				warnings: list({ type: 'string' }, 'What may keep a camera from reading it.')
			}),
			produces: ['image/png', 'image/svg+xml'],
			examples: [
				example(
					'An address',
					{ text: 'https://example.org/', size: 300 },
					{
						text: 'https://example.org/',
						bytes: 20,
						error_correction: 'M',
						version: 2,
						contrast: 21,
						warnings: []
					}
				),
				example(
					'Colours, and a quarter of it may be lost',
					{ text: 'GEO:48.1371,11.5754', error_correction: 'Q', dark: '#103060', light: '#fff8e0' },
					{ error_correction: 'Q', dark: '#103060', light: '#fff8e0', warnings: [] }
				)
			],
			limits: [
				'A text that does not fit the size in whole modules is refused with the size that it needs.',
				'The answer is never stored.'
			]
		}
	}
});
