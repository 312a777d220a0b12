/** What answering needs of the operations: where they are, whether asking them stays on the device, and their defaults. */
export interface Target {
	readonly method: 'GET' | 'POST';
	readonly path: string;
	readonly title: string;
	/** Whether it needs neither a network nor a file: its answer accompanies the reading. */
	readonly isPure: boolean;
	/** Values of fields that a question leaves out, as the contracts have them. A test compares both. */
	readonly defaults?: Readonly<Record<string, unknown>>;
	/** Fields without which it can only be opened. */
	readonly required?: readonly string[];
}

/** By `<group>/<name>`. */
export const TARGETS: Readonly<Record<string, Target>> = {
	'math/evaluate': {
		method: 'POST',
		path: '/v1/evaluate',
		title: 'Evaluate',
		isPure: true,
		defaults: { digits: 30 },
		required: ['expression']
	},
	'math/simplify': { method: 'POST', path: '/v1/simplify', title: 'Simplify', isPure: true, required: ['expression'] },
	'currency/rates': { method: 'GET', path: '/v1/rates', title: 'Exchange rates', isPure: false },
	'geo/timezone': { method: 'GET', path: '/v1/timezone', title: 'Time zone', isPure: true, required: ['coords'] },
	'geo/distance': { method: 'GET', path: '/v1/distance', title: 'Distance', isPure: true, required: ['from', 'to'] },
	'geo/places': {
		method: 'GET',
		path: '/v1/places',
		title: 'Places',
		isPure: true,
		defaults: { limit: 10 },
		required: ['q']
	},
	'holidays/holidays': {
		method: 'GET',
		path: '/v1/holidays',
		title: 'Public holidays',
		isPure: true,
		required: ['country']
	},
	'holidays/workdays': { method: 'GET', path: '/v1/workdays', title: 'Working days', isPure: true, required: ['country', 'from'] }, // prettier-ignore
	'ask/day': { method: 'GET', path: '/v1/day', title: 'Day', isPure: true },
	'phone/example': { method: 'GET', path: '/v1/example', title: 'Example number', isPure: true, defaults: { type: 'mobile' }, required: ['country'] }, // prettier-ignore
	'phone/number': { method: 'GET', path: '/v1/number', title: 'Check a number', isPure: true, required: ['number'] },
	'food/product': { method: 'GET', path: '/v1/product/{barcode}', title: 'Product', isPure: false, required: ['barcode'] }, // prettier-ignore
	'dictionary/related': { method: 'GET', path: '/v1/related/{word}', title: 'Related words', isPure: true, defaults: { limit: 20, definitions: false }, required: ['word'] }, // prettier-ignore
	'dictionary/sounds': {
		method: 'GET',
		path: '/v1/sounds/{word}',
		title: 'Pronunciation and rhymes',
		isPure: true,
		defaults: { limit: 20 },
		required: ['word']
	},
	'encyclopedia/autocomplete': { method: 'GET', path: '/v1/autocomplete', title: 'Find articles', isPure: false, required: ['q'] }, // prettier-ignore
	'encyclopedia/onThisDay': { method: 'GET', path: '/v1/on-this-day', title: 'On this day', isPure: false },
	'news/search': { method: 'GET', path: '/v1/search', title: 'Search', isPure: false, required: ['q'] },
	'earthquakes/recent': { method: 'GET', path: '/v1/recent', title: 'Recent earthquakes', isPure: false },
	'language/detect': { method: 'POST', path: '/v1/detect', title: 'Detect language', isPure: true, required: ['text'] },
	'language/languages': { method: 'GET', path: '/v1/languages', title: 'Languages known', isPure: true },
	'language/script': { method: 'POST', path: '/v1/script', title: 'Scripts', isPure: true, required: ['text'] },
	'language/transliterate': { method: 'POST', path: '/v1/transliterate', title: 'Transliterate', isPure: true, required: ['text', 'to'] }, // prettier-ignore
	'text/readability': { method: 'POST', path: '/v1/readability', title: 'Readability', isPure: true, required: ['text'] }, // prettier-ignore
	'universities/universities': {
		method: 'GET',
		path: '/v1/universities',
		title: 'Universities',
		isPure: true,
		defaults: { limit: 20, offset: 0 }
	},
	'universities/countries': { method: 'GET', path: '/v1/countries', title: 'Countries', isPure: true },
	'qr/wifi': { method: 'GET', path: '/v1/wifi', title: 'Wi-Fi code', isPure: false, required: ['ssid'] },
	'qr/qr': { method: 'GET', path: '/v1/qr', title: 'Any code', isPure: false, required: ['text'] },
	'image/info': { method: 'POST', path: '/v1/info', title: 'Inspect', isPure: false }
};
