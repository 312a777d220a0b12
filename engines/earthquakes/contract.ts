import { defineGroup } from '../kit/contract';
import { READ_AS } from '../kit/place-reading';
import { list, nullable, object } from '../kit/schema';
import { emsc, geonet, usgs } from './upstream';

const CATALOGUES = ['USGS', 'EMSC', 'GeoNet'] as const;

const quake = object({
	id: { type: 'string' },
	magnitude: nullable({ type: 'number', description: 'May be negative; null while it is not known.' }),
	magnitude_type: nullable({ type: 'string', description: 'How it was measured: mww, ml, md …' }),
	place: nullable({ type: 'string' }),
	time: { type: 'string', format: 'date-time' },
	updated: nullable({ type: 'string', format: 'date-time' }),
	latitude: { type: 'number', minimum: -90, maximum: 90 },
	longitude: { type: 'number', minimum: -180, maximum: 180 },
	depth_km: nullable({ type: 'number', description: 'Negative above sea level.' }),
	url: { type: 'string', format: 'uri' },
	type: { type: 'string', description: 'earthquake, quarry blast, explosion …' },
	status: nullable({ type: 'string', description: 'automatic or reviewed.' }),
	alert: nullable({ type: 'string', description: 'Expected impact: green, yellow, orange or red.' }),
	tsunami: { type: 'boolean', description: 'A tsunami message was issued for it; not that there was one.' },
	felt: nullable({ type: 'integer', minimum: 0, description: 'Reports of people who felt it.' }),
	mmi: nullable({ type: 'number', description: 'Intensity by instruments (ShakeMap), Modified Mercalli, 1 to 10.' }),
	cdi: nullable({ type: 'number', description: 'Intensity as people felt it, same scale.' }),
	distance_km: nullable({ type: 'number', minimum: 0, description: 'From `near`, along the surface.' }),
	significance: nullable({ type: 'integer', description: 'From 0 to over 1,000, by magnitude and effect.' }),
	catalogue: { type: 'string', enum: CATALOGUES, description: 'Catalogue that it is from.' },
	other_catalogues: list(
		object({
			catalogue: { type: 'string', enum: CATALOGUES },
			magnitude: nullable({ type: 'number' }),
			depth_km: nullable({ type: 'number' })
		}),
		'What other catalogues say of the same event, where they were asked.'
	)
});

