import type { Carried } from './about';

/** Something in the file beside its picture. */
export interface Block {
	/** The block's name: EXIF, XMP, maker notes. */
	readonly name: string;
	readonly bytes: number;
	/** Whether all in it that could tell something was understood. */
	readonly read: boolean;
	readonly carries: readonly Carried[];
}

interface Growing extends Block {
	bytes: number;
	read: boolean;
	readonly carries: Carried[];
}

/** The blocks of a file by name, in the order in which they are met; those of one name are one. */
export class BlockList {
	private readonly blocks: Growing[] = [];
	private readonly byName = new Map<string, Growing>();

	/** Counts `bytes` for the block; true when it is the first of its name. */
	add(name: string, bytes: number): boolean {
		const known = this.byName.get(name);
		if (known) {
			known.bytes += bytes;
			return false;
		}
		const block = { name, bytes, read: true, carries: [] };
		this.blocks.push(block);
		this.byName.set(name, block);
		return true;
	}

	/** Takes away what blocks inside it account for. */
	shrink(name: string, bytes: number): void {
		const known = this.byName.get(name);
		if (known) known.bytes = Math.max(0, known.bytes - bytes);
	}

	unread(name: string): void {
		const known = this.byName.get(name);
		if (known) known.read = false;
	}

	carries(name: string, what: Carried): void {
		const carried = this.byName.get(name)?.carries;
		if (carried?.includes(what) === false) carried.push(what);
	}

	list(): readonly Block[] {
		return this.blocks;
	}
}
