/** Where a caller is taken to be who does not say: the country with the most who read in that language. */
import type { Setting } from './setting';
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
const NOON = 'T12:00:00Z';

/** A setting of a language, with what the caller says of himself. */
export function settingOf(
	language: string,
	given: {
		readonly country?: string | undefined;
		readonly timeZone?: string | undefined;
		readonly today?: string | undefined;
		readonly now?: number | undefined;
	} = {}
): Setting {
	// prettier-ignore
	const [home = 'US', zone = 'UTC'] = HOMES[language] ?? [];
	const country = given.country ?? home;
	const today = given.today ?? '2026-11-25';
	return {
		language,
		country,
		today,
		currency: currencyOf(country) ?? 'USD',
		timeZone: given.timeZone ?? zone,
		now: given.now ?? Date.parse(today + NOON),
		dayFirst: !MONTH_FIRST.has(country),
		groupsByDot: language === 'de' || language === 'es' || language === 'pt' || language === 'it'
	};
}
