/** A value step by step: every part of an expression with its value, innermost first. Loads on request for steps. */
import { attempt } from './core/budget';
import { expressionOf, type Variables } from './core/build';
import { syntaxOf } from './io/layout';
import { printSyntax } from './io/print';
import { shorten } from './core/shorten';
import { MAX_STEPS, type Step } from './core/step';
import { withParts, type Syntax, isTruth } from './io/syntax';
import { NoValueError } from './core/refusals';

const PART_STEPS = 60_000;

/** How the value of a tree comes about: each part whose value is written otherwise than the part. */
export function evaluationSteps(syntax: Syntax, variables: Variables): Step[] {
	const telling = new Telling(variables);
	telling.value(syntax);
	return telling.steps;
}

/** The same, and then the shortest form. */
export function simplificationSteps(syntax: Syntax, simplified: Syntax | undefined): Step[] {
	const telling = new Telling(new Map());
	const before = telling.value(syntax);
	if (simplified && printSyntax(simplified) !== printSyntax(before))
		telling.steps.push({
			rule: 'the shortest of the equal forms that were found; it agrees with the expression at random points',
			condition: null,
			before,
			after: simplified
		});
	return telling.steps;
}

class Telling {
	readonly steps: Step[] = [];

	constructor(private readonly variables: Variables) {}

	/** The node with the values of its parts, and then its own. */
	value(node: Syntax): Syntax {
		if (node.type === 'number') return node;
		// A bound variable lacks a value.
		const inner = node.type === 'binder' ? node : this.inside(node);
		if (isTruth(node) || node.type === 'logic' || this.steps.length >= MAX_STEPS) return inner;
		const after = this.short(inner);
		if (!after || printSyntax(after) === printSyntax(inner) || sameBut(inner, after)) return inner;
		this.steps.push({ rule: ruleOf(inner), condition: conditionOf(inner), before: inner, after });
		return after;
	}

	private short(node: Syntax): Syntax | undefined {
		try {
			return attempt({ steps: PART_STEPS }, () => syntaxOf(shorten(expressionOf(node, this.variables))));
		} catch (error) {
			if (error instanceof NoValueError) return undefined;
			throw error;
		}
	}

	private inside(node: Syntax): Syntax {
		return node.type === 'postfix' ? node : withParts(node, (part) => this.value(part));
	}
}

/** Whether only the order or the signs of writing differ. */
const sameBut = (a: Syntax, b: Syntax): boolean => {
	const terms = (node: Syntax): string => (node.type === 'sum' ? node.terms.map(({ negative, node: term }) => `${negative ? '-' : '+'}${printSyntax(term)}`).sort().join(' ') : ''); // prettier-ignore
	if (a.type === 'sum' && b.type === 'sum') return terms(a) === terms(b);
	const letters = (node: Syntax): string => [...printSyntax(node).replace(/[\s*()+-]/g, '')].sort().join('');
	return a.type === b.type && letters(a) === letters(b);
};

function ruleOf(node: Syntax): string {
	switch (node.type) {
		case 'name':
			return `the value of ${node.name}`;
		case 'sum':
			return 'like terms added';
		case 'product':
			if (node.factors.some(({ operator }) => operator === 'mod')) return 'remainder: a mod b = a - b*floor(a/b)';
			return node.factors.some(({ operator }) => operator === '/')
				? 'divided, common factors cancelled'
				: 'multiplied, powers of one base joined';
		case 'power':
			return 'power';
		case 'postfix':
			return node.sign === '%' ? 'a percent is 1/100' : node.sign === '°' ? 'a degree is pi/180' : 'factorial';
		case 'negate':
			return 'sign';
		case 'call':
			return RULES[node.name] ?? `the value of ${node.name}`;
		case 'binder':
			return `the value of ${node.operator}`;
		default:
			return 'value';
	}
}

const RULES: Readonly<Record<string, string>> = {
	sqrt: 'square factors leave the root: sqrt(a^2*b) = abs(a)*sqrt(b)',
	cbrt: 'cubes leave the root: cbrt(a^3*b) = a*cbrt(b)',
	log: 'logarithm: log(a*b) = log(a) + log(b), log(a^n) = n*log(a), log(e) = 1',
	log10: 'logarithm to base 10: log(x)/log(10)',
	log2: 'logarithm to base 2: log(x)/log(2)',
	exp: 'exponential: e^log(a) = a',
	abs: 'size: abs(u) is u or -u, whichever is not negative',
	gcd: 'greatest common divisor',
	lcm: 'least common multiple',
	binomial: 'n!/(k!*(n - k)!)',
	mean: 'the sum over the count'
};

/** What must hold where something is divided by that has unknowns. */
function conditionOf(node: Syntax): string | null {
	if (node.type !== 'product') return null;
	const below = node.factors.filter(({ operator, node: each }) => operator === '/' && /[a-z]/i.test(printSyntax(each)));
	return below.length === 0 ? null : below.map(({ node: each }) => `${printSyntax(each)} != 0`).join(', ');
}
