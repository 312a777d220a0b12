import { formWords } from '../contract-words.svelte';
import type { MessageKey } from '../messages/en';
import { settings } from '../settings/settings.svelte';
import type { CallError } from './tool-call.svelte';

/** Errors that are no fault of what was typed, in the interface's words. */
const SENTENCES: Readonly<Record<string, MessageKey>> = {
	OFFLINE: 'errOffline',
	UPSTREAM_ERROR: 'errUpstream',
	UPSTREAM_INVALID: 'errUpstream',
	UPSTREAM_TIMEOUT: 'errUpstream',
	UPSTREAM_RATE_LIMITED: 'errWait',
	BUSY: 'errInternal',
	NO_ANSWER: 'errInternal',
	INTERNAL: 'errInternal'
};

/** An error as it is said: in the interface's language, and what of it there are only English words for. */
export interface SaidError {
	readonly text: string;
	/** The API's own words; empty where the language has all. */
	readonly english: string;
}

/**
 * An error as a sentence: the interface's own, else the API's reason without the name of the field, in the language of the
 * interface where it has words for it. `source` is what the upstream is called, where one is asked.
 */
export function sayError(
	{ code, message }: CallError,
	translate: (key: MessageKey, values?: Readonly<Record<string, string>>) => string,
	source = ''
): SaidError {
	if (code === 'OFFLINE' && /needed once for the data/.test(message)) return said(translate('errPack'));
	// A network that wants a sign-in answers every address with its page.
	const isPage = code === 'UPSTREAM_INVALID' && message.endsWith('a web page');
	const key = isPage ? 'errPortal' : SENTENCES[code];
	if (key !== undefined) return said(translate(key, { source }));
	const reason = message.replace(/^[\w.[\]-]+: /, '');
	const sentence = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?)…]$/.test(reason) ? '' : '.'}`;
	const words = formWords();
	if (words === null) return said(sentence);
	const own = translateReason(reason, words.reasons);
	if (own !== null) return said(own);
	const leads: Readonly<Record<string, string>> = words.leads;
	return { text: leads[code] ?? words.leads.other, english: sentence };
}

/** A sentence of the API in the language of the interface; null in English, and where it has no words for it. */
export const ownWords = (reason: string): string | null => {
	const words = formWords();
	return words && translateReason(reason, words.reasons);
};

/** The same as one text. English stands isolated in it, so that it keeps its direction. */
export function errorWords(...error: Parameters<typeof sayError>): string {
	const { text, english } = sayError(...error);
	return english === '' ? text : `${text} \u2068${english}\u2069`;
}

const said = (text: string): SaidError => ({ text, english: '' });

/** A reason by the first of the templates that fits, its values filled in; null when none does. */
function translateReason(reason: string, templates: Readonly<Record<string, string>>): string | null {
	for (const [template, words] of Object.entries(templates)) {
		const match = patternOf(template).exec(reason);
		if (match) return words.replace(/\{(\w+)\}/g, (_, name: string) => written(match.groups?.[name] ?? ''));
	}
	return null;
}

const patterns = new Map<string, RegExp>();
function patternOf(template: string): RegExp {
	let pattern = patterns.get(template);
	if (!pattern) {
		const source = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)');
		patterns.set(template, (pattern = new RegExp(`^${source}$`, 'su')));
	}
	return pattern;
}

/** A value of a reason: numbers in the locale's groups; apart from the direction of the words around it. */
function written(value: string): string {
	if (!/^\d{1,3}(?:,\d{3})+$/.test(value)) return `\u2068${value}\u2069`;
	return new Intl.NumberFormat(settings.locale).format(Number(value.replaceAll(',', '')));
}

/** Whether asking again may help: the fault lies with the network or the source. */
export const mayPass = ({ code }: CallError): boolean =>
	code in SENTENCES || code === 'RATE_LIMITED' || code === 'BUSY';
