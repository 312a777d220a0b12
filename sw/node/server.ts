import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { createServer, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import {
	createServer as createSocketServer,
	type AddressInfo,
	type Socket,
	type Server as SocketServer
} from 'node:net';
import path from 'node:path';
import { ApiError } from '../../engines/kit/errors';
import { SECURITY_HEADERS } from '../api/handle';
import { contentSecurityPolicy } from './csp';
import { fileStore, type FileStore } from './file-store';
import { createNodeHandle, keysFromEnvironment } from './host';
import type { answerMcpOverHttp } from './mcp';
import { packFiles, readPackFile, readWhole } from './packs';
import { createThreads } from './threads';
import { addressOf, answerOverHttp, finish, noAddress, refuse } from './http';

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
	'.wasm': 'application/wasm',
	'.bin': 'application/octet-stream'
};
/** Folders whose file names carry a hash of the content. */
const HASHED = /^\/(assets|engines|packs)\//;

interface StaticFile {
	/** Its content, or the Brotli copy that stands for it. */
	readonly file: string;
	readonly tag: string;
	/** Its Brotli copy, where there is one. */
	readonly compressed: string | undefined;
}

/**
 * Serves a build: the app's files, `/v1` by the same `handle` as the service worker, and the app's page for every other
 * address that a person may open. A missing file is a 404, never the page.
 */
export async function serveBuild({
	dist,
	port,
	host = 'localhost',
	base,
	version,
	workerFile,
	store: folder
}: {
	readonly dist: string;
	readonly port: number;
	/** Where it listens. `localhost` is this machine alone, by IPv4 and IPv6. */
	readonly host?: string;
	readonly base: string;
	readonly version: string;
	/** The built worker.ts: long computations then run in threads of their own. */
	readonly workerFile?: string;
	/** Folder in which answers of upstreams outlive the process; without one they are kept in memory. */
	readonly store?: string;
}): Promise<Server> {
	const files = await listFiles(dist);
	const packs = await packFiles(dist);
	const threads = workerFile === undefined ? undefined : createThreads(workerFile, packs);
	const kept = folder ? await openStore(folder) : undefined;
	const handle = createNodeHandle({
		base,
		version,
		keys: keysFromEnvironment(),
		...(kept && { store: kept }),
		contact: process.env['UTILITY_CONTACT'],
		...(threads && { threads }),
		pack: (name) => readPackFile(packs, name)
	});

	const server = createServer((request, response) => {
		respond(request, response).catch((error: unknown) => {
			console.error('request failed', error);
			if (response.headersSent) response.destroy();
			else refuse(request, response, new ApiError('INTERNAL', 'request: could not be answered'));
		});
	});
	const answering = new Set<ServerResponse>();
	underWay.set(server, answering);
	server.on('request', (_request, response: ServerResponse) => {
		answering.add(response);
		response.once('close', () => answering.delete(response));
	});
	server.on('connect', (request, socket) => {
		const response = new ServerResponse(request);
		response.shouldKeepAlive = false;
		response.assignSocket(socket as Socket);
		response.once('finish', () => socket.end());
		refuse(
			request,
			response,
			new ApiError('METHOD_NOT_ALLOWED', 'method: must not be CONNECT', { Allow: 'GET, HEAD, POST' })
		);
	});

	// Loaded when an agent comes: most of the server's code is its.
	const answerMcp: typeof answerMcpOverHttp = async (...asked) => (await import('./mcp')).answerMcpOverHttp(...asked);

	async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const url = addressOf(request);
		if (!url) return refuse(request, response, noAddress());
		const { pathname } = url;
		if (base && pathname === base) {
			response.setHeader('Location', `${base}/`);
			return say(request, response, 308, 'moved');
		}
		if (!pathname.startsWith(`${base}/`)) return say(request, response, 404, 'not found');
		const local = pathname.slice(base.length);
		if (local === '/v1' || local.startsWith('/v1/')) return answerOverHttp(handle, request, response);
		if (local === '/mcp') return answerMcp(handle, url, request, response);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.setHeader('Allow', 'GET, HEAD');
			return say(request, response, 405, 'method not allowed');
		}
		const file = files.get(local === '/' ? '/index.html' : local);
		if (file) return send(request, response, local, file);
		const page = files.get('/index.html');
		const visit = request.headers.accept?.includes('text/html') && !path.extname(local) && !HASHED.test(local);
		return visit && page ? send(request, response, '/index.html', page) : say(request, response, 404, 'not found');
	}

	server.once('close', () => {
		threads?.close();
		kept?.close().catch((error: unknown) => console.error('the store could not be closed', error));
	});
	if (host === 'localhost') await listenOnLoopback(server, port);
	else await listen(server, port, host);
	return server;
}

