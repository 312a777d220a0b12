import type { RoutedOperation } from '../../engines/kit/contract';
import { invalid } from '../../engines/kit/errors';
import { parseForm, type FormPart } from './form';
import { parseJson } from './json';
import { MAX_FORM_PARTS, maxBodyBytes, sizeInWords } from './limits';
import type { Address, AskedBody } from './request-url';
import { validate } from './validate';

/**
 * The valid, complete input of one request: path and query of a GET, body of a POST.
 *
 * Throws 400 INVALID_INPUT for what the contract does not take. `pathValue` is the raw last segment of a path
 * with a parameter.
 */
export async function readInput(
	request: AskedBody,
	url: Address,
	operation: RoutedOperation,
	pathValue: string | undefined
): Promise<unknown> {
	if (operation.method === 'GET') return validate(operation.params, readQuery(url, operation, pathValue), 'text');
	if (Number(request.headers.get('content-length')) > maxBodyBytes(operation))
		throw bodyTooLong(maxBodyBytes(operation));
	const type = request.headers.get('content-type')?.toLowerCase() ?? '';
	const accepted = operation.accepts?.find((range) => type.startsWith(range.replace('*', '')));
	if (accepted === 'multipart/form-data') return validate(operation.params, await readForm(request, operation), 'text');
	if (accepted) return validate(operation.params, await readFile(request, operation), 'text');
	return validate(operation.params, await readJson(request, maxBodyBytes(operation)), 'json');
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

async function readJson(request: AskedBody, maxBytes: number): Promise<Readonly<Record<string, unknown>>> {
	let body: unknown;
	try {
		const text = await request.text(maxBytes);
		if (text.length > maxBytes) throw bodyTooLong(maxBytes);
		body = parseJson(text);
	} catch (cause) {
		if (cause instanceof SyntaxError || cause instanceof RangeError || cause instanceof TypeError)
			throw invalid('body', cause instanceof RangeError ? `is ${cause.message}` : 'must be a JSON object', { cause });
		throw cause;
	}
	if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'must be a JSON object');
	return body as Readonly<Record<string, unknown>>;
}

/** The body's bytes, no more than the operation takes. */
async function readBytes(request: AskedBody, operation: RoutedOperation): Promise<ArrayBuffer> {
	const maxBytes = maxBodyBytes(operation);
	const bytes = await request.arrayBuffer(maxBytes);
	if (bytes.byteLength > maxBytes) throw bodyTooLong(maxBytes);
	return bytes;
}

/** A body that is the file itself: the value of the field that takes bytes. */
async function readFile(request: AskedBody, operation: RoutedOperation): Promise<Record<string, unknown>> {
	const bytes = await readBytes(request, operation);
	const [field] = Object.entries(operation.params.properties).find(([, schema]) => takesBytes(schema)) ?? [];
	return field === undefined || bytes.byteLength === 0 ? {} : { [field]: [bytes] };
}

async function readForm(request: AskedBody, operation: RoutedOperation): Promise<Record<string, unknown>> {
	const bytes = new Uint8Array(await readBytes(request, operation));
	// Nothing was sent at all: that a field is missing says more than that the body is no form.
	if (bytes.byteLength === 0) return {};
	let form: readonly FormPart[];
	try {
		form = parseForm(bytes, request.headers.get('content-type') ?? '');
	} catch (cause) {
		if (cause instanceof RangeError)
			throw invalid('body', `must have at most ${MAX_FORM_PARTS} parts with short heads`, { cause });
		throw invalid('body', 'must be multipart/form-data', { cause });
	}
	const raw: Record<string, unknown> = {};
	for (const [name, schema] of Object.entries(operation.params.properties)) {
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
