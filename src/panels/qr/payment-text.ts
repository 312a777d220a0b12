import { asciiDigits } from '../../../engines/kit/ascii-digits';
import { ready, wrong, type Composed, type Fields } from './composed';

/** IBAN lengths in SEPA: ISO 13616, by SWIFT's register and the European Payments Council. */
const SEPA_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
	(
		'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 ' +
		'LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22'
	)
		.split(' ')
		.map((entry) => [entry.slice(0, 2), Number(entry.slice(2))])
);

/** Bytes of a whole code, EPC069-12: what fits a code of version 13 at M. */
const MAX_BYTES = 331;

/** As people copy it: with spaces, dashes, the word before it. */
const plainIban = (text: string): string =>
	text
		.replace(/^iban[:\s]*/i, '')
		.replaceAll(/[\s\u2010-\u2015.-]/g, '')
		.toUpperCase();

/** Whether the check digits hold: the first four characters behind the others, letters as numbers from 10, modulo 97 is 1 (ISO 13616). */
export function isIban(text: string): boolean {
	const iban = plainIban(text);
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
	const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
	let rest = 0;
	for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
	return rest === 1;
}

/** Parses euros: `12`, `12,50`, `€ 1.234,50`, `1,234.50 EUR`. Null for others and ambiguous `1,234`. */
export function eurosOf(text: string): number | null {
	const plain = asciiDigits(text).replaceAll(/€|eur(?:os?)?|[\s'’]/gi, '');
	const grouped = /^(\d{1,3})((?:[.,]\d{3})+)[.,](\d{2})$/.exec(plain);
	if (grouped) {
		const [, first = '', groups = '', cents = ''] = grouped;
		const marks = new Set(groups.replaceAll(/\d/g, ''));
		// The mark of the cents is another than that of the thousands.
		if (marks.size !== 1 || marks.has(plain.charAt(plain.length - 3))) return null;
		return Number(`${first}${groups.replaceAll(/\D/g, '')}.${cents}`);
	}
	return /^\d{1,9}(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** EPC069-12, version 2: a SEPA transfer, as bank apps scan it. */
export function composePayment({ name = '', iban = '', amount = '', reason = '' }: Fields): Composed {
	if (name === '' && iban === '') return ready('');
	if (name === '' || name.length > 70) return wrong('name', 'recipientLength');
	if (iban === '') return ready('');
	const account = plainIban(iban);
	const length = SEPA_LENGTHS[account.slice(0, 2)];
	if (/^[A-Z]{2}/.test(account) && length === undefined) return wrong('iban', 'notSepa');
	if (length !== undefined && account.length !== length) return wrong('iban', 'ibanLength', { length });
	if (!isIban(account)) return wrong('iban', 'wrongIban');
	const euros = amount === '' ? null : eurosOf(amount);
	if (amount !== '' && euros === null) return wrong('amount', 'amountForm');
	if (euros !== null && !(euros >= 0.01 && euros <= 999_999_999.99))
		return wrong('amount', 'amountRange', { least: 0.01, most: 999_999_999.99 });
	if (reason.length > 140) return wrong('reason', 'reasonLength');
	const lines = [
		'BCD',
		'002',
		'1',
		'SCT',
		'',
		name,
		account,
		euros === null ? '' : `EUR${euros.toFixed(2)}`,
		'',
		'',
		reason
	];
	const text = lines.join('\n').replace(/(?<!\n)\n+$/, '');
	return new TextEncoder().encode(text).length > MAX_BYTES ? wrong('reason', 'paymentBytes') : ready(text);
}
