/**
 * A channel to the other pages and workers of this origin. Undefined where it is unavailable (frames in
 * Firefox without storage): messages are then delayed, nothing else.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
	try {
		return new BroadcastChannel(name);
	} catch {
		return undefined;
	}
}
