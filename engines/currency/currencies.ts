/** The euro and the 29 currencies that the ECB quotes against it (since 2026-01-01), sorted. */
export const CURRENCIES = [
	'AUD',
	'BRL',
	'CAD',
	'CHF',
	'CNY',
	'CZK',
	'DKK',
	'EUR',
	'GBP',
	'HKD',
	'HUF',
	'IDR',
	'ILS',
	'INR',
	'ISK',
	'JPY',
	'KRW',
	'MXN',
	'MYR',
	'NOK',
	'NZD',
	'PHP',
	'PLN',
	'RON',
	'SEK',
	'SGD',
	'THB',
	'TRY',
	'USD',
	'ZAR'
] as const;

/**
 * Currencies that it quoted once, with the last day: replaced by the euro or by a new unit, or suspended (RUB). Answered for
 * dates that have them, when they are asked for by name.
 */
export const FORMER_CURRENCIES: Readonly<Record<string, string>> = {
	BGN: '2025-12-31',
	CYP: '2007-12-31',
	EEK: '2010-12-31',
	HRK: '2022-12-30',
	LTL: '2014-12-31',
	LVL: '2013-12-31',
	MTL: '2007-12-31',
	ROL: '2005-06-30',
	RUB: '2022-03-01',
	SIT: '2006-12-29',
	SKK: '2008-12-31',
	TRL: '2004-12-31'
};

const KNOWN: ReadonlySet<string> = new Set([...CURRENCIES, ...Object.keys(FORMER_CURRENCIES)]);

/** Whether the ECB quotes it or once did. `code` in capitals. */
export const isKnownCurrency = (code: string) => KNOWN.has(code);

/** First day of the reference rates. */
export const FIRST_DATE = '1999-01-04';
