import imageCompression from 'browser-image-compression';

export interface ShrinkRequest {
	readonly file: File;
	/** Most pixels of the longer side. */
	readonly side: number;
}
export type ShrinkAnswer =
	| { readonly kind: 'progress'; readonly percent: number }
	| { readonly kind: 'done'; readonly file: File }
	| { readonly kind: 'failed'; readonly reason: string };

/** Quality of JPEG and WebP copies: the eye sees no difference, the file is a fraction. */
const QUALITY = 0.85;

const answer = (message: ShrinkAnswer) => self.postMessage(message);

self.onmessage = async ({ data: { file, side } }: MessageEvent<ShrinkRequest>) => {
	try {
		const small = await imageCompression(file, {
			maxWidthOrHeight: side,
			initialQuality: QUALITY,
			useWebWorker: false,
			onProgress: (percent) => answer({ kind: 'progress', percent })
		});
		answer({ kind: 'done', file: new File([small], file.name, { type: small.type || file.type }) });
	} catch (error) {
		answer({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
	}
};
