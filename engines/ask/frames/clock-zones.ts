/** Zones of the places that questions name. */
import { offsetAt, offsetOf, zoneCalled } from '../facts/zones';
import type { Span } from '../lexicon';
import type { Match } from '../match';
import type { Setting } from '../setting';

/** How the API takes a place or a zone. */
export const coordsOf = (span: Span): string => (span.kind === 'zone' ? span.value : (span.name ?? span.value));

/** IANA zone, or what `offsetOf` reads, of a place or a zone. */
export function zoneOf(span: Span | undefined, match: Match, { timeZone }: Setting): string | undefined {
	if (!span) return timeZone;
	if (span.kind === 'zone') return span.value;
	return match.tables?.places.zoneOf(coordsOf(span));
}

/** Minutes that a zone is ahead of UTC now; undefined for an unknown place. */
export const minutesOf = (zone: string | undefined, now: number): number | undefined =>
	zone === undefined
		? undefined
		: zone.startsWith('UTC')
			? offsetOf(zone, new Date(now).toISOString().slice(0, 16))
			: offsetAt(zoneCalled(zone) ?? zone, now);

/** The present day in a place or a zone, ISO; undefined for an unknown place. */
export function dayAt(span: Span, match: Match, setting: Setting): string | undefined {
	const minutes = minutesOf(zoneOf(span, match, setting), setting.now);
	return minutes === undefined ? undefined : new Date(setting.now + minutes * 60_000).toISOString().slice(0, 10);
}
