/** What records hold, as text: JSON with bytes in it. */
export const toText = (value: unknown): string =>
	JSON.stringify(value, (_name, one: unknown) =>
		one instanceof Uint8Array ? { $bytes: Array.from(one, (byte) => String.fromCharCode(byte)).join('') } : one
	);

export const fromText = (text: string): unknown =>
	JSON.parse(text, (_name, one: unknown) =>
		typeof one === 'object' && one !== null && '$bytes' in one && typeof one.$bytes === 'string'
			? Uint8Array.from(one.$bytes, (unit) => unit.charCodeAt(0))
			: one
	);

/** Hexadecimal SHA-256 of a text: the name of what may be long, or secret. */
export async function digest(text: string): Promise<string> {
	const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
