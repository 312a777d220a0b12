/** npm run openapi: Redocly lints, Prism proxies, and two generated clients compile and are answered. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groups } from '../../engines';
import type { Operation } from '../../engines/kit/contract';
import { NOBODY, requestOf, testApi } from '../contract/host';
import { playedUpstreams } from '../feeds/played';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const NOW = Date.UTC(2026, 10, 20, 12);
/** Where the document says that the API is: Redocly refuses addresses of examples and of one's own machine. */
const PUBLIC = 'https://api.utility-apis.dev';

const execute = promisify(execFile);
const bin = (name: string): string => path.join(here, 'node_modules/.bin', name);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}

/** The API over HTTP on a free port of this machine, every upstream played. */
async function serve(): Promise<{ readonly url: string; readonly server: Server }> {
	const { handle } = testApi({ fetch: playedUpstreams('normal', NOW), now: () => NOW });
	const server = createServer(
		(request, response) =>
			void (async () => {
				const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
					typeof value === 'string' && name !== 'host' && name !== 'connection' ? [[name, value]] : []
				);
				const body = await bodyOf(request);
				const method = request.method ?? 'GET';
				const answer = await handle(
					new Request(new URL(request.url ?? '/', PUBLIC), {
						method,
						headers,
						...(body.length > 0 ? { body: new Uint8Array(body) } : {})
					}),
					NOBODY
				);
				response.writeHead(answer.status, Object.fromEntries(answer.headers));
				response.end(Buffer.from(await answer.arrayBuffer()));
			})()
	);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

type Asked = { readonly title: string; readonly path: string; readonly init: RequestInit };

/** What is asked of an operation: its examples, and what it must refuse. */
function questionsOf(operation: Operation): Asked[] {
	const asked = operation.examples.map(({ title = '', input }): Asked => {
		const [where, init] = requestOf(operation, input);
		return { title, path: where, init };
	});
	const [where, init] = requestOf(operation, operation.examples[0]?.input ?? {});
	const joined = `${where}${where.includes('?') ? '&' : '?'}`;
	asked.push({ title: 'an unknown key', path: where, init: { ...init, headers: { 'X-API-Key': 'nobody' } } });
	if (operation.method === 'POST')
		for (const body of ['{}', '{"expression":"2+"}', '{"expression":"1/0"}'])
			asked.push({ title: body, path: where, init: { method: 'POST', body } });
	else
		asked.push(
			{ title: 'nothing given', path: where.replace(/\?.*/, ''), init },
			{ title: 'a field of no operation', path: `${joined}nothing=1`, init },
			{ title: 'given twice', path: `${joined}${new URL(joined, PUBLIC).search.slice(1)}`, init }
		);
	return asked;
}

interface Proxied {
	readonly statuses: Readonly<Record<number, number>>;
	readonly broken: readonly string[];
}

type Violation = { readonly location: readonly string[]; readonly message: string };

