import { expect, test } from 'vitest';
import { parseForm } from './form';

/** Bytes like a picture's: line ends of both kinds, zeros, invalid UTF-8. */
const DATA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0xff, 0x0a, 0x0a, 0x0d]);

interface Shape {
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

const filesOf = (body: Buffer, type = 'multipart/form-data; boundary=b') =>
	parseForm(new Uint8Array(body), type)
		.filter(({ isFile }) => isFile)
		.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('latin1')]);

const bytes = DATA.toString('latin1');

test.each<[string, Shape]>([
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
		{ head: ['Content-Disposition: form-data; name="file"; filename*=utf-8\'\'%C3%A4.png'] }
	],
	['header names in lower case, no spaces', { head: ['content-disposition:form-data;name="file";filename="a.png"'] }],
	['a preamble', { before: 'This is a multi-part message in MIME format.\r\n' }],
	['an empty line before', { before: '\r\n' }],
	['an epilogue', { after: 'good bye\r\n' }],
	['LF alone', { lineEnd: '\n' }],
	['LF alone, a preamble', { lineEnd: '\n', before: 'MIME\n\n' }],
	['spaces after the boundary', { padding: ' \t ' }],
	['a type in other letters, with a charset', { type: 'Multipart/Form-Data; charset=utf-8; Boundary=b' }],
	['signs in the name', { head: ['Content-Disposition: form-data; name="file"; filename="a;b=\\"c\\".png"'] }],
	['a path in the name', { head: ['Content-Disposition: form-data; name="file"; filename="C:/x/a.png"'] }],
	[
		'no file name, a type of pictures',
		{ head: ['Content-Disposition: form-data; name="file"', 'Content-Type: image/png'] }
	],
	['an empty file name', { head: ['Content-Disposition: form-data; name="file"; filename=""'] }]
])('%s: the file whole', (_client, shape) => expect(filesOf(form(shape), shape.type)).toEqual([['file', bytes]]));

test.each(['\r\n', '\n'])('the boundary’s text inside the file, lines end in %j', async (lineEnd) => {
	const data = Buffer.concat([DATA, Buffer.from(`--b and --b-- in a line${lineEnd}x--b${lineEnd}-- b${lineEnd}--`)]);
	expect(filesOf(form({ data, lineEnd }))).toEqual([['file', data.toString('latin1')]]);
});

test('after CRLF boundaries, one after LF alone is data', async () => {
	const data = Buffer.from('first\n--b\nsecond');
	expect(filesOf(form({ data }))).toEqual([['file', data.toString('latin1')]]);
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
		'--b--'
	];
	const body = new Uint8Array(Buffer.from(lines.join(lineEnd)));
	const parts = parseForm(body, 'multipart/form-data; boundary=b');
	expect(parts.map(({ name, isFile, bytes }) => [name, isFile, Buffer.from(bytes).toString()])).toEqual([
		['url', false, 'https://example.org/ä'],
		['note', false, '']
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
])('%s: its boundary is %s', async (type, boundary) =>
	expect(filesOf(mended(boundary, [QUOTED]), type)).toEqual([['file', 'a\nb']])
);

test('a file is a part with a file name, or of a type of pictures or bytes', () => {
	const isFile = (head: readonly string[]) =>
		parseForm(new Uint8Array(form({ head })), 'multipart/form-data; boundary=b')[0]?.isFile;
	const unnamed = 'Content-Disposition: form-data; name="file"';
	expect(isFile([QUOTED, 'Content-Type: text/plain'])).toBe(true);
	expect(isFile([unnamed, 'Content-Type: application/octet-stream'])).toBe(true);
	expect(isFile([unnamed, 'Content-Type: image/webp'])).toBe(true);
	expect(isFile([unnamed, 'Content-Type: text/plain'])).toBe(false);
	expect(isFile([unnamed])).toBe(false);
});

test('a head ends in lines of either kind, bytes of the data are as they are', async () => {
	const data = '\n\nContent-Type: text/html\n\r\n\u00ff\r\n';
	const boundary = { type: 'multipart/form-data; boundary=b' };
	for (const head of [[QUOTED], [QUOTED, 'Content-Type: image/png'], [`${QUOTED}\r`, 'X-A: b\r']])
		expect(filesOf(mended('b', head, data), boundary.type)).toEqual([['file', data]]);
	// An empty file, and one that is a line end.
	for (const less of ['', '\n']) expect(filesOf(mended('b', [QUOTED], less), boundary.type)).toEqual([['file', less]]);
});

test('after a boundary that closes nothing is a part', async () => {
	for (const lineEnd of ['\r\n', '\n']) {
		const more = `--b${lineEnd}${QUOTED}${lineEnd}${lineEnd}more${lineEnd}--b--${lineEnd}`;
		expect(filesOf(form({ lineEnd, padding: ' ', after: more }))).toEqual([['file', bytes]]);
	}
});

test('the boundary’s line may be the end of the body', async () => {
	for (const lineEnd of ['\r\n', '\n'])
		expect(filesOf(form({ lineEnd }).subarray(0, -lineEnd.length))).toEqual([['file', bytes]]);
});

test('a text of a million letters is whole', async () => {
	const data = Buffer.alloc(3_000_000, 'a');
	const body = new Uint8Array(form({ head: ['Content-Disposition: form-data; name="base64"'], data }));
	expect(parseForm(body, 'multipart/form-data; boundary=b')[0]?.bytes).toHaveLength(3_000_000);
});

test('no parts', async () => expect(filesOf(Buffer.from('--b--\r\n'))).toEqual([]));

test.each<[string, Buffer, string]>([
	['no boundary named', form({}), 'multipart/form-data'],
	['another boundary', form({}), 'multipart/form-data; boundary=c'],
	['cut off in the data', form({}).subarray(0, -12), 'multipart/form-data; boundary=b'],
	['never closed', form({ closing: '' }), 'multipart/form-data; boundary=b'],
	['cut off, lines of LF', form({ lineEnd: '\n' }).subarray(0, -9), 'multipart/form-data; boundary=b'],
	['JSON', Buffer.from('{}'), 'multipart/form-data; boundary=b'],
	['nothing but line ends', Buffer.from('\n\n\n'), 'multipart/form-data; boundary=b']
])('%s: no form', (_what, body, type) => expect(() => filesOf(body, type)).toThrow(TypeError));
