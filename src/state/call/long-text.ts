const through = async (
	bytes: Uint8Array<ArrayBuffer>,
	transform: CompressionStream | DecompressionStream
): Promise<ArrayBuffer> => new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer();

/** Form values as deflated JSON in base64url, for `#z=`. */
export async function pack(values: Readonly<Record<string, string>>): Promise<string> {
	const deflated = new Uint8Array(
		await through(new TextEncoder().encode(JSON.stringify(values)), new CompressionStream('deflate-raw'))
	);
	let binary = '';
	for (let at = 0; at < deflated.length; at += 32_768)
		binary += String.fromCharCode(...deflated.subarray(at, at + 32_768));
	return btoa(binary)
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replace(/(?<!=)=+$/, '');
}

/** The values that `pack` wrote; empty when the text is damaged or holds something else. */
export async function unpack(text: string): Promise<Record<string, string>> {
	try {
		const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
		const values: unknown = JSON.parse(
			new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
		);
		if (typeof values !== 'object' || values === null) return {};
		return Object.fromEntries(Object.entries(values).filter((entry) => typeof entry[1] === 'string'));
	} catch {
		// A link cut short on its way here: the page opens empty.
		return {};
	}
}
