import type { Operation } from '../../engines/kit/contract';
import type { Schema } from '../../engines/kit/schema';

const KB = 2 ** 10;
const MB = 2 ** 20;
/** Sizes of bodies, bytes: an expression, texts, and a picture of 25 MiB as base64. */
const TIERS = [64 * KB, 4 * MB, 35 * MB] as const;

/** Longest body that any operation takes, bytes. */
export const MAX_BODY_BYTES = TIERS[2];

/** Values of one JSON body, and how deep they may lie in each other: far more than any contract describes. */
export const MAX_JSON_VALUES = 10_000;
export const MAX_JSON_DEPTH = 32;
/** Parts of one form, and bytes of the head of one. */
export const MAX_FORM_PARTS = 16;
export const MAX_FORM_HEAD = 8 * KB;

const limits = new WeakMap<object, number>();

/** Longest body of an operation, bytes: the smallest of 64 KB, 4 MB and 35 MB that has room for its longest texts and files. */
export function maxBodyBytes({ params }: Pick<Operation, 'params'>): number {
	const known = limits.get(params);
	if (known !== undefined) return known;
	const longest = Math.max(0, ...Object.values(params.properties).map(bytesOf));
	const limit = TIERS.find((tier) => longest <= tier) ?? MAX_BODY_BYTES;
	limits.set(params, limit);
	return limit;
}

/** Bytes that the longest value of a schema takes, by about. A list shares the room of its longest item. */
function bytesOf(schema: Schema): number {
	if ('anyOf' in schema) return Math.max(...schema.anyOf.map(bytesOf));
	if (schema.type === 'array') return bytesOf(schema.items);
	if (schema.type !== 'string' || !('maxLength' in schema)) return KB;
	// A file comes as it is or as base64; a character takes four bytes at most.
	return 'format' in schema && schema.format === 'binary' ? (schema.maxLength ?? 0) * 1.25 : Math.min((schema.maxLength ?? 0) * 4, MAX_BODY_BYTES); // prettier-ignore
}

/** A number of bytes in words: `64 KB`, `4 MB`. */
export const sizeInWords = (bytes: number): string => (bytes < MB ? `${bytes / KB} KB` : `${bytes / MB} MB`);
