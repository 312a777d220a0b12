import type { ReadCode } from './code-kinds';
import { addressParts, filled, markedFields } from './read-fields';

/** Money: transfers by bank, payments by phone, and coins. */

type Fields = Readonly<Record<string, string | undefined>>;

const lines = (text: string): Fields => Object.fromEntries(text.split(/\r?\n/).entries());
const address = (text: string): Fields => {
	const { path, query } = addressParts(text);
	const scheme = text.slice(0, text.indexOf(':')).toLowerCase();
	return { ...Object.fromEntries(query), scheme, path, steps: path.split('/').slice(1).join('/') };
};
const czech = (text: string): Fields => markedFields(text.replace(/(\*ACC:[^+*]*)\+[^*]*/i, '$1'), '*');
const russian = (text: string): Fields => Object.fromEntries(text.split('|').map((part) => part.split(/=(.*)/s, 2)));
const polish = (text: string): Fields => {
	const [, iban = '', amount, name, reason] = text.replace(/^\|(?=\d{10}\|)/, '').split('|');
	return { iban: `PL${iban.replace('PL', '')}`, amount, name, reason };
};
const coin = (scheme: string) => (path: string) => ({ scheme, path });
/** A currency, not a field that a text may fill. */
const CODE = /^[A-Z]{3}$/;
const COINS =
	/^(?:bitcoin|bitcoincash|litecoin|dogecoin|dash|ethereum|monero|zcash|cardano|solana|ripple|stellar|tron|algorand|polkadot|tether|lightning):(?:\/\/)?./i;

// Texts that wallets and bank apps scan: how they begin, the reader of their fields, and the fields of each fact. Of several fields
// the first that says something counts; `cents` are hundredths, three capitals the currency where no field names one.
const FORMS: readonly (readonly [begins: RegExp, fields: (text: string) => Fields | null, facts: string])[] = [
	// EPC069-12 of the European Payments Council, and its Hungarian sister.
	[/^BCD(?:\r?\n.*){5}/, lines, 'payTo=5 iban=6 amount=7 reason=10|9'],
	[/^HCT\n\d/, lines, 'payTo=4 iban=5 amount=6'],
	// Swiss QR bill, version 2 (SIX): 31 lines and more, each at its place.
	[/^SPC(?:\r?\n.*){20}/, lines, 'payTo=5 iban=3 amount=18 currency=19|CHF reason=29 reference=28'],
	// Slovenia's UPN QR, and Croatia's HUB3.
	[/^UPNQR(?:\r?\n|$)/, lines, 'payTo=16 iban=14 cents=8 currency=EUR reason=12 reference=15'],
	[/^HRVHUB30/, lines, 'payTo=6 iban=9 cents=2 currency=1|EUR reason=13 reference=11'],
	// The Czech short descriptors of payments and invoices, and the Serbian one.
	[/^S[PI]D\*\d/, czech, 'payTo=RN iban=ACC amount=AM currency=CC|CZK reason=MSG reference=X-VS'],
	[/^K:P[RK]\|V:\d/, (text) => markedFields(text, '|'), 'payTo=N account=R amount=I reason=S reference=RO'],
	// The Russian standard GOST R 56042, and the recommendation of the Polish banks' association.
	[/^ST\d{5}\|/, russian, 'payTo=Name account=PersonalAcc cents=Sum currency=RUB reason=Purpose'],
	[
		/^(?:\|(?=\d{10}\|))?\d{0,10}\|(?:PL)?\d{26}\|\d{6}\|[^|]*\|/,
		polish,
		'payTo=name iban=iban cents=amount currency=PLN reason=reason'
	],
	// Addresses: UPI of India, BezahlCode, PayTo (RFC 8905), and coins (BIP 21).
	[/^upi:\/{0,2}(?:pay|mandate|collect)/i, address, 'payTo=pn account=pa amount=am currency=cu|INR reason=tn'],
	[/^(?:bank|bezahlcode):/i, address, 'payTo=name iban=iban|account amount=amount currency=EUR reason=reason'],
	[/^payto:/i, address, 'payTo=receiver-name account=steps amount=amount reason=message'],
	[COINS, address, 'coin=scheme payTo=label account=path amount=amount reason=message'],
	// Addresses of coins without a scheme, by their form: invoices of Lightning (BOLT 11), Bitcoin (BIP 173), Ethereum.
	[/^ln(?:bc|tb)[0-9]{0,12}[munp]?1[02-9ac-hj-np-z]{50,1500}$/i, coin('lightning'), 'coin=scheme account=path'],
	[/^bc1[02-9ac-hj-np-z]{11,71}$/i, coin('bitcoin'), 'coin=scheme account=path'],
	[/^0x[0-9a-f]{40}$/i, coin('ethereum'), 'coin=scheme account=path'],
	// EMVCo's code of a merchant: Pix, PayNow, QRIS, PromptPay, Bharat QR and more.
	[/^0002\d\d/, merchant, 'payTo=59 where=60 amount=54 currency=currency']
];

/** Reads a transfer in one of the texts that bank apps scan; null for others. */
export function readPayment(text: string): ReadCode | null {
	for (const [begins, fieldsOf, facts] of FORMS) {
		const fields = begins.test(text) ? fieldsOf(text) : null;
		if (!fields) continue;
		const named = new Map(facts.split(' ').map((fact) => [fact.slice(0, fact.indexOf('=')), fact.replace(/^.*=/, '')]));
		const valueOf = (fact: string, field: string) =>
			fact === 'currency' && CODE.test(field) ? field : fields[field] || [];
		const said = (fact: string) => (named.get(fact) ?? '').split('|').flatMap((field) => valueOf(fact, field))[0] ?? '';
		const cents = /^\d+$/.test(said('cents')) ? (Number(said('cents')) / 100).toFixed(2) : '';
		const amount =
			said('amount')
				.replace(/,(?=\d{0,2}$)/, '.')
				.replace(':', '') || cents;
		const currency = said('currency');
		const isCoins = named.has('coin');
		return {
			title: isCoins ? 'isCoins' : 'isPayment',
			facts: filled([
				['currency', said('coin')],
				['payTo', said('payTo')],
				['where', said('where')],
				['account', said('account')],
				['iban', said('iban')],
				['amount', amount && `${currency}${amount}`],
				['reason', said('reason')],
				['reference', said('reference')]
			]),
			action: null,
			next: isCoins ? 'nextCoins' : /^upi:/i.test(text) ? 'nextUpi' : 'nextPayment'
		};
	}
	return null;
}

/** Currencies of merchants' codes with their ISO 4217 numbers, as far as such codes are in use. */
const CURRENCIES: Readonly<Record<string, string>> = Object.fromEntries(
	(
		'BRL986 INR356 SGD702 MYR458 THB764 IDR360 VND704 PHP608 HKD344 CNY156 USD840 EUR978 KES404 LKR144 BDT050 KHR116 ' +
		'LAK418 ZAR710'
	)
		.split(' ')
		.map((entry) => [entry.slice(3), entry.slice(0, 3)])
);

/** Fields of EMVCo's merchant codes: two digits of a number, two of a length, then the value. */
function merchant(text: string): Fields | null {
	const fields: Record<string, string> = {};
	for (let at = 0; at < text.length;) {
		const [, key = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
		const end = at + 4 + Number(length);
		if (key === '' || end > text.length) return null;
		fields[key] = text.slice(at + 4, end);
		at = end;
	}
	return fields['63'] === undefined ? null : { ...fields, currency: CURRENCIES[fields['53'] ?? ''] };
}
