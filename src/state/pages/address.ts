const BASE = import.meta.env.BASE_URL;

/** The path of an address under the app's base, without slashes at its ends: `tools/geo/distance`. */
export function pathOf(pathname: string): string {
	// Not by its length: the build does not know how long the base will be.
	const path = pathname.startsWith(BASE) ? pathname.replace(BASE, '') : pathname;
	// Names of pages are plain ASCII: what is escaped names no page, and stays as it is.
	return path.replace(/^\/+|(?<!\/)\/+$/g, '');
}
