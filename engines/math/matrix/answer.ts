/** A text with matrices or lists → its answer. */
import { itemAt, lastOf } from '../../kit/checked';
import { add, divide, multiply } from '../core/arithmetic';
import { bounded } from '../core/bounded';
import { exactVariables, expressionOf, type Variables } from '../core/build';
import { describe, type Evaluation } from '../evaluate';
import { freeSymbolsOf, isInteger, MINUS_ONE, ONE, type Expression } from '../core/expression';
import { applyFunction } from '../functions/functions';
import { latexSyntax } from '../io/mathml';
import { syntaxOf } from '../io/layout';
import type { Token } from '../io/lexer';
import { ParseError, Parser } from '../io/parse';
import { power } from '../core/powers';
import { printSyntax } from '../io/print';
import { callNode, childrenOf, itemsOf, LIST, type Syntax } from '../io/syntax';
import { NoValueError } from '../core/refusals';
import { normal } from '../calculus/forms';
import { OF_LISTS } from './lists';
import {
	addMatrices,
	mapEntries,
	matrixOf,
	multiplyMatrices,
	powerOfMatrix,
	scaleMatrix,
	transpose,
	vector,
	zipped,
	type Matrix
} from './matrix';
import { type Value, isMatrix, MATRIX_FUNCTIONS, SHARED, ofList } from './functions';

const namesOf = (value: Value): string[] => freeSymbolsOf(isMatrix(value) ? value.rows.flat() : [value]);

const isGreek = (name: string): boolean =>
	/^(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|rho|sigma|omega|psi|chi)$/i.test(name);

/** Something that is not read here; the message says what. */
class NotReadable extends Error {
	override readonly name = 'NotReadable';
}

/** The answer of a text with matrices. Undefined for unsupported texts. Throws ApiError. */
export function matrixAnswer(
	text: string,
	variables: Readonly<Record<string, number>>,
	digits: number,
	steps?: number
): Evaluation | undefined {
	return bounded(() => {
		try {
			const values = exactVariables(variables);
			const value = new Evaluator(values).valueOf(new MatrixReader(prepared(text), new Set(values.keys()), {}).whole());
			const word = namesOf(value).find((name) => /^[A-Za-z_]{2,}$/.test(name) && !isGreek(name));
			if (word !== undefined) throw new NotReadable(`"${word}" is not a number, and not an unknown of one letter`);
			return written(value, digits);
		} catch (error) {
			if (!(error instanceof NotReadable) && !(error instanceof ParseError)) throw error;
			// Without a bracket it may be a text of the core.
			if (!text.includes('[')) return undefined;
			throw new NoValueError(error.message.replace(/,? at character \d+/, ''), { cause: error });
		}
	}, steps);
}

/** The text with one spelling of a transpose, and a space before .* that keeps its point from a number. */
const prepared = (text: string): string => text.replace(/ᵀ|\^\s*⊤/g, "'").replace(/\.(?=[*/^])/g, ' .');

/** Calls for operations entry by entry: .* ./ .^ */
const ENTRYWISE: Readonly<Record<string, (x: Expression, y: Expression) => Expression>> = {
	'.*': (x, y) => multiply([x, y]),
	'./': divide,
	'.^': power
};

/** The call for what stands between bars: the determinant of a matrix, the length of a vector, the absolute value of a number. */
const BARS = '| |';

/** Functions of a number that apply to every entry of a matrix. Others apply to a list. */
const ROUNDING: ReadonlySet<string> = new Set(['abs', 'floor', 'ceil', 'round']);

/** Whether a function is one of matrices and lists alone. */
const isOfMatrices = (name: string): boolean =>
	Object.hasOwn(MATRIX_FUNCTIONS, name) || (Object.hasOwn(OF_LISTS, name) && !SHARED.has(name));

/** The grammar with lists in brackets: [1, 2; 3, 4], [[1, 2], [3, 4]] and [1 2; 3 4]. */
class MatrixReader extends Parser {
	override whole(): Syntax {
		this.addCommas();
		while (['what', 'is', 'the'].some((word) => this.isWord(word))) this.take();
		// A = [1, 2]
		if (/^[A-Z]$/.test(this.next.text) && this.peek().text === '=' && this.peek(2).text === '[') this.index += 2;
		return super.whole();
	}

	/** Adds commas where spaces part entries: [1 -2] has two, [1 - 2] and [1 -2, 3] have signs. */
	private addCommas(): void {
		// Where entries begin in each open row; undefined in parentheses, and in a row with commas.
		const rows: (number[] | undefined)[] = [];
		const found: number[] = [];
		for (const [at, { text }] of this.tokens.entries()) {
			if (this.separates(at)) rows.at(-1)?.push(at);
			if (text === ',') rows.splice(-1, 1, undefined);
			if (')];'.includes(text)) found.push(...(rows.pop() ?? []));
			if ('([;'.includes(text)) rows.push(text === '(' ? undefined : []);
		}
		for (const at of found.sort((a, b) => b - a))
			this.tokens.splice(at, 0, { kind: 'sign', text: ',', at: this.tokens[at]?.at ?? 0, tight: true });
	}

