/** Security headers and security.txt of a server: HTTPS from now on, and where to report defects. */
import type { IncomingMessage } from 'node:http';
import { comesByProxy } from './proxies';

/** A browser that came over TLS once comes by it for a year (RFC 6797). */
const STRICT = 'max-age=31536000';

/** Strict-Transport-Security for an answer that a named proxy sends over TLS; undefined for all others. */
export const strictTransport = (request: IncomingMessage): string | undefined =>
	request.headers['x-forwarded-proto'] === 'https' && comesByProxy(request) ? STRICT : undefined;

const YEAR_MS = 365 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116), valid for a year from `now` (ms). Undefined without a contact. */
export function securityText(contact: string | undefined, now: number): string | undefined {
	const to = contact?.trim();
	if (!to || /[\r\n]/.test(to)) return undefined;
	const address = /^[a-z][a-z\d+.-]*:/i.test(to) ? to : to.includes('@') ? `mailto:${to}` : `https://${to}`;
	return `Contact: ${address}\nExpires: ${new Date(now + YEAR_MS).toISOString()}\nPreferred-Languages: en\n`;
}
