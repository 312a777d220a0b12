import { expect, test, vi } from 'vitest';
import type { RoutedOperation } from '../../engines/kit/contract';
import { object } from '../../engines/kit/schema';
import { bodyTooLong, readInput } from './read';

const operation = (parts: Partial<RoutedOperation>): RoutedOperation => ({
	method: 'POST',
	path: '/v1/x',
	kind: 'compute',
	cost: 'bounded',
	params: object({ name: { type: 'string', default: 'none' }, file: { type: 'string', format: 'binary', maxLength: 2 ** 20 } }, { optional: ['file'] }), // prettier-ignore
	accepts: ['multipart/form-data', 'image/*', 'application/octet-stream'],
	...parts
});
const get = operation({
	method: 'GET',
	path: '/v1/item/{id}',
	params: object({ id: { type: 'string' }, n: { type: 'integer', default: 1 } })
});

const query = (search: string, pathValue: string | undefined = 'a') => {
	const url = new URL(`http://h/v1/item/a${search}`);
	return readInput(new Request(url), url, get, pathValue);
};
const url = new URL('http://h/v1/x');
function post(body: BodyInit, type?: string, parts: Partial<RoutedOperation> = {}) {
	const request = new Request(url, { method: 'POST', body, ...(type !== undefined && { headers: { 'content-type': type } }) }); // prettier-ignore
	return readInput(request, url, operation(parts), undefined);
}
const form = (fields: Record<string, string | Blob | readonly string[]>) => {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields))
		for (const one of Array.isArray(value) ? (value as string[]) : [value as string]) data.append(name, one);
	return data;
};

test('a GET is read from its path and its query', async () => {
	expect(await query('?n=5&other=x', 'a%2Fb%20c')).toEqual({ id: 'a/b c', n: 5 });
	expect(await query('')).toEqual({ id: 'a', n: 1 });
	// The name of the path’s parameter in the query means nothing.
	expect(await query('?id=other')).toEqual({ id: 'a', n: 1 });
	await expect(query('?n=5&n=6')).rejects.toThrow('n: must be given once');
	await expect(query('', '')).rejects.toThrow('id: is required');
	await expect(query('', '%E0%A4%A')).rejects.toThrow('id: must be percent-encoded UTF-8');
});

test('bytes of a query that are no UTF-8 are refused by name, a percent sign by itself is one', async () => {
	const text = operation({ method: 'GET', params: object({ q: { type: 'string' } }) });
	const read = (search: string) => {
		const asked = new URL(`http://h/v1/x${search}`);
		return readInput(new Request(asked), asked, text, undefined);
	};
	for (const search of ['?q=%FF', '?q=caf%E9', '?q=%E0%A4%A']) await expect(read(search)).rejects.toThrow('q: must be percent-encoded UTF-8'); // prettier-ignore
	expect([await read('?q=5%'), await read('?q=%EF%BF%BD')]).toEqual([{ q: '5%' }, { q: '\uFFFD' }]);
	expect(await read('?q=caf%C3%A9')).toEqual({ q: 'café' });
});

test('a JSON body is an object, whatever type it comes under', async () => {
	expect(await post('{"name":"a"}', 'application/json')).toEqual({ name: 'a' });
	expect(await post('{"name":"a"}', 'text/plain')).toEqual({ name: 'a' });
	expect(await post('{}')).toEqual({ name: 'none' });
	for (const body of ['', 'no JSON', '[]', 'null', '7', '"text"', '{"name":'])
		await expect(post(body, 'application/json'), body).rejects.toThrow('body: must be a JSON object');
});

test('a body that breaks off is no bad request', async () => {
	const broken = new ReadableStream({
		start: (controller) => controller.error(new DOMException('gone', 'AbortError'))
	});
	const request = new Request(url, { method: 'POST', body: broken, duplex: 'half' } as RequestInit);
	await expect(readInput(request, url, operation({}), undefined)).rejects.toThrow('gone');
});

test('a stream that is none of bytes is refused', async () => {
	const texts = new ReadableStream({ start: (controller) => controller.enqueue('{}') });
	const request = new Request(url, { method: 'POST', body: texts, duplex: 'half' } as RequestInit);
	await expect(readInput(request, url, operation({}), undefined)).rejects.toThrow('body: must be sent whole');
});

test('a body above 1 MB is parsed by the host where it can, a shorter one at once', async () => {
	const parsed: number[] = [];
	const read = (length: number) => {
		const request = new Request(url, { method: 'POST', body: `{"name":"${'a'.repeat(length - 11)}"}` });
		return readInput(request, url, operation({}), undefined, (body, type, { params }) => {
			parsed.push(body.byteLength);
			expect(type).toBe('text/plain;charset=UTF-8');
			expect(Object.keys(params.properties)).toEqual(['name', 'file']);
			return Promise.resolve({ name: 'by the host' });
		});
	};
	expect(await read(2 ** 20 + 1)).toEqual({ name: 'by the host' });
	expect(String((await read(2 ** 20))['name'])).toHaveLength(2 ** 20 - 11);
	expect(parsed).toEqual([2 ** 20 + 1]);
});

