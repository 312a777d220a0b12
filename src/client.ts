import type { PageOperation } from '../engines/kit/contract';
import type { Infer, Schema } from '../engines/kit/schema';
import { toQuestion } from '../sw/api/build-request';
import { ownKey } from './state/keys/keys';
import { versionSettled } from './state/worker/version-change';

/** A value as a caller gives it: a file where the engine gets its bytes. */
type Given<S> = Schema extends S ? unknown : S extends { readonly format: 'binary' } ? Blob : Infer<S>;
/** Whether the contract is known at compile time: its path is a literal then. */
type IsKnown<O extends PageOperation> = string extends O['path'] ? false : true;
/** Input of an operation. Fields with a default are optional. */
type InputOf<O extends PageOperation> =
	IsKnown<O> extends false
		? Readonly<Record<string, unknown>>
		: {
				readonly [K in O['params']['required'][number] & keyof O['params']['properties']]: Given<
					O['params']['properties'][K]
				>;
			} & {
				readonly [K in Exclude<keyof O['params']['properties'], O['params']['required'][number]>]?:
					| Given<O['params']['properties'][K]>
					| undefined;
			};
/** The body of a successful answer: JSON of the contract's form, or a picture where that can be requested. */
type BodyOf<O extends PageOperation> = O extends { readonly response: infer R extends Schema }
	? O extends { readonly produces: readonly unknown[] }
		? Infer<R> | Blob
		: Infer<R>
	: unknown;

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

/** An answer of an operation whose contract is known at compile time: `ok` distinguishes the forms of the body. */
type AnswerOf<O extends PageOperation> =
	IsKnown<O> extends false
		? Answer
		: | (Answer & { readonly ok: true; readonly body: BodyOf<O>; readonly error: null })
			| (Answer & { readonly ok: false; readonly error: NonNullable<Answer['error']> });

/** The given values of an operation's fields, in its order, without empty ones. */
const given = ({ params }: PageOperation, input: Readonly<Record<string, unknown>>): Record<string, unknown> =>
	Object.fromEntries(
		Object.keys(params.properties).flatMap((name) => {
			const value = input[name];
			return value === undefined || value === null || value === '' ? [] : [[name, value]];
		})
	);

const underApp = (path: string): string => import.meta.env.BASE_URL + path.slice(1);

/** Address of an operation under this app: path with its parameter, and query of a GET. Empty values are left out. */
export const urlOf = (operation: PageOperation, input: Readonly<Record<string, unknown>>): string =>
	underApp(toQuestion(operation, given(operation, input)).path);

/**
 * Calls the API as any script in the page would: by fetch of its URL. A value that is a File goes as multipart/form-data.
 *
 * Types of input and answer follow from the operation's contract where it is known at compile time.
 * Resolves with errors of the API as answers; rejects when aborted, and with a TypeError when no host is reachable.
 */
export async function request<O extends PageOperation>(
	operation: O,
	input: NoInfer<InputOf<O>>,
	{ signal, accept }: { readonly signal?: AbortSignal; readonly accept?: string } = {}
): Promise<AnswerOf<O>> {
	const started = performance.now();
	const { path, init } = toQuestion(operation, given(operation, input));
	const url = underApp(path);
	const headers = new Headers(init.headers);
	headers.set('X-API-Key', await ownKey());
	if (accept) headers.set('Accept', accept);
	await versionSettled();
	const response = await fetch(url, { ...init, headers, ...(signal && { signal }) });
	const type = response.headers.get('content-type') ?? '';
	const body: unknown = type.includes('json') ? await response.json() : await response.blob();
	const { ok, status } = response;
	const answer: Answer = {
		ok,
		status,
		body,
		error: ok ? null : errorOf(body, status),
		headers: response.headers,
		milliseconds: performance.now() - started,
		url
	};
	// The host answers by the contract: the battery of tests holds it to that.
	return answer as AnswerOf<O>;
}

function errorOf(body: unknown, status: number) {
	const { error } = (body ?? {}) as { error?: { code?: string; message?: string } };
	const message = error?.message ?? `status ${status}`;
	return { code: error?.code ?? 'INTERNAL', message, field: /^([\w.[\]-]+): /.exec(message)?.[1] ?? null };
}
