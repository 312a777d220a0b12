/** Counts of a Node server as text for Prometheus (exposition format 0.0.4): no key, no address, no query, no body. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Matcher } from '../api/routes';
import { say } from './http';

/** Upper bounds of the histogram of times, seconds. */
const BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

export interface Metrics {
	/** Notes a request, and its answer once that is sent. `connections` is the number of those open. */
	count(request: IncomingMessage, response: ServerResponse, connections: number): void;
	/** Answers GET /metrics. */
	send(request: IncomingMessage, response: ServerResponse): void;
}

/** Metrics of the operations that `match` knows; other paths are counted as `other`. */
export function createMetrics(match: Matcher, base: string): Metrics {
	const answers = new Map<string, number>();
	const times = new Map<string, { readonly buckets: number[]; sum: number; count: number }>();
	let open = 0;
	let inFlight = 0;

	const operationOf = (url = '/') => {
		const path = (url.split('?')[0] ?? '').slice(base.length);
		return match(path)?.route.operation.path ?? (path === '/mcp' ? '/mcp' : 'other');
	};
	const add = (labels: string, seconds: number) => {
		const entry = times.get(labels) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
		times.set(labels, entry);
		entry.sum += seconds;
		entry.count++;
		for (const [at, bound] of BOUNDS.entries()) if (seconds <= bound) entry.buckets[at] = (entry.buckets[at] ?? 0) + 1;
	};
	const text = () =>
		[
			'# TYPE utility_requests_total counter',
			...[...answers].map(([labels, count]) => `utility_requests_total{${labels}} ${count}`),
			'# TYPE utility_request_seconds histogram',
			...[...times].flatMap(([labels, { buckets, sum, count }]) => [
				...BOUNDS.map((bound, at) => `utility_request_seconds_bucket{${labels},le="${bound}"} ${buckets[at] ?? 0}`),
				`utility_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
				`utility_request_seconds_sum{${labels}} ${sum}`,
				`utility_request_seconds_count{${labels}} ${count}`
			]),
			'# TYPE utility_connections gauge',
			`utility_connections ${open}`,
			'# TYPE utility_requests_in_flight gauge',
			`utility_requests_in_flight ${inFlight}`,
			'# TYPE process_resident_memory_bytes gauge',
			`process_resident_memory_bytes ${process.memoryUsage.rss()}`,
			'# TYPE process_cpu_seconds_total counter',
			`process_cpu_seconds_total ${(process.cpuUsage().user + process.cpuUsage().system) / 1e6}`,
			'# TYPE process_uptime_seconds gauge',
			`process_uptime_seconds ${process.uptime()}`,
			''
		].join('\n');

	return {
		count(request, response, connections) {
			open = connections;
			inFlight++;
			const started = performance.now();
			response.once('close', () => {
				inFlight--;
				const operation = `operation="${operationOf(request.url)}"`;
				const labels = `${operation},status="${response.statusCode}"`;
				answers.set(labels, (answers.get(labels) ?? 0) + 1);
				add(operation, (performance.now() - started) / 1000);
			});
		},
		send(request, response) {
			say(request, response, 200, text(), { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
		}
	};
}
