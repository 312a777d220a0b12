import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { upstreams } from '../../engines/upstreams';
import { SLOW_SECONDS, type Mode, type WireReply } from './failures';
import { replyOf } from './play';

/** One request to the stand-in. */
export interface StandInRequest {
	readonly upstream: string;
	readonly path: string;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface StandIn {
	/** `http://127.0.0.1:PORT` */
	readonly url: string;
	/** Base addresses of the upstreams, for `createFeeds`. */
	readonly bases: Readonly<Record<string, string>>;
	mode(upstream: string, mode: Mode): void;
	readonly requests: readonly StandInRequest[];
	close(): Promise<void>;
}

const FOLDERS: Readonly<Record<string, string>> = Object.fromEntries(upstreams.map(({ id }) => [id.toLowerCase(), id]));

/** A loopback server that plays all upstreams. `GET /mode/<folder>/<mode>`. `now`, `delay` in milliseconds. */
export async function startStandIn(
	options: { readonly port?: number; readonly delay?: number; now?(): number } = {}
): Promise<StandIn> {
	const modes = new Map<string, Mode>();
	const requests: StandInRequest[] = [];
	const now = options.now ?? Date.now;
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '/', 'http://stand-in');
		const [, folder = '', ...rest] = url.pathname.split('/');
		if (folder === 'mode') {
			const upstream = FOLDERS[rest[0] ?? ''];
			if (upstream !== undefined) modes.set(upstream, (rest[1] ?? 'normal') as Mode);
			response.writeHead(upstream === undefined ? 404 : 204, { 'Access-Control-Allow-Origin': '*' }).end();
			return;
		}
		const upstream = FOLDERS[folder];
		if (upstream === undefined) {
			response.writeHead(404).end();
			return;
		}
		const lang = upstream === 'WIKIPEDIA' ? (rest.shift() ?? 'en') : 'en';
		const asked = new URL(`/${rest.join('/')}${url.search}`, `https://${folder}.test`);
		requests.push({ upstream, path: asked.pathname + asked.search, headers: request.headers });
		const reply = () =>
			deliver(
				request,
				response,
				validated(upstream, request, replyOf(upstream, asked, modes.get(upstream) ?? 'normal', now(), lang))
			);
		if (options.delay === undefined) reply();
		else setTimeout(reply, options.delay);
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(options.port ?? 0, '127.0.0.1', resolve);
	});
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		url,
		bases: Object.fromEntries(
			upstreams.map(({ id, base }) => [id, `${url}/${id.toLowerCase()}${base.includes('{lang}') ? '/{lang}' : ''}`])
		),
		mode: (upstream, mode) => void modes.set(upstream, mode),
		requests,
		close: () =>
			new Promise<void>((resolve, reject) => {
				server.close((error) => (error === undefined ? resolve() : reject(error)));
				server.closeAllConnections();
			})
	};
}

/** Upstreams that send validators, as their public answers show. */
const VALIDATING: ReadonlySet<string> = new Set(['FRANKFURTER', 'WIKIPEDIA']);

/** A good reply with its validator, or 304 to whom has it. */
function validated(upstream: string, request: IncomingMessage, reply: WireReply): WireReply {
	if (!VALIDATING.has(upstream) || reply.status !== 200 || reply.delivery !== 'at-once') return reply;
	const etag = `"${createHash('sha1').update(reply.text).digest('hex')}"`;
	const isKnown = request.headers['if-none-match'] === etag;
	return { ...reply, headers: { ...reply.headers, ETag: etag }, ...(isKnown && { status: 304, text: '' }) };
}

function deliver(request: IncomingMessage, response: ServerResponse, reply: WireReply): void {
	if (reply.delivery === 'reset') {
		request.socket.destroy();
		return;
	}
	const bytes = Buffer.from(reply.text);
	const head = (length = bytes.length) =>
		response.writeHead(reply.status, {
			...reply.headers,
			...(reply.cors ? { 'Access-Control-Allow-Origin': '*' } : {}),
			...(reply.delivery === 'endless' ? {} : { 'Content-Length': String(length) })
		});
	const half = Math.floor(bytes.length / 2);
	switch (reply.delivery) {
		case 'at-once': {
			// As all five do for clients that accept it.
			const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'])) && bytes.length > 1_000;
			const body = packed ? gzipSync(bytes) : bytes;
			if (packed) response.setHeader('Content-Encoding', 'gzip').setHeader('Vary', 'Accept-Encoding');
			head(body.length).end(body);
			return;
		}
		case 'late': {
			const timer = setTimeout(() => head().end(bytes), SLOW_SECONDS * 1000);
			response.once('close', () => clearTimeout(timer));
			return;
		}
		case 'cut':
			head().write(bytes.subarray(0, half), () => request.socket.destroy());
			return;
		case 'stalled':
			head().write(bytes.subarray(0, half));
			return;
		case 'endless': {
			head().write(bytes);
			const timer = setInterval(() => response.write(' '), 200);
			response.once('close', () => clearInterval(timer));
			return;
		}
		case 'trickle': {
			head();
			let sent = 0;
			const step = Math.max(1, Math.floor(half / (SLOW_SECONDS * 10)));
			const timer = setInterval(() => {
				response.write(bytes.subarray(sent, (sent += step)));
				if (sent >= bytes.length) response.end();
			}, 100);
			response.once('close', () => clearInterval(timer));
			return;
		}
	}
}
