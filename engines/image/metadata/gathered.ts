import type { Block } from './block-list';
import type { Credentials } from './credentials';
import type { Finding } from './findings';
import type { SourcedPosition } from './gps';
import type { Iptc } from './iptc';
import type { Profile } from './profile';
import type { Xmp } from './xmp';

export type Thumbnail = { readonly width: number; readonly height: number; readonly bytes: number };

/** A text of the file with its property's name. */
export type Word = { readonly keyword: string; readonly text: string };

/** Everything beside the picture, read block for block. */
export interface Gathered {
	readonly blocks: readonly Block[];
	readonly xmp: Xmp;
	readonly iptc: Iptc;
	readonly text: readonly Word[];
	readonly maker: Readonly<Record<string, string | number>>;
	readonly credentials: Credentials | null;
	readonly profile: Profile | null;
	readonly thumbnails: readonly Thumbnail[];
	readonly findings: readonly Finding[];
	/** Position from the most trusted block. */
	readonly position: SourcedPosition | null;
	/** How highlights beyond white are stored: a gain map, or a transfer function. */
	readonly hdr: 'gain map' | 'PQ' | 'HLG' | null;
	/** A moving part: a video behind the picture, or the number of one beside it. */
	readonly motion: { readonly kind: 'motion photo' | 'live photo'; readonly bytes: number | null } | null;
}