	private separates(at: number): boolean {
		const [before, token, after] = [this.tokens[at - 1], this.tokens[at], this.tokens[at + 1]];
		if (!before || !token || token.tight || isInfix(before) || isInfix(token)) return false;
		const isName = before.kind === 'name';
		const operand = isName
			? !/[A-Za-z]{2}$/.test(before.text)
			: before.kind === 'number' || ")!%°']".includes(before.text);
		const isSigned = (token.text === '-' || token.text === '+') && after?.tight === true;
		return operand && (token.kind !== 'sign' || isSigned || '(√∛['.includes(token.text));
	}

	protected override startsOperand(): boolean {
		return this.is('[') || super.startsOperand();
	}

	protected override atom(): Syntax {
		if (this.is('[')) return this.list();
		const isBars = this.is('|');
		const node = super.atom();
		return isBars && hasList(node) ? callNode(BARS, childrenOf(node), node.at) : node;
	}

	private list(): Syntax {
		const { at } = this.take();
		const rows: Syntax[][] = [[]];
		do {
			if (this.tokens[this.index - 1]?.text === ';') rows.push([]);
			if (this.is(',') || this.is(';') || this.is(']')) throw new NoValueError('an entry of the matrix is missing');
			lastOf(rows).push(this.logical());
		} while (this.another());
		if (this.next.kind === 'end') throw new NoValueError('a bracket is not closed');
		if (!this.is(']')) this.unexpected('"," or "]"');
		this.take();
		if (this.is('[')) throw new NotReadable('access to a part is not understood here');
		const lists = rows.map((row) => callNode(LIST, row, at));
		return lists.length === 1 ? lastOf(lists) : callNode(LIST, lists, at);
	}

	protected override postfix(): Syntax {
		let operand = super.postfix();
		while (this.is("'")) operand = callNode('transpose', [operand], this.take().at);
		return operand;
	}

	protected override power(): Syntax {
		const base = super.power();
		if (!this.is('.') || this.peek().text !== '^') return base;
		const { at } = this.take();
		this.take();
		return callNode('.^', [base, this.unary()], at);
	}

	/** [1, 2] dot [3, 4], [1, 2] .* [3, 4]; x between two lists of three is the cross product. */
	protected override joined(left: () => Syntax): Syntax | undefined {
		const { text, at } = this.next;
		const between = this.tokens[this.index - 1]?.text === ']' && this.peek().text === '[';
		if (between && (this.isWord('x') || this.text[at] === '×')) {
			this.take();
			return callNode('×', [left(), this.unary()], at);
		}
		const isPoint = this.is('.');
		if (!isPoint && !this.isWord('dot') && !this.isWord('cross')) return undefined;
		this.take();
		const isEntrywise = isPoint && (this.is('*') || this.is('/'));
		const operator = isEntrywise ? `.${this.take().text}` : isPoint ? 'dot' : text.toLowerCase();
		if (this.isWord('product')) this.take();
		return callNode(operator, [left(), this.unary()], at);
	}

	/** Functions of matrices, with parentheses or none: det [1, 2; 3, 4], determinant of […]. */
	protected override name(token: Token): Syntax {
		const name = ofList(token.text);
		if (this.variables.has(token.text) || !isOfMatrices(name)) return super.name(token);
		if (this.is('(')) return this.call(token, name, 0, Infinity);
		if (this.isWord('of') && this.peek().text === '[') this.take();
		return this.is('[') ? callNode(name, [this.postfix()], token.at) : super.name(token);
	}
}

const isInfix = ({ kind, text }: Token): boolean => kind === 'name' && (text === 'mod' || text === 'of');

const hasList = (node: Syntax): boolean => itemsOf(node) !== undefined || childrenOf(node).some(hasList);

/** Trees with lists → their values. */
class Evaluator {
	constructor(private readonly variables: Variables) {}

	valueOf(node: Syntax): Value {
		switch (node.type) {
			case 'negate':
				return timesNumber(this.valueOf(node.operand), MINUS_ONE);
			case 'sum':
				return node.terms
					.map(({ negative, node: term }) => {
						const value = this.valueOf(term);
						return negative ? timesNumber(value, MINUS_ONE) : value;
					})
					.reduce(sumOf);
			case 'product':
				return node.factors.reduce<Value | undefined>((total, { operator, node: factor }) => {
					const value = this.valueOf(factor);
					if (operator === 'mod') return this.remainder(total, value);
					if (operator === '*') return total === undefined ? value : productOf(total, value);
					if (isMatrix(value)) throw new NoValueError('a matrix is multiplied by an inverse, not divided by');
					return timesNumber(total ?? ONE, divide(ONE, value));
				}, undefined) as Value;
			case 'power': {
				const base = this.valueOf(node.base);
				const isTranspose = node.exponent.type === 'name' && node.exponent.name === 'T' && !this.variables.has('T');
				if (isMatrix(base) && isTranspose) return transpose(base);
				const exponent = this.valueOf(node.exponent);
				if (isMatrix(exponent)) throw new NoValueError('an exponent is no matrix here');
				if (!isMatrix(base)) return power(base, exponent);
				if (!isInteger(exponent)) throw new NoValueError('a matrix has whole powers here');
				return powerOfMatrix(base, exponent.value.num);
			}
			case 'call':
				if (node.name === LIST) return this.list(node.args);
				if (Object.hasOwn(ENTRYWISE, node.name) || isOfMatrices(node.name) || hasList(node))
					return this.called(
						node.name,
						node.args.map((arg) => this.valueOf(arg))
					);
				return expressionOf(node, this.variables);
			default:
				if (hasList(node)) throw new NotReadable('a list is not understood there');
				return expressionOf(node, this.variables);
		}
	}

