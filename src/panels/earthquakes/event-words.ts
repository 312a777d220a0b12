import type { earthquakes } from '../../../engines/earthquakes/contract';
import type { Infer } from '../../../engines/kit/schema';
import { made } from '../../state/settings/intl-cache';
import { settings } from '../../state/settings/settings.svelte';
import { formatAge, formatDate } from '../../components/format';
import { formatUnit, isolated } from '../../components/units';
import { DEPTHS } from './magnitudes';
import { t } from './words';

type Event = Infer<typeof earthquakes.operations.recent.response>['earthquakes'][number];

/** A magnitude to a tenth, as seismologists write it: 5.0. */
export const formatMagnitude = (magnitude: number): string =>
	made(Intl.NumberFormat, settings.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(magnitude);

/** Its magnitude and place; the place in the source's words. */
export const nameOf = ({ magnitude, place }: Event): string =>
	t('named', {
		magnitude: magnitude === null ? t('unknownMagnitude') : formatMagnitude(magnitude),
		place: isolated(place ?? t('placeUnknown'))
	});

/** The same with how long ago it was. */
export const nameWithAge = (key: 'newest' | 'strongest' | 'strongestOfThese' | 'eventAge', event: Event): string =>
	t(key, { event: nameOf(event), age: formatAge(event.time) });

/** The nearest event with its distance from the place; coordinates have no name. */
export function nearestOf(event: Event & { readonly distance_km: number }, place: string | null): string {
	const said = { event: nameOf(event), distance: formatUnit(event.distance_km, 'kilometer', 0) };
	return place === null ? t('nearest', said) : t('nearestTo', { ...said, place: isolated(place) });
}

/** A depth class; the first two say how far they reach. */
export const depthLabel = (key: (typeof DEPTHS)[number]['key']): string => {
	const below = DEPTHS.find((depth) => depth.key === key)?.below ?? 0;
	return t(key, { depth: formatUnit(below, 'kilometer', 0) });
};

/** Words of the source that the app knows; any other is shown as it came. */
const KNOWN = {
	earthquake: 'earthquake',
	'quarry blast': 'quarryBlast',
	explosion: 'explosion',
	'ice quake': 'iceQuake',
	automatic: 'automatic',
	reviewed: 'reviewed',
	green: 'green',
	yellow: 'yellow',
	orange: 'orange',
	red: 'red'
} as const;
const isKnown = (word: string): word is keyof typeof KNOWN => Object.hasOwn(KNOWN, word);
const inWords = (word: string): string => (isKnown(word) ? t(KNOWN[word]) : isolated(word));

/** When, how deep, of what kind, how sure and how felt an event was. */
export const natureOf = (event: Event): string[] => [
	formatDate(event.time, 'both'),
	event.depth_km === null ? t('depthUnknown') : t('depthOf', { depth: formatUnit(event.depth_km, 'kilometer', 1) }),
	inWords(event.type),
	...(event.status === null ? [] : [inWords(event.status)]),
	...(event.alert === null ? [] : [inWords(event.alert)]),
	...(event.felt ? [t('feltBy', { count: event.felt })] : []),
	...(event.tsunami ? [t('tsunami')] : []),
	...readingsOf(event)
];

/** What other catalogues say of its magnitude: `EMSC 5.1`. */
const readingsOf = ({ other_catalogues: others }: Event): string[] =>
	others.flatMap(({ catalogue, magnitude }) =>
		magnitude === null ? [] : [`${catalogue} ${formatMagnitude(magnitude)}`]
	);

/** Details below the place in narrow tables: distance, depth, number of reports. */
export const underOf = (event: Event): string[] => [
	...(event.distance_km === null ? [] : [formatUnit(event.distance_km, 'kilometer', 0)]),
	...(event.depth_km === null ? [] : [t('depthOf', { depth: formatUnit(event.depth_km, 'kilometer', 0) })]),
	...(event.felt ? [t('feltBy', { count: event.felt })] : []),
	...readingsOf(event)
];
