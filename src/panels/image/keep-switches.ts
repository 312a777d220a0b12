import { LOOKS, type Coarse } from '../../../engines/image/copy/keep';
import type { Info } from './privacy';

type Tells = `has ${Info['blocks'][number]['carries'][number]}` | 'blockUnread';

/** A block of the file that a copy may keep. */
export interface Switch {
	readonly name: string;
	readonly bytes: number;
	/** Subjects of its findings, as keys of the words. */
	readonly tells: readonly Tells[];
	/** Whether it is kept by default, because it affects the appearance. */
	readonly kept: boolean;
}

/** Blocks without a switch: those inside others, rewritten ones, and unread ones. */
const INSIDE =
	/^(?:metadata that nothing leads to$|second picture: |list of pictures|maker notes|JFIF$|application data \(tag )/;

/** Formats of which copies are made, by the API's names. */
const CLEANABLE: readonly string[] = [
	...['JPEG', 'PNG', 'WEBP', 'GIF', 'BMP', 'TIFF'],
	...['HEIC', 'HEIF', 'AVIF', 'JXL', 'JP2', 'SVG']
];
const PROFILE = /^colour profile$/;
const IN_ITEMS: readonly string[] = ['HEIC', 'HEIF', 'AVIF'];
export const isCleanable = ({ format }: Pick<Info, 'format'>): boolean => CLEANABLE.includes(format);

/** The blocks with a switch. */
export function switchesOf({ blocks, format }: Pick<Info, 'blocks' | 'format'>): Switch[] {
	// A thumbnail lies in EXIF as a rule, and goes with it; a JPEG without may have one beside.
	const isThumbnailBeside = format === 'JPEG' && !blocks.some(({ name }) => name === 'EXIF');
	return (
		blocks
			.filter(({ name }) => !INSIDE.test(name) && (name !== 'thumbnail' || isThumbnailBeside))
			// Properties of items are counted by their place: a profile among them stays, without the name of its monitor.
			.filter(({ name }) => !PROFILE.test(name) || !IN_ITEMS.includes(format))
			.map(({ name, bytes, read, carries }) => ({
				name,
				bytes,
				tells: [...carries.map((what) => `has ${what}` as const), ...(read ? [] : (['blockUnread'] as const))],
				kept: LOOKS.blocks.has(name)
			}))
	);
}

/** Formats whose copies have room for EXIF that the original lacks. */
const WITH_ROOM: readonly string[] = ['JPEG', 'PNG', 'WEBP', 'TIFF', 'JXL', 'JP2'];
/** A town at a greater distance would be a false place. */
const MAX_TOWN_KM = 25;

/** Returns town and year that a copy may keep in place of position and time, or null. */
export function coarseOf({ format, taken, blocks }: Pick<Info, 'format' | 'taken' | 'blocks'>): Coarse | null {
	const hasItem = IN_ITEMS.includes(format) && blocks.some(({ name }) => name === 'EXIF');
	if (!WITH_ROOM.includes(format) && !hasItem) return null;
	const { place, time } = taken;
	const town =
		place && (place.inside || place.distance_km <= MAX_TOWN_KM)
			? { name: `${place.name}, ${place.country}`, latitude: place.latitude, longitude: place.longitude }
			: null;
	const year = time && Number(time.local.slice(0, 4));
	return town === null && year === null ? null : { year, town };
}

/** `Paris, FR · 2024` */
export const coarseText = ({ town, year }: Coarse): string =>
	[town?.name, year].filter((part) => part !== undefined && part !== null).join(' · ');
