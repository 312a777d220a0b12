import { request, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Sent {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string | string[]>>;
	/** A list is sent piece by piece, with a moment between them. */
	readonly body?: Buffer | string | readonly (Buffer | string)[];
}

export interface Answered {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly bytes: Buffer;
	readonly text: string;
}

/** Sends one request to this machine over a separate connection, with headers and targets that `fetch` would change. */
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
		if (!Array.isArray(body)) outgoing.end(body);
		else void sendPieces(outgoing, body);
	});

async function sendPieces(outgoing: ClientRequest, pieces: readonly (Buffer | string)[]): Promise<void> {
	for (const piece of pieces) {
		outgoing.write(piece);
		await wait(5);
	}
	outgoing.end();
}
