import type { Operation } from '../../engines/kit/contract';
import { ownKey } from './keys';

/** An answer of the API as the app uses it. */
export interface Answer {
	readonly ok: boolean;
	readonly status: number;
	/** The JSON body, or the error's. */
	readonly body: unknown;
	readonly error: { readonly code: string; readonly message: string; readonly field: string | null } | null;
	readonly headers: Headers;
	/** From asking to having the whole body. */
	readonly milliseconds: number;
	readonly url: string;
}

/** Address of an operation under this app: path with its parameter, and query of a GET. Empty values are left out. */
export function urlOf(operation: Operation, input: Readonly<Record<string, unknown>>): string {
	let path = operation.path;
	const query = new URLSearchParams();
	for (const name of Object.keys(operation.params.properties)) {
		const value = input[name];
		if (path.endsWith(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value ?? '')));
		else if (operation.method === 'GET' && value !== undefined && value !== null && value !== '')
			query.set(name, String(value));
	}
	const text = query.toString();
	return import.meta.env.BASE_URL + path.slice(1) + (text && `?${text}`);
}

/**
 * Asks the API as any script in the page would: by fetch of its URL. A value that is a File goes as multipart/form-data.
 *
 * Resolves with errors of the API as answers; rejects when aborted, and with a TypeError when nobody could be asked.
 */
export async function request(
	operation: Operation,
	input: Readonly<Record<string, unknown>>,
	{ signal, accept }: { readonly signal?: AbortSignal; readonly accept?: string } = {}
): Promise<Answer> {
	const started = performance.now();
	const url = urlOf(operation, input);
	const headers: Record<string, string> = { 'X-API-Key': await ownKey() };
	if (accept) headers['Accept'] = accept;
	const init: RequestInit = { method: operation.method, headers };
	if (signal) init.signal = signal;
	if (operation.method === 'POST') init.body = bodyOf(input, headers);
	const response = await fetch(url, init);
	const type = response.headers.get('content-type') ?? '';
	const body: unknown = type.includes('json') ? await response.json() : await response.blob();
	const { ok, status } = response;
	return {
		ok,
		status,
		body,
		error: ok ? null : errorOf(body, status),
		headers: response.headers,
		milliseconds: performance.now() - started,
		url
	};
}

function bodyOf(input: Readonly<Record<string, unknown>>, headers: Record<string, string>): BodyInit {
	const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
	if (!given.some(([, value]) => value instanceof Blob)) {
		headers['Content-Type'] = 'application/json';
		return JSON.stringify(Object.fromEntries(given));
	}
	const form = new FormData();
	for (const [name, value] of given) form.set(name, value instanceof Blob ? value : String(value));
	return form;
}

function errorOf(body: unknown, status: number) {
	const { error } = (body ?? {}) as { error?: { code?: string; message?: string } };
	const message = error?.message ?? `status ${status}`;
	return { code: error?.code ?? 'INTERNAL', message, field: /^([\w.[\]-]+): /.exec(message)?.[1] ?? null };
}
