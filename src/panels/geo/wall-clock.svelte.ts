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

/** Hands of a clock and the words beside it, of a moment at an offset. */
export interface Face {
	/** Degrees clockwise from twelve. */
	readonly hour: number;
	readonly minute: number;
	readonly second: number;
	/** The wall clock's time as if it were UTC: milliseconds since 1970. */
	readonly local: number;
	/** Whether its hour, 6 to 18, is one of day. */
	readonly day: boolean;
}

/** The wall clock's time at `now` (milliseconds since 1970) where local time is `offset` seconds ahead of UTC. */
export function faceAt(now: number, offset: number): Face {
	const local = new Date(now + offset * 1000);
	const [hours, minutes, seconds] = [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()];
	return {
		hour: ((hours % 12) + minutes / 60) * 30,
		minute: (minutes + seconds / 60) * 6,
		second: seconds * 6,
		local: local.getTime(),
		day: hours >= 6 && hours < 18
	};
}

/** `+05:30` or `-00:44:30` in seconds. */
export function offsetSeconds(text: string): number {
	const [hours = 0, minutes = 0, seconds = 0] = text.slice(1).split(':').map(Number);
	return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}
