/** Default country of a caller: the one with most readers of the language. */
import type { Setting } from '../setting';
import { currencyOf } from './currencies';

const HOMES: Readonly<Record<string, readonly [country: string, timeZone: string]>> = {
	en: ['US', 'America/New_York'],
	de: ['DE', 'Europe/Berlin'],
	es: ['ES', 'Europe/Madrid'],
	fr: ['FR', 'Europe/Paris'],
	pt: ['BR', 'America/Sao_Paulo'],
	it: ['IT', 'Europe/Rome'],
	hi: ['IN', 'Asia/Kolkata'],
	mr: ['IN', 'Asia/Kolkata'],
	ta: ['IN', 'Asia/Kolkata'],
	ar: ['EG', 'Africa/Cairo']
};
/** Countries that write the month before the day. */
const MONTH_FIRST: ReadonlySet<string> = new Set(['US', 'PH', 'FM', 'PW']);

/** A caller's own data besides the language. */
export interface Given {
	/** ISO day. */
	readonly today: string;
	/** Milliseconds since 1970; noon of today, UTC, when missing. */
	readonly now?: number | undefined;
	/** ISO 3166-1 alpha-2. */
	readonly country?: string | undefined;
	/** IANA name. */
	readonly timeZone?: string | undefined;
}

/** The setting of a caller; the language supplies missing data. */
export function settingOf(language: string, given: Given): Setting {
	const [home = 'US', zone = 'UTC'] = HOMES[language] ?? [];
	const country = given.country ?? home;
	const { today } = given;
	return {
		language,
		country,
		today,
		currency: currencyOf(country) ?? 'USD',
		timeZone: given.timeZone ?? zone,
		now: given.now ?? Date.parse(`${today}T12:00:00Z`),
		dayFirst: !MONTH_FIRST.has(country),
		groupsByDot: language === 'de' || language === 'es' || language === 'pt' || language === 'it'
	};
}
