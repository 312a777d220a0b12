import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { codingFor, encode, type Coding } from './coding';
import { cacheControl, FILE_HEADERS, frameHeaders, HASHED } from './csp';
import { finish } from './http';
import { readWhole } from './packs';

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
	'.webmanifest': 'application/manifest+json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.ico': 'image/x-icon',
	'.txt': 'text/plain; charset=utf-8',
	'.md': 'text/markdown; charset=utf-8',
	'.ts': 'text/plain; charset=utf-8',
	'.wasm': 'application/wasm',
	'.bin': 'application/octet-stream'
};
/** Files that no coding makes smaller. */
const DENSE = /\.(png|ico)$/;
/** Maximum total bytes of compressed copies made while serving. */
const KEPT_BYTES = 32 * 2 ** 20;

/** The files of a build. */
export interface Statics {
	/** Whether there is a file at a path of the app, `/` being its page. */
	has(name: string): boolean;
	/** Whether a path is one that a person may open, so that the app's page answers it. */
	isVisit(request: IncomingMessage, name: string): boolean;
	/** Answers with a file: whole, a range of it, or not modified. `visited` is the requested address. */
	send(request: IncomingMessage, response: ServerResponse, name: string, visited?: string): Promise<void>;
}

interface StaticFile {
	/** Its content, or its Brotli copy. */
	readonly file: string;
	readonly tag: string;
	/** Its Brotli copy, where the build made one. */
	readonly brotli: string | undefined;
}

/** Lists the files of the folder `dist`, once: a build does not change while it is served. */
export async function openStatics(dist: string): Promise<Statics> {
	const files = await listFiles(dist);
	const made = new Map<string, Promise<Buffer>>();
	let kept = 0;

	async function bytesOf(name: string, file: StaticFile, coding: Coding | undefined): Promise<Buffer> {
		if (coding === undefined) return Buffer.from(await readWhole(file.file));
		if (coding === 'br' && file.brotli) return readFile(file.brotli);
		const key = `${coding} ${name}`;
		const known = made.get(key);
		if (known) return known;
		const bytes = readWhole(file.file).then((whole) => encode(whole, coding));
		if (kept < KEPT_BYTES) {
			made.set(key, bytes);
			bytes.then(
				({ length }) => (kept += length),
				() => made.delete(key)
			);
		}
		return bytes;
	}

	const nameOf = (name: string) => (name === '/' || name === '/bridge/' ? `${name}index.html` : name);
	return {
		has: (name) => files.has(nameOf(name)),
		isVisit: ({ headers }, name) =>
			headers.accept?.includes('text/html') === true &&
			!path.extname(name) &&
			!HASHED.test(name) &&
			files.has('/index.html'),
		async send(request, response, asked, visited) {
			const name = nameOf(asked);
			const file = files.get(name);
			if (!file) throw new Error(`no file ${name}`);
			response.setHeader('ETag', file.tag);
			response.setHeader('Accept-Ranges', 'bytes');
			response.setHeader('Cache-Control', cacheControl(name));
			const framed = frameHeaders(visited ?? asked);
			for (const [header, value] of Object.entries({ ...framed, ...FILE_HEADERS })) response.setHeader(header, value);
			response.setHeader('Vary', 'Accept-Encoding');
			response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream');
			if (matches(request.headers['if-none-match'], file.tag)) {
				response.statusCode = 304;
				return finish(request, response, Buffer.alloc(0));
			}
			const head = request.method === 'HEAD';
			const { range, 'if-range': unless } = request.headers;
			// A range is one of the file as it is, not of a coding of it.
			if (!head && range !== undefined && (unless === undefined || unless === file.tag)) {
				const whole = await bytesOf(name, file, undefined);
				const part = rangeOf(range, whole.length);
				if (part) return sendRange(request, response, whole, part);
			}
			const coding = DENSE.test(name) ? undefined : codingFor(request);
			if (coding) response.setHeader('Content-Encoding', coding);
			const bytes = await bytesOf(name, file, coding);
			response.setHeader('Content-Length', bytes.length);
			finish(request, response, head ? Buffer.alloc(0) : bytes);
		}
	};
}

function sendRange(request: IncomingMessage, response: ServerResponse, whole: Buffer, part: Range | 'outside'): void {
	if (part === 'outside') {
		response.statusCode = 416;
		response.setHeader('Content-Range', `bytes */${whole.length}`);
		return finish(request, response, Buffer.alloc(0));
	}
	const bytes = whole.subarray(part.first, part.last + 1);
	response.statusCode = 206;
	response.setHeader('Content-Range', `bytes ${part.first}-${part.last}/${whole.length}`);
	response.setHeader('Content-Length', bytes.length);
	finish(request, response, bytes);
}

type Range = { readonly first: number; readonly last: number };

/** The single requested range (RFC 9110 §14.1.2); undefined for invalid and for several ranges: then all is sent. */
function rangeOf(header: string, length: number): Range | 'outside' | undefined {
	const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
	if (from === '' && to === '') return undefined;
	if (from === '') return Number(to) === 0 ? 'outside' : { first: Math.max(0, length - Number(to)), last: length - 1 };
	const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
	if (to !== '' && Number(to) < Number(from)) return undefined;
	return Number(from) >= length ? 'outside' : { first: Number(from), last };
}

/** Whether one of the tags of If-None-Match matches, by weak comparison (RFC 9110 §8.8.3.2). */
const matches = (header: string | undefined, tag: string): boolean =>
	header !== undefined &&
	(header.trim() === '*' || header.split(',').some((given) => given.trim().replace(/^W\//, '') === tag));

async function listFiles(dist: string): Promise<ReadonlyMap<string, StaticFile>> {
	const found = new Map<string, StaticFile>();
	for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = path.join(entry.parentPath, entry.name);
		const whole = file.replace(/\.br$/, '');
		// A Brotli copy belongs to its file, or replaces a missing one.
		if (whole !== file && existsSync(whole)) continue;
		const tag = createHash('sha256')
			.update(await readFile(file))
			.digest('base64url')
			.slice(0, 16);
		const name = `/${path.relative(dist, whole).split(path.sep).join('/')}`;
		found.set(name, { file, tag: `"${tag}"`, brotli: existsSync(`${whole}.br`) ? `${whole}.br` : undefined });
	}
	return found;
}
