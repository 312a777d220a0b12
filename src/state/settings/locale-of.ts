/** A language of the browser; undefined for an invalid BCP 47 tag, such as the `C` of WebKitGTK. */
export function localeOf(tag: string): Intl.Locale | undefined {
	try {
		return new Intl.Locale(tag);
	} catch {
		return undefined;
	}
}
