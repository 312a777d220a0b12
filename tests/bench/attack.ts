import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { buildFor, root } from '../e2e/server';
import { installedRuntimes } from '../support/runtimes';
import { median, quantile } from './figures';

/** Requests of the attacker a second, each when its time comes, whether or not the ones before it were answered. */
const PER_SECOND = 150;
/** Its requests under way at most: an address has so many connections. */
const MOST = 100;
const ROUNDS = 5;
/** Light requests of a block: before the attack, and beside it. */
const LIGHT = 120;
const LIGHT_EVERY_MS = 20;

/** A request of the attacker by its number. */
interface Shot {
	readonly method?: string;
	readonly path: string;
	readonly type?: string;
	readonly body?: string;
}
const post = (path: string, value: unknown): Shot => ({ method: 'POST', path, body: JSON.stringify(value) });
const tool = (id: number, name: string, args: object) => ({
	jsonrpc: '2.0',
	id,
	method: 'tools/call',
	params: { name, arguments: args }
});

/** What one address may send over and over. `n` makes each request a new one. */
const KINDS: Readonly<Record<string, (n: number) => Shot>> = {
	'distance, each new': (n) => ({ path: `/v1/distance?from=${n % 90},${n / 100}&to=0,0` }),
	'openapi.json': () => ({ path: '/v1/openapi.json' }),
	'start page': () => ({ path: '/' }),
	'QR as PNG': (n) => ({ path: `/v1/qr?format=png&size=1000&text=${n}${'a'.repeat(1500)}` }),
	ask: (n) => ({ path: `/v1/ask?lang=en&q=how+far+is+${n}+miles+in+km+from+Berlin+to+Paris` }),
	evaluate: (n) => post('/v1/evaluate', { expression: `sqrt(${n})+1/7` }),
	integrate: (n) => post('/v1/evaluate', { expression: `integrate(sin(x)^4*exp(${n}x),x)` }),
	simplify: (n) => post('/v1/simplify', { expression: `(x+${n})^9*(x-1)^9/(x+2)` }),
	'100 texts': (n) =>
		post('/v1/detect/batch', { texts: Array.from({ length: 100 }, (_, i) => `${n} ${i} word `.repeat(60)) }),
	brackets: () => ({ method: 'POST', path: '/v1/evaluate', body: '['.repeat(60_000) }),
	'empty parts': () => ({
		method: 'POST',
		path: '/v1/info',
		type: 'multipart/form-data; boundary=b',
		body: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(8_000)
	}),
	'/mcp, one call': (n) => post('/mcp', tool(n, 'geo_distance', { from: `${n % 90},1`, to: '0,0' })),
	'/mcp, batch of 100': (n) =>
		post(
			'/mcp',
			Array.from({ length: 100 }, (_, i) => tool(i, 'geo_distance', { from: `${n % 90},${i}`, to: '0,0' }))
		),
	'/mcp, list of tools': (n) => post('/mcp', { jsonrpc: '2.0', id: n, method: 'tools/list', params: {} })
};

function send(
	url: string,
	agent: Agent,
	address: string,
	{ method = 'GET', path: where, body, type = 'application/json' }: Shot
): Promise<number> {
	return new Promise((resolve) => {
		const started = performance.now();
		const headers = {
			'x-api-key': 'demo',
			'x-forwarded-for': address,
			accept: 'application/json, text/event-stream',
			...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) })
		};
		const done = () => resolve(performance.now() - started);
		const asked = request(url + where, { method, agent, headers }, (response) => response.resume().once('close', done));
		// A refusal may close the connection.
		asked.once('error', done).end(body);
	});
}

/** Sends requests at their times, late ones at once. Resolves to their durations in milliseconds. */
async function fire(count: number, everyMs: number, shoot: (n: number) => Promise<number>): Promise<number[]> {
	const started = performance.now();
	const sent: Promise<number>[] = [];
	while (sent.length < count) {
		while (sent.length < count && performance.now() - started >= sent.length * everyMs) sent.push(shoot(sent.length));
		await new Promise((resolve) => setTimeout(resolve, 1));
	}
	return Promise.all(sent);
}

const p95 = (times: readonly number[]) => quantile(times, 0.95);

/** The attacker, a process at the lowest priority: its own CPU is not the harm that is measured. Ends with its input. */
export async function main(url: string, kind: string, round: string): Promise<void> {
	setPriority(19);
	console.log('ready');
	process.stdin.resume().once('end', () => process.exit());
	const agent = new Agent({ keepAlive: true, maxSockets: MOST });
	let open = 0;
	await fire(Infinity, 1000 / PER_SECOND, async (n) => {
		if (open >= MOST) return 0;
		open += 1;
		const time = await send(url, agent, `198.51.100.${round}`, KINDS[kind]?.(n) ?? { path: '/' });
		open -= 1;
		return time;
	});
}

/** How much one address slows the light requests of others: their p95 beside the attack by that just before it, medians of rounds. */
export async function bench(): Promise<void> {
	await buildFor('dist');
	const [node] = installedRuntimes();
	if (!node) throw new Error('no Node runs this');
	const { url, close } = await node.start({ UTILITY_PROXIES: '127.0.0.1,::1' });
	const agent = new Agent({ keepAlive: true });
	let sent = 0;
	const light = async (count = LIGHT) =>
		p95(
			await fire(count, LIGHT_EVERY_MS, () => {
				sent += 1;
				return send(url, agent, `203.0.113.${sent % 250}`, {
					path: `/v1/distance?from=1,${(sent % 1800) / 10}&to=2,2`
				});
			})
		);
	/** The addresses of the attacker: one a round, because a minute's limit would refuse the next kind. */
	let round = 0;
	try {
		await light(3 * LIGHT);
		console.log(
			`${'one address sends'.padEnd(22)} ${'ratio'.padStart(6)} ${'quiet ms'.padStart(9)} ${'beside ms'.padStart(9)}`
		);
		for (const kind of Object.keys(KINDS)) {
			const quiet: number[] = [];
			const beside: number[] = [];
			while (beside.length < ROUNDS) {
				quiet.push(await light());
				const attacker = spawn(
					process.execPath,
					['sw/build/run.mjs', 'tests/bench/attack.ts', url, kind, String(++round)],
					{ cwd: root, stdio: ['pipe', 'pipe', 'inherit'] }
				);
				await once(attacker.stdout, 'data');
				beside.push(await light());
				attacker.stdin.end();
				await once(attacker, 'exit');
			}
			const ratio = median(beside.map((time, index) => time / (quiet[index] ?? NaN)));
			console.log(
				`${kind.padEnd(22)} ${ratio.toFixed(1).padStart(6)} ${median(quiet).toFixed(1).padStart(9)} ${median(beside).toFixed(1).padStart(9)}`
			);
		}
	} finally {
		close();
	}
}
