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

/** The blocks of a file by name, in the order in which they are met; those of one name are one. */
export class BlockList {
	private readonly blocks = new Map<string, { bytes: number; read: boolean; carries: Set<Carried> }>();

	/** Counts `bytes` for the block; true when it is the first of its name. */
	add(name: string, bytes: number): boolean {
		const known = this.blocks.get(name);
		if (known) known.bytes += bytes;
		else this.blocks.set(name, { bytes, read: true, carries: new Set() });
		return !known;
	}

	/** Takes away what blocks inside it account for. */
	shrink(name: string, bytes: number): void {
		const known = this.blocks.get(name);
		if (known) known.bytes = Math.max(0, known.bytes - bytes);
	}

	unread(name: string): void {
		const known = this.blocks.get(name);
		if (known) known.read = false;
	}

	carries(name: string, what: Carried): void {
		this.blocks.get(name)?.carries.add(what);
	}

	list(): readonly Block[] {
		return [...this.blocks].map(([name, { carries, ...block }]) => ({ name, ...block, carries: [...carries] }));
	}
}
