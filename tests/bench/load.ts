import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import type { RunningServer } from '../e2e/server';
import { median } from './figures';

const CONNECTIONS = 4;
/** Rounds of all rows, and seconds of a row in each. */
const ROUNDS = 3;
const SECONDS = 2;
/** Before anything is counted: on a busy machine seconds alone are too few for code to be compiled well. */
const WARM_UP = 3000;
/** Clock ticks of /proc a second; the kernel has shown 100 to programs for as long as there is Linux. */
const TICKS = 100;

/** A server under load, and the process whose CPU is counted. */
export type Loaded = Pick<RunningServer, 'url' | 'pid'>;

export interface Row {
	readonly server: Loaded;
	readonly path: string;
	readonly request: Omit<autocannon.Options, 'url'>;
	/** The path and body of each request by its number, because repeated ones may be cached. */
	readonly each?: (request: number) => { readonly path: string; readonly body?: string };
}

const headers = { 'x-api-key': 'demo' };
export const GET = { headers };
export const EVALUATE = {
	method: 'POST',
	headers: { ...headers, 'content-type': 'application/json' },
	body: '{"expression":"sqrt(8)+1/3"}'
} as const;
/** Distances and sums without repetition. */
export const newDistance = (n: number) => ({
	path: `/v1/distance?from=${(n % 160) - 80}.${n}5,13.405&to=48.8566,2.3522`
});
export const newSum = (n: number) => ({
	path: '/v1/evaluate',
	body: `{"expression":"sqrt(${n + 8})+1/${(n % 90) + 3}"}`
});
let asked = 0;

/** The least that a Node server can do: a fixed JSON text. */
const HELLO = `require('node:http').createServer((request, response) => {
	request.resume();
	request.once('end', () => response.setHeader('content-type', 'application/json').end('{"hello":"world"}'));
}).listen(0, '127.0.0.1', function () { console.log(this.address().port) });`;

export function startHello(): Promise<Loaded & { close(): void }> {
	const child = spawn(process.execPath, ['-e', HELLO], { stdio: ['ignore', 'pipe', 'inherit'] });
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.stdout.once('data', (line: Buffer) =>
			resolve({ url: `http://127.0.0.1:${Number(line)}`, pid: child.pid ?? 0, close: () => void child.kill() })
		);
	});
}

/** CPU seconds that a process has used, its threads' and its descendants' included. */
export async function cpuOf(pid: number): Promise<number> {
	const parents = new Map<number, number>();
	const seconds = new Map<number, number>();
	for (const one of (await readdir('/proc')).map(Number).filter(Boolean)) {
		// One that has ended since has no file.
		const text = await readFile(`/proc/${one}/stat`, 'utf8').catch(() => '');
		// Fields from the third on, which follow the name in brackets.
		const fields = text.split(') ').at(-1)?.split(' ') ?? [];
		parents.set(one, Number(fields[1]));
		seconds.set(one, (Number(fields[11]) + Number(fields[12])) / TICKS || 0);
	}
	const isWithin = (one: number): boolean => one === pid || (one > 0 && isWithin(parents.get(one) ?? 0));
	return [...seconds].reduce((sum, [one, own]) => sum + (isWithin(one) ? own : 0), 0);
}

/** CPU of the server for a request, milliseconds. */
async function measure(
	{ server, request, path, each }: Row,
	long: { readonly duration: number } | { readonly amount: number }
): Promise<number> {
	const before = await cpuOf(server.pid);
	const { requests, non2xx, errors } = await autocannon({
		...request,
		url: server.url + path,
		...(each && { requests: [{ setupRequest: (one: object) => ({ ...one, ...each(++asked) }) }] }),
		connections: CONNECTIONS,
		...long
	});
	if (errors > 0 || non2xx > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} lost`);
	return (((await cpuOf(server.pid)) - before) * 1000) / requests.total;
}

/** Median CPU of a request of each row, milliseconds. The rows are loaded in turn, several times. */
export async function loads(rows: readonly Row[]): Promise<readonly number[]> {
	const blocks = rows.map((): number[] => []);
	for (const row of rows) await measure(row, { amount: WARM_UP });
	for (let round = 0; round < ROUNDS; round++)
		for (const [index, row] of rows.entries()) blocks[index]?.push(await measure(row, { duration: SECONDS }));
	return blocks.map(median);
}
