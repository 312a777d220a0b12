import { UpstreamInvalid, type FeedPolicy } from './contract';

/** A day, seconds. */
export const DAY = 86_400;

/** Policy of answers that change by the day and are of use for a year; feeds state how theirs differ. */
export const DAILY: FeedPolicy = {
	freshSeconds: DAY,
	errorSeconds: 365 * DAY,
	softTimeoutMs: 3000,
	idleTimeoutMs: 10_000,
	retry: true,
	cache: 'no-cache'
};

/** An upstream's JSON object, its fields still unknown. */
export type Fields = { readonly [name: string]: unknown };

/** `value` as an object. Throws UpstreamInvalid naming `what` for another type. */
export function fieldsOf(value: unknown, what: string): Fields {
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw new UpstreamInvalid(`${what} is not an object`);
	return value as Fields;
}

/** `value` as a list. Throws UpstreamInvalid naming `what` for another type. */
export function itemsOf(value: unknown, what: string): readonly unknown[] {
	if (!Array.isArray(value)) throw new UpstreamInvalid(`${what} is not a list`);
	return value;
}

/** What could be read of a list, and how many of its records could not. */
export type Sound<T> = { readonly items: readonly T[]; readonly skipped: number };

/** Reads each record once by `identify`, without odd ones. Throws UpstreamInvalid when more than half are odd. */
export function soundOf<T>(
	records: readonly unknown[],
	read: (record: unknown, index: number) => T,
	identify: (item: T) => string = JSON.stringify
): Sound<T> {
	const items = new Map<string, T>();
	let first: UpstreamInvalid | undefined;
	let odd = 0;
	for (const [index, record] of records.entries())
		try {
			const item = read(record, index);
			items.set(identify(item), item);
		} catch (error) {
			if (!(error instanceof UpstreamInvalid)) throw error;
			first ??= error;
			odd++;
		}
	if (first !== undefined && odd > records.length / 2) throw first;
	return { items: [...items.values()], skipped: odd };
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** A string that must be there and say something. */
export function textOf(value: unknown, what: string): string {
	if (typeof value !== 'string' || isBlank(value)) throw new UpstreamInvalid(`${what} is not text`);
	return value;
}

/** A finite number that must be there. */
export function numberOf(value: unknown, what: string): number {
	if (typeof value !== 'number' || !Number.isFinite(value)) throw new UpstreamInvalid(`${what} is not a number`);
	return value;
}

/** A string, or null when it is missing or blank. Another type violates the schema. */
export const textOrNull = (value: unknown, what: string): string | null =>
	value === undefined || value === null || isBlank(value) ? null : textOf(value, what);

/** A finite number, or null when it is missing. Another type violates the schema, and so does a value that cannot be. */
export function numberOrNull(
	value: unknown,
	what: string,
	[least, most]: readonly [number, number] = [-Infinity, Infinity]
): number | null {
	if (value === undefined || value === null) return null;
	const number = numberOf(value, what);
	if (number < least || number > most) throw new UpstreamInvalid(`${what} cannot be ${number}`);
	return number;
}
