/** A text that asks for calculus, roots or factors → its answer. */
import { defined, itemAt } from '../../kit/checked';
import { bounded } from '../core/bounded';
import { exactVariables, type Variables } from '../core/build';
import { Declined, NoValueError } from '../core/refusals';
import { describe, type Evaluation, describeTruth } from '../evaluate';
import { attempt } from '../core/budget';
import { subtract } from '../core/arithmetic';
import { freeSymbols, integerNode, isInteger, number, symbol, type Expression } from '../core/expression';
import { syntaxOf } from '../io/layout';
import { integer } from '../core/rational';
import { MAX_STEPS, type Step } from '../core/step';
import { latexSyntax } from '../io/mathml';
import { Budget } from '../poly/budget';
import { hasOperator, operatorOf } from '../io/operators';
import { printSyntax } from '../io/print';
import type { BinderNode, Syntax } from '../io/syntax';
import type { Note } from '../core/answer-notes';
import { NATURAL } from '../io/parser-names';
import { namesOf } from '../simplify/verify';
import { factoredForm } from '../simplify/factored';
import { normal, expandedWithin, MAX_EXPANDED, tidy } from './forms';
import { replace, substitute } from '../core/substitution';
import { ParseError } from '../io/lexer';
import { derivativeOf, realWhere } from './derivative';
import { derivativeSteps, seriesSteps } from './explain/derivative';
import { definiteSteps, integralSteps, limitSteps } from './explain/integral';
import type { Trace } from './integrate/linear';
import { antiderivative, holds } from './integrate/antiderivative';
import { definiteIntegral } from './integrate/definite';
import { limitOf, type Side, seriesAt } from './limit/limit';
import { listed, OpenIntegrals, asOperation, hasOperation, Operations, type Operation } from './operations';
import {
	areaBetween,
	extremumOf,
	type Ends,
	axisOf,
	completedSquare,
	discriminantOf,
	domainOf,
	vertexOf,
	writtenSquare
} from './features';
import { divisorsOf, factoredInteger, isPrime, primeBeside } from './factors';
import { divisorOf, apart, resultantOf } from './algebra';
import { inverseLaplace, laplace, solveOde, withDerivatives } from './odes';
import { congruenceAnswer } from './congruence';
import {
	conditions,
	readTree,
	startsWithOperator,
	one,
	onlyUnknown,
	unknownNamed,
	wholeArgument,
	without
} from './reading';
import { Relations } from './relations';

/**
 * The answer of a calculus text; undefined when it asks for nothing of the kind. Throws ApiError: 400 for what has no
 * meaning, 422 for what was not found or takes more than `steps`.
 */
