/** Values of the operators of calculus: derivatives, integrals, limits, series, transforms, factors. */
import { defined, itemAt } from '../../kit/checked';
import type { Variables } from '../core/build';
import { Declined, NoValueError } from '../core/refusals';
import { attempt } from '../core/budget';
import { E, freeSymbols, integerNode, isInteger, symbol, type Expression } from '../core/expression';
import { power } from '../core/powers';
import { printExpression } from '../io/print';
import { applyFunction } from '../functions/functions';
import { MAX_STEPS, type Step } from '../core/step';
import { Budget } from '../poly/budget';
import { operatorOf } from '../io/operators';
import type { BinderNode, Syntax } from '../io/syntax';
import type { Note } from '../core/answer-notes';
import { factoredOver } from './extension';
import { factoredForm } from '../simplify/factored';
import { normal, expandedWithin, MAX_EXPANDED, tidy } from './forms';
import { replace, substitute } from '../core/substitution';
import { derivativeOf, realWhere } from './derivative';
import { derivativeSteps, seriesSteps } from './explain/derivative';
import { definiteSteps, integralSteps, limitSteps } from './explain/integral';
import type { Trace } from './integrate/linear';
import { antiderivative, holds } from './integrate/antiderivative';
import { definiteIntegral } from './integrate/definite';
import { limitOf, type Side, seriesAt } from './limit/limit';
import { OpenIntegrals, Operations, type Operation } from './operations';
import { completedSquare, discriminantOf } from './features';
import { apart, resultantOf } from './algebra';
import { inverseLaplace, laplace } from './odes';
import { readTree, one, onlyUnknown, unknownNamed, wholeArgument, without } from './reading';

/** Steps for telling how one operator was computed. */
const EXPLAIN_STEPS = 200_000;

/** Parts that may hold an integral of which only digits exist. */
const OPEN_IN: ReadonlySet<string> = new Set(['the expression', 'diff', 'expand', 'simplify', 'subs']);

/** Number of terms of a series when the question names no number. */
const SERIES_ORDER = 6;

/** Values of operators of calculus, and the notes, steps and conditions that belong to them. */
export class OperatorValues {
	readonly notes: Note[] = [];
	protected readonly told: Step[] = [];
	readonly #conditions = new Set<string>();
	protected readonly open = new OpenIntegrals();
	protected readonly operations = new Operations((operation, variables) => this.valueOf(operation, variables));

	constructor(
		protected readonly variables: Variables,
		protected readonly digits: number,
		private readonly explained: boolean
	) {}

	get steps(): readonly Step[] {
		return this.told.slice(0, MAX_STEPS);
	}

	/** The conditions under which the result holds. */
	get conditions(): readonly string[] {
		return [...this.#conditions];
	}

	/** Adds steps, which are built only on request. */
	protected explain(make: () => readonly Step[]): void {
		if (this.explained) this.told.push(...(attempt({ steps: EXPLAIN_STEPS }, make) ?? []));
	}

	protected read(text: string): Syntax {
		return readTree(text, new Set(this.variables.keys()), this.notes);
	}

	/** An expression that may contain operators. */
	protected expression(node: Syntax, what: string, variables: Variables): Expression {
		const x = this.operations.expression(node, what, variables);
		return OPEN_IN.has(what) ? x : this.open.closed(x);
	}

	protected valueOf(operation: Operation, variables: Variables): Expression {
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
	protected ofOne(operator: string, args: readonly Syntax[]): [f: Expression, name: string] {
		const [body, variable, ...more] = args;
		if (body === undefined || more.length > 0)
			throw new NoValueError(`${operator} takes an expression and its variable`);
		const bound = variable === undefined ? [] : [unknownNamed(variable, operator).name];
		const f = this.expression(body, operator, without(this.variables, bound));
		return [f, bound[0] ?? (freeSymbols(f).includes('x') ? 'x' : onlyUnknown(f, operator).name)];
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
		const value = this.limitValue(f, name, point, side);
		this.explain(() => limitSteps(f, name, point, side, value));
		return substitute(value, variables);
	}

	/** The limit for all values of other unknowns, or for positive ones, with a note. */
	private limitValue(f: Expression, name: string, point: Expression, side: Side): Expression {
		try {
			return limitOf(f, name, point, side);
		} catch (error) {
			const others = freeSymbols(f).filter((each) => each !== name);
			if (!(error instanceof Declined) || others.length === 0) throw error;
			// e^a is positive for every a.
			const [f_ = f, at = point] = [f, point].map((x) =>
				substitute(x, new Map(others.map((each) => [each, power(E, symbol(each))])))
			);
			const logs = new Map(others.map((each) => [each, applyFunction('log', [symbol(each)])]));
			const condition = `for positive ${others.join(', ')}`;
			let found: Expression;
			try {
				found = limitOf(f_, name, at, side, (value) => printExpression(substitute(value, logs)));
			} catch (refusal) {
				throw refusal instanceof NoValueError ? new NoValueError(`${refusal.message}, ${condition}`) : refusal;
			}
			this.notes.push({ text: condition, alternative: null });
			return substitute(found, logs);
		}
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

	protected factoredExpression(args: readonly Syntax[], variables: Variables): Expression {
		const [body, field, ...more] = args;
		if (!body || more.length > 0) throw new NoValueError('factor takes one expression, and a root for others over it');
		const f = this.expression(body, 'factor', variables);
		return field ? factoredOver(f, this.expression(field, 'factor', variables)) : factoredForm(f, new Budget());
	}

	protected wholeNumber(operator: string, args: readonly Syntax[]): bigint {
		const [body] = args;
		if (body === undefined || args.length > 1) throw new NoValueError(`${operator} takes one whole number`);
		const x = this.expression(body, operator, this.variables);
		if (!isInteger(x)) throw new NoValueError(`${operator} needs a whole number`);
		return x.value.num;
	}
}
