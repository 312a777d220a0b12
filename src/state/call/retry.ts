import type { Answer } from '../../client';
import type { CallError } from './tool-call.svelte';

/** Maximum number of automatic retries, then only by the button: an abandoned page must not cause endless traffic. */
const MAX_RETRIES = 5;
/** A longer wait is not worth counting down. */
const LONGEST_SECONDS = 600;

/** A source that failed without saying for how long. */
const UPSTREAM_SECONDS = 30;

/** Seconds until a call that failed is made again by itself; null when only the person may. */
export function secondsToRetry(
	{ code }: CallError,
	headers: Pick<Answer, 'headers'>['headers'] | undefined,
	retries: number
): number | null {
	const isUpstream = code.startsWith('UPSTREAM_');
	const seconds = Number(headers?.get('Retry-After') ?? (isUpstream ? UPSTREAM_SECONDS : ''));
	const mayPass = isUpstream || code === 'OFFLINE' || code === 'BUSY';
	return mayPass && retries < MAX_RETRIES && seconds > 0 && seconds <= LONGEST_SECONDS ? Math.ceil(seconds) : null;
}

/** Address for entering missing data, from an answer's `Link: <…>; rel="edit"`. */
export const editLink = (headers: Headers | undefined): string | null =>
	/<(https:[^<>]+)>;\s*rel="edit"/.exec(headers?.get('Link') ?? '')?.[1] ?? null;
