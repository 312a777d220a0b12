import type { Entry } from '../pages/catalogue';
import { device, type Device } from '../settings/device';
import type { DEVICE_PATHS } from '../settings/device-paths';
import { fromInput } from './form-values';
import { notePlaceName } from './place-names';
import { localDay } from '../settings/local-day';

type Input = Readonly<Record<string, unknown>>;

function named(name: string, coords: string): string {
	notePlaceName(coords, name);
	return coords;
}
const point = ({ place }: Device): string =>
	place ? named(place.name, `${place.lat},${place.lon}`) : named('Berlin', '52.52,13.405');

const OF_DEVICE: Readonly<Record<(typeof DEVICE_PATHS)[number], (device: Device, now: Date) => Input>> = {
	'/v1/holidays': ({ country }, now) => ({ country, year: now.getFullYear() }),
	// The rest of this month, or at its end the next.
	'/v1/workdays': ({ country }, now) => ({ country, from: localDay(now), to: localDay(new Date(now.getFullYear(), now.getMonth() + (now.getDate() > 24 ? 2 : 1), 0)) }), // prettier-ignore
	'/v1/rates': ({ currency }) => ({ base: currency === 'USD' ? 'EUR' : 'USD' }),
	'/v1/timezone': (device) => ({ coords: point(device) }),
	'/v1/distance': (device) => ({ from: point(device), to: device.country === 'FR' ? named('London', '51.5074,-0.1278') : named('Paris', '48.8566,2.3522') }), // prettier-ignore
	'/v1/destination': (device) => ({ from: point(device), bearing: 45, kilometers: 100 }),
	'/v1/places': ({ place }) => ({ q: place?.name ?? 'Berlin' }),
	'/v1/example': ({ country }) => ({ country }),
	// A number with + is read anywhere; the next one that is typed is dialled here.
	'/v1/number': ({ country }) => ({ number: '+49 30 901820', country })
};
const ofDevice = new Map(Object.entries(OF_DEVICE));

/** Initial values that do not depend on the device's place. */
const OF_NOW: Readonly<Record<string, (now: Date) => Input>> = {
	'/v1/qr': () => ({
		text: new URL(import.meta.env.BASE_URL, globalThis.location?.href ?? 'https://example.org').href
	}),
	'/v1/on-this-day': (now) => ({ month: now.getMonth() + 1, day: now.getDate() })
};

const OWN_TEXTS: ReadonlySet<string> = new Set(['/v1/product/{barcode}', '/v1/on-this-day', '/v1/ask']);

/** What goes with every visit unless the address says otherwise: the reader's language, where an answer has texts in many. */
export const ownLanguage = ({ path }: Pick<Entry['operation'], 'path'>, locale: string): Input => {
	const [lang = 'en'] = locale.split('-');
	return OWN_TEXTS.has(path) && lang !== 'en' ? { lang } : {};
};

/** The device's country, where an address brings a question, or a number as it is dialled there, and not whose. */
export async function ownCountry({ path }: Pick<Entry['operation'], 'path'>, given: Input): Promise<Input> {
	const { number, country } = given;
	const isDialled = path === '/v1/number' && typeof number === 'string' && !/^\s*(?:\+|00|tel:)/.test(number);
	if (country !== undefined || !(isDialled || path === '/v1/ask')) return {};
	try {
		return { country: (await device()).country };
	} catch (error) {
		console.warn('device: not read', error);
		return {};
	}
}

/** Choices that an address leaves open and an answer needs, as the first example has them. */
export function firstChoices({ params, examples }: Entry['operation'], given: Input): Input {
	const example: Input = examples[0]?.input ?? {};
	const open = params.required.filter((field) => given[field] === undefined && 'enum' in (params.properties[field] ?? {})); // prettier-ignore
	return Object.fromEntries(open.flatMap((field) => (example[field] === undefined ? [] : [[field, example[field]]])));
}

/** Whether an example can be asked: it leaves the device alone, needs no secret or file, and fills a required field. */
const opensWithExample = ({ kind, secret, accepts, params }: Entry['operation']): boolean =>
	kind !== 'feed' && !secret && !accepts && params.required.length > 0;

/** Whether the operation's page opens with values even if the address has none. */
export const opensFilled = (operation: Entry['operation']): boolean =>
	operation.path in OF_NOW || ofDevice.has(operation.path) || opensWithExample(operation);

/** Form values by default: what fits the device, else the first example if it is local and public. */
export async function firstValues({ operation }: Entry, now = new Date()): Promise<Record<string, unknown>> {
	const ofNow = OF_NOW[operation.path];
	if (ofNow) return fromInput(operation, ofNow(now));
	const own = ofDevice.get(operation.path);
	if (own) {
		try {
			return fromInput(operation, own(await device(), now));
		} catch (error) {
			console.warn('device: not read', error);
		}
	}
	return opensWithExample(operation) ? fromInput(operation, operation.examples[0]?.input ?? {}) : {};
}
