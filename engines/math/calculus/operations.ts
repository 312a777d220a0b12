/**
 * Texts in which operators of calculus stand, as trees. The grammar reads a text with a name in place of each operator
 * call; its value is found where the name stands, under what is bound there: in `sum(diff(x^k, x), k, 1, 3)` k is the index
 * of the sum also where a variable or a constant has that name.
 */
import { spend } from '../budget';
import { expressionOf, type Variables } from '../build';
import { Declined } from '../declined';
import { isInteger, number, symbol, type Expression } from '../expression';
import { syntaxOf } from '../layout';
import { integer } from '../rational';
import { boundBy, withParts, type Bound, type Syntax } from '../syntax';
import { operatorCalls, type OperatorCall } from './reading';
import { syntaxIn } from './scope';

/** Names of values that stand for operator calls inside an expression. */
const PLACE = 'value_of_call_';

/** A sum or product of so many terms takes its operators term by term: what holds for every k may not at one (x^k/k). */
const MOST_TERMS = 30;

export class Operations {
	#places = 0;

	/** `valueOf` is the value of an operator under the values of names. */
	constructor(private readonly valueOf: (call: OperatorCall, variables: Variables) => Expression) {}

	/** The tree of a text under `variables`, in which names stand for operator calls; their values are put into `values`. */
	read(text: string, what: string, variables: Variables, values: Map<string, Expression>): Syntax {
		const calls = new Map<string, OperatorCall>();
		let marked = '';
		let from = 0;
		for (const call of operatorCalls(text)) {
			const name = this.place();
			calls.set(name, call);
			marked += `${text.slice(from, call.from)}(${name})`;
			from = call.to;
		}
		const names = new Set([...values.keys(), ...variables.keys(), ...calls.keys()]);
		const tree = syntaxIn(marked + text.slice(from), what, names, text);
		return calls.size === 0 ? tree : this.resolved(tree, calls, variables, values);
	}

	/** The expression of a text. */
	expression(text: string, what: string, variables: Variables): Expression {
		const values = new Map(variables);
		return expressionOf(this.read(text, what, variables, values), values);
	}

	private place(): string {
		return `${PLACE}${++this.#places}`;
	}

	/** The tree with the name of a value for each call, under what `scope` says of names there. */
	private resolved(
		node: Syntax,
		calls: ReadonlyMap<string, OperatorCall>,
		scope: Variables,
		values: Map<string, Expression>
	): Syntax {
		spend();
		if (node.type === 'name') {
			const call = calls.get(node.name);
			if (!call) return node;
			const name = this.place();
			values.set(name, this.valueOf(call, scope));
			return { ...node, name };
		}
		const bound = boundBy(node);
		if (node.type !== 'call' || !bound) return withParts(node, (part) => this.resolved(part, calls, scope, values));
		const limits = bound.limits.map((limit) => this.resolved(limit, calls, scope, values));
		const body = (index: Expression, of = bound.body): Syntax =>
			this.resolved(of, calls, new Map(scope).set(bound.index, index), values);
		const asked = asksOf(bound, calls);
		const turns = asked.length > 0 ? turnsOf(limits, values) : [];
		// The integral of x^k is another at k = -1, and limits may differ by the sign of k.
		if (turns.length === 0 && asked.some(({ operator }) => operator === 'integrate' || operator === 'limit'))
			throw new Declined(`what is inside of this ${node.name} is found term by term: give numbers for its ends, at most ${MOST_TERMS} terms`); // prettier-ignore
		if (turns.length === 0) return { ...node, args: [body(symbol(bound.index)), node.args[1]!, ...limits] };
		const terms = turns.map((turn) => {
			const name = this.place();
			values.set(name, turn);
			return body(turn, renamed(bound.body, bound.index, name));
		});
		return node.name === 'sum'
			? { type: 'sum', terms: terms.map((term) => ({ negative: false, node: term })), at: node.at }
			: { type: 'product', factors: terms.map((term) => ({ operator: '*', node: term })), at: node.at };
	}
}

/** Operators in the body of a range that may depend on its index. */
const asksOf = ({ body, index }: Bound, calls: ReadonlyMap<string, OperatorCall>): OperatorCall[] => {
	const found: OperatorCall[] = [];
	const look = (node: Syntax): Syntax => {
		const call = node.type === 'name' ? calls.get(node.name) : undefined;
		if (call?.args.some((arg) => arg.includes(index))) found.push(call);
		return node.type === 'name' ? node : withParts(node, look);
	};
	look(body);
	return found;
};

/** What the index of a range takes on, one after the other; none where its ends are not known, or too far apart. */
function turnsOf(limits: readonly Syntax[], values: Variables): Expression[] {
	const [lower, upper] = limits.map((limit) => expressionOf(limit, values));
	if (!lower || !upper || !isInteger(lower) || !isInteger(upper)) return [];
	const [first, last] = [lower.value.num, upper.value.num];
	if (last < first || last - first >= BigInt(MOST_TERMS)) return [];
	return Array.from({ length: Number(last - first) + 1 }, (_, k) => number(integer(first + BigInt(k))));
}

/** The tree with another name for one that is free in it. */
function renamed(node: Syntax, from: string, to: string): Syntax {
	if (node.type === 'name') return node.name === from ? { ...node, name: to } : node;
	const bound = boundBy(node);
	if (node.type === 'call' && bound?.index === from)
		return { ...node, args: [...node.args.slice(0, 2), ...bound.limits.map((limit) => renamed(limit, from, to))] };
	return withParts(node, (part) => renamed(part, from, to));
}

/** The tree with their values written where names of values stand. */
export const written = (node: Syntax, values: Variables): Syntax => {
	if (node.type !== 'name' || !node.name.startsWith(PLACE)) return withParts(node, (part) => written(part, values));
	const value = values.get(node.name);
	return value ? syntaxOf(value) : node;
};
