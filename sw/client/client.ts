import { toQuestion, type Address } from '../api/build-request';

/** Options of a call besides its input. */
export interface CallOptions {
	readonly signal?: AbortSignal;
	/** A media type other than JSON that the operation produces: the answer is a Blob then. */
	readonly accept?: string;
}

/** A refusal of the API: `code` and `message` are those of its answer. */
export class UtilityApiError extends Error {
	override readonly name = 'UtilityApiError';
	/** The field at the beginning of the message, or null. */
	readonly field: string | null;
	constructor(
		/** HTTP status. */
		readonly status: number,
		/** Machine-readable: `INVALID_INPUT`, `NOT_FOUND` and so on. */
		readonly code: string,
		message: string,
		/** Seconds after which to ask again, where the answer says so. */
		readonly retryAfter: number | null
	) {
		super(message);
		this.field = /^([\w.[\]-]+): /.exec(message)?.[1] ?? null;
	}
}

/** Asks one question: `fetch` with a key, or a host in this process. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Longest Retry-After that is waited for, seconds: a longer one is for the caller to decide. */
const LONGEST_WAIT = 5;

/** Returns a function an operation. Rejects with UtilityApiError or the abort reason. Retries 503 once. */
export function createClient(operations: Readonly<Record<string, Address>>, send: Send) {
	async function call(address: Address, input: Readonly<Record<string, unknown>> = {}, options: CallOptions = {}) {
		const { signal, accept } = options;
		for (let again = false; ; again = true) {
			signal?.throwIfAborted();
			const { path, init } = toQuestion(address, input);
			const headers = { ...init.headers, ...(accept && { Accept: accept }) };
			const response = await send(path, { ...init, headers, ...(signal && { signal }) });
			if (response.ok) return isJson(response) ? response.json() : response.blob();
			const error = await errorOf(response);
			const wait = error.retryAfter ?? 1;
			if (again || response.status !== 503 || wait > LONGEST_WAIT) throw error;
			await pause(wait, signal);
		}
	}
	return Object.fromEntries(
		Object.entries(operations).map(([name, address]) => [
			name,
			(input?: Readonly<Record<string, unknown>>, options?: CallOptions) => call(address, input, options)
		])
	);
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') === true;

async function errorOf(response: Response): Promise<UtilityApiError> {
	const { status, headers } = response;
	const retryAfter = Number(headers.get('retry-after') ?? NaN);
	const body: { error?: { code?: string; message?: string } } = await response.json().catch(() => ({}));
	const { code = 'INTERNAL', message = `status ${status}` } = body.error ?? {};
	return new UtilityApiError(status, code, message, Number.isFinite(retryAfter) ? retryAfter : null);
}

const pause = (seconds: number, signal?: AbortSignal) =>
	new Promise<void>((resolve, reject) => {
		const timer = setTimeout(resolve, seconds * 1000);
		signal?.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)), { once: true });
	});
