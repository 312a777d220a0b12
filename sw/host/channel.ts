/**
 * A channel to the other pages and workers of this origin. Undefined where there is none or the browser refuses it (frames in
 * Firefox without storage): its news are then late, nothing more.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
	try {
		return new BroadcastChannel(name);
	} catch {
		return undefined;
	}
}
