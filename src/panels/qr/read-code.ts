import { isCode } from '../../../engines/food/barcode';
import { wifiFields } from '../../../engines/qr/wifi-fields';
import { contactCard } from './contact-card';
import { eventFile } from './event-file';
import { tool, type Action, type Key, type ReadCode } from './code-kinds';
import { decoded, filled, letterFields } from './read-fields';
import { readGoods } from './read-goods';
import { readPayment } from './read-payment';
import { readSetup } from './read-setup';

export type { ReadCode } from './code-kinds';

const contactFile = (content: string): Action => ({
	to: 'file',
	label: 'saveContact',
	name: 'contact.vcf',
	type: 'text/vcard',
	content
});

/** Reads the content of a code. Only http(s) and e-mail addresses can be opened; unknown content is shown as text. */
export function readCode(text: string): ReadCode {
	const wifi = wifiFields(text);
	if (wifi) return { title: 'isWifi', facts: wifiFacts(wifi), action: wifiForm(wifi) };
	const special = readPayment(text) ?? readSetup(text) ?? readGoods(text);
	if (special) return special;
	const bookmark = /^(?:MEBKM:|URLTO:)/i.test(text) ? bookmarked(text) : text;
	// `example.org/menu` without a scheme.
	const address = BARE.test(bookmark) ? `https://${bookmark}` : bookmark;
	if (/^https?:\/\/\S+$/i.test(address) && URL.canParse(address)) {
		const { href, hostname, pathname, searchParams } = new URL(address);
		const isChat = /^(?:wa\.me|api\.whatsapp\.com)$/.test(hostname);
		return {
			title: 'isLink',
			facts: filled([
				['goesTo', hostname],
				['number', isChat ? (searchParams.get('phone') ?? /^\/(\d+)$/.exec(pathname)?.[1]) : null],
				['message', isChat ? searchParams.get('text') : null]
			]),
			action: { to: 'outside', label: 'open', host: hostname, href }
		};
	}
	const place = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:,[^?]*)?(?:\?(?:.*&)?q=([^&]*))?/i.exec(text);
	if (place) {
		const [, latitude = '', longitude = '', query = ''] = place;
		// Some programs write the place into the search alone.
		const searched = Number(latitude) === 0 && Number(longitude) === 0 ? POINT.exec(decoded(query)) : null;
		const [lat, lon] = searched ? [searched[1], searched[2]] : [latitude, longitude];
		return {
			title: 'isPlace',
			facts: filled([
				['at', `${lat}, ${lon}`],
				['name', decoded(/\(([^()]*)\)/.exec(query)?.[1] ?? '').replaceAll('+', ' ')]
			]),
			action: tool('timeThere', 'tools/geo/timezone', { coords: `${lat},${lon}` })
		};
	}
	// `ISBN 978-…` and `urn:isbn:978…` are the code of a book.
	const barcode = /^(?:urn:)?isbn/i.test(text) ? text.replaceAll(/\D/g, '') : text;
	if (isCode(barcode))
		return { title: 'isProduct', facts: [], action: tool('lookUp', 'tools/food/product', { barcode }) };
	const phone = /^(tel|sms|smsto|mms|mmsto):([^:?;]+)(?:[:?;](?:body=)?(.*))?$/is.exec(text);
	if (phone) {
		const [, scheme = '', number = '', said = ''] = phone;
		const isCall = scheme.toLowerCase() === 'tel';
		return {
			title: isCall ? 'isPhone' : 'isMessage',
			facts: [['number', number], ...(isCall || said === '' ? [] : [['message', decoded(said)] as const])],
			action: tool('lookNumberUp', 'tools/phone/number', { number })
		};
	}
	// A number with its country code is a phone number without a scheme.
	if (/^\s*\+\d[\d\s().-]{6,20}$/.test(text)) {
		const number = text.trim();
		return {
			title: 'isPhone',
			facts: [['number', number]],
			action: tool('lookNumberUp', 'tools/phone/number', { number })
		};
	}
	const mail = mailParts(/^[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}$/i.test(text) ? `mailto:${text}` : text);
	if (mail) return mail;
	if (/^(?:MECARD|BIZCARD):/i.test(text)) {
		const fields = letterFields(text.slice(text.indexOf(':') + 1));
		// DoCoMo's business card has the family name and others under letters of its own.
		const card: Readonly<Record<string, string>> = /^B/i.test(text)
			? {
					...fields,
					N: [fields['X'], fields['N']].filter(Boolean).join(','),
					ORG: fields['C'] ?? '',
					TEL: fields['B'] ?? fields['M'] ?? '',
					EMAIL: fields['E'] ?? ''
				}
			: fields;
		// `family,given`, or a name as it is spoken.
		const [last = '', ...rest] = (card['N'] ?? '').split(',').map((part) => part.trim());
		const [given, family] = rest.length === 0 ? [last, ''] : [rest.join(' '), last];
		const name = [given, family].filter(Boolean).join(' ');
		const content = contactCard({
			given,
			family,
			organisation: card['ORG'] ?? '',
			phone: card['TEL'] ?? '',
			email: card['EMAIL'] ?? '',
			url: card['URL'] ?? ''
		});
		return {
			title: 'isContact',
			facts: filled([
				['name', name],
				['organisation', card['ORG']],
				['phone', card['TEL']],
				['email', card['EMAIL']],
				['webPage', card['URL']]
			]),
			action: name === '' && !card['ORG'] ? null : contactFile(content)
		};
	}
	if (/^BEGIN:VCARD/i.test(text)) {
		const facts = lineFacts(text, { FN: 'name', ORG: 'organisation', TEL: 'phone', EMAIL: 'email', URL: 'webPage' });
		// `family;given;…` where the name as it is spoken is missing.
		const parts = /^N(?:;[^:\r\n\u2028\u2029]*)?:([^\r\n]*)/im.exec(text)?.[1]?.split(';') ?? [];
		const spoken = [parts[1], parts[0]].filter(Boolean).join(' ').trim();
		const named = facts.some(([name]) => name === 'name') || spoken === '';
		return {
			title: 'isContact',
			facts: named ? facts : [['name', spoken], ...facts],
			action: contactFile(text)
		};
	}
	if (/BEGIN:VEVENT/i.test(text))
		return {
			title: 'isEvent',
			facts: lineFacts(text, { SUMMARY: 'title', DTSTART: 'start', DTEND: 'end', LOCATION: 'where' }),
			action: {
				to: 'file',
				label: 'saveEvent',
				name: 'event.ics',
				type: 'text/calendar',
				content: eventFile(text, Date.now())
			}
		};
	return { title: 'isText', facts: [], action: null };
}

