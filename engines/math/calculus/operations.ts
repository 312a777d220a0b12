// Operators of calculus inside of trees. The value of each is found under what is bound where it stands: in
// `sum(diff(x^k, x), k, 1, 3)` k is the index of the sum also where a variable or a constant has that name.
import { spend } from '../core/budget';
import { expressionOf, type Variables } from '../core/build';
import { Declined, NoValueError } from '../core/refusals';
import { isInteger, number, symbol, type Expression, freeSymbols, type SymbolNode } from '../core/expression';
import { syntaxOf } from '../io/layout';
import { operatorOf } from '../io/operators';
import { printSyntax } from '../io/print';
import { integer, multiplyRational, parseDecimal, type Rational } from '../core/rational';
import { childrenOf, withParts, type BinderNode, type CallNode, type Syntax, isTruth, binderNode } from '../io/syntax';
import { itemAt } from '../../kit/checked';
import { describe, type Evaluation } from '../evaluate';
import { latexSyntax } from '../io/mathml';
import { replace } from '../core/substitution';

/** Names of values that represent operators inside an expression. */
const PLACE = 'value_of_call_';

/** A sum or product of so many terms takes its operators term by term: what holds for every k may not at one (x^k/k). */
const MAX_TERMS = 30;

/** An operator with its operand. */
export type Operation = CallNode | BinderNode;

export const asOperation = (node: Syntax): Operation | undefined =>
	(node.type === 'call' || node.type === 'binder') && operatorOf(node) ? node : undefined;

/** Whether a tree contains an operator. */
export const hasOperation = (node: Syntax): boolean =>
	operatorOf(node) !== undefined || childrenOf(node).some(hasOperation);

export class Operations {
	#places = 0;

	constructor(private readonly valueOf: (operation: Operation, variables: Variables) => Expression) {}

	/** The tree under what `scope` says of names, with names for its operators; their values are put into `values`. */
	plain(node: Syntax, scope: Variables, values: Map<string, Expression>): Syntax {
		spend();
		const operation = asOperation(node);
		if (operation) {
			const name = this.place();
			values.set(name, this.valueOf(operation, scope));
			return { type: 'name', name, at: node.at };
		}
		if (node.type !== 'binder') return withParts(node, (part) => this.plain(part, scope, values));
		const domain = node.domain.map((end) => this.plain(end, scope, values));
		const body = (index: Expression, of = node.body): Syntax =>
			this.plain(of, new Map(scope).set(node.variable, index), values);
		const asked = operationsOf(node.body).filter((each) => mentions(each, node.variable));
		const turns = asked.length > 0 ? turnsOf(domain, values) : [];
		// The integral of x^k is another at k = -1, and limits may differ by the sign of k.
		if (turns.length === 0 && asked.map(operatorOf).some((each) => each === 'integrate' || each === 'limit'))
			throw new Declined(`what is inside of this ${node.operator} is found term by term: give numbers for its ends, at most ${MAX_TERMS} terms`); // prettier-ignore
		if (turns.length === 0) return { ...node, body: body(symbol(node.variable)), domain };
		const terms = turns.map((turn) => {
			const name = this.place();
			values.set(name, turn);
			return body(turn, renamed(node.body, node.variable, name));
		});
		return node.operator === 'sum'
			? { type: 'sum', terms: terms.map((term) => ({ negative: false, node: term })), at: node.at }
			: { type: 'product', factors: terms.map((term) => ({ operator: '*', node: term })), at: node.at };
	}

	/** The expression of a tree. Errors call the tree `what`. */
	expression(node: Syntax, what: string, scope: Variables): Expression {
		if (isTruth(node)) throw new NoValueError(`${what}: "${printSyntax(node)}" is true or false, and no number`);
		const values = new Map(scope);
		return expressionOf(this.plain(node, scope, values), values);
	}

	private place(): string {
		return `${PLACE}${++this.#places}`;
	}
}

/** The outermost operators in a tree. */
function operationsOf(node: Syntax): Operation[] {
	const operation = asOperation(node);
	return operation ? [operation] : childrenOf(node).flatMap(operationsOf);
}

/** Whether a name is written in a tree, bound or free. */
const mentions = (node: Syntax, name: string): boolean =>
	(node.type === 'name' && node.name === name) ||
	(node.type === 'binder' && node.variable === name) ||
	childrenOf(node).some((part) => mentions(part, name));

/** The values of the index of a range, in order. Empty where an end is not a number, or the ends are too far apart. */
function turnsOf(domain: readonly Syntax[], values: Variables): Expression[] {
	const [lower, upper] = domain.map((end) => expressionOf(end, values));
	if (!lower || !upper || !isInteger(lower) || !isInteger(upper)) return [];
	const [first, last] = [lower.value.num, upper.value.num];
	if (last < first || last - first >= BigInt(MAX_TERMS)) return [];
	return Array.from({ length: Number(last - first) + 1 }, (_, k) => number(integer(first + BigInt(k))));
}

