import { isCode } from '../../../engines/food/barcode';
import { wifiFields } from '../../../engines/qr/wifi-fields';

/** What a scanned code is for: a title, its parts in words, and where to go with it. */
export interface ReadCode {
	readonly title: string;
	readonly facts: readonly (readonly [name: string, text: string])[];
	/** An address outside, or a tool of this app. */
	readonly action: { readonly label: string; readonly href: string; readonly outside: boolean } | null;
}

const inside = (label: string, path: string) => ({ label, href: path, outside: false });

/** Reads what a code says. Only http(s) addresses are offered to be opened; anything else is shown as text. */
export function readCode(text: string): ReadCode {
	const wifi = wifiFields(text);
	if (wifi) return { title: 'A Wi-Fi network', facts: wifiFacts(wifi), action: null };
	if (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)) {
		const { href, hostname } = new URL(text);
		return {
			title: 'A link',
			facts: [['Goes to', hostname]],
			action: { label: `Open ${hostname}`, href, outside: true }
		};
	}
	const place = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/i.exec(text);
	if (place)
		return {
			title: 'A place',
			facts: [['At', `${place[1]}, ${place[2]}`]],
			action: inside('Time there', `tools/geo/timezone?coords=${place[1]},${place[2]}`)
		};
	if (isCode(text))
		return {
			title: 'A product code',
			facts: [],
			action: inside('Look the product up', `tools/food/product?barcode=${text}`)
		};
	const phone = /^tel:(.+)$/i.exec(text);
	if (phone) return { title: 'A phone number', facts: [['Number', phone[1] ?? '']], action: null };
	if (/^BEGIN:VCARD/i.test(text))
		return {
			title: 'A contact',
			facts: lineFacts(text, { FN: 'Name', ORG: 'Organisation', TEL: 'Phone', EMAIL: 'E-mail', URL: 'Web page' }),
			action: null
		};
	if (/BEGIN:VEVENT/i.test(text))
		return {
			title: 'An event',
			facts: lineFacts(text, { SUMMARY: 'What', DTSTART: 'From', DTEND: 'To', LOCATION: 'Where' }),
			action: null
		};
	if (text.startsWith('BCD\n') || text.startsWith('BCD\r\n')) {
		const lines = text.split(/\r?\n/);
		return {
			title: 'A payment',
			facts: [
				['To', lines[5] ?? ''],
				['IBAN', lines[6] ?? ''],
				['Amount', lines[7] ?? ''],
				['Reason', lines[10] ?? '']
			].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value] as const])),
			action: null
		};
	}
	return { title: 'A text', facts: [], action: null };
}

function wifiFacts(fields: Readonly<Record<string, string>>): (readonly [string, string])[] {
	const names: Readonly<Record<string, string>> = { S: 'Network', P: 'Password', T: 'Security', H: 'Hidden' };
	return Object.entries(fields).flatMap(([key, value]) => {
		const name = names[key];
		return name === undefined || value === '' ? [] : [[name, value] as const];
	});
}

function lineFacts(text: string, names: Readonly<Record<string, string>>): (readonly [string, string])[] {
	return text.split(/\r?\n/).flatMap((line) => {
		const [, key = '', value = ''] = /^([A-Z]+)(?:;[^:]*)?:(.*)$/i.exec(line) ?? [];
		const name = names[key.toUpperCase()];
		return name === undefined || value === '' ? [] : [[name, value.replaceAll(/\\([\\,;])/g, '$1')] as const];
	});
}
