import { expect, test } from 'vitest';
import type { ErrorCode } from '../../engines/kit/errors';
import type { Upstream } from '../../engines/kit/contract';
import { createAdmission, type AdmissionHost } from './admission';
import { phaseOf } from './breaker';
import { UpstreamFailure } from './fetcher';
import { createShares } from './fair-share';
import { memoryStore } from './store';

const upstream: Upstream = { id: 'TEST', name: 'The Source', base: 'https://source.example', perMinute: 12 };
const failure = (verdict: UpstreamFailure['verdict'], retryAfterSeconds?: number, code: ErrorCode = 'UPSTREAM_ERROR') =>
	new UpstreamFailure(code, 'upstream: x', verdict, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });

function place(over: Partial<AdmissionHost> = {}) {
	const clock = { now: 1_000_000 };
	const store = memoryStore();
	const admission = createAdmission({ store, now: () => clock.now, random: () => 0.5, ...over });
	const state = () => store.upstream(upstream.id, () => undefined);
	return {
		clock,
		report: (error: unknown) => admission.report(upstream, error),
		ask: (asker?: string) => admission.refusalOf(upstream, asker),
		state,
		phase: async () => phaseOf(await state(), clock.now)
	};
}

test('an upstream is asked as often as it may be in a minute, then not for as long as the next question takes', async () => {
	const { ask, clock } = place();
	for (let i = 0; i < 12; i++) expect(await ask()).toBeUndefined();
	const refusal = await ask();
	expect(refusal).toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', message: 'upstream: The Source was asked too often for now', verdict: 'none', retryAfterSeconds: 5 }); // prettier-ignore
	clock.now += 5_000;
	expect(await ask()).toBeUndefined();
});

test('one key does not use up what others may ask; who has none has no share', async () => {
	const { ask, clock } = place({ shares: createShares(() => clock.now) });
	for (let i = 0; i < 6; i++) expect(await ask('greedy')).toBeUndefined();
	expect(await ask('greedy')).toMatchObject({
		code: 'UPSTREAM_RATE_LIMITED',
		message: 'upstream: this key has had its share of the questions to The Source for now',
		verdict: 'none',
		retryAfterSeconds: 60
	});
	expect(await ask('another')).toBeUndefined();
	for (let i = 0; i < 5; i++) expect(await ask()).toBeUndefined();
	expect(await ask()).toMatchObject({ message: 'upstream: The Source was asked too often for now' });
});

test('a share that was refused takes no question from the others', async () => {
	const { ask, clock } = place({ shares: createShares(() => clock.now) });
	for (let i = 0; i < 50; i++) await ask('greedy');
	for (let i = 0; i < 6; i++) expect(await ask()).toBeUndefined();
});

test('after three failures it is left alone for half a minute, then one probe goes, whose success opens it to all', async () => {
	const { ask, report, clock, phase } = place();
	for (let i = 0; i < 3; i++) await report(failure('failure'));
	expect(await ask()).toMatchObject({ code: 'UPSTREAM_ERROR', message: 'upstream: The Source has been failing and is left alone for now', verdict: 'none', retryAfterSeconds: 30 }); // prettier-ignore
	clock.now += 30_000;
	expect(await ask()).toBeUndefined();
	expect(await ask()).toMatchObject({ code: 'UPSTREAM_ERROR' });
	await report(undefined);
	expect(await phase()).toBe('closed');
	expect(await ask()).toBeUndefined();
});

test('a refusal is heeded for a minute, or for as long as it says', async () => {
	const { ask, report, clock } = place();
	await report(failure('refusal'));
	expect(await ask()).toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', message: 'upstream: The Source asks to wait', retryAfterSeconds: 60 }); // prettier-ignore
	clock.now += 60_000;
	await report(failure('refusal', 300));
	expect(await ask()).toMatchObject({ retryAfterSeconds: 300 });
});

/** Brought to where one probe is under way. */
async function probing() {
	const at = place();
	for (let i = 0; i < 3; i++) await at.report(failure('failure'));
	at.clock.now += 30_000;
	await at.ask();
	return at;
}

test('a probe whose question was at fault shows that the upstream is well', async () => {
	const { report, phase } = await probing();
	await report(failure('none'));
	expect(await phase()).toBe('closed');
});

test.each([
	['who asked left', new Error('gone')],
	['the network went', failure('none', 30, 'OFFLINE')]
])('a probe that was cut off, since %s, says nothing: the next one goes', async (_why, error) => {
	const { report, phase, ask } = await probing();
	expect(await ask()).toBeDefined();
	await report(error);
	expect(await phase()).toBe('half-open');
	expect(await ask()).toBeUndefined();
});
