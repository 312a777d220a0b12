import imageCompression from 'browser-image-compression';
import { reasonOf } from '../../state/call/reason';

export interface ShrinkRequest {
	readonly file: File;
	/** Most pixels of the longer side. */
	readonly side: number;
	/** Media type of the copy, null for that of the original. */
	readonly type: string | null;
	/** Of JPEG and WebP, 0 to 1. */
	readonly quality: number;
	/** Most bytes, null for as many as it takes. */
	readonly most: number | null;
}
export type ShrinkAnswer =
	| { readonly kind: 'progress'; readonly percent: number }
	/** Null when no try was smaller than the original. */
	| { readonly kind: 'done'; readonly file: File | null }
	| { readonly kind: 'failed'; readonly reason: string };

const MEBIBYTE = 1 << 20;
const answer = (message: ShrinkAnswer) => self.postMessage(message);

/** Browsers cannot write BMP: PNG keeps its pixels. */
const writable = (type: string) => (type === 'image/bmp' ? 'image/png' : type);

self.onmessage = async ({ data: { file, side, type, quality, most } }: MessageEvent<ShrinkRequest>) => {
	try {
		const wanted = writable(type ?? file.type);
		// A palette written anew in full colour grows: then WebP is tried, which has transparency too.
		for (const attempt of type === null && wanted === 'image/png' ? [wanted, 'image/webp'] : [wanted]) {
			const small = await imageCompression(file, {
				maxWidthOrHeight: side,
				initialQuality: quality,
				fileType: attempt,
				...(most === null ? {} : { maxSizeMB: most / MEBIBYTE }),
				useWebWorker: false,
				onProgress: (percent) => answer({ kind: 'progress', percent })
			});
			if (small.size >= file.size) continue;
			answer({ kind: 'done', file: new File([small], file.name, { type: small.type || attempt }) });
			return;
		}
		answer({ kind: 'done', file: null });
	} catch (error) {
		answer({ kind: 'failed', reason: reasonOf(error) });
	}
};
