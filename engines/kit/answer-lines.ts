import type { Group } from './contract';
import type { Infer } from './schema';
import type { Writing } from './writing';

/** Lines of a group's operations for the box and the shelf; an operation may lack one. */
export type Lines<G extends Group = Group> = {
	readonly [N in keyof G['operations']]?: (
		answer: Infer<G['operations'][N]['response']>,
		/** The request's input, with the panel's own values. */
		values: Readonly<Record<string, string>>,
		writing: Writing
	) => string;
};

/** A group's lines, for a group that is known only at run time. */
export type AnyLines = Readonly<
	Record<string, ((answer: never, values: Readonly<Record<string, string>>, writing: Writing) => string) | undefined>
>;

/** The values of a line: the texts and numbers of a request's input, and of what the question is about, whose kind is `ask`. */
export const lineValues = (
	input: Readonly<Record<string, unknown>>,
	focus?: Readonly<Record<string, unknown>> | null
): Record<string, string> => {
	const named = Object.entries(focus ?? {}).map(([name, value]) => [name === 'kind' ? 'ask' : name, value] as const);
	return Object.fromEntries(
		[...Object.entries(input), ...named].flatMap(([name, value]) =>
			['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : []
		)
	);
};
