/** The statuses of errors with their codes, in the order in which a request is checked. What each means is among the words. */
export const ERRORS = [
	{ status: 404, codes: 'NOT_FOUND' },
	{ status: 405, codes: 'METHOD_NOT_ALLOWED' },
	{ status: 401, codes: 'MISSING_API_KEY · INVALID_API_KEY' },
	{ status: 403, codes: 'NOT_SUBSCRIBED' },
	{ status: 429, codes: 'RATE_LIMITED' },
	{ status: 400, codes: 'INVALID_INPUT' },
	{ status: 422, codes: 'COMPUTATION_LIMIT' },
	{ status: 502, codes: 'UPSTREAM_ERROR · UPSTREAM_INVALID' },
	{ status: 503, codes: 'BUSY · OFFLINE · UPSTREAM_RATE_LIMITED' },
	{ status: 504, codes: 'UPSTREAM_TIMEOUT' },
	{ status: 500, codes: 'INTERNAL' }
] as const;
