import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { contentSecurityPolicy } from './csp';
import { createNodeHandle, keysFromEnvironment } from './host';
import { answerOverHttp } from './http';

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
	readonly file: string;
	readonly tag: string;
	readonly compressed: 'br' | undefined;
}

/**
 * Serves a build: the app's files, `/v1` by the same `handle` as the service worker, and the app's page for every other
 * address that a person may open. A missing file is a 404, never the page.
 */
export async function serveBuild({
	dist,
	port,
	base,
	version
}: {
	readonly dist: string;
	readonly port: number;
	readonly base: string;
	readonly version: string;
}): Promise<Server> {
	const files = await listFiles(dist);
	const packs = new Map([...files.keys()].map((name) => [/^\/packs\/(.+)-[\w-]{8}\.bin$/.exec(name)?.[1], name]));
	const handle = createNodeHandle({
		base,
		version,
		keys: keysFromEnvironment(),
		async pack(name) {
			const file = files.get(packs.get(name) ?? '');
			if (!file) throw new Error(`no pack ${name} in this build`);
			return new Uint8Array(await readFile(file.file)).buffer;
		}
	});

	const server = createServer((request, response) => {
		respond(request, response).catch((error: unknown) => {
			console.error('request failed', error);
			if (!response.headersSent) response.statusCode = 500;
			response.end();
		});
	});

	async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		if (base && pathname === base) return redirect(response, `${base}/`);
		if (!pathname.startsWith(`${base}/`)) return notFound(response);
		const local = pathname.slice(base.length);
		if (local.startsWith('/v1/')) return answerOverHttp(handle, request, response);
		const file = files.get(local === '/' ? '/index.html' : local);
		if (file) return send(request, response, local, file);
		const page = files.get('/index.html');
		const visit = request.headers.accept?.includes('text/html') && !path.extname(local) && !HASHED.test(local);
		return visit && page ? send(request, response, '/index.html', page) : notFound(response);
	}

	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, resolve);
	});
	return server;
}

async function listFiles(dist: string): Promise<Map<string, StaticFile>> {
	const found = new Map<string, StaticFile>();
	for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || entry.name.endsWith('.br')) continue;
		const file = path.join(entry.parentPath, entry.name);
		const tag = createHash('sha256')
			.update(await readFile(file))
			.digest('base64url')
			.slice(0, 16);
		const name = `/${path.relative(dist, file).split(path.sep).join('/')}`;
		found.set(name, { file, tag: `"${tag}"`, compressed: existsSync(`${file}.br`) ? 'br' : undefined });
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
	response.setHeader('Content-Type', TYPES[path.extname(file.file)] ?? 'application/octet-stream');
	if (request.headers['if-none-match'] === file.tag) {
		response.statusCode = 304;
		return void response.end();
	}
	const compressed = file.compressed && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
	if (compressed) response.setHeader('Content-Encoding', 'br');
	const bytes = await readFile(compressed ? `${file.file}.br` : file.file);
	response.setHeader('Content-Length', bytes.length);
	response.end(request.method === 'HEAD' ? undefined : bytes);
}

function redirect(response: ServerResponse, location: string): void {
	response.writeHead(308, { Location: location }).end();
}

function notFound(response: ServerResponse): void {
	response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('not found\n');
}
