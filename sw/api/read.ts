import type { RoutedOperation } from '../../engines/kit/contract';
import { invalid } from '../../engines/kit/errors';
import { parseForm, type FormPart } from './form';
import { parseJson } from './json';
import { MAX_FORM_PARTS, maxBodyBytes, sizeInWords } from './limits';
import type { Address, AskedBody } from './request-url';
import { validate } from './validate';

/** The parts of an operation that a body is parsed by: plain data, which a thread can be sent. */
export type BodyShape = Pick<RoutedOperation, 'params' | 'accepts'>;

/** Parses and validates a body: `parseBody`, or the same in a thread. */
export type ParseBody = (
	body: ArrayBuffer,
	contentType: string,
	shape: BodyShape
) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;

/** Bodies above this many bytes are parsed by the host's own `parseLong`, where it has one. */
export const LONG_BODY_BYTES = 2 ** 20;

/**
 * The valid, complete input of one request: path and query of a GET, body of a POST.
 *
 * Throws 400 INVALID_INPUT for what the contract does not take. `pathValue` is the raw last segment of a path
 * with a parameter. `parseLong` parses bodies above LONG_BODY_BYTES.
 */
export async function readInput(
	request: AskedBody,
	url: Address,
	operation: RoutedOperation,
	pathValue: string | undefined,
	parseLong: ParseBody = parseBody
): Promise<Readonly<Record<string, unknown>>> {
	if (operation.method === 'GET') return validate(operation.params, readQuery(url, operation, pathValue), 'text');
	const maxBytes = maxBodyBytes(operation);
	if (Number(request.headers.get('content-length')) > maxBytes) throw bodyTooLong(maxBytes);
	const body = await request.arrayBuffer(maxBytes).catch((cause: unknown) => {
		// What the platform throws for a stream that is none of bytes.
		throw cause instanceof TypeError ? invalid('body', 'must be sent whole', { cause }) : cause;
	});
	if (body.byteLength > maxBytes) throw bodyTooLong(maxBytes);
	const parse = body.byteLength > LONG_BODY_BYTES ? parseLong : parseBody;
	const { params, accepts } = operation;
	return parse(body, request.headers.get('content-type') ?? '', accepts ? { params, accepts } : { params });
}

/** The valid, complete input that a body holds. Throws 400 INVALID_INPUT for what `shape` does not take. */
export function parseBody(
	body: ArrayBuffer,
	contentType: string,
	{ params, accepts }: BodyShape
): Record<string, unknown> {
	const type = contentType.toLowerCase();
	const accepted = accepts?.find((range) => type.startsWith(range.replace('*', '')));
	if (accepted === 'multipart/form-data') return validate(params, readForm(body, contentType, params), 'text');
	if (accepted) return validate(params, readFile(body, params), 'text');
	return validate(params, readJson(body), 'json');
}

function readQuery(url: Address, operation: RoutedOperation, pathValue: string | undefined): Record<string, unknown> {
	const raw: Record<string, unknown> = {};
	const pathName = /\{(\w+)\}$/.exec(operation.path)?.[1];
	for (const name of Object.keys(operation.params.properties)) {
		if (name === pathName) raw[name] = [decodeSegment(pathValue ?? '', name)];
		else {
			const given = url.searchParams.getAll(name);
			// The platform puts U+FFFD in the place of bytes that are no UTF-8: nobody's text.
			if (/\uFFFD/.test(given.join()) && !/%EF%BF%BD/i.test(url.search)) throw notUtf8(name);
			if (given.length > 0) raw[name] = given;
		}
	}
	return raw;
}

const notUtf8 = (field: string, cause?: unknown) => invalid(field, 'must be percent-encoded UTF-8', { cause });

function decodeSegment(segment: string, field: string): string {
	try {
		return decodeURIComponent(segment);
	} catch (cause) {
		throw notUtf8(field, cause);
	}
}

function readJson(bytes: ArrayBuffer): Readonly<Record<string, unknown>> {
	let body: unknown;
	try {
		body = parseJson(new TextDecoder().decode(bytes));
	} catch (cause) {
		if (cause instanceof SyntaxError || cause instanceof RangeError)
			throw invalid('body', cause instanceof RangeError ? `is ${cause.message}` : 'must be a JSON object', { cause });
		throw cause;
	}
	if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'must be a JSON object');
	return body as Readonly<Record<string, unknown>>;
}

/** A body that is the file itself: the value of the field that takes bytes. */
function readFile(bytes: ArrayBuffer, { properties }: BodyShape['params']): Record<string, unknown> {
	const [field] = Object.entries(properties).find(([, schema]) => takesBytes(schema)) ?? [];
	return field === undefined || bytes.byteLength === 0 ? {} : { [field]: [bytes] };
}

function readForm(
	body: ArrayBuffer,
	contentType: string,
	{ properties }: BodyShape['params']
): Record<string, unknown> {
	// Nothing was sent at all: that a field is missing says more than that the body is no form.
	if (body.byteLength === 0) return {};
	let form: readonly FormPart[];
	try {
		form = parseForm(new Uint8Array(body), contentType);
	} catch (cause) {
		if (cause instanceof RangeError)
			throw invalid('body', `must have at most ${MAX_FORM_PARTS} parts with short heads`, { cause });
		throw invalid('body', 'must be multipart/form-data', { cause });
	}
	const raw: Record<string, unknown> = {};
	for (const [name, schema] of Object.entries(properties)) {
		const given = form.filter((part) => part.name === name);
		if (given.length === 0) continue;
		raw[name] = given.map((part) => {
			if (!part.isFile || !takesBytes(schema)) return new TextDecoder().decode(part.bytes);
			// Size first: a part that is too large is never copied.
			const { maxLength = Infinity } = schema;
			if (part.bytes.length > maxLength) throw invalid(name, `must be at most ${maxLength >> 20} MB`);
			return part.bytes.slice().buffer;
		});
	}
	return raw;
}

const takesBytes = (schema: RoutedOperation['params']['properties'][string]) =>
	'format' in schema && schema.format === 'binary';

/** 400 for a body of more than so many bytes. */
export const bodyTooLong = (maxBytes: number) => invalid('body', `must be at most ${sizeInWords(maxBytes)}`);
