const BASE = import.meta.env.BASE_URL;

/** The path of an address under the app's base, without slashes at its ends: `tools/geo/distance`. */
export function pathOf(pathname: string): string {
	// Not by its length: the build does not know how long the base will be.
	const path = pathname.startsWith(BASE) ? pathname.replace(BASE, '') : pathname;
	// Names of pages are plain ASCII: an escaped one is unknown, and stays unchanged.
	return path.replace(/^\/+|(?<!\/)\/+$/g, '');
}
