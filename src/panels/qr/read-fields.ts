/** Fields of the texts that codes hold. */

/** Facts that say something. */
export const filled = <Name extends string>(
	facts: readonly (readonly [Name, string | null | undefined])[]
): (readonly [Name, string])[] => facts.flatMap(([name, text]) => (text ? [[name, text] as const] : []));

/** Reads `TO:a;SUB:b;;` by letters; a backslash escapes `\ ; , :`. */
export const letterFields = (text: string): Readonly<Record<string, string>> =>
	Object.fromEntries(
		[...text.matchAll(/(?<![A-Z])([A-Z]+):((?:\\.|[^;\\])*)(;?)/gi)]
			.filter(([, , , end]) => end)
			.map(([, key = '', value = '']) => [key.toUpperCase(), value.replace(/\\(.)/g, '$1')])
	);

/** Reads `KEY:value*KEY:value` or the like, parted by `mark`; the first of each key counts. */
export function markedFields(text: string, mark: string): Readonly<Record<string, string>> {
	const fields: Record<string, string> = {};
	for (const part of text.split(mark)) {
		const colon = part.indexOf(':');
		if (colon > 0) fields[part.slice(0, colon).toUpperCase()] ??= decoded(part.slice(colon + 1));
	}
	return fields;
}

/** Decodes percent signs; the text itself where they are wrong. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch (error) {
		if (error instanceof URIError) return text;
		throw error;
	}
}

/** The path of an address without slashes before it, and its query; of addresses whose scheme a browser does not know too. */
export function addressParts(text: string): { readonly path: string; readonly query: URLSearchParams } {
	const [before = '', query = ''] = text.replace(/^[\w+.-]+:\/{0,2}/, '').split(/\?(.*)/s);
	return { path: decoded(before), query: new URLSearchParams(query) };
}
