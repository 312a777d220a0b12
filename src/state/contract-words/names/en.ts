import { groups } from 'virtual:catalogue';
import type { Names } from '../keys';

/** What groups, operations and data packs are called in the contracts. */
export const en = Object.fromEntries(
	groups.flatMap(({ id, title, operations, packs = {} }) => [
		[`group.${id}`, title],
		...Object.entries(operations).map(([name, operation]) => [`${id}.${name}`, operation.title]),
		...Object.entries(packs).map(([name, holds]) => [`pack.${name}`, holds])
	])
) as Names;
