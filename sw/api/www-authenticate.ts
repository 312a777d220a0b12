import type { Answer } from './request-url';

/**
 * How a 401 says what it wants (RFC 9110 §11.6.1), for hosts that programs ask. Browsers know no scheme of this name, so that
 * none asks its person for a password.
 */
const CHALLENGE = 'ApiKey header="X-API-Key"';

/** The same answer; a 401 names the header in which a key is sent. */
export const challenged = (answer: Answer): Answer =>
	answer.status === 401 ? { ...answer, headers: { ...answer.headers, 'WWW-Authenticate': CHALLENGE } } : answer;
