import { buildFor } from '../e2e/server';
import { installedRuntimes, type Runtime } from '../support/runtimes';
import { EDGE, startWorkerd } from './edge';
import { EVALUATE, GET, newDistance, newSum, printLoads, startHello, type Row } from './load';

/** Those that run the built server, and workerd, which runs the edge host. */
const runtimes = (): readonly Runtime[] => [
	...installedRuntimes(),
	{ name: 'workerd', start: () => startWorkerd(EDGE) }
];

const newZone = (n: number) => ({ path: `/v1/timezone?coords=${(n % 120) - 60}.${n}5,${(n % 300) - 150}.25` });
const ZONE = '/v1/timezone?coords=1,2';

/** CPU a request and requests a second of the built server on each runtime, beside a bare server of this Node in the same run. */
export async function bench(): Promise<void> {
	if (process.platform !== 'linux') return console.log('CPU of another process is read from /proc: Linux only');
	await buildFor('dist');
	const hello = await startHello();
	try {
		for (const { name, start } of runtimes()) {
			const server = await start();
			try {
				const rows: readonly Row[] = [
					{ name: 'hello (Node)', server: hello, path: '/', request: GET, yardstick: true },
					{ name: 'distance, each new', server, path: ZONE, request: GET, each: newDistance },
					{ name: 'time zone, each new', server, path: ZONE, request: GET, each: newZone },
					{ name: 'evaluate, each new', server, path: '/v1/evaluate', request: EVALUATE, each: newSum },
					{ name: 'openapi.json', server, path: '/v1/openapi.json', request: GET }
				];
				await printLoads(`${name}, 4 connections`, rows, { rounds: 3, seconds: 2 });
			} finally {
				server.close();
			}
		}
	} finally {
		hello.close();
	}
}
