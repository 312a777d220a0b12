import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { securityText, strictTransport } from './security';

afterEach(() => vi.unstubAllEnvs());

const from = (remoteAddress: string, proto?: string) =>
	({
		headers: { ...(proto && { 'x-forwarded-proto': proto }) },
		socket: { remoteAddress }
	}) as unknown as IncomingMessage;

test('only what a named proxy sends over TLS asks for TLS from then on', () => {
	expect(strictTransport(from('10.0.0.1', 'https'))).toBeUndefined();
	vi.stubEnv('UTILITY_PROXIES', '10.0.0.0/8');
	expect(strictTransport(from('10.0.0.1', 'https'))).toBe('max-age=31536000');
	expect(strictTransport(from('10.0.0.1', 'http'))).toBeUndefined();
	expect(strictTransport(from('10.0.0.1'))).toBeUndefined();
	expect(strictTransport(from('192.0.2.1', 'https'))).toBeUndefined();
});

test.each([
	['ops@example.org', 'mailto:ops@example.org'],
	['https://example.org/contact', 'https://example.org/contact'],
	['mailto:a@b.example', 'mailto:a@b.example'],
	['example.org/report', 'https://example.org/report']
])('who reports what is found to %s finds %s', (contact, address) =>
	expect(securityText(contact, Date.UTC(2026, 0, 1))).toBe(
		`Contact: ${address}\nExpires: 2027-01-01T00:00:00.000Z\nPreferred-Languages: en\n`
	)
);

test('without a contact, or with one that would be two lines, there is no such text', () => {
	for (const none of [undefined, '', ' ', 'a@b.example\nX: y']) expect(securityText(none, 0)).toBeUndefined();
});
