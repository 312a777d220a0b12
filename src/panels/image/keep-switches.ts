import { LOOKS } from '../../../engines/image/copy/keep';
import type { Info } from './privacy';

/** A block of the file that a copy may keep. */
export interface Switch {
	readonly name: string;
	readonly bytes: number;
	/** What it tells, in words. */
	readonly tells: string;
	/** Whether it stays unless one says otherwise: it is part of what the picture looks like. */
	readonly kept: boolean;
}

const WORDS: Readonly<Record<Info['blocks'][number]['carries'][number], string>> = {
	place: 'a place',
	person: 'a name',
	serial: 'numbers of the device or file',
	device: 'the device',
	date: 'a date',
	words: 'words',
	ai: 'that a machine made it',
	edit: 'how it was edited',
	thumbnail: 'a thumbnail',
	picture: 'a picture',
	video: 'a video',
	colours: 'colours'
};

/** Blocks inside others, which go or stay with them, and those that are written anew. */
const INSIDE = /^(?:second picture: |list of pictures|maker notes|JFIF$)/;

/** Formats of which copies are made, by the API's names. */
const CLEANABLE: readonly string[] = ['JPEG', 'PNG', 'WEBP', 'GIF', 'TIFF', 'HEIC', 'HEIF', 'AVIF'];
export const isCleanable = ({ format }: Pick<Info, 'format'>): boolean => CLEANABLE.includes(format);

/** The blocks that have a switch of their own. */
export function switchesOf({ blocks }: Pick<Info, 'blocks'>): Switch[] {
	return blocks
		.filter(({ name }) => !INSIDE.test(name))
		.map(({ name, bytes, read, carries }) => ({
			name,
			bytes,
			tells: [...carries.map((what) => WORDS[what]), ...(read ? [] : ['not understood'])].join(', '),
			kept: LOOKS.blocks.has(name)
		}));
}