/** The store in a folder; a server that cannot have one still answers, and says so. */
async function openStore(folder: string): Promise<FileStore | undefined> {
	try {
		return await fileStore(folder);
	} catch (error) {
		console.warn(`No store in ${folder}; answers of upstreams are kept in memory.`, error);
		return undefined;
	}
}

/** Answers under way, by server: connections to ::1 are none that `server.close` waits for. */
const underWay = new WeakMap<Server, ReadonlySet<ServerResponse>>();

/**
 * Takes no more connections, closes idle ones, and lets requests that have begun end. Resolves when all are answered, or
 * after `deadlineMs`, when the rest is cut off.
 */
export async function drain(server: Server, deadlineMs: number): Promise<void> {
	server.close();
	const until = performance.now() + deadlineMs;
	while ((underWay.get(server)?.size ?? 0) > 0 && performance.now() < until) {
		server.closeIdleConnections();
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	server.closeAllConnections();
}

function listen(server: SocketServer, port: number, host: string): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, () => {
			server.off('error', reject);
			resolve();
		});
	});
}

/** One server listens on one address: connections to ::1 come by a second one, which closes with it. */
async function listenOnLoopback(server: Server, port: number): Promise<void> {
	await listen(server, port, '127.0.0.1');
	const second = createSocketServer((socket) => server.emit('connection', socket));
	try {
		await listen(second, (server.address() as AddressInfo).port, '::1');
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		// A machine without IPv6.
		if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return;
		server.close();
		throw error;
	}
	server.once('close', () => second.close());
}

async function listFiles(dist: string): Promise<Map<string, StaticFile>> {
	const found = new Map<string, StaticFile>();
	for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = path.join(entry.parentPath, entry.name);
		const whole = file.replace(/\.br$/, '');
		// A Brotli copy belongs to its file; where that is not there, it stands for it.
		if (whole !== file && existsSync(whole)) continue;
		const tag = createHash('sha256')
			.update(await readFile(file))
			.digest('base64url')
			.slice(0, 16);
		const name = `/${path.relative(dist, whole).split(path.sep).join('/')}`;
		found.set(name, { file, tag: `"${tag}"`, compressed: existsSync(`${whole}.br`) ? `${whole}.br` : undefined });
	}
	return found;
}

async function send(request: IncomingMessage, response: ServerResponse, name: string, file: StaticFile): Promise<void> {
	response.setHeader('ETag', file.tag);
	response.setHeader('Cache-Control', HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache');
	response.setHeader('Content-Security-Policy', contentSecurityPolicy());
	response.setHeader('Referrer-Policy', 'no-referrer');
	response.setHeader('X-Content-Type-Options', 'nosniff');
	response.setHeader('Vary', 'Accept-Encoding');
	response.setHeader('Content-Type', TYPES[path.extname(file.file.replace(/\.br$/, ''))] ?? 'application/octet-stream');
	if (request.headers['if-none-match'] === file.tag) {
		response.statusCode = 304;
		return finish(request, response, Buffer.alloc(0));
	}
	const compressed = takesBrotli(request.headers['accept-encoding']) ? file.compressed : undefined;
	if (compressed) response.setHeader('Content-Encoding', 'br');
	const bytes = compressed ? await readFile(compressed) : Buffer.from(await readWhole(file.file));
	response.setHeader('Content-Length', bytes.length);
	finish(request, response, request.method === 'HEAD' ? Buffer.alloc(0) : bytes);
}

/** Whether Accept-Encoding names `br` with a weight above 0 (RFC 9110 §12.5.3). */
function takesBrotli(accepted: string | string[] = ''): boolean {
	return [accepted].flat().some((header) =>
		header.split(',').some((one) => {
			const [coding = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
			return coding === 'br' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
		})
	);
}

function say(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
	response.statusCode = status;
	for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
	response.setHeader('Content-Type', 'text/plain; charset=utf-8');
	finish(request, response, Buffer.from(`${text}\n`));
}
