import { givenBy, takesOf } from '../../../engines/kit/kinds';
import type { Kind } from '../../../engines/kit/schema';
import { entries, type Entry, type Listed } from './catalogue';

/** A tool that takes something of an answer. */
export interface NextTool {
	readonly entry: Listed;
	readonly values: Readonly<Record<string, string>>;
	readonly kind: Kind;
	readonly value: string;
}

/** More are a list that nobody reads. */
const MAX_TOOLS = 6;

/** Tools that take something of a call or its answer, by what their contracts state: those of its own group first, each once. */
export function nextTools(
	entry: Entry,
	values: Readonly<Record<string, string>>,
	answer: unknown
): readonly NextTool[] {
	const found = new Map<string, NextTool>();
	for (const [kind, value] of givenBy(entry.operation, values, answer))
		for (const other of entries) {
			const { path } = other.operation;
			const field = takesOf(other.operation)[kind];
			if (field === undefined || path === entry.operation.path || found.has(path)) continue;
			found.set(path, { entry: other, values: { [field]: value }, kind, value });
		}
	const isAkin = ({ entry: other }: NextTool) => other.group.id === entry.group.id;
	const all = [...found.values()];
	return [...all.filter(isAkin), ...all.filter((tool) => !isAkin(tool))].slice(0, MAX_TOOLS);
}
