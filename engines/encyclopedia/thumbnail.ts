/**
 * Address of a thumbnail as Wikipedia gives it, with or without its scheme: other widths than its own may be refused. Null for one that a
 * page may not show, which costs the picture and not the title.
 */
export function thumbnailUrl(given: string): string | null {
	const url = given.startsWith('//') ? `https:${given}` : given;
	return url.startsWith('https://') ? url : null;
}
