/** Smaller ones are icons; a file has a thumbnail, a preview and seldom more. */
const MAX_CANDIDATES = 12;

/** Offsets of JPEGs inside another file: previews of camera raws, thumbnails in EXIF and in Photoshop's data. */
export function jpegStarts(bytes: Uint8Array): number[] {
	const starts: number[] = [];
	for (let at = bytes.indexOf(0xff, 1); at !== -1 && starts.length < MAX_CANDIDATES; at = bytes.indexOf(0xff, at + 1)) {
		const marker = bytes[at + 3] ?? 0;
		// A picture begins with a table or application data (T.81, B.2.1): DB, C0, C4, E0 to EF, FE.
		const isStart = marker >= 0xe0 || marker === 0xdb || marker === 0xc0 || marker === 0xc4;
		if (bytes[at + 1] === 0xd8 && bytes[at + 2] === 0xff && isStart) starts.push(at);
	}
	return starts;
}

/** The largest picture inside a file that the browser cannot decode, as a blob; or null. */
export async function embeddedPicture(file: Blob): Promise<Blob | null> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	let best: { readonly blob: Blob; readonly pixels: number } | null = null;
	for (const start of jpegStarts(bytes)) {
		const blob = new Blob([bytes.subarray(start)], { type: 'image/jpeg' });
		const picture = await createImageBitmap(blob).catch(() => null);
		if (!picture) continue;
		const pixels = picture.width * picture.height;
		picture.close();
		if (best === null || pixels > best.pixels) best = { blob, pixels };
	}
	return best?.blob ?? null;
}
