import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codingFor, decoded, encode } from './coding';

const asking = (accepted: string | string[] | undefined) =>
	codingFor({ headers: { 'accept-encoding': accepted } } as unknown as IncomingMessage);

test.each([
	[undefined, undefined],
	['', undefined],
	['identity', undefined],
	['br', 'br'],
	['gzip', 'gzip'],
	['gzip, br', 'br'],
	['gzip,deflate', 'gzip'],
	[' GZip ; q=1.0 , deflate', 'gzip'],
	['br;q=0, gzip;q=0.1', 'gzip'],
	['br;q=0.0, gzip;q=0.000', undefined],
	['br ; Q=0', undefined],
	['br;q=0.01', 'br'],
	['br;q=10', 'br'],
	['br;xq=0', 'br'],
	['br;level=4;q=0', undefined],
	['xbr, gzipped', undefined],
	[['deflate', 'br'], 'br']
])('Accept-Encoding %j: %s', (accepted, coding) => expect(asking(accepted)).toBe(coding));

test('what is encoded is what was given', async () => {
	const bytes = Buffer.from('words '.repeat(1000));
	expect(brotliDecompressSync(await encode(bytes, 'br')).equals(bytes)).toBe(true);
	expect(gunzipSync(await encode(bytes, 'gzip')).equals(bytes)).toBe(true);
});

test('Brotli takes no longer than a caller waits: by its fourth step, not by the last', async () => {
	const bytes = Buffer.from(Array.from({ length: 60_000 }, (_, at) => 97 + ((at * at) % 23)));
	expect((await encode(bytes, 'br')).equals(brotliCompressSync(bytes))).toBe(false);
});

/** A request whose body are these bytes, under a coding. */
const sending = (coding: string | undefined, bytes: Uint8Array) =>
	Object.assign(Readable.from([bytes]), { headers: { 'content-encoding': coding } }) as unknown as IncomingMessage;
const read = async (body: NodeJS.ReadableStream) => Buffer.concat(await (body as Readable).toArray()).toString();

test.each([undefined, '', 'identity', ' Identity '])('under %j a body is itself', (coding) => {
	const incoming = sending(coding, Buffer.from('a'));
	expect(decoded(incoming)).toBe(incoming);
});

test.each([
	['gzip', gzipSync('text')],
	['x-gzip', gzipSync('text')],
	[' GZIP ', gzipSync('text')],
	['deflate', deflateSync('text')],
	['br', brotliCompressSync('text')]
])('under %j it is read', async (coding, bytes) => expect(await read(decoded(sending(coding, bytes)))).toBe('text'));

test.each(['zstd', 'gzip, gzip', 'toString', 'compress', 'gzipped'])('%j is none that is understood', (coding) =>
	expect(() => decoded(sending(coding, Buffer.from('a')))).toThrow(
		expect.objectContaining({
			code: 'INVALID_INPUT',
			message: 'Content-Encoding: must be gzip, deflate, br or identity'
		})
	)
);

test('what is not under the coding that it names fails at whoever reads it', async () =>
	await expect(read(decoded(sending('gzip', Buffer.from('no gzip'))))).rejects.toMatchObject({ code: 'Z_DATA_ERROR' }));

test('a sender that goes away ends the reading', async () => {
	const incoming = Object.assign(new PassThrough(), { headers: { 'content-encoding': 'gzip' } });
	const reading = read(decoded(incoming as unknown as IncomingMessage));
	incoming.destroy(new Error('gone'));
	await expect(reading).rejects.toThrow();
});
