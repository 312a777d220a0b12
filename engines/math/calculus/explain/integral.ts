/** An antiderivative, way by way. */
import { freeSymbols, isClosed, rawCall, symbol, type Expression } from '../../core/expression';
import { syntaxOf } from '../../io/layout';
import { printExpression } from '../../io/print';
import { MAX_STEPS, type Step } from '../../core/step';
import { antiderivative } from '../integrate/antiderivative';
import type { Trace } from '../integrate/linear';
import { denominatorsOf } from '../solve/answer';
import { replace } from '../../core/substitution';

/** The steps that led to the antiderivative `result` of f. */
export function integralSteps(f: Expression, name: string, result: Expression, trace: Trace | undefined): Step[] {
	const steps: Step[] = [];
	// The rule of parts has its own u and v.
	const byParts = (each: Trace): boolean => each.rule.includes('parts') || each.children.some(byParts);
	const plain = new PlainNames([name, ...freeSymbols(f), ...(trace && byParts(trace) ? ['u', 'v'] : [])]);
	const tell = ({ rule, detail, f: inner, name: variable, result: found, children }: Trace): void => {
		if (steps.length >= MAX_STEPS) return;
		const before = syntaxOf(plain.in(rawCall('integrate', [inner, symbol(variable)])));
		steps.push({ rule: detail ? `${rule}: ${plain.text(detail)}` : rule, condition: conditionOf(plain.in(found), plain.text(variable)), before, after: syntaxOf(plain.in(found)) }); // prettier-ignore
		children.forEach(tell);
	};
	if (trace) tell(trace);
	const [first] = steps;
	const before = syntaxOf(rawCall('integrate', [f, symbol(name)]));
	if (!first || trace?.result.key !== result.key)
		steps.push({ rule: 'in its shortest form', condition: null, before, after: syntaxOf(result) });
	steps.push({
		rule: 'checked: the derivative of the result is the integrand',
		condition: null,
		before: syntaxOf(rawCall('diff', [result, symbol(name)])),
		after: syntaxOf(f)
	});
	return steps;
}

/** Letters for the substituted names, u_1, u_2 …: as many as are free, in order. */
class PlainNames {
	readonly #letters: string[];
	readonly #given = new Map<string, string>();

	constructor(taken: readonly string[]) {
		this.#letters = [...'uvwtszyrqp'].filter((letter) => !taken.includes(letter));
	}

	private letter(name: string): string {
		let letter = this.#given.get(name);
		if (letter === undefined) this.#given.set(name, (letter = this.#letters.shift() ?? name));
		return letter;
	}

	text(written: string): string {
		return written.replace(/\bu_\d+\b/g, (name) => this.letter(name));
	}

	in(x: Expression): Expression {
		const names = freeSymbols(x).filter((name) => /^u_\d+$/.test(name));
		return names.reduce((form, name) => rename(form, name, this.letter(name)), x);
	}
}

/** A call keeps its arguments: an integral is not computed again. */
const rename = (x: Expression, from: string, to: string): Expression =>
	x.kind === 'call' && x.name === 'integrate'
		? rawCall(
				x.name,
				x.args.map((arg) => replace(arg, from, symbol(to)))
			)
		: replace(x, from, symbol(to));

/** The steps of an integral between ends: its antiderivative where it has one, and the value at the ends. */
export function definiteSteps(
	f: Expression,
	name: string,
	ends: readonly [Expression, Expression],
	value: Expression
): Step[] {
	let trace: Trace | undefined;
	const found = antiderivative(f, name, (each) => (trace = each));
	const rule = found ? 'F(b) - F(a), as limits at the ends and between jumps' : 'a classical integral';
	return [
		...(found ? integralSteps(f, name, found, trace) : []),
		{
			rule,
			condition: null,
			before: syntaxOf(rawCall('integrate', [f, symbol(name), ...ends])),
			after: syntaxOf(value)
		}
	];
}

/** What other unknowns must not be. */
function conditionOf(x: Expression, name: string): string | null {
	const said = denominatorsOf(x)
		.filter((each) => !isClosed(each) && !freeSymbols(each).includes(name))
		.map((each) => `${printExpression(each)} != 0`);
	return said.length > 0 ? said.join(', ') : null;
}
