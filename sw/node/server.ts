import { createServer, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Socket, Server as SocketServer } from 'node:net';
import { groups } from '../../engines';
import { ApiError } from '../../engines/kit/errors';
import { createMatcher } from '../api/routes';
import { openStore } from './deferred-store';
import { createNodeHandle, keysFromEnvironment } from './host';
import { packFiles, readPackFile } from './packs';
import { addressLimits } from './address-limit';
import { createMetrics } from './metrics';
import { accessLog, corsPolicy, hostPolicy } from './policy';
import { securityText, strictTransport } from './security';
import { openStatics } from './statics';
import { createThreads } from './threads';
import { addressOf } from './address';
import { answerMcpOverHttp, answerOverHttp, noAddress, refuse, say } from './http';

/** A request's head has to be there after this long: who sends a byte a second holds no connection. */
const HEAD_MS = 10_000;
/** A whole request: 35 MB at 1 Mbit/s. */
const REQUEST_MS = 300_000;

/** Maximum number of connections. Beyond it a new one ends the oldest silent one. */
const MAX_CONNECTIONS = 12_000;
/** Requests that run at the limit; past it new connections are refused. */
const MAX_BUSY = 1_000;

/** A build, and where it is served. */
export interface ServedBuild {
	readonly dist: string;
	readonly port: number;
	/** Where it listens. `localhost` is this machine alone, by IPv4 and IPv6. */
	readonly host?: string;
	readonly base: string;
	readonly version: string;
	/** The built worker.ts: long computations then run in worker threads. */
	readonly workerFile?: string;
	/** Folder of upstreams' answers, which outlives the process. In memory by default. */
	readonly store?: string | undefined;
}

/** Serves a build: files, `/v1` by `handle`, and the app's page for visits. A missing file is a 404. */
export async function serveBuild(build: ServedBuild): Promise<Server> {
	const { dist, port, host = 'localhost', base, version, workerFile, store: folder } = build;
	const statics = await openStatics(dist);
	const packs = await packFiles(dist);
	const threads = workerFile === undefined ? undefined : createThreads(workerFile, packs);
	const kept = folder ? await openStore(folder, console.warn) : undefined;
	const handle = createNodeHandle({
		base,
		version,
		keys: keysFromEnvironment(),
		...(kept && { store: kept }),
		contact: process.env['UTILITY_CONTACT'],
		...(threads && { threads }),
		pack: (name) => readPackFile(packs, name)
	});

	const answersTo = hostPolicy(host);
	const cors = corsPolicy();
	const limits = addressLimits();
	const metrics = process.env['UTILITY_METRICS'] === '1' ? createMetrics(createMatcher(groups), base) : undefined;
	const log = accessLog(createMatcher(groups));

	const timeouts = { headersTimeout: HEAD_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: HEAD_MS / 4 };
	const server = createServer(
		timeouts,
		(request, response) =>
			void respond(request, response).catch((error: unknown) => {
				if (error instanceof ApiError && !response.headersSent) return refuse(request, response, error);
				console.error('request failed', error);
				if (response.headersSent) response.destroy();
				else refuse(request, response, new ApiError('INTERNAL', 'request: could not be answered'));
			})
	);
	server.maxConnections = MAX_CONNECTIONS + MAX_BUSY;
	// The body is invited when it is read, after the key was checked.
	server.on('checkContinue', (request, response) => server.emit('request', request, response));
	const traffic: Traffic = { connections: new Map(), draining: false };
	trafficOf.set(server, traffic);
	server.on('connection', (socket: Socket) => {
		if (!limits.connect(socket)) return void socket.destroy();
		if (traffic.connections.size >= MAX_CONNECTIONS) endOldest(traffic);
		answersOn(traffic, socket);
	});
	server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
		const answers = answersOn(traffic, request.socket);
		answers.add(response);
		metrics?.count(request, response, traffic.connections.size);
		if (traffic.draining) response.shouldKeepAlive = false;
		response.once('close', () => answers.delete(response));
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

	async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const isCounted = request.url !== `${base}/healthz`;
		const over = isCounted && limits.count(request);
		if (request.socket.destroyed) return;
		const url = addressOf(request);
		if (!url) return refuse(request, response, over || noAddress());
		const { pathname } = url;
		const logged = log(request, response, pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname);
		if (over) return refuse(request, response, over, cors(request)?.headers);
		const isCall = /^\/(?:v1|mcp)(?:\/|$)/.test(pathname.slice(base.length));
		const turn = isCounted ? limits.turn(request, response, isCall) : undefined;
		if (turn) await turn;
		const strict = strictTransport(request);
		if (strict) response.setHeader('Strict-Transport-Security', strict);
		if (!answersTo(url.hostname)) return say(request, response, 421, 'misdirected: UTILITY_HOSTS names this server\n');
		const security =
			pathname === '/.well-known/security.txt' && securityText(process.env['UTILITY_CONTACT'], Date.now());
		if (security) return say(request, response, 200, security);
		if ((base && pathname === base) || pathname === `${base}/bridge`)
			return say(request, response, 308, 'moved\n', { Location: `${pathname}/` });
		if (!pathname.startsWith(`${base}/`)) return say(request, response, 404, 'not found\n');
		const local = pathname.slice(base.length);
		// For load balancers. A draining server accepts no connection.
		if (local === '/healthz')
			return say(request, response, 200, '{"status":"ok"}', { 'Content-Type': 'application/json' });
		if (local === '/metrics' && metrics) return metrics.send(request, response);
		if (local === '/v1' || local.startsWith('/v1/')) {
			const allowed = cors(request);
			if (allowed?.preflight) return void response.writeHead(204, allowed.headers).end();
			return logged(await answerOverHttp(handle, request, response, url, allowed?.headers));
		}
		if (local === '/mcp' || local === '/mcp/') return answerMcpOverHttp(handle, request, response, url);
		if (request.method !== 'GET' && request.method !== 'HEAD')
			return say(request, response, 405, 'method not allowed\n', { Allow: 'GET, HEAD' });
		if (statics.has(local)) return statics.send(request, response, local);
		return statics.isVisit(request, local)
			? statics.send(request, response, '/', local)
			: say(request, response, 404, 'not found\n');
	}

	server.once('close', () => {
		threads?.close();
		kept?.close().catch((error: unknown) => console.error('the store could not be closed', error));
	});
	if (host === 'localhost') await listenOnLoopback(server, port);
	else await listen(server, port, host);
	return server;
}

