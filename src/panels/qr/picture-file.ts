/** `wifi-Cafe-Guest.png`: the network's name without what file systems refuse, at most 40 characters of it. */
export function fileNameOf(ssid: string, extension: 'png' | 'svg'): string {
	const safe = ssid
		.replace(/[^\p{L}\p{N}._-]+/gu, '-')
		.replace(/^[-.]+|(?<!-)-+$/g, '')
		.slice(0, 40);
	return `wifi-${safe || 'network'}.${extension}`;
}

/** The bytes of a `data:…;base64,…` URL. */
export const bytesOfDataUrl = (url: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (character) => character.charCodeAt(0));
