import { defineGroup, example } from '../kit/contract';
import { READ_AS } from '../kit/place-reading';
import {
	boolean,
	integer,
	list,
	nullable,
	number,
	object,
	objectOrNull,
	objects,
	objectWith,
	string
} from '../kit/schema';
import { emsc, geonet, usgs } from './upstream';

const CATALOGUES = ['USGS', 'EMSC', 'GeoNet'] as const;

const quake = object({
	id: { type: 'string' },
	magnitude: nullable(number('Can be negative. Null until known.')),
	magnitude_type: nullable(string('How it was measured: mww, ml, md …')),
	place: nullable({ type: 'string' }),
	time: { type: 'string', format: 'date-time' },
	updated: nullable({ type: 'string', format: 'date-time' }),
	latitude: { type: 'number', minimum: -90, maximum: 90 },
	longitude: { type: 'number', minimum: -180, maximum: 180 },
	depth_km: nullable(number('Negative above sea level.')),
	url: { type: 'string', format: 'uri' },
	type: string('earthquake, quarry blast, explosion …'),
	status: nullable(string('automatic or reviewed.')),
	alert: nullable(string('Expected impact: green, yellow, orange or red.')),
	tsunami: boolean('A tsunami message was issued. It doesn’t mean there was a tsunami.'),
	felt: nullable(integer('Number of people who reported feeling it.', { minimum: 0 })),
	mmi: nullable(number('Shaking measured by instruments (ShakeMap), Modified Mercalli scale, 1 to 10.')),
	cdi: nullable(number('Shaking reported by people, same scale.')),
	distance_km: nullable(number('Distance from `near`, along the surface.', { minimum: 0 })),
	significance: nullable(integer('0 to over 1,000, by magnitude and effect.')),
	catalogue: string('Catalogue that it is from.', { enum: CATALOGUES }),
	other_catalogues: objects('What other catalogues say of the same event, where they were asked.', {
		catalogue: { type: 'string', enum: CATALOGUES },
		magnitude: nullable({ type: 'number' }),
		depth_km: nullable({ type: 'number' })
	})
});

export const earthquakes = defineGroup({
	id: 'earthquakes',
	upstream: usgs,
	otherUpstreams: [emsc, geonet],
	icon: 'M2.5 12H6l2-6 3 13 3-10 2 5 1.5-2h4',
	hue: 35,
	title: 'Earthquakes',
	summary: 'Earthquakes worldwide in the last hour, day, week or month.',
	source: {
		name: 'U.S. Geological Survey',
		text: 'Earthquake feeds and catalogue of the U.S. Geological Survey, refreshed by the minute and kept on the device. When it cannot be reached, EMSC-CSEM (CC BY 4.0) or GeoNet (CC BY 3.0 NZ; GNS Science and its sponsors) answers.',
		licence: 'Public domain',
		url: 'https://earthquake.usgs.gov/earthquakes/feed/'
	},
	operations: {
		recent: {
			title: 'Recent earthquakes',
			method: 'GET',
			path: '/v1/recent',
			summary: 'Recent earthquakes, newest first',
			description:
				'Events of the feeds that the USGS publishes, by the same thresholds: 1.0 starts at magnitude 0.95, 2.5 at 2.45, 4.5 at 4.45, significant is a significance of 600 or more. Cached answers are filtered to the period for each request, so an old one never shows an earlier event. Other magnitudes, dates and circles come from the catalogue. `strongest` and `nearest` cover the whole period, not only the list.',
			kind: 'feed',
			cost: 'bounded',
			params: objectWith(['near', 'at_least', 'radius_km', 'start', 'end'], {
				period: string('Time span, up to now.', { enum: ['hour', 'day', 'week', 'month'], default: 'day' }),
				min_magnitude: string('Minimum magnitude. “significant” selects by effect instead.', {
					title: 'Minimum magnitude',
					enum: ['all', '1.0', '2.5', '4.5', 'significant'],
					default: '2.5'
				}),
				limit: integer('Maximum number, newest first.', { minimum: 1, maximum: 500, default: 50 }),
				near: string('A city or coordinates. Adds the distance to each event.', {
					maxLength: 200,
					'x-input': 'point',
					'x-kind': 'point',
					examples: ['Tokyo', '35.68,139.69']
				}),
				at_least: number('Any other threshold. 6 includes 5.95, as magnitudes are rounded to a tenth.', {
					title: 'Exact minimum magnitude',
					minimum: -2,
					maximum: 10,
					examples: [6]
				}),
				radius_km: number('Only events so near to the place in near, along the surface.', {
					title: 'Within (km)',
					minimum: 1,
					maximum: 20_001,
					examples: [300]
				}),
				order: string('What comes first: the newest, the strongest or the nearest.', {
					title: 'First',
					enum: ['time', 'magnitude', 'distance'],
					default: 'time'
				}),
				start: string('First day or time (UTC) in place of a period, from 1900 on.', {
					maxLength: 40,
					'x-input': 'date',
					examples: ['2024-01-01']
				}),
				end: string('Last day or time with start; now when left out.', {
					maxLength: 40,
					'x-input': 'date',
					examples: ['2024-01-31']
				}),
				compare: boolean('Adds the values of a second catalogue for the same events.', {
					title: 'Compare catalogues',
					default: false
				})
			}),
			response: object({
				period: { type: 'string' },
				min_magnitude: { type: 'string' },
				at_least: nullable(number('Null if only min_magnitude is set.')),
				start: nullable(string('Null where the period counts.', { format: 'date-time' })),
				end: nullable({ type: 'string', format: 'date-time' }),
				count: { type: 'integer', minimum: 0 },
				total: nullable(integer('Number of all matches. Null if unknown.', { minimum: 0 })),
				generated_at: string('When USGS produced the feed.', { format: 'date-time' }),
				covered_from: string('Every event is known from this time on.', { format: 'date-time' }),
				covered_until: string('The list has every event up to this time. Later events may be missing.', {
					format: 'date-time'
				}),
				complete: boolean(
					'Whether the list has every event up to now, within the limit. False if an entry couldn’t be read.'
				),
				skipped: integer('Source entries that couldn’t be read.', { minimum: 0 }),
				near: objectOrNull({
					latitude: { type: 'number' },
					longitude: { type: 'number' },
					name: nullable(string('City the name was matched to. Null for coordinates.')),
					read_as: string('How the place was understood: which form of coordinates, or a name.', {
						enum: [...READ_AS, 'name']
					})
				}),
				catalogues: list(
					{ type: 'string', enum: CATALOGUES },
					'Catalogues that answered. Without USGS the list is incomplete.'
				),
				radius_km: nullable({ type: 'number' }),
				strongest: nullable(quake),
				nearest: nullable(quake),
				earthquakes: list(quake),
				last_known: list(quake, 'The newest stored events, if the period has none.')
			}),
			examples: [
				example(
					'Magnitude 4.5 and up, last 24 hours',
					{ period: 'day', min_magnitude: '4.5' },
					{ period: 'day', min_magnitude: '4.5' }
				),
				example(
					'Significant earthquakes this month',
					{ period: 'month', min_magnitude: 'significant', limit: '10' },
					{ period: 'month', min_magnitude: 'significant' }
				)
			],
			limits: ['At most the newest 500. A long period of small earthquakes may hold more.']
		}
	}
});