/** Everything asked by way of Prism; answers that break the document, a line each. */
async function throughPrism(document: string, url: string): Promise<Proxied> {
	const prism = spawn(bin('prism'), ['proxy', document, url, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
	try {
		const proxy = await new Promise<string>((resolve, reject) => {
			let said = '';
			prism.stdout.on('data', (chunk: Buffer) => {
				said += chunk.toString();
				const address = /listening on (http:\S+)/.exec(said)?.[1];
				if (address) resolve(address);
			});
			prism.once('exit', (code) => reject(new Error(`Prism ended with ${code}:\n${said}`)));
		});
		const broken: string[] = [];
		const statuses: Record<number, number> = {};
		for (const group of groups)
			for (const [name, operation] of Object.entries(group.operations))
				for (const { title, path: where, init } of questionsOf(operation)) {
					const response = await fetch(proxy + where, {
						...init,
						headers: {
							'X-API-Key': 'demo',
							...(init.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
							...(init.headers as Record<string, string> | undefined)
						}
					});
					const text = await response.text();
					// Prism refuses by itself what the document forbids; that is no answer of the API.
					if (text.includes('stoplight.io/prism/errors#UNPROCESSABLE_ENTITY')) continue;
					statuses[response.status] = (statuses[response.status] ?? 0) + 1;
					const found = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[];
					const ours = found.filter(({ location }) => location[0] === 'response');
					if (ours.length > 0 || text.includes('stoplight.io/prism/errors'))
						broken.push(
							`${group.id}/${name}, ${title}: ${response.status} ${
								ours.map(({ location, message }) => `${location.join('.')} ${message}`).join('; ') || text.slice(0, 300)
							}`
						);
				}
		return { statuses, broken };
	} finally {
		prism.kill();
	}
}

const USES: Readonly<Record<string, string>> = {
	'openapi-typescript': `
import createClient from 'openapi-fetch';
import type { paths } from './types';
export async function main(baseUrl: string): Promise<void> {
const client = createClient<paths>({ baseUrl, headers: { 'X-API-Key': 'demo' } });
const { data } = await client.GET('/v1/distance', { params: { query: { from: '52.52,13.405', to: '48.8566,2.3522' } } });
const km: number | undefined = data?.kilometers;
const sum = await client.POST('/v1/evaluate', { body: { expression: '0.1+0.2' } });
const exact: string | null | undefined = sum.data?.exact;
const { error, response } = await client.GET('/v1/distance', { params: { query: { from: 'nowhere', to: '1,2' } } });
const code: string | undefined = error?.error.code;
console.log(JSON.stringify([km, exact, response.status, code]));
}
`,
	'@hey-api/openapi-ts': `
import { client } from './client/client.gen';
import { geoDistance, mathEvaluate } from './client/sdk.gen';
export async function main(baseUrl: string): Promise<void> {
client.setConfig({ baseUrl, headers: { 'X-API-Key': 'demo' } });
const { data } = await geoDistance({ query: { from: '52.52,13.405', to: '48.8566,2.3522' } });
const km: number | undefined = data?.kilometers;
const sum = await mathEvaluate({ body: { expression: '0.1+0.2' } });
const exact: string | null | undefined = sum.data?.exact;
const { error, response } = await geoDistance({ query: { from: 'nowhere', to: '1,2' } });
const code: string | undefined = error?.error.code;
console.log(JSON.stringify([km, exact, response?.status, code]));
}
`
};
const GENERATE: Readonly<Record<string, (document: string) => [command: string, words: string[]]>> = {
	'openapi-typescript': (document) => [bin('openapi-typescript'), [document, '-o', 'types.ts']],
	'@hey-api/openapi-ts': (document) => [bin('openapi-ts'), ['-i', document, '-o', 'client', '--no-log-file']]
};
const OPTIONS = {
	strict: true,
	target: 'ES2022',
	module: 'ESNext',
	moduleResolution: 'bundler',
	skipLibCheck: true,
	lib: ['ES2022', 'DOM', 'DOM.Iterable'],
	types: ['node'],
	typeRoots: [path.join(root, 'node_modules/@types')],
	noEmit: true
};

/** The client of a generator: made, compiled, asked; answers what it was answered. */
async function clientOf(generator: string, document: string, folder: string, url: string): Promise<unknown> {
	const [command, words] = GENERATE[generator]?.(document) ?? ['false', []];
	await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
	await symlink(path.join(here, 'node_modules'), path.join(folder, 'node_modules'));
	await execute(command, words, { cwd: folder });
	await writeFile(path.join(folder, 'use.ts'), USES[generator] ?? '');
	await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files: ['use.ts'] }));
	await execute(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: folder });
	const { stdout } = await execute(process.execPath, [path.join(root, 'sw/build/run.mjs'), 'use.ts', url], {
		cwd: folder
	});
	return JSON.parse(stdout) as unknown;
}

let running: { readonly url: string; readonly server: Server };
let folder: string;
let document: string;
beforeAll(async () => {
	running = await serve();
	folder = await mkdtemp(path.join(os.tmpdir(), 'openapi-'));
	document = path.join(folder, 'openapi.json');
	const given = (await (await fetch(`${running.url}/v1/openapi.json`)).json()) as object;
	await writeFile(document, JSON.stringify({ ...given, servers: [{ url: PUBLIC }] }));
});
afterAll(async () => {
	running?.server.close().closeAllConnections();
	await rm(folder, { recursive: true });
});

test('Redocly has nothing to say', async () => {
	const { stdout } = await execute(bin('redocly'), ['lint', '--format=json', document], { cwd: folder });
	expect((JSON.parse(stdout) as { totals: unknown }).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
});

test('no answer breaks the document, Prism between caller and API', async () => {
	const { statuses, broken } = await throughPrism(document, running.url);
	console.log(Object.entries(statuses).map(([status, count]) => `${count} × ${status}`));
	expect(broken).toEqual([]);
	expect(statuses[200]).toBeGreaterThanOrEqual(100);
	expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
});

test.each(Object.keys(GENERATE))('the client that %s makes compiles and is answered', async (generator) => {
	const own = await mkdtemp(path.join(folder, 'client-'));
	expect(await clientOf(generator, document, own, running.url)).toEqual([877.464537922, '3/10', 400, 'INVALID_INPUT']);
});
