import type { Operation } from '../../engines/kit/contract';
import { ERROR_STATUS, type ErrorCode } from '../../engines/kit/errors';
import { refusalStatuses } from '../../engines/kit/refusals';

/** Headers that answers carry, for the document's `components`. */
export const HEADERS = {
	RequestId: header('Names the request in the log of its host'),
	ServerTiming: header('How long key check and computation took, milliseconds (W3C Server Timing)'),
	RateLimit: header('The rest of the key’s limits, and the time of their reset'),
	RateLimitPolicy: header('The key’s limits, where it has any'),
	RetryAfter: header('Seconds after which to ask again'),
	WwwAuthenticate: header('Names the header in which a key is sent; of hosts that programs ask'),
	ETag: header('Tag of the answer, for If-None-Match'),
	Age: header('Seconds since the source gave or confirmed the oldest part of the answer'),
	CacheStatus: header('Whether the answer came from the store, and why (RFC 9211)'),
	Link: header('A page where a person can read the same, `rel="via"`')
} as const;

function header(description: string) {
	return { description, schema: { type: 'string' } };
}

/** What each refusal means to a caller, by its name in `components.responses`. */
const REFUSALS = {
	BadRequest: [400, 'A field is missing or wrong: `<field>: <reason>`'],
	Unauthorized: [401, 'The key is missing or unknown'],
	Forbidden: [403, 'The key is not subscribed to this group'],
	NotFound: [404, 'Not found'],
	WrongMethod: [405, 'This address takes other methods: see Allow'],
	TooMuch: [422, 'Valid, but its answer would pass a budget of steps, size or time'],
	TooMany: [429, 'The key is over its limit'],
	Failed: [500, 'A fault of the host, without detail'],
	BadUpstream: [502, 'The source failed, or returned an invalid answer'],
	Busy: [503, 'No room or no network now; nothing is wrong with the request'],
	SlowUpstream: [504, 'The source did not answer in time']
} as const satisfies Record<string, readonly [number, string]>;
type Refusal = keyof typeof REFUSALS;

const COME_AGAIN: readonly Refusal[] = ['TooMany', 'Busy'];

const refer = (kind: 'headers' | 'responses', name: string) => ({ $ref: `#/components/${kind}/${name}` });
const codesOf = (status: number) =>
	(Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => ERROR_STATUS[code] === status);

/** The refusals for the document's `components`; `content` holds the schema of an error. */
export const refusals = (content: object) =>
	Object.fromEntries(
		Object.entries(REFUSALS).map(([name, [status, text]]) => [
			name,
			{
				description: `${text} (${codesOf(status).join(', ')})`,
				headers: {
					'X-Request-Id': refer('headers', 'RequestId'),
					...(name === 'Unauthorized' && { 'WWW-Authenticate': refer('headers', 'WwwAuthenticate') }),
					...(COME_AGAIN.includes(name as Refusal) && { 'Retry-After': refer('headers', 'RetryAfter') })
				},
				content
			}
		])
	);

/** The refusals of one operation, by status. */
export function refusalsOf(operation: Operation): Readonly<Record<string, object>> {
	const statuses = refusalStatuses(operation);
	const own = Object.entries(REFUSALS).filter(([, [status]]) => statuses.includes(status));
	return Object.fromEntries(own.map(([name, [status]]) => [status, refer('responses', name)]));
}

/** Errors of addresses outside the operations. */
export const WRONG_METHOD = { 405: refer('responses', 'WrongMethod') };

/** Whether an answer of an operation has a tag, so that 304 may answer it. */
export const isTagged = ({ method, kind, secret }: Operation): boolean =>
	method === 'GET' && kind !== 'feed' && secret !== true;

/** Headers of an operation's answer. */
export const headersOf = (operation: Operation) => ({
	'X-Request-Id': refer('headers', 'RequestId'),
	'Server-Timing': refer('headers', 'ServerTiming'),
	RateLimit: refer('headers', 'RateLimit'),
	'RateLimit-Policy': refer('headers', 'RateLimitPolicy'),
	...(isTagged(operation) && { ETag: refer('headers', 'ETag') }),
	...(operation.kind === 'feed' && {
		Age: refer('headers', 'Age'),
		'Cache-Status': refer('headers', 'CacheStatus'),
		Link: refer('headers', 'Link')
	})
});
