/** A text that asks for calculus, roots or factors → its answer. */
import { defined, itemAt } from '../../kit/checked';
import { bounded } from '../core/bounded';
import { exactVariables, type Variables } from '../core/build';
import { NoValueError } from '../core/refusals';
import { describe, type Evaluation, describeTruth } from '../evaluate';
import { subtract } from '../core/arithmetic';
import { freeSymbols, number, symbol, type Expression } from '../core/expression';
import { syntaxOf } from '../io/layout';
import { integer } from '../core/rational';
import { latexSyntax } from '../io/mathml';
import { hasOperator, operatorOf } from '../io/operators';
import { printSyntax } from '../io/print';
import { callNode, literal, type Syntax } from '../io/syntax';
import { NATURAL } from '../io/parser-names';
import { namesOf } from '../simplify/verify';
import { ParseError } from '../io/lexer';
import { listed, asOperation, hasOperation, type Operation } from './operations';
import { areaBetween, extremumOf, type Ends, axisOf, domainOf, vertexOf, writtenSquare } from './features';
import { divisorsOf, factoredInteger, isPrime } from './factors';
import { inverseBeside, OF_WHOLE_NUMBER, primesBetween } from './whole-numbers';
import { divisorOf } from './algebra';
import { solveOde, withDerivatives } from './odes';
import { congruenceAnswer } from './congruence';
import { conditions, startsWithOperator, one, unknownNamed, without } from './reading';
import { Relations } from './relations';
import { symbolicAnswer } from './solve/answer';
import { equals } from './explain/equation';
import { OperatorValues } from './operator-values';

/** A calculus answer; undefined for others. Throws ApiError: 400 meaningless, 422 not found or past `steps`. */
export const calculate = (
	text: string,
	variables: Readonly<Record<string, number>>,
	digits: number,
	steps?: number,
	explained = false
): Evaluation | undefined =>
	bounded(() => {
		const calculation = new Calculation(exactVariables(variables), digits, explained);
		const found = calculation.whole(conditions(text) ?? text);
		if (!found) return undefined;
		const said = [
			...(found.said ?? []),
			...calculation.notes.map((note) => note.text).filter((note) => note !== NATURAL),
			...calculation.conditions.map((condition) => `for ${condition}: elsewhere the derivative is another`),
			...(LOGARITHM.test(text) ? ['log is the natural logarithm; log10 is to base 10'] : [])
		];
		return { ...found, said, ...(explained && { steps: calculation.steps }) };
	}, steps);

/** A logarithm without its base. */
const LOGARITHM = /(?<!\w)log(?:\s*\((?:[^(),]|\([^()]*\))*\)|\s+\w)/i;

/** More last digits are not told. */
const MAX_LAST = 1_000;

class Calculation extends OperatorValues {
	private readonly relations: Relations;

	constructor(variables: Variables, digits: number, explained: boolean) {
		super(variables, digits, explained);
		this.relations = new Relations({
			variables,
			digits,
			read: (text) => this.read(text),
			plain: (node, scope, values) => {
				const tree = this.operations.plain(node, scope, values);
				for (const value of values.values()) this.open.closed(value);
				return tree;
			},
			explain: (make) => this.explain(make)
		});
	}

	private congruence(args: readonly Syntax[]): Evaluation {
		if (args.length === 0 || args.length % 3 > 0)
			throw new NoValueError('congruence takes both sides and the modulus, or several such');
		const list = Array.from({ length: args.length / 3 }, (_, k) => {
			const [f, g] = [itemAt(args, 3 * k), itemAt(args, 3 * k + 1)].map((side) =>
				this.expression(side, 'congruence', this.variables)
			);
			const modulus = this.wholeNumber('congruence', [itemAt(args, 3 * k + 2)]);
			return { left: f as Expression, right: g as Expression, modulus };
		});
		return congruenceAnswer(list, this.digits);
	}

