import { geo } from '../../../engines/geo/contract';
import type { Infer } from '../../../engines/kit/schema';
import { request } from '../../client';
import type { Info } from './privacy';

type Zone = Infer<typeof geo.operations.timezone.response>;

/** The clocks of a picture and of its place. */
export interface PlaceClock {
	readonly timezone: string;
	/** Local time at the place by satellites, else by the camera's offset, and the clock's difference. */
	readonly clock: { readonly local: string; readonly minutesOff: number | null } | null;
	/** The camera's time, without a known zone. */
	readonly taken: string | null;
}

/** The moment of the satellites: GPSDateStamp and GPSTimeStamp, which are UTC. Null where either is missing. */
export function satelliteTime(exif: Info['exif']): string | null {
	const [date, time] = [exif['GPSDateStamp'], exif['GPSTimeStamp']];
	const day = typeof date === 'string' ? /^(\d{4})[:-](\d\d)[:-](\d\d)$/.exec(date.trim()) : null;
	if (!day || !Array.isArray(time) || time.length !== 3 || time.some((part) => typeof part !== 'number')) return null;
	const two = (part: unknown) => String(Math.floor(Number(part))).padStart(2, '0');
	return `${day[1]}-${day[2]}-${day[3]}T${two(time[0])}:${two(time[1])}:${two(time[2])}Z`;
}

/** The camera's time, `2024-05-07T09:33:04`; null when it is missing or zeros. */
export function cameraTime(exif: Info['exif']): string | null {
	const taken = exif['DateTimeOriginal'];
	const parts = typeof taken === 'string' ? /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(taken) : null;
	const time = parts && `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}`;
	return time !== null && Number.isFinite(Date.parse(`${time}Z`)) ? time : null;
}

/** The camera's time with its offset from UTC (EXIF 2.31), or null. */
export function cameraMoment(exif: Info['exif']): string | null {
	const [time, offset] = [cameraTime(exif), exif['OffsetTimeOriginal'] ?? exif['OffsetTime']];
	const known = typeof offset === 'string' && /^(?:[+-]\d\d:\d\d|Z)$/.test(offset.trim());
	return time !== null && known ? `${time}${offset.trim()}` : null;
}

/** By how many whole minutes the camera's clock is ahead of a local time like `2024-05-07T09:33:04+05:30`. */
export function minutesOff(exif: Info['exif'], local: string): number | null {
	const wall = Date.parse(`${cameraTime(exif) ?? ''}Z`);
	const place = Date.parse(`${local.slice(0, 19)}Z`);
	return Number.isFinite(wall) && Number.isFinite(place) ? Math.round((wall - place) / 60_000) : null;
}

/** Asks the time zones of this API; null without an answer. */
export async function placeClock({ gps, exif }: Pick<Info, 'gps' | 'exif'>): Promise<PlaceClock | null> {
	if (!gps) return null;
	const coords = `${gps.latitude},${gps.longitude}`;
	const satellites = satelliteTime(exif);
	const moment = satellites ?? cameraMoment(exif);
	const zone = await request(geo.operations.timezone, { coords, ...(moment === null ? {} : { at: moment }) });
	if (!zone.ok) return null;
	const { timezone: name, local_time: local } = zone.body as Zone;
	return {
		timezone: name,
		clock:
			moment === null
				? null
				: { local: local.slice(0, 19), minutesOff: satellites === null ? null : minutesOff(exif, local) },
		taken: cameraTime(exif)
	};
}
