import type { Recognise } from '../kit/recognised';

/** The input of `info` for a picture in the text or at its address; null for another text. */
export function readPicture(text: string): Readonly<Record<string, string>> | null {
	if (/^data:image\/[\w.+-]+;base64,/i.test(text)) return { base64: text };
	return isWebAddress(text) && /\.(?:jpe?g|png|gif|webp|bmp|tiff?|heic|avif|svg)(?:[?#]|$)/i.test(text) ? { url: text } : null; // prettier-ignore
}

/** Addresses of pages of the web in a text. */
export const recognise: Recognise = (text) =>
	[...text.matchAll(/\bhttps?:\/\/[^\s"<>]{1,2000}/gi)].map(({ index, 0: value }) => ({
		kind: 'web',
		from: index,
		to: index + value.length,
		value
	}));

/** Whether a text is the address of a page of the web, and nothing else. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S{1,2000}$/i.test(text);