	whole(text: string): Evaluation | undefined {
		const operator = hasOperator(text);
		const relation = this.relations.whole(text, operator);
		if (relation) return relation;
		if (!hasOperator(text, true)) return undefined;
		const tree = this.tree(text, operator);
		if (!tree) return undefined;
		// Repeats the notes of an unsolved relation.
		this.told.length = 0;
		const found = this.ofTree(tree);
		return found && { asked: tree, ...found };
	}

	/** The tree of a text. Undefined for lists and matrices, and for text that has no operator and does not parse. */
	private tree(text: string, operator: boolean): Syntax | undefined {
		try {
			return this.read(text);
		} catch (error) {
			const unread = error instanceof NoValueError && error.cause instanceof ParseError;
			if (unread && (!operator || (/[[{]/.test(text) && !startsWithOperator(text)))) return undefined;
			throw error;
		}
	}

	private ofTree(tree: Syntax): Evaluation | undefined {
		if (tree.type === 'call' && (tree.name === 'gcd' || tree.name === 'lcm')) return this.divisor(tree.name, tree.args);
		const operation = asOperation(tree);
		if (operation) return this.answerOf(operation);
		if (!hasOperation(tree)) return undefined;
		if (tree.type === 'comparison') return this.relations.undecided(tree);
		return this.open.describe(this.expression(tree, 'the expression', this.variables), this.digits);
	}

	private answerOf(operation: Operation): Evaluation | undefined {
		const operator = defined(operatorOf(operation));
		const args = operation.type === 'call' ? operation.args : [];
		switch (operator) {
			case 'isprime':
				return describeTruth(isPrime(this.wholeNumber(operator, args)));
			case 'divisors':
				return listed(divisorsOf(this.wholeNumber(operator, args)));
			case 'primes':
				return listed(primesBetween(...this.bothWholeNumbers(operator, args)));
			case 'modinverse':
				return describe(number(integer(inverseBeside(...this.bothWholeNumbers(operator, args)))), this.digits);
			case 'nextprime':
			case 'previousprime':
			case 'prime':
			case 'digitsum':
			case 'trailingzeros':
				return describe(number(integer(OF_WHOLE_NUMBER[operator](this.wholeNumber(operator, args)))), this.digits);
			case 'lastdigits':
				return describe(number(integer(this.lastDigits(args))), this.digits);
			case 'factor':
				return this.factors(args);
			case 'solve':
				return this.relations.solve(operation);
			case 'vertex':
				return vertexOf(...this.ofOne(operator, args), this.digits);
			case 'axisofsymmetry':
				return axisOf(...this.ofOne(operator, args), this.digits);
			case 'completesquare':
				return writtenSquare(...this.ofOne(operator, args));
			case 'domain':
				return this.domain(one(operator, args));
			case 'maximize':
			case 'minimize':
				return this.extremum(operator, args);
			case 'areabetween':
				return this.area(args);
			case 'dsolve':
				return this.differentialEquation(args);
			case 'congruence':
				return this.congruence(args);
			default:
				return this.open.describe(this.valueOf(operation, this.variables), this.digits);
		}
	}

	private bothWholeNumbers(operator: string, [a, b, ...more]: readonly Syntax[]): [bigint, bigint] {
		if (!a || !b || more.length > 0) throw new NoValueError(`${operator} takes two whole numbers`);
		return [this.wholeNumber(operator, [a]), this.wholeNumber(operator, [b])];
	}

	/** The last digits of a whole number, by default one. Their zeros in front are lost. */
	private lastDigits([x, count, ...more]: readonly Syntax[]): bigint {
		if (!x || more.length > 0) throw new NoValueError('lastdigits takes a whole number and how many digits');
		const digits = count ? Number(this.wholeNumber('lastdigits', [count])) : 1;
		if (digits < 1 || digits > MAX_LAST) throw new NoValueError(`the last 1 to ${MAX_LAST} digits are told`);
		const ten = literal(`1${'0'.repeat(digits)}`, x.at);
		return this.wholeNumber('lastdigits', [callNode('mod', [callNode('abs', [x], x.at), ten], x.at)]);
	}

	private ends(operator: string, args: readonly Syntax[]): Ends | undefined {
		const [from, to, ...more] = args;
		if (!from) return undefined;
		if (!to || more.length > 0) throw new NoValueError(`${operator} takes both ends of an interval or none`);
		return [this.expression(from, operator, this.variables), this.expression(to, operator, this.variables)];
	}

	private extremum(operator: 'maximize' | 'minimize', args: readonly Syntax[]): Evaluation {
		const [f, name] = this.ofOne(operator, args.slice(0, 2));
		return extremumOf(f, name, operator === 'maximize' ? 1 : -1, this.ends(operator, args.slice(2)), this.digits);
	}

	private area(args: readonly Syntax[]): Evaluation {
		const [first, second, variable] = args;
		if (!first || !second || !variable) throw new NoValueError('areabetween takes two functions and their variable');
		const { name } = unknownNamed(variable, 'areabetween');
		const [f, g] = [first, second].map((each) => this.expression(each, 'areabetween', without(this.variables, [name])));
		return areaBetween(defined(f), defined(g), name, this.ends('areabetween', args.slice(3)), this.digits);
	}

	private domain(body: Syntax): Evaluation {
		const values = new Map(this.variables);
		const syntax = this.operations.plain(body, this.variables, values);
		for (const value of values.values()) this.open.closed(value);
		const [name, ...others] = [...namesOf(syntax)].filter((each) => !values.has(each));
		if (name === undefined || others.length > 0) throw new NoValueError('domain takes an expression in one unknown');
		return domainOf(syntax, name, values);
	}

	private differentialEquation([equation, function_, variable, ...more]: readonly Syntax[]): Evaluation {
		if (!equation || more.length > 0) throw new NoValueError('dsolve takes an equation, its function and its variable');
		const y = function_ ? unknownNamed(function_, 'dsolve').name : 'y';
		const x = variable ? unknownNamed(variable, 'dsolve').name : 'x';
		const inner = without(this.variables, [x, y]);
		const sides = equation.type === 'comparison' ? equation.operands : [equation];
		if (sides.length > 2 || (equation.type === 'comparison' && equation.signs[0] !== '='))
			throw new NoValueError('dsolve takes one equation');
		const [left, right] = sides.map((side) => this.expression(withDerivatives(side, y, x), 'dsolve', inner));
		const found = solveOde(right ? subtract(defined(left), right) : defined(left), y, x);
		this.notes.push({ text: 'C1, C2 … are any constants', alternative: null });
		const pairs = 'values' in found ? found.values.map((value) => [symbol(y), value] as const) : [found.relation];
		const written = pairs.map(([left, right]) => equals(syntaxOf(left), syntaxOf(right)));
		const unknowns = written.flatMap((each) => [...namesOf(each)]);
		const latex = written.map(latexSyntax).join(' \\;\\lor\\; ');
		return symbolicAnswer(written.map(printSyntax).join(' or '), latex, unknowns);
	}

	private factors(args: readonly Syntax[]): Evaluation {
		const x = this.factoredExpression(args, this.variables);
		if (x.kind !== 'number') return describe(x, this.digits);
		const syntax = factoredInteger(x.value);
		return { ...describe(x, this.digits), exact: printSyntax(syntax), latex: latexSyntax(syntax) };
	}

	private divisor(operator: 'gcd' | 'lcm', args: readonly Syntax[]): Evaluation | undefined {
		const items = args.map((arg) => this.expression(arg, operator, this.variables));
		if (items.every((item) => freeSymbols(item).length === 0)) return undefined;
		return describe(divisorOf(operator, items), this.digits);
	}
}
