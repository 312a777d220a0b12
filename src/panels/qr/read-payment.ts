import type { Fact, ReadCode } from './code-kinds';
import { addressParts, filled, markedFields } from './read-fields';

/** Money: transfers by bank, payments by phone, and coins. */

const payment = (facts: readonly Fact[], next: ReadCode['next'] = 'nextPayment'): ReadCode => ({
	title: 'isPayment',
	facts,
	action: null,
	next
});
const money = (currency: string, amount: string | undefined) => (amount ? `${currency}${amount}` : '');

/** Reads a transfer in one of the texts that bank apps scan; null for others. */
export function readPayment(text: string): ReadCode | null {
	const lines = text.split(/\r?\n/);
	// EPC069-12 of the European Payments Council.
	if (lines[0] === 'BCD' && lines.length > 5)
		return payment(
			filled([
				['payTo', lines[5]],
				['iban', lines[6]],
				['amount', lines[7]],
				['reason', lines[10] || lines[9]]
			])
		);
	// Swiss QR bill, version 2 (SIX): 31 lines and more, each at its place.
	if (lines[0] === 'SPC' && lines.length > 20)
		return payment(filled([['payTo', lines[5]], ['iban', lines[3]], ['amount', money(lines[19] ?? 'CHF', lines[18])], ['reason', lines[29]], ['reference', lines[28]]])); // prettier-ignore
	// Slovenia's UPN QR, and Croatia's HUB3.
	if (lines[0] === 'UPNQR')
		return payment(filled([['payTo', lines[16]], ['iban', lines[14]], ['amount', cents('EUR', lines[8])], ['reason', lines[12]], ['reference', lines[15]]])); // prettier-ignore
	if (lines[0]?.startsWith('HRVHUB30'))
		return payment(filled([['payTo', lines[6]], ['iban', lines[9]], ['amount', cents(lines[1] ?? 'EUR', lines[2])], ['reason', lines[13]], ['reference', lines[11]]])); // prettier-ignore
	// The Czech short descriptors of payments and invoices, and the Serbian one.
	if (/^S[PI]D\*\d/.test(text)) {
		const fields = markedFields(text, '*');
		return payment(filled([['payTo', fields['RN']], ['iban', fields['ACC']?.split('+')[0]], ['amount', money(fields['CC'] ?? 'CZK', fields['AM'])], ['reason', fields['MSG']], ['reference', fields['X-VS']]])); // prettier-ignore
	}
	if (/^K:P[RK]\|V:\d/.test(text)) {
		const fields = markedFields(text, '|');
		return payment(filled([['payTo', fields['N']], ['account', fields['R']], ['amount', fields['I']?.replace(',', '.')], ['reason', fields['S']], ['reference', fields['RO']]])); // prettier-ignore
	}
	// The Russian standard GOST R 56042: amounts in kopecks.
	if (/^ST\d{5}\|/.test(text)) {
		const fields = Object.fromEntries(
			text
				.split('|')
				.slice(1)
				.map((part) => part.split(/=(.*)/s, 2))
		);
		return payment(filled([['payTo', fields['Name']], ['account', fields['PersonalAcc']], ['amount', cents('RUB', fields['Sum'])], ['reason', fields['Purpose']]])); // prettier-ignore
	}
	// The recommendation of the Polish banks' association: number of a company, account, amount in groszy, name, title.
	const polish = /^\d{0,10}\|(?:PL)?(\d{26})\|(\d{6})\|([^|]*)\|([^|]*)/.exec(text.replace(/^\|(?=\d{10}\|)/, ''));
	if (polish)
		return payment(filled([['payTo', polish[3]], ['iban', `PL${polish[1]}`], ['amount', cents('PLN', polish[2])], ['reason', polish[4]]])); // prettier-ignore
	if (/^HCT\n\d/.test(text))
		return payment(
			filled([
				['payTo', lines[4]],
				['iban', lines[5]],
				['amount', lines[6]]
			])
		);
	return readPayAddress(text) ?? readMerchant(text);
}

const cents = (currency: string, digits: string | undefined) =>
	digits && /^\d+$/.test(digits) ? `${currency}${(Number(digits) / 100).toFixed(2)}` : '';

const COINS =
	/^(bitcoin|bitcoincash|litecoin|dogecoin|dash|ethereum|monero|zcash|cardano|solana|ripple|stellar|tron|algorand|polkadot|tether|lightning):(?:\/\/)?./i;

