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

/** An error as a sentence: the interface's own, else the API's reason without the name of the field. */
export function errorWords({ code, message }: CallError, translate: (key: MessageKey) => string): string {
	if (code === 'OFFLINE' && /needed once for the data/.test(message)) return translate('errPack');
	const key = SENTENCES[code];
	if (key !== undefined) return translate(key);
	const reason = message.replace(/^[\w.[\]-]+: /, '');
	return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?)…]$/.test(reason) ? '' : '.'}`;
}

/** Whether asking again may help: the fault lies with the network or the source. */
export const mayPass = ({ code }: CallError): boolean =>
	code in SENTENCES || code === 'RATE_LIMITED' || code === 'BUSY';