export function calculate(
	text: string,
	variables: Readonly<Record<string, number>>,
	digits: number,
	steps?: number,
	explained = false
): Evaluation | undefined {
	return bounded(() => {
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
}

/** A logarithm without its base. */
const LOGARITHM = /(?<!\w)log(?:\s*\((?:[^(),]|\([^()]*\))*\)|\s+\w)/i;

/** Steps for telling how one operator was computed. */
const EXPLAIN_STEPS = 200_000;

/** Parts that may hold an integral of which only digits exist. */
const OPEN_IN: ReadonlySet<string> = new Set(['the expression', 'diff', 'expand', 'simplify', 'subs']);

class Calculation {
	readonly notes: Note[] = [];
	readonly #steps: Step[] = [];
	readonly #conditions = new Set<string>();
	private readonly open = new OpenIntegrals();
	private readonly operations = new Operations((operation, variables) => this.valueOf(operation, variables));
	private readonly relations: Relations;

	constructor(
		private readonly variables: Variables,
		private readonly digits: number,
		private readonly explained: boolean
	) {
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

	/** The steps of the operators, where the caller wants steps. */
	get steps(): readonly Step[] {
		return this.#steps.slice(0, MAX_STEPS);
	}

	/** The conditions under which the result holds. */
	get conditions(): readonly string[] {
		return [...this.#conditions];
	}

	/** Adds steps, which are built only on request. */
	private explain(make: () => readonly Step[]): void {
		if (this.explained) this.#steps.push(...(attempt({ steps: EXPLAIN_STEPS }, make) ?? []));
	}

	private read(text: string): Syntax {
		return readTree(text, new Set(this.variables.keys()), this.notes);
	}

	private congruence([left, right, modulus, ...more]: readonly Syntax[]): Evaluation {
		if (!left || !right || !modulus || more.length > 0)
			throw new NoValueError('congruence takes both sides and the modulus');
		const [f, g] = [left, right].map((side) => this.expression(side, 'congruence', this.variables));
		return congruenceAnswer(f as Expression, g as Expression, this.wholeNumber('congruence', [modulus]), this.digits);
	}

	whole(text: string): Evaluation | undefined {
		const operator = hasOperator(text);
		const relation = this.relations.whole(text, operator);
		if (relation) return relation;
		if (!hasOperator(text, true)) return undefined;
		const tree = this.tree(text, operator);
		if (!tree) return undefined;
		// Repeats the notes of an unsolved relation.
		this.#steps.length = 0;
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

	/** The answer of an operator that is the whole question. */
	private answerOf(operation: Operation): Evaluation | undefined {
		const operator = defined(operatorOf(operation));
		const args = operation.type === 'call' ? operation.args : [];
		switch (operator) {
			case 'isprime':
				return describeTruth(isPrime(this.wholeNumber(operator, args)));
			case 'divisors':
				return listed(divisorsOf(this.wholeNumber(operator, args)));
			case 'nextprime':
			case 'previousprime':
				return describe(
					number(integer(primeBeside(this.wholeNumber(operator, args), operator === 'nextprime'))),
					this.digits
				);
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

	/** An expression that may contain operators. */
	private expression(node: Syntax, what: string, variables: Variables): Expression {
		const x = this.operations.expression(node, what, variables);
		return OPEN_IN.has(what) ? x : this.open.closed(x);
	}

	private valueOf(operation: Operation, variables: Variables): Expression {
		const operator = defined(operatorOf(operation));
		if (operation.type === 'binder')
			switch (operation.operator) {
				case 'diff':
					return this.derivative(operation, variables);
				case 'integrate':
					return this.integral(operation, variables);
				case 'limit':
					return this.limit(operation, variables);
				case 'series':
					return this.series(operation, variables);
				case 'subs':
					return this.substituted(operation, variables);
				default:
					throw new NoValueError(`${operator} has to stand alone`);
			}
		const { args } = operation;
		switch (operator) {
			case 'diff':
			case 'integrate':
			case 'series':
				return this.ofOnly(operator, one(operator, args), variables);
			case 'factor':
				return this.factoredExpression(args, variables);
			case 'simplify':
				return tidy(normal(this.expression(one(operator, args), 'simplify', variables)));
			case 'expand':
				return this.expanded(this.expression(one(operator, args), 'expand', variables));
			case 'completesquare':
				return completedSquare(...this.ofOne(operator, args));
			case 'discriminant':
				return discriminantOf(...this.ofOne(operator, args));
			case 'apart':
				return apart(...this.ofOne(operator, args));
			case 'resultant':
				return this.resultant(args, variables);
			case 'laplace':
			case 'inverselaplace':
				return this.transform(operator, args, variables);
			default:
				throw new NoValueError(`${operator} has to stand alone`);
		}
	}

	/** Multiplies products out. A result that would be too long stays as it is, with a note. */
	private expanded(x: Expression): Expression {
		const found = expandedWithin(x);
		if (!found) this.notes.push({ text: `left as it is: multiplied out it has more than ${MAX_EXPANDED} terms, or takes too many steps`, alternative: null }); // prettier-ignore
		return found ?? x;
	}

	private ofOnly(operator: 'diff' | 'integrate' | 'series', body: Syntax, variables: Variables): Expression {
		const f = this.expression(body, operator, variables);
		const { name } = onlyUnknown(f, operator);
		switch (operator) {
			case 'diff':
				return this.derivativeBy(f, name, 1, variables);
			case 'integrate':
				return this.antiderivative(f, name, variables);
			case 'series':
				return this.seriesOf(f, name, integerNode(0), SERIES_ORDER, variables);
		}
	}

	/** The function of a call f(x), or of its first argument in terms of the second. */
	private ofOne(operator: string, args: readonly Syntax[]): [f: Expression, name: string] {
		const [body, variable, ...more] = args;
		if (body === undefined || more.length > 0)
			throw new NoValueError(`${operator} takes an expression and its variable`);
		const bound = variable === undefined ? [] : [unknownNamed(variable, operator).name];
		const f = this.expression(body, operator, without(this.variables, bound));
		return [f, bound[0] ?? (freeSymbols(f).includes('x') ? 'x' : onlyUnknown(f, operator).name)];
	}

	/** Both ends of an interval that belongs to an operator. Undefined without an interval. */
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

	private substituted({ body, variable, domain }: BinderNode, variables: Variables): Expression {
		const f = this.expression(body, 'subs', without(variables, [variable]));
		return replace(f, variable, this.expression(itemAt(domain, 0), 'subs', variables));
	}

	private derivative({ body, variable, domain }: BinderNode, variables: Variables): Expression {
		const [times] = domain;
		const order = times ? wholeArgument(times, 'the order of a derivative', 0, 100) : 1;
		const f = this.expression(body, 'diff', without(variables, [variable]));
		return this.derivativeBy(f, variable, order, variables);
	}

	private derivativeBy(f: Expression, name: string, order: number, variables: Variables): Expression {
		let result = f;
		for (let n = 0; n < order; n++) {
			const before = result;
			for (const condition of realWhere(before)) this.#conditions.add(condition);
			result = derivativeOf(before, name, 1);
			this.explain(() => derivativeSteps(before, name, tidy(result)));
		}
		return substitute(tidy(result), variables);
	}

	private integral({ body, variable: name, domain }: BinderNode, variables: Variables): Expression {
		const inner = without(variables, [name]);
		const f = this.expression(body, 'integrate', inner);
		const [from, to] = domain;
		if (!from || !to) return this.antiderivative(f, name, variables);
		const ends = [this.expression(from, 'integrate', inner), this.expression(to, 'integrate', inner)] as const;
		const value = definiteIntegral(f, name, ...ends, this.digits);
		if ('exact' in value) {
			this.explain(() => definiteSteps(f, name, ends, value.exact));
			return substitute(value.exact, variables);
		}
		return this.open.of(f, name, ends, (digits) => {
			const found = digits === this.digits ? value : definiteIntegral(f, name, ...ends, digits);
			if ('digits' in found) return found.digits;
			throw new Declined('the integral has other digits when more of them are asked for');
		});
	}

	private antiderivative(f: Expression, name: string, variables: Variables): Expression {
		let trace: Trace | undefined;
		const found = antiderivative(f, name, (each) => (trace = each));
		if (!found) throw new Declined('no elementary antiderivative was found');
		const others = freeSymbols(f).filter((each) => each !== name);
		if (others.length > 0 && !holds(found, f, name, 'any'))
			this.notes.push({ text: `for positive ${others.join(', ')}`, alternative: null });
		this.explain(() => integralSteps(f, name, found, trace));
		return substitute(found, variables);
	}

	private limit({ body, variable: name, domain }: BinderNode, variables: Variables): Expression {
		const [to, from] = domain;
		const side: Side = from?.type !== 'name' ? 'both' : from.name.includes('+') ? 'above' : 'below';
		const inner = without(variables, [name]);
		const f = this.expression(body, 'limit', inner);
		const point = this.expression(defined(to), 'limit', inner);
		const value = limitOf(f, name, point, side);
		this.explain(() => limitSteps(f, name, point, side, value));
		return substitute(value, variables);
	}

	private series({ body, variable: name, domain }: BinderNode, variables: Variables): Expression {
		const [at, terms] = domain;
		const inner = without(variables, [name]);
		const f = this.expression(body, 'series', inner);
		const point = at ? this.expression(at, 'series', inner) : integerNode(0);
		const order = terms ? wholeArgument(terms, 'the order of a series', 1, 40) : SERIES_ORDER;
		if (terms) this.notes.push({ text: `terms of a lower power than ${order}`, alternative: null });
		return this.seriesOf(f, name, point, order, variables);
	}

	private seriesOf(f: Expression, name: string, point: Expression, order: number, variables: Variables): Expression {
		const terms = seriesAt(f, name, point, order);
		this.explain(() => seriesSteps(f, name, point, order, terms));
		return substitute(terms, variables);
	}

	private resultant([first, second, variable, ...more]: readonly Syntax[], variables: Variables): Expression {
		if (!first || !second || !variable || more.length > 0)
			throw new NoValueError('resultant takes two polynomials and their variable');
		const { name } = unknownNamed(variable, 'resultant');
		const [f, g] = [first, second].map((each) => this.expression(each, 'resultant', without(variables, [name])));
		return substitute(resultantOf(defined(f), defined(g), name), variables);
	}

	private transform(
		operator: 'laplace' | 'inverselaplace',
		[body, from, to, ...more]: readonly Syntax[],
		variables: Variables
	): Expression {
		if (!body || more.length > 0) throw new NoValueError(`${operator} takes a function and its two variables`);
		const [first, second] = operator === 'laplace' ? ['t', 's'] : ['s', 't'];
		const names = [from, to].map((each, i) => (each ? unknownNamed(each, operator).name : itemAt([first, second], i)));
		const f = this.expression(body, operator, without(variables, names));
		const transformed = operator === 'laplace' ? laplace : inverseLaplace;
		return tidy(transformed(f, itemAt(names, 0), itemAt(names, 1)));
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
		const written: Syntax[] = (
			'values' in found ? found.values.map((value) => [symbol(y), value]) : [found.relation]
		).map((pair) => ({ type: 'comparison', operands: pair.map(syntaxOf), signs: ['='], at: -1 }));
		const unknowns = [...new Set(written.flatMap((each) => [...namesOf(each)]))].sort();
		return {
			exact: written.map(printSyntax).join(' or '),
			latex: written.map(latexSyntax).join(' \\;\\lor\\; '),
			kind: 'symbolic',
			unknowns,
			decimal: null,
			decimalText: null
		};
	}

	private factoredExpression(args: readonly Syntax[], variables: Variables): Expression {
		return factoredForm(this.expression(one('factor', args), 'factor', variables), new Budget());
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

	private wholeNumber(operator: string, args: readonly Syntax[]): bigint {
		const [body] = args;
		if (body === undefined || args.length > 1) throw new NoValueError(`${operator} takes one whole number`);
		const x = this.expression(body, operator, this.variables);
		if (!isInteger(x)) throw new NoValueError(`${operator} needs a whole number`);
		return x.value.num;
	}
}

/** Number of terms of a series when the question names no number. */
const SERIES_ORDER = 6;
