/** Answers of several expressions: lists of whole numbers, values with integrals of which only digits exist. */
import { itemAt } from '../../kit/checked';
import { Declined } from '../core/refusals';
import { describe, type Evaluation } from '../evaluate';
import { freeSymbols, number, symbol, type Expression, type SymbolNode } from '../core/expression';
import { syntaxOf } from '../io/layout';
import { latexSyntax } from '../io/latex';
import { printSyntax } from '../io/print';
import { multiplyRational, parseDecimal, type Rational } from '../core/rational';
import { withParts, type Syntax, binderNode } from '../io/syntax';
import { replace } from '../core/substitution';

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
