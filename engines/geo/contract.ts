import { defineGroup, example } from '../kit/contract';
import { boolean, integer, list, nullable, number, object, objectWith, string } from '../kit/schema';
import {
	degrees,
	end,
	namedPlace,
	place,
	PLACE_LIMITS,
	point,
	pointText,
	readAs,
	readAsClock,
	utcOffset
} from './contract-parts';
import { ZONE_WARNINGS } from './zone-warnings';

export const geo = defineGroup({
	id: 'geo',
	icon: 'M5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM19 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5.8 14.6C7.5 8.5 12 6 17 7.2',
	hue: 200,
	packs: {
		zones: 'Borders of the time zones',
		places: 'Cities of the world by name',
		towns: 'Towns of the world by name',
		landmarks: 'Airports, sights, stations, mountains, islands, lakes and parks',
		postcodes: 'Postal codes of 84 countries and territories'
	},
	title: 'Geo',
	summary: 'Find places, measure distances, look up time zones.',
	source: {
		text: 'Own spherical formulas and GeographicLib (MIT). Time zone borders: timezone-boundary-builder, made from data © OpenStreetMap contributors. Clock rules: IANA time zone database (public domain). Places: GeoNames, selected, rounded and merged; subdivision codes and some names: Unicode CLDR.',
		licence: 'ODbL-1.0 (borders), CC-BY-4.0 (places), Unicode-3.0',
		url: 'https://github.com/evansiroky/timezone-boundary-builder'
	},
	operations: {
		distance: {
			title: 'Distance',
			method: 'GET',
			path: '/v1/distance',
			summary: 'Distance, direction and midpoint between two places',
			description:
				'Great-circle distance on a sphere of 6371.0088 km (Earth’s mean radius), plus the shortest path on the WGS 84 ellipsoid. For points on opposite sides of the globe every direction is equally short, so bearings, compass point and midpoint are null.',
			kind: 'compute',
			cost: 'bounded',
			params: object({
				from: {
					...pointText,
					description: 'Start: a city, coordinates, a map link or a plus code',
					examples: ['52.52,13.405', `52°31'12"N 13°24'18"E`]
				},
				to: { ...pointText, description: 'Destination: same forms as `from`', examples: ['48.8566,2.3522'] }
			}),
			response: object({
				from: point,
				to: end,
				kilometers: number('Great-circle distance'),
				miles: number('The same in international miles of 1.609344 km'),
				nautical_miles: number('The same in nautical miles of 1.852 km'),
				bearing: nullable({ ...degrees, description: 'Starting direction, degrees clockwise from north' }),
				final_bearing: nullable({ ...degrees, description: 'Direction on arrival, degrees clockwise from north' }),
				compass: nullable(
					string('The nearest of sixteen compass points to `bearing`', {
						enum: ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW']
					})
				),
				midpoint: nullable(point),
				ellipsoidal_kilometers: number('Length of the geodesic on the WGS 84 ellipsoid'),
				read_as: object({ from: readAs, to: readAs }),
				places: object({ from: namedPlace, to: namedPlace })
			}),
			examples: [
				example(
					'Berlin to Paris',
					{ from: '52.52,13.405', to: '48.8566,2.3522' },
					{
						from: { lat: 52.52, lon: 13.405 },
						to: { lat: 48.8566, lon: 2.3522 },
						kilometers: 877.464537922,
						compass: 'WSW'
					}
				),
				example(
					'Across the date line, Fiji to Samoa',
					{ from: '-18.1248,178.4501', to: '-13.8507,-171.7514' },
					{ compass: 'ENE' }
				),
				example(
					'Degrees, minutes and seconds to a plus code',
					{ from: `52°31'12"N 13°24'18"E`, to: '8FW4V942+JV' },
					{ from: { lat: 52.52, lon: 13.405 }, compass: 'WSW', read_as: { from: 'dms', to: 'plus_code' } }
				),
				example(
					'Two cities by name',
					{ from: 'Berlin', to: 'Paris, Texas' },
					{
						compass: 'NW',
						read_as: { from: 'name', to: 'name' },
						places: { from: 'Berlin, State of Berlin, Germany', to: 'Paris, Texas, United States' }
					}
				),
				example(
					'Opposite points: every direction is the shortest',
					{ from: '40,-3', to: '-40,177' },
					{ kilometers: 20015.114442036, bearing: null, midpoint: null }
				)
			],
			limits: PLACE_LIMITS
		},
		destination: {
			title: 'Destination',
			method: 'GET',
			path: '/v1/destination',
			summary: 'Where you end up, going a distance in a direction',
			description:
				'End point of a great circle on a sphere of 6371.0088 km. /v1/distance between both points returns the same distance.',
			kind: 'compute',
			cost: 'bounded',
			params: object({
				from: {
					...pointText,
					description: 'Start: a city, coordinates, a map link or a plus code',
					examples: ['52.52,13.405']
				},
				bearing: number('Starting direction, degrees clockwise from north', {
					minimum: 0,
					maximum: 360,
					examples: [90]
				}),
				kilometers: number('Distance in km, up to half way around the Earth', {
					minimum: 0,
					maximum: 20_015,
					examples: [100]
				})
			}),
			response: object({
				from: point,
				bearing: degrees,
				kilometers: number('Great-circle distance'),
				to: end,
				final_bearing: { ...degrees, description: 'Direction on arrival, degrees clockwise from north' },
				read_as: readAs,
				place: namedPlace
			}),
			examples: [
				example(
					'A quarter of the way around the Earth, east along the equator',
					{ from: '0,0', bearing: 90, kilometers: 10_007.557221 },
					{ to: { lat: 0, lon: 90 }, final_bearing: 90 }
				),
				example(
					'One degree of latitude north of Berlin',
					{ from: '52.52,13.405', bearing: 0, kilometers: 111.19508 },
					{ from: { lat: 52.52, lon: 13.405 }, final_bearing: 0 }
				)
			],
			limits: PLACE_LIMITS
		},
		timezone: {
			title: 'Time zone',
			method: 'GET',
			path: '/v1/timezone',
			summary: 'Local time and time zone of a place',
			description:
				'The IANA time zone at a point, accurate to 60 m at land borders, and its local time. On the high seas it’s a nautical zone, Etc/GMT±n (whose sign is the opposite of its offset, by tradition).',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['at', 'local'], {
				coords: {
					...pointText,
					title: 'Place',
					description: 'The place: latitude,longitude, any form below, or a zone: Europe/Berlin, PST, UTC+5',
					examples: ['27.7172,85.324', '7MV7P8CF+VJ']
				},
				at: string('ISO 8601, 1900 to 2100, UTC unless it has an offset. Defaults to now.', {
					title: 'Date and time',
					maxLength: 50,
					examples: ['2026-07-01T12:00:00Z']
				}),
				local: string(
					'Use instead of `at`: the time shown on clocks there, 1900 to 2100. The answer says if clocks show it once, never or twice.',
					{
						title: 'Local time there',
						pattern: '^\\s*\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?\\s*$',
						'x-reason': 'must be a time of the wall clock there without offset, like 2026-03-29T02:30',
						maxLength: 50,
						examples: ['2026-03-29T02:30']
					}
				)
			}),
			response: object({
				is_dst: boolean('Whether daylight saving time applies'),
				timezone: string('IANA name of the zone', { examples: ['Europe/Berlin'] }),
				local_time: string('Local time with its offset, ISO 8601', { examples: ['2026-07-01T14:00:00+02:00'] }),
				utc_offset: utcOffset,
				abbreviation: string('Short name in tzdata, such as `CEST`, or the offset in digits'),
				local: nullable(
					object(
						{
							kind: string('Shown once; skipped when clocks go forward; shown twice when they go back', {
								enum: ['plain', 'gap', 'fold']
							}),
							earlier: string('The earlier moment it can mean, with its offset'),
							later: string('The later one. Equal if there’s only one.')
						},
						{
							description:
								'What `local` means; null without it. Other fields refer to the earlier moment if it’s shown twice, the later if skipped.'
						}
					)
				),
				coords: point,
				read_as: readAsClock,
				place: namedPlace,
				alternatives: nullable(
					list({ type: 'string' }, 'Other time zones that claim the place. Null until the detailed map is loaded.')
				),
				next_transition: nullable(
					object(
						{
							time: string('When the clocks change, in UTC', { examples: ['2026-10-25T01:00:00Z'] }),
							local_time: string('The first local time after the change, with the new offset'),
							utc_offset: utcOffset,
							is_dst: { type: 'boolean' },
							abbreviation: { type: 'string' }
						},
						{ description: 'Next clock change before 2101 under current law, or null.' }
					)
				),
				warning: nullable(
					string('Set when the answer comes from the small map, which is rough near borders', {
						enum: Object.values(ZONE_WARNINGS)
					})
				),
				note: nullable(
					string('Set for times before 1970, when places in one zone could differ, and for `at` without an offset')
				)
			}),
			examples: [
				example(
					'Kathmandu, 45 minutes off the hour',
					{ coords: '27.7172,85.324', at: '2026-07-01T12:00:00Z' },
					{
						is_dst: false,
						timezone: 'Asia/Kathmandu',
						local_time: '2026-07-01T17:45:00+05:45',
						utc_offset: '+05:45',
						abbreviation: '+0545',
						next_transition: null
					}
				),
				example(
					'A time that Berlin’s clocks skip',
					{ coords: '52.52,13.405', local: '2026-03-29T02:30' },
					{
						local: { kind: 'gap', earlier: '2026-03-29T01:30:00+01:00', later: '2026-03-29T03:30:00+02:00' },
						local_time: '2026-03-29T03:30:00+02:00'
					}
				),
				example(
					'A time shown twice',
					{ coords: '52.52,13.405', local: '2026-10-25T02:30' },
					{
						local: { kind: 'fold', earlier: '2026-10-25T02:30:00+02:00', later: '2026-10-25T02:30:00+01:00' },
						is_dst: true
					}
				),
				example(
					'Amsterdam in 1930, on solar time',
					{ coords: '52.3676,4.9041', at: '1930-01-05T00:00:00Z' },
					{
						timezone: 'Europe/Amsterdam',
						local_time: '1930-01-05T00:19:32+00:19:32',
						utc_offset: '+00:19:32',
						abbreviation: 'AMT'
					}
				),
				example(
					'Dublin in summer',
					{ coords: '53.3498,-6.2603', at: '2025-07-01T12:00:00Z' },
					{
						is_dst: true,
						timezone: 'Europe/Dublin',
						local_time: '2025-07-01T13:00:00+01:00',
						abbreviation: 'IST'
					}
				),
				example(
					'In the middle of the Pacific',
					{ coords: '0,-160' },
					{
						is_dst: false,
						timezone: 'Etc/GMT+11',
						utc_offset: '-11:00',
						alternatives: [],
						next_transition: null
					}
				)
			],
			limits: [...PLACE_LIMITS, 'at and local: 1900 to 2100, only one of them']
		},
		places: {
			title: 'Places',
			method: 'GET',
			path: '/v1/places',
			summary: 'Find cities by name',
			description:
				'27,805 cities: every place of 15,000 people or more, capitals, the seats of states and provinces, and 268 smaller places of renown, by 94,000 names in 25 scripts. If no city matches, towns of 500 people or more and seats of districts by their local names, sights, stations, airports and natural features, and postal codes of 91 countries and territories. Accepts beginnings, names with one or two wrong letters, and a region, a country or another place beside the name: `paris texas`, `berlin, de`, `colosseum rome`, `10115 berlin`. For a point it returns the nearest cities.',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['country'], {
				q: string('A name or its beginning, in any script, or coordinates', {
					title: 'Place',
					'x-kind': 'point',
					minLength: 1,
					maxLength: 200,
					examples: ['Köln', 'paris texas', 'मुंबई']
				}),
				country: string('Only in this country: ISO code or name', {
					maxLength: 60,
					examples: ['DE'],
					'x-input': 'country'
				}),
				limit: integer('Maximum number of places', { minimum: 1, maximum: 20, default: 10 })
			}),
			response: object({
				query: { type: 'string' },
				count: integer('Number of places'),
				places: list(place, 'Most likely first, or nearest first'),
				sure: boolean(
					'True if `q` is the full name of the first place and no other place of that name is close to it in size, so that `from`, `to` and `coords` accept it. False for beginnings, similar spellings and coordinates'
				),
				note: nullable(string('Reason for an empty list, or for places with another name. Null for exact matches'))
			}),
			examples: [
				example(
					'Cologne by its own name',
					{ q: 'Köln', limit: 1 },
					{
						query: 'Köln',
						count: 1,
						places: [
							{
								name: 'Cologne',
								local_name: 'Köln',
								country: 'DE',
								subdivision_code: 'DE-NW',
								timezone: 'Europe/Berlin'
							}
						]
					}
				),
				example(
					'The other Paris',
					{ q: 'paris texas', limit: 1 },
					{ places: [{ name: 'Paris', country: 'US', subdivision: 'Texas' }], sure: true }
				),
				example(
					'A name several cities share',
					{ q: 'Springfield', limit: 3 },
					{ places: [{ country: 'US' }, { country: 'US' }, { country: 'US' }], sure: false }
				),
				example('The nearest city to a point', { q: '48.8584,2.2945', limit: 1 }, { places: [{ country: 'FR' }] })
			],
			limits: ['Places of fewer than 500 people are not known, unless they are capitals, seats or widely known.']
		}
	}
});
