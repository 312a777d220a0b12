import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_MS, giveConsent, listConsents, mayAsk, revokeConsent } from './consents';

const SITE = 'https://example.org';
const NOW = Date.UTC(2026, 0, 1);
let kept: Map<string, string>;
beforeEach(() => {
	kept = new Map();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => kept.set(key, text)
	});
});
afterEach(() => {
	revokeConsent(SITE);
	vi.unstubAllGlobals();
});

test('allowed, it holds for a day; renewed, for another; taken back, it is over', () => {
	expect(mayAsk(SITE, NOW)).toBe(false);
	giveConsent(SITE, NOW);
	expect([mayAsk(SITE, NOW), mayAsk(SITE, NOW + CONSENT_MS - 1), mayAsk(SITE, NOW + CONSENT_MS)]).toEqual([true, true, false]); // prettier-ignore
	giveConsent(SITE, NOW + 2 * CONSENT_MS);
	expect(mayAsk(SITE, NOW + 2 * CONSENT_MS)).toBe(true);
	expect(listConsents()).toEqual([{ site: SITE, since: NOW, renewed: NOW + 2 * CONSENT_MS }]);
	revokeConsent(SITE);
	expect([mayAsk(SITE, NOW + 2 * CONSENT_MS), listConsents()]).toEqual([false, []]);
});

test('one site is not another: the origin counts to the letter', () => {
	const first = 'https://first.example';
	giveConsent(first, NOW - 2);
	giveConsent(SITE, NOW);
	giveConsent(first, NOW + 1);
	expect(listConsents()).toEqual([
		{ site: first, since: NOW - 2, renewed: NOW + 1 },
		{ site: SITE, since: NOW, renewed: NOW }
	]);
	revokeConsent(first);
	for (const other of ['http://example.org', 'https://example.org:8443', 'https://www.example.org', 'null', ''])
		expect(mayAsk(other, NOW)).toBe(false);
});

test('a clock that is set back makes nothing last longer', () => {
	giveConsent(SITE, NOW);
	expect(mayAsk(SITE, NOW - 10 * CONSENT_MS)).toBe(false);
});

test.each(['{', 'null', '{"site":1}', '[1,null,{"site":"https://example.org","since":"x","renewed":1e99}]'])(
	'a store that holds %s allows nobody, and is written anew',
	(text) => {
		kept.set('utility-apis-consents', text);
		expect(mayAsk(SITE, NOW)).toBe(false);
		giveConsent(SITE, NOW);
		expect(mayAsk(SITE, NOW)).toBe(true);
	}
);

test('a browser that refuses storage keeps it as long as the page lives', () => {
	vi.stubGlobal('localStorage', {
		getItem() {
			throw new DOMException('denied', 'SecurityError');
		},
		setItem() {
			throw new DOMException('denied', 'SecurityError');
		}
	});
	giveConsent(SITE, NOW);
	expect(mayAsk(SITE, NOW)).toBe(true);
});
