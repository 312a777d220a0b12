/** A channel to this origin's pages and workers. Undefined where unavailable, which only delays messages. */
export function openChannel(name: string): BroadcastChannel | undefined {
	try {
		return new BroadcastChannel(name);
	} catch {
		return undefined;
	}
}