test('a form is read by field: texts, and bytes where the contract takes them', async () => {
	const bytes = new Uint8Array([1, 2, 3]);
	const input = (await post(form({ name: 'a', file: new Blob([bytes]), other: 'x' }))) as {
		name: string;
		file: ArrayBuffer;
	};
	expect([input.name, [...new Uint8Array(input.file)], Object.keys(input)]).toEqual(['a', [1, 2, 3], ['name', 'file']]);
	// A text that was chosen as a file is its text.
	expect(await post(form({ name: new Blob(['from a file']) }))).toEqual({ name: 'from a file' });
	await expect(post(form({ name: ['a', 'b'] }))).rejects.toThrow('name: must be given once');
	await expect(post(form({ file: 'text' }))).rejects.toThrow('file: must be a file, sent as multipart/form-data');
});

test('a part that is too large is refused, one byte less is not', async () => {
	const sized = (size: number) => post(form({ file: new Blob([new Uint8Array(size)]) }));
	expect(((await sized(2 ** 20)) as { file: ArrayBuffer }).file.byteLength).toBe(2 ** 20);
	await expect(sized(2 ** 20 + 1)).rejects.toThrow('file: must be at most 1 MB');
});

test('a form without parts is an empty one, and what is no form is refused', async () => {
	const type = 'multipart/form-data; boundary=b';
	expect([await post('', type), await post('--b--\r\n', type)]).toEqual([{ name: 'none' }, { name: 'none' }]);
	for (const body of ['no form', 'x --b--', '--b-- x'])
		await expect(post(body, type), body).rejects.toThrow('body: must be multipart/form-data');
});

test('parts beyond the sixteenth and long heads are refused by name', async () => {
	const type = 'multipart/form-data; boundary=b';
	const part = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n';
	await expect(post(`${part.repeat(17)}--b--\r\n`, type)).rejects.toThrow('body: must have at most 16 parts');
	await expect(post(`--b\r\nX: ${'x'.repeat(9_000)}\r\n\r\n\r\n--b--`, type)).rejects.toThrow('body: must have at most 16 parts with short heads'); // prettier-ignore
});

test('a JSON body that would build many values, or deep ones, is refused before it is built', async () => {
	const json = (body: string) => post(body, 'application/json');
	await expect(json('['.repeat(100))).rejects.toThrow('body: is nested too deep');
	await expect(json(`{"name":[${'0,'.repeat(20_000)}0]}`)).rejects.toThrow('body: is too many values');
	expect(await json(JSON.stringify({ name: '[{,'.repeat(20_000) }))).toEqual({ name: '[{,'.repeat(20_000) });
	expect(await json('{"name":"\\"[[[\\\\"}')).toEqual({ name: '"[[[\\' });
});

test.each(['image/png', 'IMAGE/JPEG', 'application/octet-stream'])('a body of %s is the file itself', async (type) => {
	const input = (await post(Uint8Array.of(7), type)) as { name: string; file: ArrayBuffer };
	expect([input.name, [...new Uint8Array(input.file)]]).toEqual(['none', [7]]);
	expect(await post(new Uint8Array(), type)).toEqual({ name: 'none' });
});

test('other types, and all where the contract takes JSON alone, are JSON', async () => {
	await expect(post(Uint8Array.of(7), 'video/mp4')).rejects.toThrow('must be a JSON object');
	const { accepts: _, ...json } = operation({});
	const request = new Request(url, { method: 'POST', body: '{}', headers: { 'content-type': 'image/png' } });
	expect(await readInput(request, url, json, undefined)).toEqual({ name: 'none' });
});

test('a body of more than the contract has room for is refused by what it says of itself, before it is read', async () => {
	const said = (length: number) => {
		const request = new Request(url, { method: 'POST', body: '{}' });
		vi.spyOn(request.headers, 'get').mockImplementation((name) => (name === 'content-length' ? String(length) : null));
		return readInput(request, url, operation({}), undefined);
	};
	await expect(said(4 * 2 ** 20 + 1)).rejects.toThrow('body: must be at most 4 MB');
	expect(await said(4 * 2 ** 20)).toEqual({ name: 'none' });
	expect(bodyTooLong(65_536).code).toBe('INVALID_INPUT');
});

test('a body that says nothing of its length is measured', async () => {
	const much = { arrayBuffer: async () => new ArrayBuffer(4 * 2 ** 20 + 1) };
	const sent = (type: string) => readInput({ headers: new Headers({ 'content-type': type }), ...much } as Request, url, operation({}), undefined); // prettier-ignore
	for (const type of ['application/json', 'image/png', 'multipart/form-data; boundary=b'])
		await expect(sent(type), type).rejects.toThrow('body: must be at most 4 MB');
});
