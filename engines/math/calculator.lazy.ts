/**
 * Units, matrices and lists by mathjs, with nothing of it but arithmetic: the expression is parsed, every node is checked
 * against lists of what may occur, and only then evaluated. Assignments, function definitions, property and index
 * access, strings, objects, blocks, ranges and every function that is not listed are refused.
 */
import { create, type BigNumber, type FactoryFunctionMap, type MathNode, type MathJsInstance } from 'mathjs';
import * as parts from './io/calculator-parts';
import { decimalOfRational, formatDecimal } from './reals/digits';
import type { Evaluation } from './evaluate';
import { numberFromRational, parseDecimal, type Rational } from './core/rational';

/** Not an expression for the calculator, or one with no answer; the message says why. */
export class CalculatorError extends Error {
	override readonly name: string = 'CalculatorError';
}

/** Not in the calculator's grammar either. */
export class NotReadable extends CalculatorError {}

const DEPENDENCIES: Readonly<Record<string, FactoryFunctionMap | undefined>> = parts;

const FUNCTIONS = new Set(
	(
		'abs ceil floor round sqrt exp log sin cos tan min max sum prod mean median mode std variance quantileSeq mad cumsum ' +
		'det inv transpose trace cross dot norm kron diag lusolve'
	).split(' ')
);
/** Functions whose value is not a fraction of fractions. */
const INEXACT = new Set('sqrt exp log sin cos tan norm mad quantileSeq'.split(' '));
const OPERATORS = new Set(
	'add subtract multiply divide pow unaryMinus unaryPlus dotMultiply dotDivide dotPow to'.split(' ')
);
const CONSTANTS = new Set(['pi', 'e', 'tau', 'phi']);

/** Numbers in all matrices and lists together. */
const MAX_ELEMENTS = 400;
/** Product of all powers that stand inside each other. */
const MAX_POWER = 200;
const MAX_NODES = 3_000;

let exact: MathJsInstance | undefined;
let decimal: MathJsInstance | undefined;

/** Fractions first: what they cannot do is done with 64 digits. */
const exactMath = (): MathJsInstance =>
	(exact ??= create(DEPENDENCIES as FactoryFunctionMap, { number: 'Fraction' }) as MathJsInstance);
const decimalMath = (): MathJsInstance =>
	(decimal ??= create(DEPENDENCIES as FactoryFunctionMap, { number: 'BigNumber', precision: 64 }) as MathJsInstance);

/** The value of a calculator expression; `evaluateExact` is the exact core. Throws CalculatorError. */
export function calculate(
	text: string,
	variables: Readonly<Record<string, number>>,
	digits: number,
	evaluateExact: (text: string) => Evaluation
): Evaluation {
	let tree: MathNode;
	try {
		tree = exactMath().parse(text);
	} catch (error) {
		throw new NotReadable(reasonOf(error), { cause: error });
	}
	const inspection = new Inspection(variables, exactMath());
	inspection.inspect(tree, 1);
	let failure: unknown;
	for (const math of inspection.inexact ? [decimalMath()] : [exactMath(), decimalMath()]) {
		try {
			const scope = new Map<string, unknown>(
				Object.entries(variables).map(([name, value]) => [name, literal(math, value)])
			);
			// The standard deviation is a root: the exact core writes it.
			const root = math === exactMath() ? squareOf(tree) : undefined;
			if (root) {
				const square = rationalOf(root.compile().evaluate(scope), math);
				return evaluateExact(`sqrt(${square.num}/${square.den})`);
			}
			const own = math === exactMath() ? tree : math.parse(text);
			const value = own.compile().evaluate(scope) as unknown;
			// The fractions of a unit's factor are rounded to short ones, down to 0; 64 digits are not.
			if (math === exactMath() && math.isUnit(value)) continue;
			return describe(value, math, digits);
		} catch (error) {
			failure = error;
		}
	}
	throw new CalculatorError(reasonOf(failure), { cause: failure });
}

/** variance(…) for std(…). */
function squareOf(tree: MathNode): MathNode | undefined {
	const { type, fn, args } = tree as unknown as { type: string; fn?: { name?: string }; args?: MathNode[] };
	if (type !== 'FunctionNode' || fn?.name !== 'std' || !args) return undefined;
	return exactMath().parse(`variance(${args.map((arg) => arg.toString()).join(', ')})`);
}

