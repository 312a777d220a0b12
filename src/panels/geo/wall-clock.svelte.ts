/** A clock of a place, ticking: what its wall shows now, as long as the component that made it lives. */
export class WallClock {
	/** Milliseconds since 1970. */
	now = $state(Date.now());

	constructor() {
		$effect(() => {
			const timer = setInterval(() => (this.now = Date.now()), 1000);
			return () => clearInterval(timer);
		});
	}
}

/** `+05:30` or `-00:44:30` in seconds. */
export function offsetSeconds(text: string): number {
	const [hours = 0, minutes = 0, seconds = 0] = text.slice(1).split(':').map(Number);
	return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}
