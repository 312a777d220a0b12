import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest. Addresses are relative to it, so that it serves under any base. */
export const manifest: Partial<ManifestOptions> = {
	id: './',
	name: 'Utility APIs',
	short_name: 'Utilities',
	description:
		'Everyday answers, on your device: money, time, holidays, places, words, photos. Works offline, no account, no tracking.',
	lang: 'en',
	dir: 'ltr',
	start_url: './',
	scope: './',
	display: 'standalone',
	display_override: ['window-controls-overlay', 'standalone', 'minimal-ui', 'browser'],
	theme_color: '#f8f6f1',
	background_color: '#f8f6f1',
	categories: ['utilities', 'education', 'developer'],
	icons: [
		{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
		{ src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
		{ src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
		{ src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }
	],
	screenshots: [
		{ src: 'screenshots/start-wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide', label: 'Ask anything, or open a tool' }, // prettier-ignore
		{ src: 'screenshots/distance-wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide', label: 'Distance from Berlin to Paris' }, // prettier-ignore
		{ src: 'screenshots/start-narrow.png', sizes: '390x844', type: 'image/png', form_factor: 'narrow', label: 'A clock elsewhere, answered where it is asked' }, // prettier-ignore
		{ src: 'screenshots/language-narrow.png', sizes: '390x844', type: 'image/png', form_factor: 'narrow', label: 'Hindi in Latin letters' } // prettier-ignore
	],
	shortcuts: [
		{ name: 'Calculate', url: 'tools/math/evaluate', icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }] }, // prettier-ignore
		{ name: 'Convert money', url: 'tools/currency/rates', icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }] }, // prettier-ignore
		{ name: 'Scan a barcode', url: 'tools/food/product', icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }] }, // prettier-ignore
		{ name: 'Wi-Fi card', url: 'tools/qr/wifi', icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }] } // prettier-ignore
	],
	share_target: {
		action: './share',
		method: 'POST',
		enctype: 'multipart/form-data',
		params: {
			title: 'title',
			text: 'text',
			url: 'url',
			files: [{ name: 'file', accept: ['image/*', 'text/plain'] }]
		}
	},
	file_handlers: [
		{
			action: './',
			accept: {
				'image/*': ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.bmp', '.tif', '.tiff', '.heic', '.heif', '.avif']
			}
		},
		{ action: './', accept: { 'text/plain': ['.txt', '.md'] } }
	],
	// A link of these opens the box with it: a place, a phone number, any question.
	protocol_handlers: [
		{ protocol: 'geo', url: './?q=%s' },
		{ protocol: 'tel', url: './?q=%s' },
		{ protocol: 'web+ask', url: './?q=%s' }
	],
	launch_handler: { client_mode: ['navigate-existing', 'auto'] }
};
