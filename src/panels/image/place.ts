import { geo } from '../../../engines/geo/contract';
import type { Infer } from '../../../engines/kit/schema';
import { request } from '../../client';
import type { Info } from './privacy';

type Places = Infer<typeof geo.operations.places.response>;
type Zone = Infer<typeof geo.operations.timezone.response>;

/** The place of a picture in words, and what its clocks say. */
export interface PlaceWords {
	/** `Munich, Bavaria`; null where no city is near. */
	readonly near: { readonly name: string; readonly country: string } | null;
	readonly timezone: string;
	/** The satellites' time at the place, `2024-05-07T09:33:04`, where the picture tells it; and by how much the camera's clock differs. */
	readonly clock: { readonly local: string; readonly minutesOff: number | null } | null;
}

/** The moment of the satellites: GPSDateStamp and GPSTimeStamp, which are UTC. Null where either is missing. */
export function satelliteTime(exif: Info['exif']): string | null {
	const [date, time] = [exif['GPSDateStamp'], exif['GPSTimeStamp']];
	const day = typeof date === 'string' ? /^(\d{4})[:-](\d\d)[:-](\d\d)$/.exec(date.trim()) : null;
	if (!day || !Array.isArray(time) || time.length !== 3 || time.some((part) => typeof part !== 'number')) return null;
	const two = (part: unknown) => String(Math.floor(Number(part))).padStart(2, '0');
	return `${day[1]}-${day[2]}-${day[3]}T${two(time[0])}:${two(time[1])}:${two(time[2])}Z`;
}

/** By how many whole minutes the camera's clock is ahead of a local time like `2024-05-07T09:33:04+05:30`. */
export function minutesOff(exif: Info['exif'], local: string): number | null {
	const taken = exif['DateTimeOriginal'];
	const camera = typeof taken === 'string' ? /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(taken) : null;
	if (!camera) return null;
	const wall = Date.parse(`${camera[1]}-${camera[2]}-${camera[3]}T${camera[4]}Z`);
	const place = Date.parse(`${local.slice(0, 19)}Z`);
	return Number.isFinite(wall) && Number.isFinite(place) ? Math.round((wall - place) / 60_000) : null;
}

/** Asks the places and the time zones of this API; null when neither answers. */
export async function placeWords({ gps, exif }: Pick<Info, 'gps' | 'exif'>): Promise<PlaceWords | null> {
	if (!gps) return null;
	const coords = `${gps.latitude},${gps.longitude}`;
	const moment = satelliteTime(exif);
	const { places, timezone } = geo.operations;
	const [near, zone] = await Promise.all([
		request(places, { q: coords, limit: 1 }),
		request(timezone, { coords, ...(moment === null ? {} : { at: moment }) })
	]);
	if (!zone.ok) return null;
	const { timezone: name, local_time: local } = zone.body as Zone;
	const [city] = near.ok ? (near.body as Places).places : [];
	return {
		near: city ? { name: city.name, country: city.country } : null,
		timezone: name,
		clock: moment === null ? null : { local: local.slice(0, 19), minutesOff: minutesOff(exif, local) }
	};
}
