import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handle } from '../../engines/kit/api';

/** Reads a Node request as a Request; the body is read whole. */
async function toRequest(incoming: IncomingMessage, path: string): Promise<Request> {
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming.headers))
		if (!name.startsWith(':')) for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
	const method = incoming.method ?? 'GET';
	const init: RequestInit = { method, headers };
	if (method !== 'GET' && method !== 'HEAD') {
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk as Buffer);
		if (chunks.length > 0) init.body = new Uint8Array(Buffer.concat(chunks));
	}
	return new Request(new URL(path, `http://${incoming.headers.host ?? 'localhost'}`), init);
}

/** Answers a Node request by `handle`. */
export async function answerOverHttp(
	handle: Handle,
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	path = incoming.url ?? '/'
): Promise<void> {
	const request = await toRequest(incoming, path);
	const sent = (name: string) => request.headers.get(name);
	// Browsers set these themselves; a script of another page cannot forge them.
	const sameOrigin = sent('sec-fetch-site') === 'same-origin' || sent('sec-fetch-site') === 'none';
	const picture = sent('sec-fetch-dest') === 'image' && sameOrigin;
	const navigation = sent('sec-fetch-mode') === 'navigate' && sameOrigin;
	const response = await handle(request, {
		keyless: picture || navigation,
		picture,
		waitUntil: (work) =>
			void work.catch((error: unknown) => {
				console.error('background work failed', error);
			})
	});
	outgoing.statusCode = response.status;
	response.headers.forEach((value, name) => outgoing.setHeader(name, value));
	outgoing.end(Buffer.from(await response.arrayBuffer()));
}
