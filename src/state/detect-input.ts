import { readPlace, type ReadAs } from '../../engines/kit/place';
import { COUNTRY_CODES } from '../ui/country-codes';

/** A tool that fits what was typed, with the form filled in. */
export interface Suggestion {
	/** API path of the operation, without a path parameter: `/v1/distance`. */
	readonly path: string;
	readonly values: Readonly<Record<string, string>>;
	/** The part of the input that was understood, for people: `100 USD → EUR`. */
	readonly about: string;
}

/** Text longer than this is surely prose: only tools for texts are offered. Characters. */
const PROSE = 400;

const suggest = (path: string, values: Readonly<Record<string, string>>, about: string): Suggestion => ({
	path,
	values,
	about
});

/** Forms that mean a place and hardly anything else: six letters of a locator are more often a code of something else. */
const SURELY_A_PLACE = new Set<ReadAs>([
	'dms',
	'geo',
	'iso6709',
	'map_url',
	'geojson',
	'wkt',
	'plus_code',
	'mgrs',
	'utm'
]);

/** A place in any form of `readPlace` as the API's `lat,lon`; null when it is no place on Earth, or more often something else. */
export function placeIn(text: string): string | null {
	const reading = readPlace(text);
	if (reading.kind !== 'point') return null;
	// Two small whole numbers are not a place: "3 4" and "10, 20" mean other things more often.
	const said = reading.readAs === 'decimal' ? /[.NSEW]|,.*,/i.test(text) : SURELY_A_PLACE.has(reading.readAs);
	if (!said) return null;
	return `${reading.point.lat},${reading.point.lon}`;
}

function detectPlaces(text: string): Suggestion[] {
	const place = placeIn(text);
	if (place)
		return [suggest('/v1/timezone', { coords: place }, place), suggest('/v1/distance', { from: place }, place)];
	const halves = text.split(/\s*(?:\n|;|→|–>|->|\bto\b|\|)\s*/i);
	const [from, to] = [placeIn(halves[0] ?? ''), placeIn(halves[1] ?? '')];
	if (halves.length !== 2 || !from || !to) return [];
	return [suggest('/v1/distance', { from, to }, `${from} → ${to}`), suggest('/v1/timezone', { coords: from }, from)];
}

/** Whether a GTIN of 8, 12, 13 or 14 digits ends in its check digit (GS1: weights 3 and 1 from the right, mod 10). */
export function isGtin(digits: string): boolean {
	if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
	let sum = 0;
	for (let at = 0; at < digits.length; at++) sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 1 ? 3 : 1);
	return sum % 10 === 0;
}

function detectDigits(text: string): Suggestion[] {
	const digits = text.replace(/[\s-]/g, '');
	if (!/^\d+$/.test(digits)) return [];
	return isGtin(digits) ? [suggest('/v1/product', { barcode: digits }, digits)] : [];
}

/** Calling codes of the most spoken-to countries; the longest that fits wins. ITU-T E.164. */
const CALLING_CODES =
	'1US 7RU 20EG 27ZA 30GR 31NL 32BE 33FR 34ES 36HU 39IT 40RO 41CH 43AT 44GB 45DK 46SE 47NO 48PL 49DE 51PE 52MX 53CU 54AR 55BR 56CL 57CO 58VE 60MY 61AU 62ID 63PH 64NZ 65SG 66TH 81JP 82KR 84VN 86CN 90TR 91IN 92PK 93AF 94LK 95MM 98IR 211SS 212MA 213DZ 216TN 218LY 220GM 221SN 233GH 234NG 237CM 249SD 250RW 251ET 254KE 255TZ 256UG 260ZM 263ZW 264NA 351PT 352LU 353IE 354IS 355AL 356MT 357CY 358FI 359BG 370LT 371LV 372EE 373MD 374AM 375BY 376AD 377MC 380UA 381RS 382ME 385HR 386SI 387BA 389MK 420CZ 421SK 423LI 502GT 503SV 504HN 505NI 506CR 507PA 591BO 593EC 595PY 598UY 852HK 853MO 855KH 856LA 880BD 886TW 960MV 961LB 962JO 963SY 964IQ 965KW 966SA 967YE 968OM 971AE 972IL 973BH 974QA 975BT 976MN 977NP 992TJ 993TM 994AZ 995GE 996KG 998UZ'
		.split(' ')
		.map((pair) => [pair.slice(0, -2), pair.slice(-2)] as const);

