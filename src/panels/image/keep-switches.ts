import { LOOKS } from '../../../engines/image/copy/keep';
import type { Info } from './privacy';

type Tells = `has ${Info['blocks'][number]['carries'][number]}` | 'blockUnread';

/** A block of the file that a copy may keep. */
export interface Switch {
	readonly name: string;
	readonly bytes: number;
	/** What it tells, as keys of the words. */
	readonly tells: readonly Tells[];
	/** Whether it stays unless one says otherwise: it is part of what the picture looks like. */
	readonly kept: boolean;
}

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
			tells: [...carries.map((what) => `has ${what}` as const), ...(read ? [] : (['blockUnread'] as const))],
			kept: LOOKS.blocks.has(name)
		}));
}
