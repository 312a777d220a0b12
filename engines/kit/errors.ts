/** Every code that the API answers with, and the HTTP status it travels under. */
export const ERROR_STATUS = {
	INVALID_INPUT: 400,
	MISSING_API_KEY: 401,
	INVALID_API_KEY: 401,
	NOT_SUBSCRIBED: 403,
	NOT_FOUND: 404,
	METHOD_NOT_ALLOWED: 405,
	COMPUTATION_LIMIT: 422,
	RATE_LIMITED: 429,
	INTERNAL: 500,
	UPSTREAM_ERROR: 502,
	UPSTREAM_INVALID: 502,
	BUSY: 503,
	OFFLINE: 503,
	UPSTREAM_RATE_LIMITED: 503,
	UPSTREAM_TIMEOUT: 504
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A failure that the caller should see. Anything else that is thrown is a bug and answers 500 INTERNAL. */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	/** By name, because each engine file has its own copy of this class, and hosts have theirs. */
	static override [Symbol.hasInstance](value: unknown): boolean {
		return value instanceof Error && value.name === 'ApiError';
	}
	/** `headers` travel with the answer: `Allow`, `Retry-After` and the like. */
	constructor(
		readonly code: ErrorCode,
		message: string,
		readonly headers: Readonly<Record<string, string>> = {},
		options?: ErrorOptions
	) {
		super(message, options);
	}
}

/** Precedes what a refused value may mean, where an operation knows: `is not one place known here; did you mean …?`. */
export const OFFERING = '; did you mean ';

/** 400 INVALID_INPUT as the API words it: `<field>: <reason>`. */
export const invalid = (field: string, reason: string, options?: ErrorOptions) =>
	new ApiError('INVALID_INPUT', `${field}: ${reason}`, {}, options);

/** 404 NOT_FOUND as the API words it: `<field>: <reason>`. */
export const notFound = (field: string, reason: string) => new ApiError('NOT_FOUND', `${field}: ${reason}`);

/** 422 COMPUTATION_LIMIT: the input is valid, its answer would pass a step, size or time budget. */
export const tooMuch = (field: string, reason: string) => new ApiError('COMPUTATION_LIMIT', `${field}: ${reason}`);

/** 503 BUSY: the request is valid, but the host is overloaded. */
export const busy = (reason: string, retryAfterSeconds = 1, options?: ErrorOptions) =>
	new ApiError('BUSY', `server: ${reason}`, { 'Retry-After': String(retryAfterSeconds) }, options);

/** The same failure with more headers on its answer; a bug stays as it is. */
export const withHeaders = (error: unknown, headers: Readonly<Record<string, string>>): unknown =>
	error instanceof ApiError
		? new ApiError(error.code, error.message, { ...headers, ...error.headers }, { cause: error })
		: error;

/** An ApiError as plain data, so that it can cross a MessagePort: structured clone keeps no class. */
export interface WireError {
	readonly code: ErrorCode | null;
	readonly message: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** `code` null says that it is a bug, not an expected failure. */
export function toWire(error: unknown): WireError {
	if (error instanceof ApiError) return { code: error.code, message: error.message, headers: error.headers };
	return {
		code: null,
		message: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error),
		headers: {}
	};
}

export const fromWire = ({ code, message, headers }: WireError): Error =>
	code === null ? new Error(message) : new ApiError(code, message, headers);
