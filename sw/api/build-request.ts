import type { Operation } from '../../engines/kit/contract';

/** All that asking needs of an operation. */
export type Address = Pick<Operation, 'method' | 'path'>;

/** A value as text; a number without the exponent that `String` writes. */
function plainText(value: unknown): string {
	const text = String(value);
	if (typeof value !== 'number' || !/^-?[\d.]+e/.test(text)) return text;
	return Math.abs(value) < 1 ? value.toFixed(20) : String(BigInt(value));
}

/** A question as `fetch` takes it; `path` begins with `/v1/`. */
export type Question = { readonly path: string; readonly init: RequestInit };

/** The request of an input: path, query of a GET, or JSON body; form with a Blob. Null is left out of a GET. */
export function toQuestion({ method, path }: Address, input: Readonly<Record<string, unknown>>): Question {
	const given = Object.entries(input).filter(
		([, value]) => value !== undefined && (method !== 'GET' || value !== null)
	);
	const inPath = /\{(\w+)\}$/.exec(path)?.[1];
	const address = inPath ? path.replace(`{${inPath}}`, encodeURIComponent(String(input[inPath] ?? ''))) : path;
	if (method === 'GET') {
		const query = given.filter(([name]) => name !== inPath).map(([name, value]) => [name, plainText(value)]);
		return { path: query.length > 0 ? `${address}?${new URLSearchParams(query)}` : address, init: { method } };
	}
	if (!given.some(([, value]) => value instanceof Blob)) {
		const headers = { 'Content-Type': 'application/json' };
		return { path: address, init: { method, headers, body: JSON.stringify(Object.fromEntries(given)) } };
	}
	const form = new FormData();
	for (const [name, value] of given) form.set(name, value instanceof Blob ? value : String(value));
	return { path: address, init: { method, body: form } };
}
