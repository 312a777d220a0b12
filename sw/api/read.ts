import type { RoutedOperation } from '../../engines/kit/contract';
import { invalid } from '../../engines/kit/errors';
import type { Address, AskedBody } from './request-url';
import { MAX_BODY_BYTES } from './limits';
import { validate } from './validate';

/** The fields of a multipart/form-data body; rejects for a body that is none. */
export type ParseForm = (body: ArrayBuffer, contentType: string) => Promise<FormData>;

/**
 * The valid, complete input of one request: path and query of a GET, body of a POST.
 *
 * Throws 400 INVALID_INPUT for what the contract does not take. `pathValue` is the raw last segment of a path
 * with a parameter, `parseForm` the host's own for multipart/form-data.
 */
export async function readInput(
	request: AskedBody,
	url: Address,
	operation: RoutedOperation,
	pathValue: string | undefined,
	parseForm: ParseForm | undefined
): Promise<unknown> {
	if (operation.method === 'GET') return validate(operation.params, readQuery(url, operation, pathValue), 'text');
	if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw bodyTooLong();
	const type = request.headers.get('content-type')?.toLowerCase() ?? '';
	const accepted = operation.accepts?.find((range) => type.startsWith(range.replace('*', '')));
	if (accepted === 'multipart/form-data')
		return validate(operation.params, await readForm(request, operation, parseForm), 'text');
	if (accepted) return validate(operation.params, await readFile(request, operation), 'text');
	return validate(operation.params, await readJson(request), 'json');
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

async function readJson(request: AskedBody): Promise<Readonly<Record<string, unknown>>> {
	let body: unknown;
	try {
		const text = await request.text();
		if (text.length > MAX_BODY_BYTES) throw bodyTooLong();
		body = JSON.parse(text);
	} catch (cause) {
		if (cause instanceof SyntaxError || cause instanceof RangeError || cause instanceof TypeError)
			throw invalid('body', 'must be a JSON object', { cause });
		throw cause;
	}
	if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'must be a JSON object');
	return body as Readonly<Record<string, unknown>>;
}

/** The body's bytes, at most MAX_BODY_BYTES of them. */
async function readBytes(request: AskedBody): Promise<ArrayBuffer> {
	const bytes = await request.arrayBuffer();
	if (bytes.byteLength > MAX_BODY_BYTES) throw bodyTooLong();
	return bytes;
}

/** A body that is the file itself: the value of the field that takes bytes. */
async function readFile(request: AskedBody, { params }: RoutedOperation): Promise<Record<string, unknown>> {
	const bytes = await readBytes(request);
	const [field] = Object.entries(params.properties).find(([, schema]) => takesBytes(schema)) ?? [];
	return field === undefined || bytes.byteLength === 0 ? {} : { [field]: [bytes] };
}

/** The form as the platform reads it. */
const nativeForm = (bytes: ArrayBuffer, type: string) =>
	new Response(bytes, { headers: { 'content-type': type } }).formData();

async function readForm(
	request: AskedBody,
	operation: RoutedOperation,
	parseForm: ParseForm = nativeForm
): Promise<Record<string, unknown>> {
	const bytes = await readBytes(request);
	// Nothing was sent at all: that a field is missing says more than that the body is no form.
	if (bytes.byteLength === 0) return {};
	let form: FormData;
	try {
		form = await parseForm(bytes, request.headers.get('content-type') ?? '');
	} catch (cause) {
		// A closing boundary alone is a form without parts; not every parser takes it.
		if (bytes.byteLength < 200 && /^\s*--[^\r\n]*--\s*$/.test(new TextDecoder().decode(bytes))) return {};
		throw invalid('body', 'must be multipart/form-data', { cause });
	}
	const raw: Record<string, unknown> = {};
	for (const [name, schema] of Object.entries(operation.params.properties)) {
		const given = form.getAll(name);
		if (given.length === 0) continue;
		const binary = takesBytes(schema);
		raw[name] = await Promise.all(
			given.map(async (part) => {
				if (typeof part === 'string') return part;
				if (!binary) return part.text();
				// Size first: a part that is too large is never copied.
				const { maxLength = Infinity } = schema;
				if (part.size > maxLength) throw invalid(name, `must be at most ${maxLength >> 20} MB`);
				return part.arrayBuffer();
			})
		);
	}
	return raw;
}

const takesBytes = (schema: RoutedOperation['params']['properties'][string]) =>
	'format' in schema && schema.format === 'binary';

/** 400 for a body of more than MAX_BODY_BYTES. */
export const bodyTooLong = () => invalid('body', `must be at most ${MAX_BODY_BYTES / 2 ** 20} MB`);
