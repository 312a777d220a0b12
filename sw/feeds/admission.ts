import type { Upstream } from '../../engines/kit/contract';
import { admit, afterAbandon, afterFailure, afterRefusal, afterSuccess } from './breaker';
import { UpstreamFailure } from './fetcher';
import type { Shares } from './fair-share';
import type { FeedStore } from './store';

/** What admission needs of its host. */
export interface AdmissionHost {
	readonly store: FeedStore;
	/** Milliseconds since 1970. */
	now(): number;
	/** 0 ≤ random < 1. */
	random(): number;
	/** Questions a minute that it may send to an upstream, where that is not the upstream's own `perMinute`. */
	allowance?(upstream: Upstream): number;
	readonly shares?: Shares;
}

/** Who may ask an upstream when: its breaker, its bucket of questions a minute, and each caller's share of that. */
export interface Admission {
	/** Takes a token, or returns the failure with Retry-After. */
	refusalOf(upstream: Upstream, asker: string | undefined): Promise<UpstreamFailure | undefined>;
	/** Notes how a question ended; `error` undefined: well. */
	report(upstream: Upstream, error: unknown): Promise<void>;
}

/** The admission of a host; all but the shares is in its store. */
export function createAdmission(host: AdmissionHost): Admission {
	const perMinute = (upstream: Upstream) => host.allowance?.(upstream) ?? upstream.perMinute;

	return {
		async refusalOf(upstream, asker) {
			const wait = asker === undefined ? 0 : (host.shares?.take(upstream.id, asker, perMinute(upstream)) ?? 0);
			if (wait > 0) return refused('share', upstream.name, wait);
			let refusal: UpstreamFailure | undefined;
			await host.store.upstream(upstream.id, (before) => {
				const admission = admit(before, perMinute(upstream), host.now());
				if (admission.admitted) return admission.state;
				refusal = refused(admission.because, upstream.name, admission.retryAfterSeconds);
				return undefined;
			});
			return refusal;
		},
		async report(upstream, error) {
			await host.store.upstream(upstream.id, (state) => {
				if (error === undefined) return afterSuccess(state);
				if (!(error instanceof UpstreamFailure)) return afterAbandon(state);
				if (error.verdict === 'failure') return afterFailure(state, perMinute(upstream), host.now(), host.random());
				if (error.verdict === 'refusal')
					return afterRefusal(state, perMinute(upstream), host.now(), error.retryAfterSeconds ?? 0);
				// The upstream did answer, only not this question; offline it was not asked at all.
				return error.code === 'OFFLINE' ? afterAbandon(state) : afterSuccess(state);
			});
		}
	};
}

type Because = keyof typeof REFUSALS;

function refused(because: Because, name: string, retryAfterSeconds: number): UpstreamFailure {
	const [code, message] = REFUSALS[because];
	return new UpstreamFailure(code, `upstream: ${message.replace('{name}', name)}`, 'none', { retryAfterSeconds });
}

const REFUSALS = {
	failing: ['UPSTREAM_ERROR', '{name} has been failing and is left alone for now'],
	refusing: ['UPSTREAM_RATE_LIMITED', '{name} asks to wait'],
	bucket: ['UPSTREAM_RATE_LIMITED', '{name} was asked too often for now'],
	share: ['UPSTREAM_RATE_LIMITED', 'this key has had its share of the questions to {name} for now']
} as const;
