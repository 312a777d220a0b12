import { escapeText } from '../../../engines/kit/icalendar';
import type { Fields } from './composed';

/** Scripts of those who put the family's name first, without a space. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]+$/u;

/** A name as it is spoken: the family's first in East Asia. */
const spokenName = (given: string, family: string): string => {
	const names = [given, family].filter(Boolean);
	return names.every((name) => EAST_ASIAN.test(name)) ? names.toReversed().join('') : names.join(' ');
};

/** vCard 3.0 (RFC 2426), which phones of every age read. */
export function contactCard(fields: Fields): string {
	const { given = '', family = '', organisation = '', phone = '', email = '', url = '', address = '' } = fields;
	const lines = [
		'BEGIN:VCARD',
		'VERSION:3.0',
		`N:${escapeText(family)};${escapeText(given)};;;`,
		`FN:${escapeText(spokenName(given, family) || organisation)}`,
		organisation && `ORG:${escapeText(organisation)}`,
		phone && `TEL;TYPE=CELL:${phone}`,
		email && `EMAIL:${email}`,
		url && `URL:${url}`,
		address && `ADR:;;${escapeText(address)};;;;`,
		'END:VCARD'
	];
	return lines.filter((line) => line !== '').join('\r\n');
}
