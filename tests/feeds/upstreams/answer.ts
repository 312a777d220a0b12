/** A stand-in upstream's answer before a fault is applied. */
export interface Answer {
	readonly status: number;
	readonly body: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

/** How much there is: nothing, as usual, or as much as the largest real answer. */
export type Amount = 'empty' | 'usual' | 'huge';

/** One upstream, played from invented figures: deterministic, so that two questions agree. `now` in milliseconds. */
export type Play = (url: URL, now: number, amount: Amount, lang: string) => Answer;

/** A number in [0, 1) that depends on `seed` alone (mulberry32). */
export function chance(seed: number): number {
	let t = (Math.trunc(seed) + 0x6d2b79f5) | 0;
	t = Math.imul(t ^ (t >>> 15), t | 1);
	t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
	return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

/** The item of a list that `seed` chooses. */
export const pick = <T>(items: readonly [T, ...T[]], seed: number): T =>
	items[Math.floor(chance(seed) * items.length)] ?? items[0];
