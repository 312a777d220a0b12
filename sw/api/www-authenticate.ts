import type { Answer } from './request-url';

/** The challenge of a 401 (RFC 9110 §11.6.1) for programs; browsers ask for no password. */
const CHALLENGE = 'ApiKey header="X-API-Key"';

/** The same answer; a 401 names the header in which a key is sent. */
export const challenged = (answer: Answer): Answer =>
	answer.status === 401 ? { ...answer, headers: { ...answer.headers, 'WWW-Authenticate': CHALLENGE } } : answer;
