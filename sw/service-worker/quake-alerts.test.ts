import { expect, test } from 'vitest';
import type { QuakeWatch } from '../host/quake-watch';
import { quakeAlerts, quakePath } from './quake-alerts';

const WATCH: QuakeWatch = {
	near: '38.3,142.4',
	name: 'Sendai',
	radiusKm: 300,
	minMagnitude: 5,
	language: 'en',
	text: '{distance} from {place}',
	since: Date.UTC(2026, 10, 20),
	reported: ['old']
};
const quake = (id: string, time: string, distance: number | null = 129.4) => ({
	id,
	magnitude: 6.14,
	place: `place ${id}`,
	time,
	distance_km: distance
});

test('an event is reported once, and not if it is from before the watch', () => {
	const found = [
		quake('new', '2026-11-20T06:00:00Z'),
		quake('old', '2026-11-20T05:00:00Z'),
		quake('early', '2026-11-19T23:59:59Z')
	];
	const { alerts, watch } = quakeAlerts(WATCH, found);
	expect(alerts.map(({ title, tag }) => [title, tag])).toEqual([['M 6.1 · place new', 'quake-new']]);
	expect(alerts[0]?.body).toMatch(/ · 129 km from Sendai$/);
	expect(quakeAlerts(watch, found).alerts).toEqual([]);
});

test('of a swarm three are shown, and all count as reported', () => {
	const swarm = Array.from({ length: 600 }, (_, index) => quake(`s${index}`, '2026-11-20T06:00:00Z'));
	const { alerts, watch } = quakeAlerts(WATCH, swarm);
	expect(alerts).toHaveLength(3);
	expect(watch.reported).toHaveLength(500);
	expect(quakeAlerts(watch, swarm.slice(0, 500)).alerts).toEqual([]);
});

test('signs of a replacement pattern in a name are text', () => {
	const { alerts } = quakeAlerts({ ...WATCH, name: '$& $1' }, [quake('a', '2026-11-21T00:00:00Z', null)]);
	expect(alerts[0]?.body).toMatch(/ · 0 km from \$& \$1$/);
});

test('the request asks for a day of the circle from the threshold on', () =>
	expect(quakePath(WATCH)).toBe(
		'/v1/recent?period=day&near=38.3%2C142.4&radius_km=300&min_magnitude=all&at_least=5&order=time'
	));
