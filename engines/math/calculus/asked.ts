/** A text of calculus as a tree, for showing how it was read. */
import { ParseError } from '../lexer';
import { parse } from '../parse';
import { withParts, type Syntax } from '../syntax';
import { callNode } from '../syntax-nodes';
import { operatorCalls } from './reading';

const MARK = 'asked_call_';

/** The tree of a text with operator calls; undefined where it is no expression or relation. */
export function askedSyntax(text: string, names: ReadonlySet<string>): Syntax | undefined {
	try {
		return new Asked(names).read(text);
	} catch (error) {
		if (error instanceof ParseError) return undefined;
		throw error;
	}
}

class Asked {
	readonly #calls = new Map<string, Syntax>();

	constructor(private readonly names: ReadonlySet<string>) {}

	read(text: string): Syntax {
		let replaced = '';
		let from = 0;
		for (const { name, operator, args, from: start, to } of operatorCalls(text)) {
			const mark = `${MARK}${this.#calls.size + 1}`;
			this.#calls.set(mark, callNode(operator, [], -1));
			this.#calls.set(mark, callNode(operator === 'isprime' ? name : operator, args.map((arg) => this.read(arg)), -1)); // prettier-ignore
			replaced += `${text.slice(from, start)}(${mark})`;
			from = to;
		}
		return this.filled(parse(replaced + text.slice(from), new Set([...this.names, ...this.#calls.keys()])));
	}

	/** The tree with calls for their marks. */
	private filled(node: Syntax): Syntax {
		if (node.type === 'name') return this.#calls.get(node.name) ?? node;
		return withParts(node, (part) => this.filled(part));
	}
}