function detectPhone(text: string): Suggestion[] {
	if (!/^(\+|00)[\d\s().\-/]{6,24}$/.test(text)) return [];
	const number = `+${text.replace(/^00/, '').replace(/\D/g, '')}`;
	const [, country] =
		CALLING_CODES.filter(([code]) => number.startsWith(`+${code}`)).sort((a, b) => b[0].length - a[0].length)[0] ?? [];
	return country === undefined ? [] : [suggest('/v1/example', { country, number }, `${number} · ${country}`)];
}

/** First day of the ECB's reference rates. */
const FIRST_RATES = '1999-01-04';

function detectDate(text: string, today: string): Suggestion[] {
	const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
	if (!match) return [];
	const time = Date.parse(`${text}T00:00:00Z`);
	if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return [];
	const day = suggest('/v1/on-this-day', { month: String(Number(match[2])), day: String(Number(match[3])) }, text);
	return text >= FIRST_RATES && text <= today ? [day, suggest('/v1/rates', { date: text }, text)] : [day];
}

/** EUR and the currencies that the ECB quotes. */
const CURRENCIES = new Set(
	'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY USD ZAR'.split(
		' '
	)
);
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₩': 'KRW', '₺': 'TRY', '₪': 'ILS' }; // prettier-ignore
const CURRENCY = String.raw`[a-z]{3}|[€$£¥₹₩₺₪]`;
const MONEY = new RegExp(
	String.raw`^(?:(?:(${CURRENCY})\s*)?(\d[\d\s,.']*)?\s*(${CURRENCY})?)(?:\s*(?:in|to|into|as|=|→|->|/|\s)\s*(${CURRENCY}))?\s*\??$`,
	'i'
);

function currencyOf(text: string | undefined): string | null {
	const code = SIGNS[text ?? ''] ?? (text ?? '').toUpperCase();
	return CURRENCIES.has(code) ? code : null;
}

