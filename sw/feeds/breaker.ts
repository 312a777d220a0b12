const FAILURES_TO_OPEN = 3;
const WINDOW_MS = 60_000;
const FIRST_OPEN_MS = 30_000;
const LONGEST_OPEN_MS = 600_000;
const REFUSED_MS = 60_000;
/** An upstream may ask to be left alone for longer than its failures would open the breaker. */
const LONGEST_REFUSED_MS = 3_600_000;
/** A probe that has not reported by then was cut off with its process: another may go. */
const PROBE_MS = 15_000;

/** How an upstream has been doing: its circuit breaker and its token bucket. Plain data, lives in the store. */
export interface UpstreamState {
	/** Times of the failures within the last minute. */
	readonly failures: readonly number[];
	/** Openings since it last answered well; 0 = closed. */
	readonly opens: number;
	/** No request before this time, milliseconds since 1970. */
	readonly openUntil: number;
	/** It was opened because the upstream refused, not because it failed. */
	readonly refused?: boolean;
	/** While half open: the one probe's time is up at this time. */
	readonly probeUntil: number;
	readonly tokens: number;
	readonly refilledAt: number;
}

export type BreakerPhase = 'closed' | 'open' | 'half-open';

/** State of an upstream before its first request. */
export const untried = (perMinute: number, now: number): UpstreamState => ({
	failures: [],
	opens: 0,
	openUntil: 0,
	probeUntil: 0,
	tokens: perMinute,
	refilledAt: now
});

/** The phase at `now`. A time of opening beyond the longest one was written by a clock that has since been set back. */
export function phaseOf(state: UpstreamState | undefined, now: number): BreakerPhase {
	if (state === undefined || state.opens === 0) return 'closed';
	const longest = state.refused ? LONGEST_REFUSED_MS : LONGEST_OPEN_MS * 1.2;
	return state.openUntil > now && state.openUntil - now <= longest ? 'open' : 'half-open';
}

export type Admission =
	| { readonly admitted: true; readonly state: UpstreamState }
	| {
			readonly admitted: false;
			readonly because: 'failing' | 'refusing' | 'bucket';
			readonly retryAfterSeconds: number;
	  };

/** Asks to send one question: a grant consumes a token and, when half-open, the probe slot. */
export function admit(before: UpstreamState | undefined, perMinute: number, now: number): Admission {
	const state = before ?? untried(perMinute, now);
	const phase = phaseOf(state, now);
	const because = state.refused ? 'refusing' : 'failing';
	if (phase === 'open') return wait(because, state.openUntil - now);
	const probing = state.probeUntil > now && state.probeUntil - now <= PROBE_MS;
	if (phase === 'half-open' && probing) return wait(because, state.probeUntil - now);
	const elapsed = Math.max(0, now - state.refilledAt);
	const tokens = Math.min(perMinute, state.tokens + (elapsed * perMinute) / 60_000);
	if (tokens < 1) return wait('bucket', ((1 - tokens) * 60_000) / perMinute);
	return {
		admitted: true,
		state: {
			...state,
			tokens: tokens - 1,
			refilledAt: now,
			probeUntil: phase === 'half-open' ? now + PROBE_MS : state.probeUntil
		}
	};
}

const wait = (because: 'failing' | 'refusing' | 'bucket', ms: number): Admission => ({
	admitted: false,
	because,
	retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000))
});

/** After a good answer: closes a half-open breaker. Undefined when nothing changes, so that nothing is written. */
export function afterSuccess(state: UpstreamState | undefined): UpstreamState | undefined {
	if (state === undefined || state.opens === 0) return undefined;
	return { ...state, failures: [], opens: 0, openUntil: 0, probeUntil: 0 };
}

/** After a question that was aborted: frees the probe slot. */
export const afterAbandon = (state: UpstreamState | undefined): UpstreamState | undefined =>
	state === undefined || state.probeUntil === 0 ? undefined : { ...state, probeUntil: 0 };

/** After a failure: the third in a minute opens for 30 s, doubling to ten minutes, ± 20 % by `random` (0–1). */
export function afterFailure(
	before: UpstreamState | undefined,
	perMinute: number,
	now: number,
	random: number
): UpstreamState {
	const state = before ?? untried(perMinute, now);
	const failures = [...state.failures.filter((time) => time > now - WINDOW_MS && time <= now), now];
	if (state.opens === 0 && failures.length < FAILURES_TO_OPEN) return { ...state, failures };
	const length = Math.min(LONGEST_OPEN_MS, FIRST_OPEN_MS * 2 ** state.opens) * (0.8 + 0.4 * random);
	return {
		...state,
		failures: [],
		opens: Math.min(state.opens + 1, 8),
		openUntil: now + length,
		refused: false,
		probeUntil: 0
	};
}

/** After a refusal (429, 403): a minute at once, or as long as the upstream says when that is longer. */
export function afterRefusal(
	before: UpstreamState | undefined,
	perMinute: number,
	now: number,
	retryAfterSeconds = 0
): UpstreamState {
	const state = before ?? untried(perMinute, now);
	const length = Math.min(LONGEST_REFUSED_MS, Math.max(REFUSED_MS, retryAfterSeconds * 1000));
	return {
		...state,
		failures: [],
		opens: Math.max(1, state.opens),
		openUntil: now + length,
		refused: true,
		probeUntil: 0
	};
}
