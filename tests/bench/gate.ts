import { createGate } from '../../sw/host/gate';
import { memoryKeyStore, newKey } from '../../sw/host/keys';
import type { Route } from '../../sw/api/routes';

const REQUESTS = 200_000;

/** What admission costs a request: key, subscription, rate, counting. */
export async function bench(): Promise<void> {
	const store = memoryKeyStore([{ ...newKey('k', 'K', 0), perMinute: 1e9, perDay: 1e9, groups: ['geo'] }]);
	const gate = createGate(store, Date.now, (error) => console.error(error));
	const route = { group: 'geo', name: 'distance', operation: {} } as unknown as Route;
	const caller = { keyless: false, picture: false, waitUntil: () => {} };
	await gate.admit('k', route, caller);
	const started = performance.now();
	for (let request = 0; request < REQUESTS; request++) await gate.admit('k', route, caller);
	const microseconds = ((performance.now() - started) * 1000) / REQUESTS;
	console.log(`admission with two limits: ${microseconds.toFixed(2)} µs a request (budget 100)`);
	await gate.flush();
}