/** Connections of a server, those by ::1 included, oldest first, and the answers that are under way on each. */
interface Traffic {
	readonly connections: Map<Socket, Set<ServerResponse>>;
	/** Every answer from now on ends its connection. */
	draining: boolean;
}
const trafficOf = new WeakMap<Server, Traffic>();

/** The answers of a connection. All of them close with it: Node itself closes only the first of several that were pipelined. */
function answersOn({ connections }: Traffic, socket: Socket): Set<ServerResponse> {
	const known = connections.get(socket);
	if (known) return known;
	const answers = new Set<ServerResponse>();
	connections.set(socket, answers);
	socket.once('close', () => {
		connections.delete(socket);
		for (const answer of answers) answer.emit('close');
	});
	return answers;
}

/** How long a silent connection may still send a request: closed at once, it would lose one that is on its way. */
const LAST_REQUEST_MS = 1_500;

/** Stops listening; ends connections after their answer or LAST_REQUEST_MS. Resolves after `deadlineMs` at most. */
export async function drain(server: Server, deadlineMs: number): Promise<void> {
	const traffic = trafficOf.get(server);
	if (!traffic) throw new Error('not a server of serveBuild');
	traffic.draining = true;
	for (const answers of traffic.connections.values()) for (const answer of answers) answer.shouldKeepAlive = false;
	// That of HTTP would close silent connections at once. In Bun an HTTP server is not one of sockets.
	if (server instanceof SocketServer) SocketServer.prototype.close.call(server);
	else (server as Server).close();
	server.emit('draining');
	const started = performance.now();
	while (traffic.connections.size > 0 && performance.now() - started < deadlineMs) {
		if (performance.now() - started > LAST_REQUEST_MS) endSilent(traffic);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	server.closeAllConnections();
}

/** Connections on which no answer is under way, the oldest first. */
function* silent({ connections }: Traffic): Iterable<Socket> {
	for (const [socket, answers] of connections) if (answers.size === 0) yield socket;
}

/** Ends connections on which no answer is under way. */
function endSilent(traffic: Traffic): void {
	for (const socket of silent(traffic)) socket.end();
}

/** Makes room for a new connection: idle ones must not shut others out. */
function endOldest(traffic: Traffic): void {
	for (const socket of silent(traffic)) {
		traffic.connections.delete(socket);
		return void socket.destroy();
	}
}

const listen = (server: SocketServer, port: number, host: string): Promise<void> =>
	new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, () => {
			server.off('error', reject);
			resolve();
		});
	});

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
	const closeSecond = () => second.listening && second.close();
	server.once('close', closeSecond).once('draining', closeSecond);
}
