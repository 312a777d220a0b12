/** Sites that may use the network (sw/page/bridge.ts), in localStorage, which is separate by site. */

/** A site that a person allowed. */
export interface Consent {
	/** Its origin as the browser says it: `https://example.org`. */
	readonly site: string;
	/** When it was allowed, and when that was last renewed: milliseconds since 1970. */
	readonly since: number;
	readonly renewed: number;
}

/** Taking back cannot reach a frame's storage, so a frame forgets by itself after this long. */
export const CONSENT_MS = 86_400_000;
const STORE_KEY = 'utility-apis-consents';

interface Strings {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
}
/** Only pages have it; frames may be refused it by a SecurityError. */
const storage = () => (globalThis as { readonly localStorage?: Strings }).localStorage;

/** Where the browser refuses storage: as long as this page lives. */
let memory: readonly Consent[] = [];

function read(): readonly Consent[] {
	try {
		const kept: unknown = JSON.parse(storage()?.getItem(STORE_KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter(isConsent) : [];
	} catch {
		return memory;
	}
}

function write(consents: readonly Consent[]): void {
	memory = consents;
	try {
		storage()?.setItem(STORE_KEY, JSON.stringify(consents));
	} catch {
		// Refused or full: memory has it.
	}
}

const isConsent = (value: unknown): value is Consent => {
	const { site, since, renewed } = (value ?? {}) as Partial<Record<keyof Consent, unknown>>;
	return typeof site === 'string' && Number.isFinite(since) && Number.isFinite(renewed);
};

/** Sites that were allowed and not taken back, oldest first. */
export const listConsents = (): readonly Consent[] => [...read()].sort((a, b) => a.since - b.since);

/** Allows a site from `now` on, milliseconds since 1970, or renews that. */
export function giveConsent(site: string, now: number): void {
	const others = read().filter((consent) => consent.site !== site);
	const since = read().find((consent) => consent.site === site)?.since ?? now;
	write([...others, { site, since, renewed: now }]);
}

/** Revokes a permission. */
export const revokeConsent = (site: string): void => write(read().filter((consent) => consent.site !== site));

/** Whether a site may ask the network at `now`: it was allowed, or that was renewed, within a day. */
export function mayAsk(site: string, now: number): boolean {
	const renewed = read().find((consent) => consent.site === site)?.renewed;
	// A clock that was set back makes nothing last longer.
	return renewed !== undefined && Math.abs(now - renewed) < CONSENT_MS;
}
