import type { CallError } from './tool-call.svelte';
import type { MessageKey } from './messages/en';

/** Errors that are no fault of what was typed, in the interface's words. */
const SENTENCES: Readonly<Record<string, MessageKey>> = {
	OFFLINE: 'errOffline',
	UPSTREAM_ERROR: 'errUpstream',
	UPSTREAM_INVALID: 'errUpstream',
	UPSTREAM_TIMEOUT: 'errUpstream',
	UPSTREAM_RATE_LIMITED: 'errWait',
	NO_ANSWER: 'errInternal',
	INTERNAL: 'errInternal'
};

/**
 * An error as a sentence: the interface's own, else the API's reason without the name of the field. `source` is what the
 * upstream is called, where one is asked.
 */
export function errorWords(
	{ code, message }: CallError,
	translate: (key: MessageKey, values?: Readonly<Record<string, string>>) => string,
	source = ''
): string {
	if (code === 'OFFLINE' && /needed once for the data/.test(message)) return translate('errPack');
	// A network that wants a sign-in answers every address with its page.
	const isPage = code === 'UPSTREAM_INVALID' && message.endsWith('a web page');
	const key = isPage ? 'errPortal' : SENTENCES[code];
	if (key !== undefined) return translate(key, { source });
	const reason = message.replace(/^[\w.[\]-]+: /, '');
	return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?)…]$/.test(reason) ? '' : '.'}`;
}

/** Whether asking again may help: the fault lies with the network or the source. */
export const mayPass = ({ code }: CallError): boolean =>
	code in SENTENCES || code === 'RATE_LIMITED' || code === 'BUSY';
