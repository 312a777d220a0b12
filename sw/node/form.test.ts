import { expect, test } from 'vitest';
import { parseForm } from './form';

/** Bytes as a picture has them: line ends of both kinds, zeros, what is no UTF-8. */
const DATA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0xff, 0x0a, 0x0a, 0x0d]);

interface Shape {
	/** Lines of the part's head. */
	readonly head?: readonly string[];
	readonly type?: string;
	readonly lineEnd?: string;
	readonly before?: string;
	readonly after?: string;
	/** After the boundary, before the end of its line. */
	readonly padding?: string;
	readonly data?: Buffer;
	readonly closing?: string;
}
const QUOTED = 'Content-Disposition: form-data; name="file"; filename="a.png"';

/** The bytes of a form with one part. */
function form({
	head = [QUOTED],
	lineEnd = '\r\n',
	before = '',
	after = '',
	padding = '',
	data = DATA,
	closing = '--'
}: Shape) {
	const start = `${before}--b${padding}${lineEnd}${[...head, '', ''].join(lineEnd)}`;
	return Buffer.concat([Buffer.from(start), data, Buffer.from(`${lineEnd}--b${closing}${lineEnd}${after}`)]);
}

async function filesOf(body: Buffer, type = 'multipart/form-data; boundary=b') {
	const parsed = await parseForm(new Uint8Array(body).buffer, type);
	const found: [string, string, string][] = [];
	for (const [field, value] of parsed)
		if (value instanceof File)
			found.push([field, value.name, Buffer.from(await value.arrayBuffer()).toString('latin1')]);
	return found;
}

const bytes = DATA.toString('latin1');

test.each<[string, Shape, string?]>([
	['a browser', { head: [QUOTED, 'Content-Type: image/png'] }],
	[
		'.NET: names without quotes, both kinds of file name, the boundary in quotes',
		{
			type: 'multipart/form-data; boundary="b"',
			head: [
				'Content-Type: image/png',
				"Content-Disposition: form-data; name=file; filename=a.png; filename*=utf-8''a.png"
			]
		}
	],
	[
		'aiohttp: a length of the part, both kinds of file name',
		{
			head: [
				'Content-Type: image/png',
				'Content-Disposition: form-data; name="file"; filename="a.png"; filename*=utf-8\'\'a.png',
				'Content-Length: 13'
			]
		}
	],
	[
		'old requests: a file name of the extended kind alone',
		{ head: ['Content-Disposition: form-data; name="file"; filename*=utf-8\'\'%C3%A4.png'] },
		'ä.png'
	],
	['header names in lower case, no spaces', { head: ['content-disposition:form-data;name="file";filename="a.png"'] }],
	['a preamble', { before: 'This is a multi-part message in MIME format.\r\n' }],
	['an empty line before', { before: '\r\n' }],
	['an epilogue', { after: 'good bye\r\n' }],
	['LF alone', { lineEnd: '\n' }],
	['LF alone, a preamble', { lineEnd: '\n', before: 'MIME\n\n' }],
	['spaces after the boundary', { padding: ' \t ' }],
	['a type in other letters, with a charset', { type: 'Multipart/Form-Data; charset=utf-8; Boundary=b' }],
	[
		'signs in the name',
		{ head: ['Content-Disposition: form-data; name="file"; filename="a;b=\\"c\\".png"'] },
		'a;b="c".png'
	],
	[
		'a path in the name',
		{ head: ['Content-Disposition: form-data; name="file"; filename="C:/x/a.png"'] },
		'C:/x/a.png'
	],
	[
		'no file name, a type of pictures',
		{ head: ['Content-Disposition: form-data; name="file"', 'Content-Type: image/png'] },
		''
	],
	['an empty file name', { head: ['Content-Disposition: form-data; name="file"; filename=""'] }, '']
])('%s: the file whole', async (_client, shape, name = 'a.png') => {
	expect(await filesOf(form(shape), shape.type)).toEqual([['file', name, bytes]]);
});

test.each(['\r\n', '\n'])('the boundary’s text inside the file, lines end in %j', async (lineEnd) => {
	const data = Buffer.concat([DATA, Buffer.from(`--b and --b-- in a line${lineEnd}x--b${lineEnd}-- b${lineEnd}--`)]);
	expect(await filesOf(form({ data, lineEnd }))).toEqual([['file', 'a.png', data.toString('latin1')]]);
});

test('after CRLF boundaries, one after LF alone is data', async () => {
	const data = Buffer.from('first\n--b\nsecond');
	expect(await filesOf(form({ data }))).toEqual([['file', 'a.png', data.toString('latin1')]]);
});

test.each(['\r\n', '\n'])('several parts, texts as texts, lines end in %j', async (lineEnd) => {
	const lines = [
		'--b',
		'Content-Disposition: form-data; name=url',
		'',
		'https://example.org/ä',
		'--b',
		'Content-Disposition: form-data; name="note"',
		'Content-Type: text/plain; charset=utf-8',
		'',
		'',
		'--b--',
		''
	];
	const body = new Uint8Array(Buffer.from(lines.join(lineEnd))).buffer;
	expect([...(await parseForm(body, 'multipart/form-data; boundary=b'))]).toEqual([
		['url', 'https://example.org/ä'],
		['note', '']
	]);
});

