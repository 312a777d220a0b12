/** What an answer of the small map says. */
export const ZONE_WARNINGS = {
	loading: 'the exact map of time zones is still loading: near borders the zone may be wrong',
	failed: 'the exact map of time zones could not be loaded: near borders the zone may be wrong'
} as const;

export type ZoneWarning = (typeof ZONE_WARNINGS)[keyof typeof ZONE_WARNINGS];

/** What an answer for a time before 1970 says: from then on a zone's places agree (tz database, "Scope"). */
export const EARLY_NOTE =
	'before 1970 these are the clocks of the city that the zone is called after; other places in the zone may have had others';

/** Warning of an answer about a moment without an offset. */
export const UTC_NOTE = '`at` has no offset and is read as UTC. For local time there, use `local`.';

/** Before the day of the update by which the clocks of a zone were set. */
export const NEWER_NOTE = 'the clocks of this zone are those of the signed update of';
