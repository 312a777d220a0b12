/** Kinds of text, by form, that no tool reads: naming them is better than a guess. */
import { isProgram } from '../kit/program';
import { isSql } from '../kit/sql';

const KINDS: readonly (readonly [kind: string, fits: (text: string) => boolean])[] = [
	['uuid', (text) => /^\{?[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\}?$/i.test(text)],
	['iban', isIban],
	['email', (text) => /^[^\s@,;]{1,64}@[^\s@,;]{1,200}\.[a-z]{2,}$/i.test(text)],
	['isbn', isBookNumber],
	[
		'colour',
		(text) =>
			/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) || /^(?:rgba?|hsla?|oklch|lab)\([^)]*\)$/i.test(text)
	],
	[
		'hash',
		(text) =>
			[32, 40, 64, 128].includes(text.length) && /^[\da-f]+$/i.test(text) && /[a-f]/i.test(text) && /\d/.test(text)
	],
	[
		'hash',
		(text) =>
			text.length >= 16 && /^[\w+/-]+={0,2}$/.test(text) && /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text)
	],
	['hash', (text) => /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(text)],
	['json', isJson],
	['markup', (text) => /^<(?:!doctype|\?xml|[a-z][\w-]*)(?:\s[^>]*)?>/i.test(text)],
	['code', isSql],
	['code', isProgram],
	[
		'address',
		(text) =>
			/^(?:\d{1,3}\.){3}\d{1,3}(?::\d+|\/\d+)?$/.test(text) ||
			/^(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}$/i.test(text) ||
			/^(?:[\da-f]{2}[:-]){5}[\da-f]{2}$/i.test(text)
	]
];

/** Country, check digits and account, mod 97 = 1 (ISO 13616). */
function isIban(text: string): boolean {
	const plain = text.replaceAll(' ', '').toUpperCase();
	if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
	let rest = 0;
	for (const char of plain.slice(4) + plain.slice(0, 4))
		for (const digit of String(parseInt(char, 36))) rest = (rest * 10 + Number(digit)) % 97;
	return rest === 1;
}

/** ISBN-13 with its check digit; an ISBN-10 only with its hyphens. */
function isBookNumber(text: string): boolean {
	const digits = text.replaceAll('-', '').replaceAll(' ', '').toUpperCase();
	if (/^97[89]\d{10}$/.test(digits))
		return [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0;
	return text.split('-').length === 4 && /^\d{9}[\dX]$/.test(digits);
}

function isJson(text: string): boolean {
	const [first, last] = [text[0], text.at(-1)];
	if (!((first === '{' && last === '}') || (first === '[' && last === ']')) || !/["{]/.test(text)) return false;
	try {
		JSON.parse(text);
		return true;
	} catch {
		// A fragment of JavaScript is neither JSON nor a question.
		return /^\{\s?["']?\w+["']? ?:/.test(text);
	}
}

/** Rows of keyboards: a run of five along one is not a word. */
const ROWS = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'];

/** Letters as a hand finds them on a keyboard. */
export function isGibberish(key: string): boolean {
	if (!/^[a-z]{5,}$/.test(key)) return false;
	if (!/[aeiouy]/.test(key)) return true;
	return ROWS.some((row) => {
		for (let at = 0; at + 5 <= row.length; at++) if (key.includes(row.slice(at, at + 5))) return true;
		return false;
	});
}

/** Whether a text is words alone: most questions. Only program code may be. */
function isWords(text: string): boolean {
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at) | 32;
		if (!(code >= 97 && code <= 122) && code !== 32 && code < 128 && !"'?,".includes(text[at] as string)) return false;
	}
	return true;
}

/** The kind of thing that a text is by its form; undefined when it may well be a question. */
export function strangerOf(text: string): string | undefined {
	const plain = isWords(text);
	return KINDS.find(([kind, fits]) => (!plain || kind === 'code') && fits(text))?.[0];
}
