import type english from '../../locales/en/errors.json';
import type { AppKey } from '../words/messages.svelte';
import { settings } from '../settings/settings.svelte';
import type { CallError } from './tool-call.svelte';
import { defineLateTable, wordsSettled } from '../words/words.svelte';

interface ErrorWords {
	readonly leads: Readonly<Partial<Record<keyof typeof english.leads, string>>>;
	readonly reasons: Readonly<Partial<Record<keyof typeof english.reasons, string>>>;
}
/** Most pages show no error. */
const table = defineLateTable<ErrorWords>({ leads: {}, reasons: {} }, import.meta.glob('../../locales/*/errors.json'));

/** Loads the texts of errors, for callers that show one once. */
export async function loadErrorWords(): Promise<void> {
	table();
	await wordsSettled();
}

/** Errors outside the user's input, in the interface's words. */
const SENTENCES: Readonly<Record<string, AppKey>> = {
	OFFLINE: 'errOffline',
	UPSTREAM_ERROR: 'errUpstream',
	UPSTREAM_INVALID: 'errUpstream',
	UPSTREAM_TIMEOUT: 'errUpstream',
	UPSTREAM_RATE_LIMITED: 'errWait',
	BUSY: 'errInternal',
	NO_ANSWER: 'errInternal',
	INTERNAL: 'errInternal'
};

/** The text of an error in the interface's language, and its untranslated part in English. */
export interface SaidError {
	readonly text: string;
	/** The API's own words; empty where the language has all. */
	readonly english: string;
}

/** An error as a sentence in the interface's language. `source` is the upstream's name, if any. */
export function sayError(
	{ code, message }: CallError,
	translate: (key: AppKey, values?: Readonly<Record<string, string>>) => string,
	source = ''
): SaidError {
	if (code === 'OFFLINE' && /needed once for the data/.test(message)) return said(translate('errPack'));
	// A network that wants a sign-in answers every address with its page.
	const isPage = code === 'UPSTREAM_INVALID' && message.endsWith('a web page');
	const key = isPage ? 'errPortal' : SENTENCES[code];
	if (key !== undefined) return said(translate(key, { source }));
	const words = table();
	// Half a sentence in English is not shown before the texts come.
	if (words === undefined) return said('');
	const reason = message.replace(/^[\w.[\]-]+: /, '');
	const sentence = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?)…]$/.test(reason) ? '' : '.'}`;
	const own = translateReason(reason);
	if (own !== null || settings.language === 'en') return said(own ?? sentence);
	const { leads: sentences } = words.own;
	return { text: (isLead(code) ? sentences[code] : sentences.other) ?? '', english: sentence };
}

/** A sentence of the API in the reader's language. Null where it is the API's English. */
export const ownWords = (reason: string): string | null => translateReason(reason);

/** The same as one text. English parts are isolated, so that they keep their direction. */
export function errorWords(...error: Parameters<typeof sayError>): string {
	const { text, english } = sayError(...error);
	return english === '' ? text : `${text} \u2068${english}\u2069`;
}

const said = (text: string): SaidError => ({ text, english: '' });

const isLead = (code: string): code is keyof typeof english.leads => Object.hasOwn(table()?.english.leads ?? {}, code);

/** Returns the sentence of the first matching template with its values, or null. `|` parts templates of one sentence. */
function translateReason(reason: string): string | null {
	const words = table();
	if (words === undefined) return null;
	const { own, english } = words;
	for (const template of Object.keys(english.reasons) as (keyof typeof english.reasons)[]) {
		const values = template
			.split('|')
			.map((one) => valuesIn(one, reason))
			.find((found) => found !== null);
		if (!values) continue;
		const text = own.reasons[template];
		if (text === undefined || (settings.language !== 'en' && text === english.reasons[template])) return null;
		return text.replace(/\{(\w+)\}/g, (_, name: string) => written(values[name] ?? ''));
	}
	return null;
}

/** The values of a text that was made of a template, by name; null when it was not. The first value is the longest possible. */
function valuesIn(template: string, text: string): Readonly<Record<string, string>> | null {
	const pieces = template.split(/\{(\w+)\}/);
	const values: Record<string, string> = {};
	if (pieces.length === 1) return text === template ? values : null;
	const last = pieces.at(-1) ?? '';
	if (!text.endsWith(last)) return null;
	let end = text.length - last.length;
	for (let i = pieces.length - 3; i >= 0; i -= 2) {
		const [before = '', name = ''] = pieces.slice(i, i + 2);
		const at = i > 0 ? text.lastIndexOf(before, end - before.length - 1) : text.startsWith(before) ? 0 : -1;
		const start = at + before.length;
		if (at < 0 || start >= end) return null;
		values[name] = text.slice(start, end);
		end = at;
	}
	return values;
}

/** A value of a reason: numbers in the locale's groups, formulas with their signs; apart from the direction of the words around it. */
function written(value: string): string {
	if (value.includes(' = ')) value = value.replaceAll('*', '·').replaceAll('-', '−');
	if (!/^\d{1,3}(?:,\d{3})+$/.test(value)) return `\u2068${value}\u2069`;
	return new Intl.NumberFormat(settings.locale).format(Number(value.replaceAll(',', '')));
}

/** Whether asking again may help: the fault lies with the network or the source. */
export const mayPass = ({ code }: CallError): boolean =>
	code in SENTENCES || code === 'RATE_LIMITED' || code === 'BUSY';
