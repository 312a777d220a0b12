/** What an answer of the small map says. */
export const ZONE_WARNINGS = {
	loading: 'the exact map of time zones is still loading: near borders the zone may be wrong',
	failed: 'the exact map of time zones could not be loaded: near borders the zone may be wrong'
} as const;

export type ZoneWarning = (typeof ZONE_WARNINGS)[keyof typeof ZONE_WARNINGS];
