import { request } from 'node:http';
import type { Asked } from './host';

const SENT_BY_BROWSERS = {
	script: {},
	image: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Mode': 'no-cors' },
	visit: { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' }
} as const;

/** Over a socket, since `fetch` sends no Sec-Fetch headers of ours. */
export function askOver(
	port: number,
	target: string,
	{ method = 'GET', headers, body, way = 'script' }: Asked = {}
): Promise<Response> {
	const sent = { 'X-API-Key': 'demo', ...SENT_BY_BROWSERS[way], ...headers };
	return new Promise((resolve, reject) => {
		const outgoing = request({
			host: '127.0.0.1',
			port,
			path: target,
			method,
			headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
			agent: false
		});
		outgoing.once('error', reject);
		outgoing.once('response', (incoming) => {
			const chunks: Buffer[] = [];
			incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
			incoming.once('end', () => {
				const { statusCode: status = 0 } = incoming;
				const pairs = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, [value].flat().join(', ')]); // prettier-ignore
				const bytes = Buffer.concat(chunks);
				resolve(new Response(status === 204 || status === 304 ? null : bytes, { status, headers: pairs }));
			});
		});
		outgoing.end(body);
	});
}
