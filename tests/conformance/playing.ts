import { vi } from 'vitest';
import { startStandIn, type StandIn } from '../feeds/stand-in';

/** A stand-in that the feeds of this process ask from now on. */
export async function playUpstreams(): Promise<StandIn> {
	const standIn = await startStandIn();
	for (const [id, base] of Object.entries(standIn.bases)) vi.stubEnv(`VITE_${id}_URL`, base);
	return standIn;
}

/** A key with one request a minute, for the group `geo` alone. */
export const LIMITED = { key: 'limited', perMinute: 1, groups: ['geo'] } as const;
