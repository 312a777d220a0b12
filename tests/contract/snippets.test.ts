/** Every snippet of the docs runs as it is printed: it sends the request that its operation answers with 200. */
import { spawnSync } from 'node:child_process';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { groups } from '../../engines';
import type { Operation } from '../../engines/kit/contract';
import { snippets, type Snippet } from '../../src/docs/snippets';
import { startStandIn, type StandIn } from '../feeds/stand-in';
import { requestOf, testApi } from './host';

const ORIGIN = 'https://host';
const NOW = Date.UTC(2026, 10, 20, 12);

interface Sent {
	readonly method: string;
	readonly url: string;
	readonly key: string | null;
	readonly body: unknown;
}
const sentBy = (url: string, method: string, headers: Headers, body: string | null): Sent => ({
	method,
	url,
	key: headers.get('X-API-Key'),
	body: body === null ? null : JSON.parse(body)
});

const printed = groups.flatMap(({ id, operations }) =>
	Object.entries<Operation>(operations).flatMap(([name, operation]) =>
		operation.examples.map(({ title, input }) => {
			const [path, init] = requestOf(operation, input);
			const url = ORIGIN + path;
			const codes = Object.fromEntries(
				snippets(operation, url, init.method === 'POST' ? input : {}).map(({ id, code }) => [id, code])
			);
			return { name: `${id}/${name}: ${title}`, codes: codes as Record<Snippet['id'], string> };
		})
	)
);

/** Runs a script whose `fetch` is `answer`, and returns the request that it sent and what it printed. */
async function runScript(code: string, answer: (sent: Request) => Promise<Response>) {
	const AsyncFunction = (async () => {}).constructor as new (
		...code: string[]
	) => (...given: unknown[]) => Promise<void>;
	const shown: unknown[] = [];
	let sent: Request | undefined;
	const fetchOnce = (url: string, init: RequestInit) => answer((sent = new Request(url, init)).clone() as Request);
	await new AsyncFunction('fetch', 'console', code)(fetchOnce, { log: (value: unknown) => shown.push(value) });
	if (!sent) throw new Error('it sent nothing');
	const body = sent.method === 'POST' ? await sent.text() : null;
	return { sent: sentBy(sent.url, sent.method, sent.headers, body), shown };
}

let standIn: StandIn;
beforeAll(async () => {
	standIn = await startStandIn({ now: () => NOW });
	for (const [id, url] of Object.entries(standIn.bases)) vi.stubEnv(`VITE_${id}_URL`, url);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await standIn.close();
});

test('fetch and TypeScript: each prints the answer of its operation', { timeout: 120_000 }, async () => {
	const { ask } = testApi({ now: () => NOW, fetch: (url, init) => fetch(url, init) });
	for (const { name, codes } of printed) {
		const { sent, shown } = await runScript(codes.fetch, async (request) => {
			const body = request.method === 'POST' ? await request.text() : null;
			const response = await ask(request.url.slice(ORIGIN.length), {
				method: request.method,
				headers: request.headers,
				body
			});
			expect(response.status, name).toBe(200);
			return response;
		});
		expect(shown, name).toHaveLength(1);
		const script = ts.transpileModule(codes.typescript, { compilerOptions: { target: ts.ScriptTarget.ES2022 } });
		expect((await runScript(script.outputText, async () => Response.json({}))).sent, name).toEqual(sent);
	}
});

const expected = async () =>
	Promise.all(printed.map(async ({ codes }) => (await runScript(codes.fetch, async () => Response.json({}))).sent));

test('curl: a shell passes it the same request', async () => {
	// Each argument on a line in base64: a body may have line breaks.
	const shell = `curl() { for each in "$@"; do printf '%s' "$each" | base64 | tr -d '\\n'; echo; done; echo; }\n`;
	const { stdout } = spawnSync('sh', ['-c', shell + printed.map(({ codes }) => codes.curl).join('\n')], {
		encoding: 'utf8',
		maxBuffer: 1e8
	});
	const calls = stdout
		.trim()
		.split('\n\n')
		.map((call) => call.split('\n').map((word) => Buffer.from(word, 'base64').toString()));
	const sent = calls.map((words) => {
		const headers = new Headers();
		let body: string | null = null;
		for (const [at, word] of words.entries()) {
			if (word === '-H') headers.set(...((words[at + 1] ?? '').split(': ') as [string, string]));
			if (word === '-d') body = words[at + 1] ?? null;
		}
		return sentBy(new URL(words.at(-1) ?? '').href, body === null ? 'GET' : 'POST', headers, body);
	});
	expect(sent).toEqual(await expected());
});

test.skipIf(spawnSync('python3', ['--version']).status !== 0)('Python: requests gets the same request', async () => {
	const program = `
import json, sys, types
sent = []
class Response:
    def raise_for_status(self): pass
    def json(self): return {}
def caller(method):
    def call(url, headers={}, json=None):
        sent.append([url, method, headers, json])
        return Response()
    return call
sys.modules['requests'] = types.SimpleNamespace(get=caller('GET'), post=caller('POST'))
for code in json.load(sys.stdin): exec(code, {'print': lambda *given: None})
json.dump(sent, sys.stdout)`;
	const { stdout, stderr } = spawnSync('python3', ['-c', program], {
		input: JSON.stringify(printed.map(({ codes }) => codes.python)),
		encoding: 'utf8',
		maxBuffer: 1e8
	});
	expect(stderr).toBe('');
	const sent = (JSON.parse(stdout) as [string, string, Record<string, string>, unknown][]).map(
		([url, method, headers, body]) =>
			sentBy(new URL(url).href, method, new Headers(headers), body === null ? null : JSON.stringify(body))
	);
	expect(sent).toEqual(await expected());
});