/** Payments as addresses: UPI of India, BezahlCode and PayTo, and coins (BIP 21). */
function readPayAddress(text: string): ReadCode | null {
	const scheme = /^([a-z][\w+.-]{1,20}):/i.exec(text)?.[1]?.toLowerCase();
	if (scheme === undefined) return readCoinAddress(text);
	const { path, query } = addressParts(text);
	const field = (name: string) => query.get(name) ?? '';
	if (scheme === 'upi' && /^(?:pay|mandate|collect)/i.test(path))
		return payment(filled([['payTo', field('pn')], ['account', field('pa')], ['amount', money(field('cu') || 'INR', field('am'))], ['reason', field('tn')]]), 'nextUpi'); // prettier-ignore
	if (scheme === 'bank' || scheme === 'bezahlcode')
		return payment(filled([['payTo', field('name')], ['iban', field('iban') || field('account')], ['amount', money('EUR', field('amount').replace(',', '.'))], ['reason', field('reason')]])); // prettier-ignore
	if (scheme === 'payto')
		return payment(filled([['payTo', field('receiver-name')], ['account', path.split('/').slice(1).join('/')], ['amount', field('amount').replace(':', '')], ['reason', field('message')]])); // prettier-ignore
	if (!COINS.test(text)) return null;
	const amount = field('amount');
	return {
		title: 'isCoins',
		facts: filled([['currency', scheme], ['payTo', field('label')], ['account', path], ['amount', amount], ['reason', field('message')]]), // prettier-ignore
		action: null,
		next: 'nextCoins'
	};
}

/** Addresses of coins without a scheme, by their form: invoices of Lightning (BOLT 11), Bitcoin (BIP 173), Ethereum. */
const COIN_FORMS: readonly (readonly [currency: string, form: RegExp])[] = [
	['lightning', /^ln(?:bc|tb)[0-9]{0,12}[munp]?1[02-9ac-hj-np-z]{50,1500}$/i],
	['bitcoin', /^bc1[02-9ac-hj-np-z]{11,71}$/i],
	['ethereum', /^0x[0-9a-f]{40}$/i]
];

function readCoinAddress(text: string): ReadCode | null {
	const currency = COIN_FORMS.find(([, form]) => form.test(text))?.[0];
	if (currency === undefined) return null;
	return { title: 'isCoins', facts: [['currency', currency], ['account', text]], action: null, next: 'nextCoins' }; // prettier-ignore
}

/** Fields of EMVCo's merchant codes: two digits of a number, two of a length, then the value. */
function merchantFields(text: string): ReadonlyMap<string, string> | null {
	const fields = new Map<string, string>();
	for (let at = 0; at < text.length;) {
		const length = Number(text.slice(at + 2, at + 4));
		const key = text.slice(at, at + 2);
		if (!/^\d\d$/.test(key) || !/^\d\d$/.test(text.slice(at + 2, at + 4)) || at + 4 + length > text.length) return null;
		fields.set(key, text.slice(at + 4, at + 4 + length));
		at += 4 + length;
	}
	return fields;
}

/** Currencies of merchants' codes by their ISO 4217 numbers, as far as such codes are in use. */
const CURRENCIES: Readonly<Record<string, string>> = {
	'986': 'BRL',
	'356': 'INR',
	'702': 'SGD',
	'458': 'MYR',
	'764': 'THB',
	'360': 'IDR',
	'704': 'VND',
	'608': 'PHP',
	'344': 'HKD',
	'156': 'CNY',
	'840': 'USD',
	'978': 'EUR',
	'404': 'KES',
	'144': 'LKR',
	'050': 'BDT',
	'116': 'KHR',
	'418': 'LAK',
	'710': 'ZAR'
};

/** EMVCo's code of a merchant: Pix, PayNow, QRIS, PromptPay, Bharat QR and more. */
function readMerchant(text: string): ReadCode | null {
	if (!/^0002\d\d/.test(text)) return null;
	const fields = merchantFields(text);
	if (!fields || !fields.has('63')) return null;
	const currency = CURRENCIES[fields.get('53') ?? ''] ?? '';
	return payment(filled([['payTo', fields.get('59')], ['where', fields.get('60')], ['amount', money(currency, fields.get('54'))]])); // prettier-ignore
}
