import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'earthquakes'> = {
	fields: {
		period: 'In the last',
		min_magnitude: 'Magnitude',
		at_least: ['Other minimum', '6 includes 5.95'],
		radius_km: 'Within km',
		order: 'Show first',
		start: 'From',
		end: ['To', 'Leave empty for now'],
		compare: 'Compare with a second catalogue',
		near: ['Near', 'City or coordinates']
	},
	choices: {
		order: { time: 'Newest', magnitude: 'Strongest', distance: 'Nearest' },
		period: { hour: '1 hour', day: '24 hours', week: '7 days', month: '30 days' },
		min_magnitude: {
			all: 'Any',
			'1.0': '1 and up',
			'2.5': '2.5 and up',
			'4.5': '4.5 and up',
			significant: 'Significant'
		}
	}
};

/** Page texts in English. */
export const words = {
	named: '{magnitude}, {place}',
	unknownMagnitude: 'Magnitude unknown',
	placeUnknown: 'place unknown',
	magnitude: 'Magnitude',
	place: 'Place',
	nearest: 'Nearest: {event}, {distance} away',
	nearestTo: 'Nearest to {place}: {event}, {distance} away',
	earthquakes: { one: 'earthquake', other: 'earthquakes' },
	newest: 'Newest: {event}, {age}',
	strongest: 'Strongest: {event}, {age}',
	strongestOfThese: 'Strongest shown: {event}, {age}',
	newestOnes: 'newest earthquakes. There may be more.',
	eventAge: '{event}, {age}',
	none: 'None',
	noneOfSize: 'No earthquakes this strong in that time. Try a lower magnitude or a longer time.',
	notKnown: 'Unknown',
	sinceUnknown: 'We don’t know what happened since then.',
	sinceUnknownLast: 'We don’t know what happened since then. The last ones we know:',
	knownUntil: 'We know everything up to {time}. Later earthquakes are missing.',
	fromCatalogues: 'From {names}: the USGS isn’t answering, so some earthquakes may be missing.',
	unread: 'Some entries couldn’t be read, so this list isn’t complete.',
	newestFirst: 'Earthquakes, newest first',
	mapOf: { one: 'Map of {count} earthquake', other: 'Map of {count} earthquakes' },
	legend: 'Colour shows depth',
	shallow: 'shallow, less than {depth}',
	intermediate: 'medium, up to {depth}',
	deep: 'deep',
	depthOf: '{depth} deep',
	depthUnknown: 'depth unknown',
	earthquake: 'earthquake',
	quarryBlast: 'quarry blast',
	explosion: 'explosion',
	iceQuake: 'ice quake',
	automatic: 'not yet checked',
	reviewed: 'checked by a seismologist',
	green: 'little or no damage expected',
	yellow: 'some damage possible',
	orange: 'damage likely',
	red: 'severe damage likely',
	feltBy: { one: '{count} person felt it', other: '{count} people felt it' },
	tsunami: 'tsunami message: see tsunami.gov',
	alertMe: 'Tell me about new earthquakes within {distance} of {place}, magnitude {magnitude} and up',
	alertWhen: 'Checked when you open the app, and in the background where your browser allows it.',
	alertRefused: 'Notifications are blocked. Allow them in your browser’s settings for this site.',
	alertText: '{distance} from {place}'
} as const;