const reasonOf = (error: unknown): string => {
	const text = error instanceof Error ? error.message : String(error);
	return text.replace(/\(char (\d+)\)/, 'at character $1').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
};

const literal = (math: MathJsInstance, value: number): unknown =>
	math === exactMath() ? math.fraction(String(value)) : math.bignumber(String(value));

const WORDS: Readonly<Record<string, string>> = {
	AccessorNode: 'access to a part',
	IndexNode: 'access to a part',
	AssignmentNode: 'an assignment',
	FunctionAssignmentNode: 'a function definition',
	BlockNode: 'a list of statements',
	ObjectNode: 'an object',
	RangeNode: 'a range'
};

/** Walks the tree before anything is evaluated. */
class Inspection {
	/** A root, an angle or pi occurs: fractions would round it silently. */
	inexact = false;
	private elements = 0;
	private nodes = 0;

	constructor(
		private readonly variables: Readonly<Record<string, number>>,
		private readonly math: MathJsInstance
	) {}

	inspect(node: MathNode, power: number): void {
		if (++this.nodes > MAX_NODES) throw new CalculatorError('is too long for units and matrices');
		const parts = node as unknown as Record<string, unknown>;
		switch (node.type) {
			case 'ConstantNode':
				if (typeof parts['value'] === 'string' || typeof parts['value'] === 'boolean') throw this.refused('text');
				return;
			case 'ParenthesisNode':
				return this.inspect(parts['content'] as MathNode, power);
			case 'ArrayNode': {
				const items = parts['items'] as MathNode[];
				this.elements += items.length;
				if (this.elements > MAX_ELEMENTS)
					throw new CalculatorError(`has more than ${MAX_ELEMENTS} numbers in matrices`);
				for (const item of items) this.inspect(item, power);
				return;
			}
			case 'SymbolNode':
				return this.symbol(parts['name'] as string);
			case 'OperatorNode': {
				const name = parts['fn'] as string;
				if (!OPERATORS.has(name)) throw this.refused(`"${String(parts['op'])}"`);
				const args = parts['args'] as MathNode[];
				const inner = name === 'pow' || name === 'dotPow' ? power * this.exponent(args[1] as MathNode) : power;
				if (inner > MAX_POWER) throw new CalculatorError(`has a power over ${MAX_POWER}`);
				for (const arg of args) this.inspect(arg, inner);
				return;
			}
			case 'FunctionNode': {
				const callee = parts['fn'] as { readonly type: string; readonly name?: string };
				if (callee.type !== 'SymbolNode' || callee.name === undefined || !FUNCTIONS.has(callee.name))
					throw new CalculatorError(`unknown function "${callee.name ?? ''}"`);
				if (INEXACT.has(callee.name) || (callee.name === 'std' && this.nodes > 1)) this.inexact = true;
				for (const arg of parts['args'] as MathNode[]) this.inspect(arg, power);
				return;
			}
			default:
				throw this.refused(WORDS[node.type] ?? 'this');
		}
	}

	private refused(what: string): CalculatorError {
		return new CalculatorError(`${what} is not understood here`);
	}

	private symbol(name: string): void {
		if (CONSTANTS.has(name)) this.inexact = true;
		if (CONSTANTS.has(name) || Object.hasOwn(this.variables, name)) return;
		const { Unit } = this.math as unknown as { Unit: { isValuelessUnit(name: string): boolean } };
		if (!Unit.isValuelessUnit(name)) throw new CalculatorError(`"${name}" is neither a unit nor a variable`);
	}

	/** Size of a written exponent, 1 at least. */
	private exponent(node: MathNode): number {
		let inner: Record<string, unknown> = node as unknown as Record<string, unknown>;
		while (inner['type'] === 'ParenthesisNode' || (inner['type'] === 'OperatorNode' && inner['fn'] === 'unaryMinus'))
			inner = (inner['content'] ?? (inner['args'] as unknown[])[0]) as Record<string, unknown>;
		if (inner['type'] !== 'ConstantNode') throw new CalculatorError('needs written numbers as exponents here');
		const size = Math.abs(Number(inner['value']));
		if (!Number.isInteger(size)) this.inexact = true;
		return Math.max(1, size);
	}
}

