import fc from 'fast-check';
import { expect, test } from 'vitest';
import { admit, afterAbandon, afterFailure, afterRefusal, afterSuccess, phaseOf, type UpstreamState } from './breaker';

const NOW = 1_795_000_000_000;
const fail = (state: UpstreamState | undefined, now: number, random = 0.5) => afterFailure(state, 30, now, random);

const opened = (random?: number) => fail(fail(fail(undefined, NOW), NOW), NOW, random);

test('two failures within a minute leave it closed, the third opens it for half a minute', () => {
	let state = fail(undefined, NOW);
	state = fail(state, NOW + 1000);
	expect(phaseOf(state, NOW + 1000)).toBe('closed');
	state = fail(state, NOW + 2000);
	expect(phaseOf(state, NOW + 2000)).toBe('open');
	expect(state.openUntil).toBe(NOW + 32_000);
	expect(phaseOf(state, NOW + 32_000)).toBe('half-open');
});

test('failures more than a minute apart do not add up', () => {
	let state = fail(undefined, NOW);
	for (let minute = 1; minute < 20; minute++) state = fail(state, NOW + minute * 31_000);
	expect(phaseOf(state, NOW + 20 * 31_000)).toBe('closed');
});

test('half open, one probe goes; a second has to wait, and goes when the first has not reported in time', () => {
	const first = admit(afterRefusal(undefined, 30, NOW), 30, NOW + 60_000);
	expect(first.admitted).toBe(true);
	if (!first.admitted) return;
	expect(admit(first.state, 30, NOW + 60_001)).toMatchObject({ admitted: false, because: 'refusing' });
	expect(admit(first.state, 30, NOW + 75_001).admitted).toBe(true);
	expect(admit(afterAbandon(first.state), 30, NOW + 60_002).admitted).toBe(true);
});

test('a failed probe opens for twice as long, up to ten minutes; a good one closes', () => {
	let state: UpstreamState = afterRefusal(undefined, 30, NOW);
	const lengths: number[] = [];
	for (let round = 0; round < 7; round++) {
		const at = state.openUntil;
		state = fail(state, at);
		lengths.push((state.openUntil - at) / 1000);
	}
	expect(lengths).toEqual([60, 120, 240, 480, 600, 600, 600]);
	expect(phaseOf(afterSuccess(state), NOW)).toBe('closed');
});

test('the length of an opening differs by up to a fifth', () => {
	expect(opened(0).openUntil).toBe(NOW + 24_000);
	expect(opened(0.999999).openUntil).toBeCloseTo(NOW + 36_000, -2);
});

test('an opening written by a clock set years ahead does not last years', () => {
	const open = afterRefusal(undefined, 30, NOW + 400 * 86_400_000);
	expect([phaseOf(open, NOW), admit(open, 30, NOW).admitted]).toEqual(['half-open', true]);
});

test('within any minute no more than the bucket holds is let through, twice after a rest', () =>
	void fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 50, maxLength: 200 }), (gaps) => {
			let state: UpstreamState | undefined;
			let now = NOW;
			const passed: number[] = [];
			for (const gap of gaps) {
				now += gap;
				const admission = admit(state, 10, now);
				if (!admission.admitted) {
					expect(admission.retryAfterSeconds).toBeGreaterThan(0);
					continue;
				}
				state = admission.state;
				passed.push(now);
			}
			for (const start of passed) {
				const count = passed.filter((time) => time >= start && time < start + 60_000).length;
				expect(count).toBeLessThanOrEqual(20);
			}
		}),
		{ numRuns: 50 }
	));

test('an upstream that has never been asked is let through, and a success writes nothing', () => {
	expect(admit(undefined, 30, NOW).admitted).toBe(true);
	expect([afterSuccess(undefined), afterAbandon(undefined)]).toEqual([undefined, undefined]);
});

test('an upstream that refuses is left alone for a minute, or as long as it says when that is longer, an hour at most', () => {
	for (const [says, seconds] of [
		[undefined, 60],
		[5, 60],
		[90, 90],
		[86_400, 3600]
	] as const) {
		const state = afterRefusal(undefined, 30, NOW, says);
		expect(state.openUntil).toBe(NOW + seconds * 1000);
		expect(admit(state, 30, NOW + seconds * 1000 - 1)).toEqual({ admitted: false, because: 'refusing', retryAfterSeconds: 1 }); // prettier-ignore
		expect(admit(state, 30, NOW)).toMatchObject({ retryAfterSeconds: seconds });
		expect(admit(state, 30, NOW + seconds * 1000).admitted).toBe(true);
	}
});

test('what fails is told apart from what refuses; a good answer forgets both', () => {
	const failing = opened();
	expect(admit(failing, 30, NOW)).toMatchObject({ admitted: false, because: 'failing', retryAfterSeconds: 30 });
	expect(admit(fail(afterRefusal(undefined, 30, NOW), NOW + 60_000), 30, NOW + 60_001)).toMatchObject({ because: 'failing' }); // prettier-ignore
	expect(afterSuccess(failing)).toMatchObject({ failures: [], opens: 0, openUntil: 0, probeUntil: 0 });
});

test('an empty bucket says when its next token comes, and fills by time up to its size', () => {
	let state: UpstreamState | undefined;
	for (let i = 0; i < 30; i++) {
		const admission = admit(state, 30, NOW);
		if (!admission.admitted) throw new Error(`refused at ${i}`);
		state = admission.state;
	}
	expect(admit(state, 30, NOW)).toEqual({ admitted: false, because: 'bucket', retryAfterSeconds: 2 });
	expect(admit(state, 30, NOW + 1_999).admitted).toBe(false);
	expect(admit(state, 30, NOW + 2_000).admitted).toBe(true);
	const rested = admit(state, 30, NOW + 3_600_000);
	expect(rested.admitted && rested.state.tokens).toBe(29);
	// A clock that was set back gives nothing and takes nothing.
	expect(admit(state, 30, NOW - 3_600_000)).toMatchObject({ admitted: false, because: 'bucket' });
});
