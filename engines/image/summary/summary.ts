import type { ExifValue } from '../exif';
import type { Gathered } from '../metadata/gathered';
import { homeOwner } from '../metadata/findings';
import type { SourcedPosition } from '../metadata/gps';
import { deviceName } from './device';
import { momentOf, type Moment } from './moment';

/** The city of a picture. */
export interface Place {
	readonly name: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	/** IANA name. */
	readonly timezone: string;
	/** Of the city's centre, decimal degrees. */
	readonly latitude: number;
	readonly longitude: number;
	/** From the city's centre. */
	readonly kilometers: number;
	/** Whether it lies in the city, else only near it. */
	readonly isInside: boolean;
}

/** The facts of a sentence about a picture: one place, one moment, one device, and links to its author. */
export interface Taken {
	readonly place: Place | null;
	readonly moment: Moment | null;
	readonly device: string | null;
	readonly linkedBy: 'serial number' | 'identifier' | null;
	readonly person: string | null;
}

const MAX_NAME = 60;

/** Gathers the facts of the summary. */
export function takenOf(exif: Readonly<Record<string, ExifValue>>, gathered: Gathered, place: Place | null): Taken {
	const { findings, xmp } = gathered;
	const said = (name: string) => {
		const value = exif[name] ?? xmp[`tiff:${name}`] ?? findings.find(({ where }) => where.endsWith(` ${name}`))?.value;
		return typeof value === 'string' ? value : '';
	};
	const serials = findings.filter(({ about }) => about === 'serial');
	const named = findings.find(({ about }) => about === 'person')?.value ?? null;
	const person = named === null ? null : (homeOwner(named) ?? named);
	return {
		place,
		moment: momentOf(exif, gathered),
		device: deviceName(said('Make'), said('Model')),
		linkedBy: serials.some(({ where }) => /serial/i.test(where))
			? 'serial number'
			: serials.length > 0
				? 'identifier'
				: null,
		person: person !== null && person.length > MAX_NAME ? `${person.slice(0, MAX_NAME)}…` : person
	};
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `on 3 May 2024 at 7 pm (UTC+2)`, or `in 2024`. */
function momentWords({ local, offset }: Moment): string {
	const [day = '', time] = local.split('T');
	const [year, month, date] = day.split('-').map(Number);
	if (month === undefined) return `in ${day}`;
	const on = `on ${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
	if (time === undefined) return on;
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	const clock = `${hours % 12 === 0 ? 12 : hours % 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${hours < 12 ? 'am' : 'pm'}`;
	const zone =
		offset === null
			? ''
			: ` (${offset === 'UTC' || offset === '+00:00' ? 'UTC' : `UTC${offset.replace(/^([+-])0?(\d+):00$/, '$1$2').replace(/^([+-])0(\d:)/, '$1$2')}`})`;
	return `${on} at ${clock}${zone}`;
}

/** `an iPhone XS`, `a Canon EOS 5D`. */
const withArticle = (name: string) => `${/^(?:[aeio]|u(?!ni))/i.test(name) ? 'an' : 'a'} ${name}`;

/** Writes one to three English sentences: place, time and device of a picture, and how it can be traced. */
export function summarize(taken: Taken, position: SourcedPosition | null, { findings, blocks }: Gathered): string {
	const { place, moment, device, linkedBy, person } = taken;
	const where = place
		? `${place.isInside ? 'in' : 'near'} ${place.name}`
		: position
			? `at ${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}`
			: null;
	const parts = [where, moment && momentWords(moment), device === null ? null : `with ${withArticle(device)}`];
	const said = parts.filter((part) => part !== null);
	const isGenerated = findings.some(({ about }) => about === 'ai');
	const unread = blocks.some(({ read }) => !read);
	const sentences = [
		isGenerated ? 'It says that a picture generator made it.' : null,
		said.length > 0
			? `Taken ${said.join(' ')}.`
			: findings.length > 0
				? 'It does not say where, when or with what it was taken.'
				: unread
					? 'Nothing was found in it about who took it, where, when or with what, but some of it could not be read.'
					: 'Nothing in it tells who took it, where, when or with what.',
		person === null ? null : `It names ${person}${/[.!?…]$/.test(person) ? '' : '.'}`,
		linkedBy === null
			? null
			: `It can be linked to your other photos by ${linkedBy === 'identifier' ? 'an identifier' : 'a serial number'}.`
	];
	return sentences.filter((sentence) => sentence !== null).join(' ');
}
