/** What each status means, in the order in which a request is checked. */
export const ERRORS: readonly { readonly status: number; readonly codes: string; readonly when: string }[] = [
	{ status: 404, codes: 'NOT_FOUND', when: 'No such path; or no such product, word or country' },
	{ status: 405, codes: 'METHOD_NOT_ALLOWED', when: 'The path is asked by another method: see the header Allow' },
	{
		status: 401,
		codes: 'MISSING_API_KEY · INVALID_API_KEY',
		when: 'No X-API-Key, or one that is not known or was revoked'
	},
	{ status: 403, codes: 'NOT_SUBSCRIBED', when: 'The key is not subscribed to the group of the operation' },
	{ status: 429, codes: 'RATE_LIMITED', when: 'The key is over its limit: Retry-After says for how long' },
	{
		status: 400,
		codes: 'INVALID_INPUT',
		when: 'A field is missing, of the wrong kind, out of its bounds; or the body is not JSON'
	},
	{
		status: 422,
		codes: 'COMPUTATION_LIMIT',
		when: 'The input is valid, its answer would take more steps, room or time than there is'
	},
	{
		status: 502,
		codes: 'UPSTREAM_ERROR · UPSTREAM_INVALID',
		when: 'The source failed, or answered something that is not its schema'
	},
	{
		status: 503,
		codes: 'BUSY · OFFLINE · UPSTREAM_RATE_LIMITED',
		when: 'Too many long computations under way; or nothing stored and no network; or the source refuses for now'
	},
	{ status: 504, codes: 'UPSTREAM_TIMEOUT', when: 'Nothing stored and the source too slow' },
	{ status: 500, codes: 'INTERNAL', when: 'A bug of ours; the header X-Request-Id names it in the log' }
];