	private remainder(total: Value | undefined, value: Value): Expression {
		if (!total || isMatrix(total) || isMatrix(value)) throw new NotReadable('mod is not understood of lists');
		return applyFunction('mod', [total, value]);
	}

	private list(nodes: readonly Syntax[]): Matrix {
		const items = nodes.map((node) => this.valueOf(node));
		const rows = items.filter(isMatrix);
		if (rows.length === items.length) return matrixOf(rows.map((row) => itemAt(row.rows, 0)));
		if (rows.length > 0) throw new NoValueError('a matrix has rows of numbers');
		return matrixOf([items as Expression[]], true);
	}

	private called(typed: string, args: readonly Value[]): Value {
		const name = ofList(typed);
		if (name === '×')
			return args.every((arg) => isMatrix(arg) && arg.flat && itemAt(arg.rows, 0).length === 3)
				? this.called('cross', args)
				: productOf(itemAt(args, 0), itemAt(args, 1));
		if (name === BARS) {
			const inner = itemAt(args, 0);
			if (!isMatrix(inner)) return applyFunction('abs', [inner]);
			return this.called(inner.rows.length > 1 && itemAt(inner.rows, 0).length > 1 ? 'det' : 'norm', args);
		}
		const entrywise = Object.hasOwn(ENTRYWISE, name) ? ENTRYWISE[name] : undefined;
		if (entrywise) return zipped(itemAt(args, 0), itemAt(args, 1), entrywise);
		const own = Object.hasOwn(MATRIX_FUNCTIONS, name) ? MATRIX_FUNCTIONS[name] : undefined;
		if (own) return own(args);
		const statistic = Object.hasOwn(OF_LISTS, name) ? OF_LISTS[name] : undefined;
		if (statistic) {
			const items = args.flatMap((arg) =>
				isMatrix(arg) ? (name === 'norm' ? arg.rows.flat() : vector(arg, name)) : [arg]
			);
			if (items.length === 0) throw new NoValueError(`${name} needs numbers`);
			return normal(statistic(items));
		}
		// A function of numbers, of every entry of a list.
		const [list, ...others] = args.filter(isMatrix);
		if (!list || others.length > 0) throw new NotReadable(`${name} takes one list here`);
		if (!list.flat && !ROUNDING.has(name))
			throw new NotReadable(`${name} of a matrix is not computed here: of a list it is taken entry by entry`);
		return mapEntries(list, (x) =>
			applyFunction(
				name,
				args.map((arg) => (isMatrix(arg) ? x : arg))
			)
		);
	}
}

const timesNumber = (value: Value, c: Expression): Value =>
	isMatrix(value) ? scaleMatrix(value, c) : multiply([c, value]);

function sumOf(a: Value, b: Value): Value {
	if (isMatrix(a) && isMatrix(b)) return addMatrices(a, b);
	if (isMatrix(a) || isMatrix(b)) throw new NoValueError('a number and a matrix have no sum');
	return add([a, b]);
}

function productOf(a: Value, b: Value): Value {
	if (isMatrix(a)) return isMatrix(b) ? multiplyMatrices(a, b) : scaleMatrix(a, b);
	return isMatrix(b) ? scaleMatrix(b, a) : multiply([a, b]);
}

function written(value: Value, digits: number): Evaluation {
	if (!isMatrix(value)) return describe(normal(value), digits);
	const { rows, flat } = value;
	const unknowns = namesOf(value);
	const write = <T>(table: readonly (readonly T[])[], f: (x: T) => string): string => `[${table.map((row) => row.map(f).join(', ')).join('; ')}]`; // prettier-ignore
	// Laid out once for both ways of writing.
	const syntaxes = rows.map((row) => row.map(syntaxOf));
	const latexRows = flat ? [itemAt(syntaxes, 0)] : syntaxes;
	return {
		exact: write(syntaxes, printSyntax),
		decimal: null,
		decimalText: unknowns.length > 0 ? null : write(rows, (x) => describe(x, digits).decimalText ?? ''),
		latex: `\\begin{pmatrix}${latexRows.map((row) => row.map(latexSyntax).join(' & ')).join(' \\\\ ')}\\end{pmatrix}`,
		kind: 'matrix',
		unknowns
	};
}
