import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import {
	isSupportedCountry,
	isValidPhoneNumber,
	Metadata,
	parsePhoneNumberWithError,
	ParseError,
	validatePhoneNumberLength
} from 'libphonenumber-js/max';
import { asciiDigits } from '../kit/ascii-digits';
import { toRfc3966 } from './examples';
import type { NumberReason, NumberType } from './types';

/** Type of a number, in the API's words but for their case. */
export interface CheckedNumber {
	readonly valid: boolean;
	/** Whether the length fits the country, for any digits. */
	readonly possible: boolean;
	readonly type: NumberType;
	/** ISO 3166-1 alpha-2; null where several countries share the code and the digits do not tell. */
	readonly country: string | null;
	readonly callingCode: number | null;
	readonly e164: string | null;
	readonly international: string | null;
	readonly national: string | null;
	readonly rfc3966: string | null;
	readonly extension: string | null;
	readonly reason: NumberReason | null;
}

/** Whether the country's numbering plan is known. */
export const hasPlan = (country: string): boolean => isSupportedCountry(country);

/**
 * Checks a number as people write it by the numbering plans of libphonenumber, full metadata.
 *
 * @param country ISO code of the country from which a number without + is dialled.
 * @returns null when that country is needed and not given.
 */
export function checkNumber(text: string, country: string | undefined): CheckedNumber | null {
	const home = country as CountryCode | undefined;
	const plain = withPlus(tidy(asciiDigits(text), home), home);
	if (isSeveral(plain, home)) return { ...NONE, reason: 'may be more than one number: give each by itself' };
	let number: PhoneNumber;
	try {
		number = spelledNumber(plain, home) ?? parse(plain, home);
	} catch (error) {
		if (!(error instanceof ParseError)) throw error;
		if (error.message === 'INVALID_COUNTRY' && home === undefined && !/^[^\d+]*\+/.test(plain)) return null;
		return { ...NONE, reason: REASONS[error.message] ?? 'is no phone number' };
	}
	const groups = internationalGroups(number);
	const valid = number.isValid();
	const length = validatePhoneNumberLength(number.number);
	return {
		valid,
		possible: number.isPossible(),
		type: (number.getType()?.toLowerCase() ?? 'unknown') as NumberType,
		country: number.country ?? null,
		callingCode: Number(number.countryCallingCode),
		e164: number.format('E.164'),
		international: groups + extensionOf(number),
		national: number.formatNational(),
		rfc3966: `${toRfc3966(groups)}${number.ext ? `;ext=${number.ext}` : ''}`,
		extension: number.ext ?? null,
		reason: valid ? null : reasonOf(length, number, plain)
	};
}

