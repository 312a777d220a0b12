import { expect, test } from 'vitest';
import type { AnyEngine } from '../../engines/kit/contract';
import { testContext } from '../../tests/support/context';
import type { Call } from '../api/handle';
import { runEngine, type EngineIo } from './run-engine';

/** `outer` asks an operation of another engine within 50 steps; `inner` answers the steps that it got. */
const engine = {
	outer: ({ of }: { of: string }, context: { call(...words: unknown[]): unknown }) => context.call('b', of, {}, 50),
	inner: (_input: object, { steps, update }: { steps?: number; update?: () => unknown }) => ({
		steps,
		update: update?.()
	})
} as unknown as AnyEngine;
const io: EngineIo = { ...testContext(), load: async () => engine, timeZone: () => 'UTC' };
const call = (name: string, more: object = {}): Call =>
	({ group: 'a', name, input: { of: 'inner' }, now: 0, accept: 'application/json', ...more }) as Call;
const valueOf = async (one: Call, by = io) => JSON.stringify(await runEngine(by, one));

test('an engine that asks another gives it the fewer steps, and the update of the host', async () => {
	expect(await valueOf(call('outer'))).toContain('50');
	expect(await valueOf(call('outer', { steps: 20 }))).toContain('20');
	expect(await valueOf(call('outer'), { ...io, update: async () => 'newer' })).toContain('update');
	expect(await valueOf(call('inner'))).not.toContain('update');
});

test('an operation that an engine lacks is a bug, and names both', async () => {
	for (const one of [call('nothing'), call('outer', { input: { of: 'nothing' } })])
		await expect(runEngine(io, one)).rejects.toThrow(/^engine [ab] has no nothing$/);
});
