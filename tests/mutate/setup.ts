/** Runs before each test file: files share a thread, and find it as a new one would be. */
import { vi } from 'vitest';

type Marks = { activeMutant?: string | undefined; mutantCoverage?: unknown };
type Globals = Record<PropertyKey, unknown> & { __stryker__?: Marks };

vi.useRealTimers();
vi.unstubAllGlobals();
const all = globalThis as unknown as Globals;
const KEPT = Symbol.for('utility-apis globals');
const now = Object.getOwnPropertyDescriptors(all);
const first = (all[KEPT] ??= now) as typeof now;

for (const name of Reflect.ownKeys(now)) {
	if (name === KEPT || name === '__stryker__' || /vitest|vite_ssr/.test(String(name))) continue;
	const before = first[name as string];
	if (before === undefined) Reflect.deleteProperty(all, name);
	else if (before.value !== now[name as string]?.value || before.get !== now[name as string]?.get)
		Reflect.defineProperty(all, name, before);
}
for (const name of Reflect.ownKeys(first))
	if (!Object.hasOwn(all, name)) Reflect.defineProperty(all, name, first[name as string] as PropertyDescriptor);

// The last fault is not active while modules load, and what they covered is not counted again.
const marks = all.__stryker__;
if (marks) {
	marks.activeMutant = undefined;
	marks.mutantCoverage = undefined;
}
