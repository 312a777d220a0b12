import type { OtherKind, Reader } from './other-codes';

/** What rxing decodes of an 8-bit grey picture; it throws a text where it finds no code. */
export type Decode = (
	grey: Uint8Array,
	width: number,
	height: number,
	tryHarder: boolean
) => { readonly text: () => string };

/** Whether rxing reads such a text: in a Data Matrix it repeats texts beyond Latin-1. */
export const rxingReads = (kind: OtherKind, text: string): boolean =>
	kind !== 'DataMatrix' || /^[\0-\xff]*$/.test(text);

/** Returns rxing, a decoder in Rust, as a reader of black and white pictures. */
export const rxingReader = (decode: Decode): Reader => ({
	name: 'rxing',
	read: ({ data, width, height }) => {
		const grey = Uint8Array.from({ length: width * height }, (_, i) => data[4 * i + 1] ?? 0);
		try {
			return Promise.resolve([decode(grey, width, height, true).text()]);
		} catch (error) {
			if (typeof error === 'string') return Promise.resolve([]);
			throw error;
		}
	}
});
