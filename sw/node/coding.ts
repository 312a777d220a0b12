import type { IncomingMessage } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress, createGunzip, createInflate, gzip } from 'node:zlib';
import { invalid } from '../../engines/kit/errors';

export type Coding = 'br' | 'gzip';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** Fast enough during a request. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The best coding that Accept-Encoding takes with a weight above 0 (RFC 9110 §12.5.3), or undefined. */
export function codingFor({ headers }: IncomingMessage): Coding | undefined {
	const given = headers['accept-encoding'];
	if (given === undefined) return undefined;
	const accepted = [given]
		.flat()
		.join()
		.split(',')
		.map((one) => one.split(';').map((part) => part.trim().toLowerCase()))
		.filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
		.map(([coding]) => coding);
	return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding));
}

/** Bytes under a coding. */
export const encode = (bytes: Uint8Array, coding: Coding): Promise<Buffer> =>
	coding === 'br' ? asBrotli(bytes, BROTLI) : asGzip(bytes);

const DECODERS: Readonly<Record<string, () => Transform>> = {
	gzip: createGunzip,
	'x-gzip': createGunzip,
	deflate: createInflate,
	br: createBrotliDecompress
};

/** The body of a request without its Content-Encoding. Throws 400 for an unknown coding, or for more than one. */
export function decoded(incoming: IncomingMessage): NodeJS.ReadableStream {
	const coding = (incoming.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
	if (coding === 'identity' || coding === '') return incoming;
	const decoder = Object.hasOwn(DECODERS, coding) ? DECODERS[coding]?.() : undefined;
	if (!decoder) throw invalid('Content-Encoding', 'must be gzip, deflate, br or identity');
	// The reader of the body reports failures.
	return pipeline(incoming, decoder, () => {});
}