/** A form of one part by lines of LF, which the parser does not know, under a boundary. */
const mended = (boundary: string, head: readonly string[], data = 'a\nb') =>
	Buffer.from([`--${boundary}`, ...head, '', data, `--${boundary}--`, ''].join('\n'), 'latin1');

test.each([
	['multipart/form-data;boundary=long-one', 'long-one'],
	['multipart/form-data;  boundary=long-one', 'long-one'],
	['multipart/form-data; charset=utf-8; boundary="long one"', 'long one'],
	['multipart/form-data; boundary="quoted"; charset=utf-8', 'quoted'],
	['multipart/form-data; boundary=plain; charset=utf-8', 'plain'],
	['multipart/form-data; BOUNDARY=Upper', 'Upper']
])('%s: its boundary is %s', async (type, boundary) => {
	expect(await filesOf(mended(boundary, [QUOTED]), type)).toEqual([['file', 'a.png', 'a\nb']]);
});

test('a file has the type that its part names, or none', async () => {
	const typeOf = async (head: readonly string[]) => {
		const body = new Uint8Array(form({ head })).buffer;
		const file = (await parseForm(body, 'multipart/form-data; boundary=b')).get('file');
		return file instanceof File ? [file.name, file.type] : 'text';
	};
	const unnamed = 'Content-Disposition: form-data; name="file"';
	expect(await typeOf([QUOTED, 'Content-Type: image/webp'])).toEqual(['a.png', 'image/webp']);
	expect(await typeOf([unnamed, 'Content-Type: application/octet-stream'])).toEqual(['', 'application/octet-stream']);
	expect(await typeOf([unnamed, 'Content-Type: image/webp'])).toEqual(['', 'image/webp']);
	expect(await typeOf([unnamed, 'Content-Type: text/plain'])).toBe('text');
	expect(await typeOf([unnamed])).toBe('text');
});

test('lines of a head are mended, bytes of the data are not, whatever they look like', async () => {
	const data = '\n\nContent-Type: text/html\n\r\n\u00ff\r\n';
	const boundary = { type: 'multipart/form-data; boundary=b' };
	for (const head of [[QUOTED], [QUOTED, 'Content-Type: image/png'], [`${QUOTED}\r`, 'X-A: b\r']])
		expect(await filesOf(mended('b', head, data), boundary.type)).toEqual([['file', 'a.png', data]]);
	// An empty file, and one that is a line end.
	for (const less of ['', '\n']) expect(await filesOf(mended('b', [QUOTED], less), boundary.type)).toEqual([['file', 'a.png', less]]); // prettier-ignore
});

test('after a boundary that closes nothing is a part', async () => {
	for (const lineEnd of ['\r\n', '\n']) {
		const more = `--b${lineEnd}${QUOTED}${lineEnd}${lineEnd}more${lineEnd}--b--${lineEnd}`;
		expect(await filesOf(form({ lineEnd, padding: ' ', after: more }))).toEqual([['file', 'a.png', bytes]]);
	}
});

test('the boundary’s line may be the end of the body', async () => {
	for (const lineEnd of ['\r\n', '\n'])
		expect(await filesOf(form({ lineEnd }).subarray(0, -lineEnd.length))).toEqual([['file', 'a.png', bytes]]);
});

test('a text of a million letters is whole', async () => {
	const data = Buffer.alloc(3_000_000, 'a');
	const body = new Uint8Array(form({ head: ['Content-Disposition: form-data; name="base64"'], data })).buffer;
	expect(String((await parseForm(body, 'multipart/form-data; boundary=b')).get('base64'))).toHaveLength(3_000_000);
});

test('no parts', async () => {
	expect(await filesOf(Buffer.from('--b--\r\n'))).toEqual([]);
});

test.each<[string, Buffer, string]>([
	['no boundary named', form({}), 'multipart/form-data'],
	['another boundary', form({}), 'multipart/form-data; boundary=c'],
	['cut off in the data', form({}).subarray(0, -12), 'multipart/form-data; boundary=b'],
	['never closed', form({ closing: '' }), 'multipart/form-data; boundary=b'],
	['cut off, lines of LF', form({ lineEnd: '\n' }).subarray(0, -9), 'multipart/form-data; boundary=b'],
	['JSON', Buffer.from('{}'), 'multipart/form-data; boundary=b'],
	['nothing but line ends', Buffer.from('\n\n\n'), 'multipart/form-data; boundary=b']
])('%s: no form', async (_what, body, type) => {
	const refused = await filesOf(body, type).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(TypeError);
	expect(refused).toMatchObject({ message: 'no multipart/form-data', cause: expect.any(Error) });
});