/** Keys of the letters on a telephone (ITU-T E.161). */
const KEYS: Readonly<Record<string, string>> = Object.fromEntries(
	['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'].flatMap((letters, index) =>
		[...letters].map((letter) => [letter, String(index + 2)])
	)
);
/** A number whose end is spelled in letters, as 1-800-FLOWERS: three digits first, then three letters or more; digits after them are an extension. */
const SPELLED = /^\s*[+(]?\d(?:[\s().-]*\d){2,}[\s().-]*(?!ext)[a-z](?:[\s().-]*[a-z]){2,}\s*$/i;

const parse = (text: string, home: CountryCode | undefined): PhoneNumber =>
	parsePhoneNumberWithError(text, { ...(home && { defaultCountry: home }), extract: true });

/** A number in letters, converted by the keypad; undefined when it is invalid, or when the digits alone are valid. */
function spelledNumber(text: string, home: CountryCode | undefined): PhoneNumber | undefined {
	if (!SPELLED.test(text)) return undefined;
	const keyed = text.toLowerCase().replace(/[a-z]/g, (letter) => KEYS[letter] ?? letter);
	const isValid = (candidate: string) => isValidPhoneNumber(candidate, { ...(home && { defaultCountry: home }) });
	return isValid(keyed) && !isValid(text.replace(/[a-z].*/is, '')) ? parse(keyed, home) : undefined;
}

/** Words before an extension that the library does not know, in German, Dutch, Italian, Portuguese, Polish, Swedish and French. */
const EXTENSION =
	/(?<=\d)[\s,;(]*(?<!\p{L})(?:durchwahl|dw|nebenstelle|nst|app(?:arat)?|klappe|toestel|tst|interno|ramal|anexo|wew|anknytning|poste)\b\.?[\s:]*(\d{1,7})\)?\s*$/iu;
/** Addresses of chats, whose path or query has a number from its calling code on: WhatsApp, Signal, Telegram, Viber. */
const CHAT =
	/^\s*(?:(?:https?:\/\/)?(?:www\.)?(?:wa\.me|(?:api|web|chat)\.whatsapp\.com|signal\.me|t\.me)\/|(?:whatsapp|viber|tg|sgnl):)(?<rest>.*)$/is;
/** Schemes before a number as it is dialled; `tel:` is read by the library, with its `phone-context`. */
const DIALLED =
	/^\s*(?:callto|sms|smsto|mms|mmsto|facetime|facetime-audio|skype|dial|sip|sips):(?:\/\/)?(?<rest>[^?@]*)/is;

/** The number of a link: `https://api.whatsapp.com/send/?phone=%2B49…`, `signal.me/#p/+49…`, `callto:+49…`. Other texts as they are. */
function fromLink(text: string): string {
	const decoded = text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
	const chat = CHAT.exec(decoded)?.groups?.['rest'];
	const digits =
		chat === undefined ? undefined : /(?<![\d\p{L}])\d{7,15}(?!\d)/u.exec(chat.replace(/[ ().-]/g, ''))?.[0];
	if (digits !== undefined) return `+${digits}`;
	return DIALLED.exec(decoded)?.groups?.['rest'] ?? (/^\s*tel:/i.test(decoded) ? decoded : text);
}

/** Mexico's mobile numbers until 2019: a 1 behind the calling code, 044 or 045 at home. Brazil's with `xx` for the carrier. */
const FORMER: readonly (readonly [pattern: RegExp, now: string, country?: string])[] = [
	[/^(\s*(?:\+|00)\s*52[\s.-]*)1(?=(?:[\s.-]*\d){10}\s*$)/, '$1'],
	[/^\s*04[45](?=(?:[\s.-]*\d){10}\s*$)[\s.-]*/, '', 'MX'],
	[/^(\s*\(?0)xx(?=[\s().-]*\d)/i, '$1', 'BR']
];

/** Removes habitual and mistaken text around a number: `wa.me/49…`, `++49`, `+0049`, the letter O for a zero, `Durchwahl 21`. */
function tidy(text: string, home: CountryCode | undefined): string {
	const today = FORMER.filter(([, , country]) => country === undefined || country === home).reduce(
		(written, [pattern, now]) => written.replace(pattern, now),
		fromLink(text)
	);
	const bare = today.replace(/^(\s*\(?)\+\s*(?:\+|00)(?=[1-9])/, '$1+');
	const digits = /^[\s\d+()./oO-]+$/.test(bare) ? bare.replace(/o/gi, '0') : bare;
	return digits.replace(EXTENSION, ' ext. $1');
}

/** Between two numbers, or a number and how the next one ends. */
const BETWEEN =
	/(?<!\s)\s*(?:[/|&\n]|[,;](?=\s*(?:\+|\(?0\d))|(?<!\p{L})(?:or|and|oder|und|ou|et|bzw\.?)(?!\p{L})|(?<=\d)\s*(?=\+\d)|(?<=\d)[\s,;]*(?<!\p{L})(?:tele?fax|fax|tel(?:e[fp]h?one?)?|mob(?:ile?|il)?|handy|cell)(?!\p{L})[.:]*(?=\s*[+(\d]))\s*/iu;
/** Whether a text has a number and a second one or its end. A single slash may separate an area code. */
function isSeveral(text: string, home: CountryCode | undefined): boolean {
	if ((text.match(/\+\s*\(?\d/g)?.length ?? 0) > 1) return true;
	const parts = text.split(BETWEEN).filter((part) => /\d/.test(part));
	const [first = ''] = parts;
	if (
		parts.length < 2 ||
		(parts.length > 2 && /^[\d\s+()/.-]+$/.test(text) && text.indexOf('+') === text.lastIndexOf('+'))
	)
		return false;
	const isWhole = (part: string): boolean => {
		try {
			return parse(part.trim(), home).isValid();
		} catch (error) {
			if (error instanceof ParseError) return false;
			throw error;
		}
	};
	return isWhole(first);
}

/** 00 as +, which is right in most countries, unless the caller's country is given. */
const withPlus = (text: string, home: CountryCode | undefined): string =>
	home === undefined ? text.replace(/^(\s*\(?)00(?=[\s()./-]*[1-9])/, '$1+') : text;

/** Longer ones than short and emergency numbers are a subscriber's. */
const LONGEST_SHORT = 6;

function reasonOf(length: string | undefined, { number, nationalNumber }: PhoneNumber, plain: string): NumberReason {
	if (nationalNumber.length <= LONGEST_SHORT && !plain.includes('+') && !/^\D*0/.test(plain))
		return "is too short for a subscriber's number; short and emergency numbers are not checked here";
	const known = REASONS[length ?? ''];
	if (known !== undefined) return known;
	const isCut = [...'0123456789'].some((digit) => isValidPhoneNumber(`${number}${digit}`));
	return isCut ? 'is too short' : 'begins with digits that are not in use';
}

/** The library's plan of a country beyond its types: the groups in which numbers are written. */
interface Plan {
	selectNumberingPlan(callingCode: string): void;
	formats(): readonly {
		pattern(): string;
		leadingDigitsPatterns(): readonly string[];
		internationalFormat(): string;
	}[];
}

/** The international form of google-libphonenumber without extension, with the metadata's hyphens. */
function internationalGroups({ countryCallingCode, nationalNumber }: PhoneNumber): string {
	const plan = new Metadata() as unknown as Plan;
	plan.selectNumberingPlan(countryCallingCode);
	const form = plan.formats().find((candidate) => {
		const leading = candidate.leadingDigitsPatterns().at(-1);
		return (
			(leading === undefined || new RegExp(`^(?:${leading})`).test(nationalNumber)) &&
			new RegExp(`^(?:${candidate.pattern()})$`).test(nationalNumber)
		);
	});
	const groups = form ? nationalNumber.replace(new RegExp(form.pattern()), form.internationalFormat()) : nationalNumber;
	return `+${countryCallingCode} ${groups}`;
}

/** The extension as it is written in the number's country: ` ext. 15`, ` x15`, ` int 15`. */
function extensionOf(number: PhoneNumber): string {
	if (!number.ext) return '';
	const written = number.formatInternational();
	let left = number.countryCallingCode.length + number.nationalNumber.length;
	let at = 0;
	for (; left > 0; at++) if (/\d/.test(written.charAt(at))) left--;
	return written.slice(at);
}

const NONE: CheckedNumber = {
	valid: false,
	possible: false,
	type: 'unknown',
	country: null,
	callingCode: null,
	e164: null,
	international: null,
	national: null,
	rfc3966: null,
	extension: null,
	reason: null
};

const REASONS: Readonly<Record<string, NumberReason>> = {
	NOT_A_NUMBER: 'is no phone number',
	INVALID_COUNTRY: 'has a calling code that no country has',
	TOO_SHORT: 'is too short',
	TOO_LONG: 'is too long',
	INVALID_LENGTH: 'has a number of digits that the country does not use'
};