function detectMoney(text: string): Suggestion[] {
	const match = MONEY.exec(text);
	if (!match) return [];
	const amount = (match[2] ?? '').replace(/[\s,']/g, '');
	const base = currencyOf(match[1]) ?? currencyOf(match[3]);
	const symbol = currencyOf(match[4]) ?? (match[1] && match[3] ? currencyOf(match[3]) : null);
	if (!base || (amount !== '' && !(Number(amount) >= 0))) return [];
	const about = `${amount && `${amount} `}${base}${symbol ? ` → ${symbol}` : ''}`;
	return [suggest('/v1/rates', { base, ...(symbol && { symbols: symbol }), ...(amount && { amount }) }, about)];
}

const FUNCTIONS = /\b(?:a?(?:sin|cos|tan|sinh|cosh|tanh)|arc(?:sin|cos|tan)|sqrt|cbrt|root|ln|log|log2|log10|exp|abs|sign|floor|ceil|round|min|max|gcd|lcm|factorial|binomial|nCr|nPr|sum|product|pi|tau|phi|mod|i|e|inf(?:inity)?)\b/gi; // prettier-ignore
const WORDS = /[a-z]{2,}/i;

function detectMath(text: string): Suggestion[] {
	const expression = text.replace(/^\s*=|=\s*\??\s*$/g, '').trim();
	if (expression === '' || /[^\p{L}\d\s+\-*/^%!().,|=<>≤≥≠√∞π²³×÷·−_]/u.test(expression)) return [];
	if (/[^\x20-\x7e√∞π²³×÷·−≤≥≠\s]/u.test(expression)) return [];
	const called = /[a-z]\s*\(/i.test(expression);
	const bare = expression.replace(FUNCTIONS, ' ');
	if (WORDS.test(bare)) return [];
	const operators = /[+*/^%!×÷·−√²³]|\d\s*-\s*[\d(a-z]|[a-z)]\s*-\s*[\d(a-z]/i.test(expression);
	if (!/[\dπ∞]|[a-z]/i.test(expression) || !(operators || called || expression.startsWith('√'))) return [];
	const free = /[a-z]/i.test(bare);
	if (free && !operators) return [];
	const evaluate = suggest('/v1/evaluate', { expression }, expression);
	const simplify = suggest('/v1/simplify', { expression }, expression);
	return free ? [simplify, evaluate] : [evaluate, simplify];
}

/** What a Wi-Fi QR code holds: `WIFI:T:WPA;S:name;P:password;H:true;;`, `\` before `\ ; , : "`. */
function detectWifi(text: string): Suggestion[] {
	if (!/^WIFI:/i.test(text)) return [];
	const parts: Record<string, string> = {};
	for (const [, key = '', value = ''] of text.slice(5).matchAll(/([A-Z]+):((?:\\.|[^;\\])*);/gi)) {
		parts[key.toUpperCase()] = value.replace(/\\(.)/g, '$1');
	}
	const { S: ssid, P: password, T: security, H: hidden } = parts;
	if (ssid === undefined) return [];
	const values = { ssid, ...(password && { password }), ...(security && { security }), ...(hidden && { hidden }) };
	return [suggest('/v1/wifi', values, ssid)];
}

function detectUrl(text: string): Suggestion[] {
	if (!/^https?:\/\/\S+$/i.test(text)) return [];
	return [suggest('/v1/info', { url: text }, text), ...detectPlaces(text)];
}

const BRAHMIC = /\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gurmukhi}|\p{Script=Gujarati}|\p{Script=Oriya}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}/u; // prettier-ignore

/** Countries by their English names in lower case; filled on first use. */
let countries: Map<string, string> | undefined;

function countryOf(text: string): string | undefined {
	// No country's name is shorter.
	if (text.length < 4) return undefined;
	if (!countries) {
		const names = new Intl.DisplayNames('en', { type: 'region' });
		countries = new Map(COUNTRY_CODES.map((code) => [names.of(code)?.toLowerCase() ?? code, code]));
	}
	return countries.get(text.toLowerCase());
}

function detectWords(text: string, today: string): Suggestion[] {
	const words = text.split(/\s+/).length;
	const latin = /^[\p{Script=Latin}\p{M}\d\s'’.&-]+$/u.test(text);
	const found: Suggestion[] = [];
	const country = countryOf(text);
	if (country) {
		found.push(
			suggest('/v1/holidays', { country, year: today.slice(0, 4) }, text),
			suggest('/v1/example', { country }, text)
		);
	}
	if (latin && words <= 3 && /\p{L}{2}/u.test(text) && !/\d/.test(text)) {
		found.push(
			suggest('/v1/related', { word: text.toLowerCase() === text ? text : country ? text : text.toLowerCase() }, text)
		);
	}
	if (words <= 6 && /\p{L}/u.test(text)) found.push(suggest('/v1/autocomplete', { q: text }, text));
	if (latin && words <= 6 && /\p{L}/u.test(text)) found.push(suggest('/v1/search', { q: text }, text));
	return found;
}

function detectProse(text: string): Suggestion[] {
	if (!/\p{L}/u.test(text)) return [];
	const about = text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
	const found = [suggest('/v1/detect', { text }, about), suggest('/v1/script', { text }, about)];
	if (BRAHMIC.test(text)) found.unshift(suggest('/v1/transliterate', { text, to: 'casual' }, about));
	if (text.trim().split(/\s+/).length >= 8) found.push(suggest('/v1/readability', { text }, about));
	return found;
}

/**
 * Tools that fit a text, best first, each path once. Pure: `today` (ISO date) decides what lies in the past.
 * At most eight; empty for an empty text.
 */
export function detectInput(input: string, today: string): Suggestion[] {
	const text = input.trim();
	if (text === '') return [];
	const found: Suggestion[] = [];
	if (text.length <= PROSE) {
		for (const detect of [detectWifi, detectUrl, detectPlaces, detectDigits, detectPhone, detectMoney])
			found.push(...detect(text));
		found.push(...detectDate(text, today));
		if (found.length === 0) found.push(...detectMath(text));
		if (found.length === 0 && !/[.!?।]\s+\S/.test(text)) found.push(...detectWords(text, today));
	}
	const plainText =
		found.length === 0 || ['/v1/related', '/v1/autocomplete', '/v1/holidays'].includes(found[0]?.path ?? '');
	if (plainText) {
		const prose = detectProse(text);
		// What is not written in Latin letters is asked about as a text first.
		if (/\p{Script=Latin}/u.test(text)) found.push(...prose);
		else found.unshift(...prose);
	}
	const seen = new Set<string>();
	return found.filter(({ path }) => !seen.has(path) && seen.add(path)).slice(0, 8);
}
