import { request, type IncomingHttpHeaders } from 'node:http';

export interface Sent {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: Buffer | string;
}

export interface Answered {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly bytes: Buffer;
	readonly text: string;
}

/** Sends one request to this machine over a connection of its own, with headers and targets that `fetch` would change. */
export const sendOver = (port: number, target: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
	new Promise<Answered>((resolve, reject) => {
		const outgoing = request(
			{ host: '127.0.0.1', port, path: target, method, headers, agent: false },
			async (incoming) => {
				const bytes = Buffer.concat(await incoming.toArray());
				resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, text: bytes.toString() });
			}
		);
		outgoing.once('error', reject);
		outgoing.end(body);
	});