const POINT = /^(-?\d{1,2}(?:\.\d+)?),\s?(-?\d{1,3}(?:\.\d+)?)/;

/** A name of a host, perhaps with a path, whose last part is letters. */
const BARE = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,24}(?:[/?#]\S*)?$/i;

/** The address of a bookmark, `MEBKM:TITLE:Menu;URL:https\://example.org;;` or `URLTO:example.org`. */
function bookmarked(text: string): string {
	const fields = letterFields(`${text.slice(text.indexOf(':') + 1)};`);
	return fields['URL'] ?? text.slice(text.indexOf(':') + 1);
}

/** The form of Wi-Fi codes, filled in: the password is handed over beside the address. */
function wifiForm(fields: Readonly<Record<string, string>>): Action {
	const { S: ssid = '', P: password = '', T: security = '', H: hidden = '' } = fields;
	const known = /^(?:WPA[23]?|SAE|WEP|nopass)$/i.exec(security)?.[0];
	return tool('makeWifi', 'tools/qr/wifi', {
		ssid,
		password,
		security:
			known === undefined ? (password === '' ? 'nopass' : 'WPA') : /^n/i.test(known) ? 'nopass' : known.toUpperCase(),
		hidden: /^true$/i.test(hidden)
	});
}

/** An e-mail by its address (RFC 6068), or as DoCoMo's phones wrote it: `MATMSG:TO:a@example.org;SUB:Hello;BODY:Text;;`. */
function mailParts(text: string): ReadCode | null {
	const plain = /^smtp:([^:]+)(?::([^:]*))?(?::(.*))?$/is.exec(text);
	const old = plain
		? { TO: plain[1] ?? '', SUB: plain[2] ?? '', BODY: plain[3] ?? '' }
		: /^MATMSG:/i.test(text)
			? letterFields(text.slice(7))
			: null;
	if (!old && !(/^mailto:/i.test(text) && URL.canParse(text))) return null;
	const asked = old ? null : new URL(text);
	const to = old ? (old['TO'] ?? '') : decoded(asked?.pathname ?? '');
	const subject = old ? old['SUB'] : asked?.searchParams.get('subject');
	const body = old ? old['BODY'] : asked?.searchParams.get('body');
	if (to === '' && !subject && !body) return null;
	const query = filled([
		['subject', subject],
		['body', body]
	] as const).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
	return {
		title: 'isMail',
		facts: filled([
			['payTo', to],
			['subject', subject],
			['message', body]
		]),
		action: {
			to: 'outside',
			label: 'writeMail',
			host: to,
			href: `mailto:${encodeURIComponent(to).replaceAll('%40', '@').replaceAll('%2C', ',')}${query.length > 0 ? `?${query.join('&')}` : ''}`
		}
	};
}

function wifiFacts(fields: Readonly<Record<string, string>>): (readonly [Key, string])[] {
	const names: Readonly<Record<string, Key>> = { S: 'network', P: 'password', T: 'security', H: 'hidden' };
	return Object.entries(fields).flatMap(([key, value]) => {
		const name = names[key];
		return name === undefined || value === '' ? [] : [[name, value] as const];
	});
}

function lineFacts(text: string, names: Readonly<Record<string, Key>>): (readonly [Key, string])[] {
	// Long lines are folded (RFC 6350, 3.2), and properties may be grouped (3.3).
	const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
	return lines.flatMap((line) => {
		const [, key = '', value = ''] = /^(?:[\w-]+\.)?([A-Z]+)(?:;[^:]*)?:(.*)$/i.exec(line) ?? [];
		const name = names[key.toUpperCase()];
		return name === undefined || value === '' ? [] : [[name, value.replaceAll(/\\([\\,;])/g, '$1')] as const];
	});
}

/** A part of a code as people write it: iCalendar's moments (RFC 5545, 3.3.5) by the locale, amounts of money with their currency. */
export function factText(name: ReadCode['facts'][number][0], text: string, locale: string): string {
	const moment =
		name === 'start' || name === 'end' ? /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(text) : null;
	if (moment) {
		const [, year, month, day, hour, minute, second, zone = ''] = moment;
		const at = new Date(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}Z`);
		if (Number.isNaN(at.getTime())) return text;
		// Whole days end with the day after the last (3.6.1).
		if (name === 'end' && hour === undefined) at.setUTCDate(at.getUTCDate() - 1);
		const time = hour === undefined ? {} : ({ timeStyle: 'short' } as const);
		const said = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...time, timeZone: 'UTC' }).format(at);
		return zone === '' ? said : `${said} UTC`;
	}
	const money = name === 'amount' ? /^([A-Z]{3})(\d{1,12}(?:\.\d{1,2})?)$/.exec(text) : null;
	return money
		? new Intl.NumberFormat(locale, { style: 'currency', currency: money[1] ?? '' }).format(Number(money[2]))
		: text;
}