export const earthquakes = defineGroup({
	id: 'earthquakes',
	upstream: usgs,
	otherUpstreams: [emsc, geonet],
	icon: 'M2.5 12H6l2-6 3 13 3-10 2 5 1.5-2h4',
	hue: 35,
	title: 'Earthquakes',
	summary: 'What shook in the last hour, day, week or month, all over the world.',
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
				'Events of the feeds that the USGS publishes, by the same thresholds: 1.0 starts at magnitude 0.95, 2.5 at 2.45, 4.5 at 4.45, significant is a significance of 600 or more. Stored answers are cut to the period anew each time, so that an old one never shows an event from before it. Any other magnitude, dates or circle is asked of the catalogue; strongest and nearest are those of the whole time, not of the list.',
			kind: 'feed',
			cost: 'bounded',
			params: object(
				{
					period: {
						type: 'string',
						enum: ['hour', 'day', 'week', 'month'],
						'x-labels': { hour: 'Hour', day: 'Day', week: 'Week', month: 'Month' },
						default: 'day',
						description: 'How far back: 1 hour, 24 hours, 7 days or 30 days from now.'
					},
					min_magnitude: {
						title: 'Magnitude at least',
						type: 'string',
						enum: ['all', '1.0', '2.5', '4.5', 'significant'],
						'x-labels': { all: 'All', significant: 'Significant' },
						default: '2.5',
						description: 'The smallest that are shown; significant goes by the effect instead.'
					},
					limit: { type: 'integer', minimum: 1, maximum: 500, default: 50, description: 'The newest so many.' },
					near: {
						type: 'string',
						maxLength: 200,
						'x-input': 'point',
						'x-kind': 'point',
						description: 'A city or coordinates: each event then says how far it is.',
						examples: ['Tokyo', '35.68,139.69']
					},
					at_least: {
						title: 'Exact magnitude at least',
						type: 'number',
						minimum: -2,
						maximum: 10,
						description:
							'Any other threshold, beside min_magnitude; 6 starts at 5.95, as the source rounds to a tenth.',
						examples: [6]
					},
					radius_km: {
						title: 'Within (km)',
						type: 'number',
						minimum: 1,
						maximum: 20_001,
						description: 'Only events so near to the place in near, along the surface.',
						examples: [300]
					},
					order: {
						title: 'First',
						type: 'string',
						enum: ['time', 'magnitude', 'distance'],
						'x-labels': { time: 'Newest', magnitude: 'Strongest', distance: 'Nearest' },
						default: 'time',
						description: 'What comes first: the newest, the strongest or the nearest.'
					},
					start: {
						type: 'string',
						maxLength: 40,
						'x-input': 'date',
						description: 'First day or time (UTC) in place of a period, from 1900 on.',
						examples: ['2024-01-01']
					},
					end: {
						type: 'string',
						maxLength: 40,
						'x-input': 'date',
						description: 'Last day or time with start; now when left out.',
						examples: ['2024-01-31']
					},
					compare: {
						title: 'Compare catalogues',
						type: 'boolean',
						default: false,
						description: 'Also what a second catalogue says of the same events.'
					}
				},
				{ optional: ['near', 'at_least', 'radius_km', 'start', 'end'] }
			),
			response: object({
				period: { type: 'string' },
				min_magnitude: { type: 'string' },
				at_least: nullable({ type: 'number', description: 'Null where only min_magnitude is the threshold.' }),
				start: nullable({ type: 'string', format: 'date-time', description: 'Null where the period counts.' }),
				end: nullable({ type: 'string', format: 'date-time' }),
				count: { type: 'integer', minimum: 0 },
				total: nullable({ type: 'integer', minimum: 0, description: 'All that match; null when it is not known.' }),
				generated_at: { type: 'string', format: 'date-time', description: 'When the USGS made the feed.' },
				covered_from: { type: 'string', format: 'date-time', description: 'From when on every event is known.' },
				covered_until: {
					type: 'string',
					format: 'date-time',
					description: 'Up to when events are known: what came later is unknown, not none.'
				},
				complete: {
					type: 'boolean',
					description:
						'Whether all of the period up to now is known, as far as the limit reaches; false where a record could not be read.'
				},
				skipped: { type: 'integer', minimum: 0, description: 'Records of the source that could not be read.' },
				near: nullable(
					object({
						latitude: { type: 'number' },
						longitude: { type: 'number' },
						name: nullable({
							type: 'string',
							description: 'The city that was taken for the name; null for coordinates.'
						}),
						read_as: {
							type: 'string',
							enum: [...READ_AS, 'name'],
							description: 'How the place was read: as coordinates in one of their forms, or by its name.'
						}
					})
				),
				catalogues: list(
					{ type: 'string', enum: CATALOGUES },
					'Who was asked with success: without USGS, not all are known.'
				),
				radius_km: nullable({ type: 'number' }),
				strongest: nullable(quake),
				nearest: nullable(quake),
				earthquakes: list(quake),
				last_known: list(quake, 'When none of the period is known: the newest that are known at all.')
			}),
			examples: [
				{
					title: 'Earthquakes of 4.5 and more, last day',
					input: { period: 'day', min_magnitude: '4.5' },
					output: { period: 'day', min_magnitude: '4.5' }
				},
				{
					title: 'Significant earthquakes of the month',
					input: { period: 'month', min_magnitude: 'significant', limit: '10' },
					output: { period: 'month', min_magnitude: 'significant' }
				}
			],
			limits: ['The newest 500 at most; a period of small earthquakes may hold more.']
		}
	}
});
