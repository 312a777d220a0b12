/** `/v1` as a function of AWS Lambda: `export { handler } from 'utility-apis/lambda'`, called by API Gateway (payload 2.0) or a function URL. */
import { asSubscription } from '../api/subscription';
import { visitOf } from '../api/visit';
import { challenged } from '../api/www-authenticate';
import { buildFiles } from './build-files';
import { createNodeHandle, keysFromEnvironment } from './host';
import { packFiles, readPackFile } from './packs';

/** An event of version 2.0. Names of headers are in lower case there. */
export interface LambdaEvent {
	readonly rawPath: string;
	readonly rawQueryString?: string;
	readonly headers: Readonly<Record<string, string | undefined>>;
	readonly requestContext: { readonly domainName?: string; readonly http: { readonly method: string } };
	readonly body?: string;
	readonly isBase64Encoded?: boolean;
}

/** Lambda's response. A binary body is Base64. */
export interface LambdaResult {
	readonly statusCode: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
	readonly isBase64Encoded: boolean;
}

const packs = packFiles(buildFiles(import.meta.dirname).dist);
const handle = createNodeHandle({
	base: '',
	version: import.meta.env.VITE_VERSION,
	// From UTILITY_API_KEYS; a function without keys is a demo that takes `demo`.
	keys: keysFromEnvironment(),
	contact: process.env['UTILITY_CONTACT'],
	pack: async (name) => readPackFile(await packs, name)
});

/** Answers one event. Feeds keep their answers while this instance lives; work begun beside the answer ends with it. */
export async function handler(event: LambdaEvent): Promise<LambdaResult> {
	const query = event.rawQueryString ? `?${event.rawQueryString}` : '';
	const url = new URL(`https://${event.requestContext.domainName ?? 'localhost'}${event.rawPath}${query}`);
	const headers = { get: (name: string) => event.headers[name] ?? null };
	const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
	const begun: Promise<unknown>[] = [];
	const asked = asSubscription({
		method: event.requestContext.http.method,
		url,
		headers,
		signal: new AbortController().signal,
		// Lambda sends 6 MB at most.
		arrayBuffer: async () => body.buffer.slice(body.byteOffset, body.byteOffset + body.length)
	});
	const key = asked.headers.get('x-api-key');
	const waitUntil = (work: Promise<unknown>) => void begun.push(work);
	const answer = challenged(await handle.plain(asked, { ...visitOf(headers), waitUntil, ...(key && { key }) }));
	for (const ended of await Promise.allSettled(begun))
		if (ended.status === 'rejected') console.error('background work failed', ended.reason);
	const { body: sent } = answer;
	const isBase64Encoded = sent instanceof Uint8Array;
	const text = isBase64Encoded ? Buffer.from(sent).toString('base64') : (sent ?? '');
	return { statusCode: answer.status, headers: answer.headers, body: text, isBase64Encoded };
}
