import path from 'node:path';
import { existsSync } from 'node:fs';
import { dayIn } from '../../engines/kit/calendar';
import type { EngineContext } from '../../engines/kit/contract';
import { readPack } from '../../sw/build/packs';

/** A context for engine tests: a clock fixed at `now` (default 2026-11-20T12:00:00Z), packs from disk, no network. */
export function testContext(overrides: Partial<EngineContext> = {}): EngineContext {
	const now = overrides.now ?? Date.UTC(2026, 10, 20, 12);
	return {
		now,
		today: () => dayIn('UTC', now),
		clock: () => performance.now(),
		pack: readPack,
		hasPack: async () => true,
		lazy: async <M>(name: string) => {
			const file = path.resolve(import.meta.dirname, '../../engines', `${name}.lazy.ts`);
			if (!existsSync(file)) throw new Error(`no lazy part ${name}`);
			return (await import(/* @vite-ignore */ file)) as M;
		},
		fetch: async () => {
			throw new TypeError('no network in tests');
		},
		accept: 'application/json',
		...overrides
	};
}
