import { isCode } from '../../../engines/food/barcode';
import { wifiFields } from '../../../engines/qr/wifi-fields';
import type { en } from './words/en';

type Key = keyof typeof en;

/** What a scanned code is for: a title, its parts, and where to go with it; names are keys of the words. */
export interface ReadCode {
	readonly title: Key;
	readonly facts: readonly (readonly [name: Key, text: string])[];
	/** An address outside, or a tool of this app. */
	readonly action: {
		readonly label: 'open' | 'timeThere' | 'lookUp';
		readonly href: string;
		readonly outside: boolean;
		/** Whose page an address outside is. */
		readonly host?: string;
	} | null;
}

const inside = (label: 'timeThere' | 'lookUp', path: string) => ({ label, href: path, outside: false });

/** Reads what a code says. Only http(s) addresses are offered to be opened; anything else is shown as text. */
export function readCode(text: string): ReadCode {
	const wifi = wifiFields(text);
	if (wifi) return { title: 'isWifi', facts: wifiFacts(wifi), action: null };
	if (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)) {
		const { href, hostname } = new URL(text);
		return {
			title: 'isLink',
			facts: [['goesTo', hostname]],
			action: { label: 'open', host: hostname, href, outside: true }
		};
	}
	const place = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/i.exec(text);
	if (place)
		return {
			title: 'isPlace',
			facts: [['at', `${place[1]}, ${place[2]}`]],
			action: inside('timeThere', `tools/geo/timezone?coords=${place[1]},${place[2]}`)
		};
	if (isCode(text))
		return {
			title: 'isProduct',
			facts: [],
			action: inside('lookUp', `tools/food/product?barcode=${text}`)
		};
	const phone = /^tel:(.+)$/i.exec(text);
	if (phone) return { title: 'isPhone', facts: [['number', phone[1] ?? '']], action: null };
	if (/^BEGIN:VCARD/i.test(text))
		return {
			title: 'isContact',
			facts: lineFacts(text, { FN: 'name', ORG: 'organisation', TEL: 'phone', EMAIL: 'email', URL: 'webPage' }),
			action: null
		};
	if (/BEGIN:VEVENT/i.test(text))
		return {
			title: 'isEvent',
			facts: lineFacts(text, { SUMMARY: 'title', DTSTART: 'start', DTEND: 'end', LOCATION: 'where' }),
			action: null
		};
	if (text.startsWith('BCD\n') || text.startsWith('BCD\r\n')) {
		const lines = text.split(/\r?\n/);
		return {
			title: 'isPayment',
			facts: PAYMENT_LINES.flatMap(([name, line]) => (lines[line] ? [[name, lines[line]] as const] : [])),
			action: null
		};
	}
	return { title: 'isText', facts: [], action: null };
}

/** Lines of EPC069-12 that people read. */
const PAYMENT_LINES = [
	['payTo', 5],
	['iban', 6],
	['amount', 7],
	['reason', 10]
] as const;

function wifiFacts(fields: Readonly<Record<string, string>>): (readonly [Key, string])[] {
	const names: Readonly<Record<string, Key>> = { S: 'network', P: 'password', T: 'security', H: 'hidden' };
	return Object.entries(fields).flatMap(([key, value]) => {
		const name = names[key];
		return name === undefined || value === '' ? [] : [[name, value] as const];
	});
}

function lineFacts(text: string, names: Readonly<Record<string, Key>>): (readonly [Key, string])[] {
	return text.split(/\r?\n/).flatMap((line) => {
		const [, key = '', value = ''] = /^([A-Z]+)(?:;[^:]*)?:(.*)$/i.exec(line) ?? [];
		const name = names[key.toUpperCase()];
		return name === undefined || value === '' ? [] : [[name, value.replaceAll(/\\([\\,;])/g, '$1')] as const];
	});
}
