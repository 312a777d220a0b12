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

/** Currencies that the ECB quoted formerly, with the last day. Returned for dates with a quote, when named. */
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

/** Currencies of ISO 4217 in 2026 that the ECB does not quote, see `bank-rates.ts`; returned when named. */
const OTHER_CURRENCIES: ReadonlySet<string> = new Set(
	`AED AFN ALL AMD AOA ARS AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BSD BTN BWP BYN BZD CDF CLP COP CRC CUP CVE DJF DOP DZD EGP ERN
	ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HNL HTG IQD IRR JMD JOD KES KGS KHR KMF KPW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL
	MGA MKD MMK MNT MOP MRU MUR MVR MWK MZN NAD NGN NIO NPR OMR PAB PEN PGK PKR PYG QAR RSD RUB RWF SAR SBD SCR SDG SHP SLE SOS SRD
	SSP STN SVC SYP SZL TJS TMT TND TOP TTD TWD TZS UAH UGX UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZMW ZWG`.split(
		/\s+/
	)
);

/** Whether other banks than the ECB quote it: always, or (`isEnded`) since the ECB ended it. `code` in capitals. */
export const isOfOtherBanks = (code: string, isEnded: boolean): boolean =>
	OTHER_CURRENCIES.has(code) && (isEnded || !(code in FORMER_CURRENCIES));

const KNOWN: ReadonlySet<string> = new Set([...CURRENCIES, ...Object.keys(FORMER_CURRENCIES)]);

/** Whether any bank quotes it or once did. `code` in capitals. */
export const isKnownCurrency = (code: string) => KNOWN.has(code) || OTHER_CURRENCIES.has(code);

/** The bank of the reference rates, as answers name it. */
export const ECB = 'European Central Bank';

/** First day of the reference rates. */
export const FIRST_DATE = '1999-01-04';
