/** Widths that Wikimedia makes thumbnails in, pixels; others are refused (its thumbnail policy of 2026). */
const WIDTHS = [20, 40, 60, 120, 250, 330, 500, 960, 1280, 1920, 3840];

/**
 * Address of a thumbnail at the next standard width, from one that Wikipedia gives: with or without its scheme, of any width.
 * Null for one that a page may not show.
 */
export function thumbnailUrl(given: string): string | null {
	const url = given.startsWith('//') ? `https:${given}` : given;
	// A picture that may not be shown costs the picture, not the title.
	if (!url.startsWith('https://')) return null;
	return url.replace(/\/(\d+)px-(?=[^/]*$)/, (whole, width: string) => {
		const standard = WIDTHS.find((one) => one >= Number(width));
		return standard === undefined ? whole : `/${standard}px-`;
	});
}