/** A number as the engine's own fraction; a BigNumber is the decimal that it is written as. */
function rationalOf(value: unknown, math: MathJsInstance): Rational {
	if (math.isFraction(value)) {
		const { s, n, d } = value as unknown as { s: bigint; n: bigint; d: bigint };
		return { num: BigInt(s) * BigInt(n), den: BigInt(d) };
	}
	const text = math.isBigNumber(value)
		? (value as BigNumber).toString()
		: typeof value === 'number'
			? String(value)
			: undefined;
	if (text === undefined || !/^-?\d/.test(text))
		throw new CalculatorError('has no value in numbers, units or matrices');
	const magnitude = parseDecimal(text.replace(/^-/, ''));
	return text.startsWith('-') ? { num: -magnitude.num, den: magnitude.den } : magnitude;
}

/** Decimal where it ends within 64 digits, else a fraction. */
function rationalText(value: Rational): string {
	if (value.num === 0n) return '0';
	const decimalForm = decimalOfRational(value, 64);
	if (decimalForm.exact) return formatDecimal(decimalForm, value.num < 0n);
	return `${value.num}/${value.den}`;
}

function digitsText(value: Rational, digits: number): string {
	if (value.num === 0n) return '0';
	return formatDecimal(decimalOfRational(value, digits), value.num < 0n);
}

interface UnitValue {
	toJSON(): { value: unknown; unit: string | null };
}

function describe(result: unknown, math: MathJsInstance, digits: number): Evaluation {
	const unknowns: readonly string[] = [];
	if (math.isUnit(result)) {
		// kg m/s² is written N; a unit that was asked for stays.
		const unit = result as unknown as UnitValue & { simplify(): UnitValue };
		const own = unit.toJSON();
		const { value, unit: name } = own.unit?.includes(' ') ? unit.simplify().toJSON() : own;
		if (value === null || value === undefined || !name) throw new CalculatorError('has no number before its unit');
		const number = rationalOf(value, math);
		const fraction = rationalText(number);
		const exactText = `${fraction.includes('/') ? `(${fraction})` : fraction} ${name}`;
		return {
			exact: exactText,
			decimal: numberFromRational(number),
			decimalText: `${digitsText(number, digits)} ${name}`,
			latex: `${latexNumber(number)}\\,\\mathrm{${name.replace(/ /g, '').replace(/\^(\d+)/g, '^{$1}')}}`,
			kind: 'unit',
			unknowns
		};
	}
	if (math.isMatrix(result) || Array.isArray(result)) {
		const rows = (
			math.isMatrix(result) ? (result as unknown as { toArray(): unknown[] }).toArray() : result
		) as unknown[];
		const table = rows.map((row) => (Array.isArray(row) ? row : [row]).map((cell) => rationalOf(cell, math)));
		const flat = !rows.some(Array.isArray);
		const write = (cell: (value: Rational) => string) =>
			flat
				? `[${table.map(([value]) => cell(value as Rational)).join(', ')}]`
				: `[${table.map((row) => row.map(cell).join(', ')).join('; ')}]`;
		return {
			exact: write(rationalText),
			decimal: null,
			decimalText: write((value) => digitsText(value, digits)),
			latex: `\\begin{pmatrix}${table.map((row) => row.map(latexNumber).join(' & ')).join(flat ? ' & ' : ' \\\\ ')}\\end{pmatrix}`,
			kind: 'matrix',
			unknowns
		};
	}
	const number = rationalOf(result, math);
	const double = numberFromRational(number);
	return {
		exact:
			number.den === 1n
				? String(number.num)
				: math === exactMath()
					? `${number.num}/${number.den}`
					: rationalText(number),
		decimal: Number.isFinite(double) ? double : null,
		decimalText: digitsText(number, digits),
		latex: latexNumber(number),
		kind: number.den === 1n ? 'integer' : math === exactMath() ? 'rational' : 'real',
		unknowns
	};
}

function latexNumber(value: Rational): string {
	const text = rationalText(value);
	if (!text.includes('/')) return text;
	const sign = value.num < 0n ? '-' : '';
	return `${sign}\\frac{${value.num < 0n ? -value.num : value.num}}{${value.den}}`;
}