/** The tree with another name for one that is free in it; operators have their values from their scope. */
function renamed(node: Syntax, from: string, to: string): Syntax {
	if (node.type === 'name') return node.name === from ? { ...node, name: to } : node;
	if (operatorOf(node)) return node;
	if (node.type === 'binder' && node.variable === from)
		return { ...node, domain: node.domain.map((end) => renamed(end, from, to)) };
	return withParts(node, (part) => renamed(part, from, to));
}

/** The tree with values in place of their names. */
export const written = (node: Syntax, values: Variables): Syntax => {
	if (node.type !== 'name' || !node.name.startsWith(PLACE)) return withParts(node, (part) => written(part, values));
	const value = values.get(node.name);
	return value ? syntaxOf(value) : node;
};

/** Whole numbers as a list. */
export function listed(items: readonly bigint[]): Evaluation {
	const text = `[${items.join(', ')}]`;
	const latex = `\\left[${items.join(', ')}\\right]`;
	return { exact: text, decimal: null, decimalText: text, latex, kind: 'matrix', unknowns: [] };
}

/** Guard digits beyond those requested. */
const GUARD = 8;

interface OpenIntegral {
	readonly symbol: SymbolNode;
	readonly syntax: Syntax;
	digits(count: number): string;
}

/** Integrals without a closed form: symbols that no text can name, each with its digits. */
export class OpenIntegrals {
	readonly #found = new Map<string, OpenIntegral>();

	/** ∫ f between ends as a symbol; `digits` finds so many of them. */
	of(f: Expression, name: string, ends: readonly Expression[], digits: (count: number) => string): SymbolNode {
		const syntax = binderNode('integrate', syntaxOf(f), name, ends.map(syntaxOf), -1);
		const key = printSyntax(syntax);
		const known = this.#found.get(key);
		if (known) return known.symbol;
		const integral: OpenIntegral = { symbol: symbol(`∫${this.#found.size + 1}`), syntax, digits };
		this.#found.set(key, integral);
		return integral.symbol;
	}

	private in(x: Expression): OpenIntegral[] {
		const names = new Set(freeSymbols(x));
		return [...this.#found.values()].filter((each) => names.has(each.symbol.name));
	}

	/** Returns x. Throws Declined if x contains an integral of which only digits exist. */
	closed(x: Expression): Expression {
		if (this.in(x).length > 0)
			throw new Declined('an integral that is known by its digits alone can be reckoned with, and nothing more is found of it'); // prettier-ignore
		return x;
	}

	/** x as it is written, and its digits. */
	describe(x: Expression, digits: number): Evaluation {
		const open = this.in(x);
		if (open.length === 0) return describe(x, digits);
		const syntax = this.filled(syntaxOf(x), open);
		const unknowns = freeSymbols(x).filter((name) => !open.some((each) => each.symbol.name === name));
		const shown = { exact: printSyntax(syntax), latex: latexSyntax(syntax), unknowns };
		if (unknowns.length > 0) return { ...shown, kind: 'symbolic', decimal: null, decimalText: null };
		if (x.kind === 'symbol') {
			const text = itemAt(open, 0).digits(digits);
			return { ...shown, kind: 'real', decimal: Number(text), decimalText: text };
		}
		const { decimal, decimalText, kind } = this.digitsOf(x, open, digits);
		return { ...shown, kind: kind === 'rational' ? 'real' : kind, decimal, decimalText };
	}

	/** Digits that stay the same when any of the integrals moves by its last digit. */
	private digitsOf(x: Expression, open: readonly OpenIntegral[], digits: number): Evaluation {
		const values = open.map((each) => parseDecimal(each.digits(digits + GUARD)));
		const at = (turned: number, by: Rational): Evaluation =>
			describe(
				open.reduce(
					(y, each, index) =>
						replace(
							y,
							each.symbol.name,
							number(index === turned ? multiplyRational(itemAt(values, index), by) : itemAt(values, index))
						),
					x
				),
				digits
			);
		const scale = 10n ** BigInt(digits + GUARD - 1);
		const middle = at(-1, { num: 1n, den: 1n });
		for (const [index] of open.entries())
			for (const num of [scale - 1n, scale + 1n])
				if (at(index, { num, den: scale }).decimalText !== middle.decimalText)
					throw new Declined('the digits of integrals that have no closed form cancel here');
		return middle;
	}

	private filled(node: Syntax, open: readonly OpenIntegral[]): Syntax {
		if (node.type !== 'name') return withParts(node, (part) => this.filled(part, open));
		return open.find((each) => each.symbol.name === node.name)?.syntax ?? node;
	}
}
