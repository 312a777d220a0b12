import type { earthquakes } from '../../../engines/earthquakes/contract';
import type { FormsOf } from '../types';

/** What the forms of the group say in English. */
export const forms: FormsOf<typeof earthquakes> = {
	fields: {
		period: 'In the last',
		min_magnitude: 'Magnitude',
		at_least: ['Other minimum', '6 includes 5.95'],
		limit: 'Show up to',
		near: ['Near', 'City or coordinates']
	},
	choices: {
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

/** What its pages say in English. */
export const words = {
	named: '{magnitude}, {place}',
	unknownMagnitude: 'Unknown magnitude',
	placeUnknown: 'place unknown',
	magnitude: 'Magnitude',
	place: 'Place',
	when: 'When',
	depth: 'Depth',
	felt: 'Felt by',
	distance: 'Distance',
	nearest: 'Nearest: {event}, {distance} away.',
	nearestTo: 'Nearest to {place}: {event}, {distance} away.',
	earthquakes: { one: 'earthquake', other: 'earthquakes' },
	newest: 'Newest: {event}, {age}.',
	strongest: 'Strongest: {event}, {age}.',
	strongestOfThese: 'Strongest of these: {event}, {age}.',
	newestOnes: 'newest earthquakes; there may be more',
	eventAge: '{event}, {age}',
	none: 'None',
	noneOfSize: 'No earthquakes of this size in this period.',
	notKnown: 'Not known',
	sinceUnknown: 'What happened since is not known here.',
	sinceUnknownLast: 'What happened since is not known here. The last earthquakes that are:',
	knownUntil: 'Known until {time}; what came later is missing.',
	unread: 'Not complete: something that the source lists could not be read.',
	newestFirst: 'Earthquakes, newest first',
	mapOf: { one: 'Map of {count} earthquake', other: 'Map of {count} earthquakes' },
	legend: 'Colour by depth',
	shallow: 'shallow, under {depth}',
	intermediate: 'intermediate, to {depth}',
	deep: 'deep',
	depthOf: 'depth {depth}',
	depthUnknown: 'depth unknown',
	earthquake: 'earthquake',
	quarryBlast: 'quarry blast',
	explosion: 'explosion',
	iceQuake: 'ice quake',
	automatic: 'automatic',
	reviewed: 'reviewed',
	green: 'alert green',
	yellow: 'alert yellow',
	orange: 'alert orange',
	red: 'alert red',
	feltBy: { one: 'felt by {count}', other: 'felt by {count}' },
	tsunami: 'see tsunami.gov',
	histogram: 'How many of each magnitude',
	howMany: 'Earthquakes',
	underZero: 'under 0',
	alertMe: 'Tell me about new earthquakes within {distance} of {place}, magnitude {magnitude} and up',
	alertWhen: 'Checked when you open the app, and in the background where your browser allows it.',
	alertRefused: 'Notifications are blocked. Allow them in your browser’s settings for this site.',
	alertText: '{distance} from {place}'
} as const;
