import { buildFor, startServer } from '../e2e/server';
import { DISTANCE, EVALUATE, GET, newDistance, newSum, printLoads, startHello } from './load';

/** CPU a request and requests a second of the Node host, beside a bare node:http server under the same load in the same run. */
export async function bench(): Promise<void> {
	if (process.platform !== 'linux') return console.log('CPU of another process is read from /proc: Linux only');
	await buildFor('dist');
	const [hello, ours] = await Promise.all([startHello(), startServer()]);
	try {
		await printLoads('Node host, 4 connections', [
			{ name: 'hello, GET', server: hello, path: '/', request: GET, yardstick: true },
			{ name: '404', server: ours, path: '/v1/nothing', request: GET, refused: true },
			{ name: 'distance', server: ours, path: DISTANCE, request: GET },
			{ name: 'distance, each new', server: ours, path: DISTANCE, request: GET, each: newDistance },
			{ name: 'hello, POST', server: hello, path: '/', request: EVALUATE, yardstick: true },
			{ name: 'evaluate', server: ours, path: '/v1/evaluate', request: EVALUATE },
			{ name: 'evaluate, each new', server: ours, path: '/v1/evaluate', request: EVALUATE, each: newSum }
		]);
	} finally {
		hello.close();
		await ours.close();
	}
}
