import { isSql } from './sql';

/** What a text is that no tool reads: saying so is better than a guess. */
export type NoTool = 'uuid' | 'iban' | 'email' | 'colour' | 'hash' | 'json' | 'markup' | 'code' | 'address';

const KINDS: readonly (readonly [NoTool, (text: string) => boolean])[] = [
	['uuid', (text) => /^\{?[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\}?$/i.test(text)],
	['iban', isIban],
	['email', (text) => /^[^\s@,;]+@[^\s@,;]+\.[a-z]{2,}$/i.test(text)],
	['colour', (text) => /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) || /^(?:rgba?|hsla?|oklch|lab)\([^)]*\)$/i.test(text)], // prettier-ignore
	['hash', (text) => /^(?=.*[a-f])(?=.*\d)(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64}|[\da-f]{128})$/i.test(text)],
	['hash', (text) => text.length >= 16 && /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[A-Za-z\d+/_-]{16,}={0,2}$/.test(text)],
	['hash', (text) => /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(text)],
	['json', isJson],
	['markup', (text) => /^<(?:!doctype|\?xml|[a-z][\w-]*)(?:\s[^>]*)?>/i.test(text)],
	['code', isSql],
	['code', (text) => /^(?:(?:const|let|var)\s+\w+\s*=|(?:async )?function\s*\w*\s*\(|def\s+\w+\(|class\s+\w+\s*[:{(]|import\s.+\sfrom\s|#include\b|public\s+(?:static|class)\b|console\.log\(|print\(|npm (?:i|install|run)\b|git \w+|sudo\s|curl\s-|docker \w+)/.test(text)],
	['code', (text) => /(?:=>|\{\s*\n|;\s*\n|<\/\w+>|&&|\|\|)/.test(text) && /[{};]/.test(text)],
	['address', (text) => /^(?:\d{1,3}\.){3}\d{1,3}(?::\d+|\/\d+)?$/.test(text) || /^(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}$/i.test(text) || /^(?:[\da-f]{2}[:-]){5}[\da-f]{2}$/i.test(text)] // prettier-ignore
]; // prettier-ignore

/** Country, check digits and account, mod 97 = 1 (ISO 13616). */
function isIban(text: string): boolean {
	const plain = text.replace(/\s/g, '').toUpperCase();
	if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
	let rest = 0;
	for (const char of plain.slice(4) + plain.slice(0, 4))
		for (const digit of String(parseInt(char, 36))) rest = (rest * 10 + Number(digit)) % 97;
	return rest === 1;
}

function isJson(text: string): boolean {
	if (!/^[[{][^]*[\]}]$/.test(text)) return false;
	if (!/["{]/.test(text)) return false;
	try {
		JSON.parse(text);
		return true;
	} catch {
		return /^\{\s*["']?\w+["']?\s*:/.test(text);
	}
}

/** Rows of keyboards: a run of five along one is no word. */
const ROWS = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'];

/** Letters as a hand finds them on a keyboard: `asdfghjkl`. */
export function isGibberish(lower: string): boolean {
	if (!/^[a-z]{5,}$/.test(lower)) return false;
	if (!/[aeiouy]/.test(lower)) return true;
	return ROWS.some((row) => {
		for (let at = 0; at + 5 <= row.length; at++) if (lower.includes(row.slice(at, at + 5))) return lower !== 'rewrite' && !/^(?:property|powertype)/.test(lower); // prettier-ignore
		return false;
	});
}

/** The kind of thing that a text is when no tool is for it; null when it may well be a question. */
export const noToolFor = (text: string): NoTool | null => KINDS.find(([, fits]) => fits(text))?.[0] ?? null;
