/** A question → its answer, by the part of the engine that reads it; with how it was read and what else it could mean. */
import { defined, lastOf } from '../kit/checked';
import { ApiError } from '../kit/errors';
import type { EngineContext } from '../kit/contract';
import { bounded } from './core/bounded';
import { attempt } from './core/budget';
import { exactVariables, expressionOf, type Variables as ExactVariables } from './core/build';
import { lostPoles } from './core/domain';
import { looksLikeJoinedConstant, looksLikeMatrix, looksLikeUnits } from './io/calculator-input';
import { evaluateSyntax, type Evaluation } from './evaluate';
import { ParseError } from './io/lexer';
import { hasOperator } from './io/operators';
import { namesOf } from './simplify/verify';
import { mathmlOf, matrixMathml } from './io/mathml';
import type { Form, Note } from './core/answer-notes';
import type { Question } from './io/read';
import { clean, openSentences, asked as readAsked, hasSentences, readSyntax, withoutRuns } from './io/read';
import { parse } from './io/parse';
import { printExpression, printSyntax } from './io/print';
import { realRootOf } from './functions/real-functions';
import { decimalOfRational, formatDecimal, type Decimal } from './reals/digits';
import type { Step } from './core/step';
import { type Syntax, callNode, isTruth, literal, negated } from './io/syntax';
import { NoValueError } from './core/refusals';

export interface Answer extends Omit<Evaluation, 'asked' | 'said' | 'steps' | 'tree'> {
	/** The question as it was understood, in the input syntax. */
	readonly reading: string;
	/** The same in MathML; null for units, matrices and calculus in words. */
	readonly readingMathml: string | null;
	/** `exact` in MathML; null where it is no expression. */
	readonly mathml: string | null;
	readonly notes: readonly AnsweredNote[];
	/** How it was found; null unless asked for. */
	readonly told: readonly Step[] | null;
}

export interface AnsweredNote extends Note {
	/** The exact value of the other reading; null where it has none. */
	readonly value: string | null;
}

type Variables = Readonly<Record<string, number>>;

const MAX_DRAWN = 4_000;
const NOTE_STEPS = 60_000;

/** Readings of a refused text by its parts that are tried. */
const MAX_PARTED = 4;

/** The answer of what was typed; where that is refused, of a misspelt word as meant, or of a phrase in a phrase by itself. */
export async function answer(
	typed: string,
	variables: Variables,
	digits: number,
	context: EngineContext,
	explained = false
): Promise<Answer> {
	try {
		return await answerTo(typed, variables, digits, context, explained);
	} catch (error) {
		const names = new Set(Object.keys(variables));
		if (!(error instanceof ApiError) || error.code !== 'INVALID_INPUT' || !hasSentences(typed, names)) throw error;
		const sentences = await openSentences(typed, context);
		const text = withoutRuns(typed);
		const [spelt, said]: [Note[], Note[]] = [[], []];
		const meant = sentences.corrected(text, names, spelt);
		const others = [
			...(meant === undefined ? [] : [{ other: meant, notes: spelt }]),
			...bounded(() => [...sentences.parted(clean(text, said), names)].slice(0, MAX_PARTED), context.steps).map(
				(other) => ({ other, notes: said })
			)
		];
		for (const { other, notes } of others)
			try {
				const found = await answerTo(other, variables, digits, context, explained);
				return { ...found, notes: [...notes.map((note) => ({ ...note, value: null })), ...found.notes] };
			} catch (again) {
				if (!(again instanceof ApiError)) throw again;
			}
		// What was typed is refused in its own words.
		throw error;
	}
}

/** By calculus where the text asks for it; else by the exact core; units, matrices and lists by their own parts. */
async function answerTo(
	typed: string,
	variables: Variables,
	digits: number,
	context: EngineContext,
	explained: boolean
): Promise<Answer> {
	const names = new Set(Object.keys(variables));
	const asked = await readAsked(typed, names, context);
	const own = asked.plain ? undefined : await ownPart(asked, variables, digits, context, explained);
	if (own)
		return bounded(() => {
			// What was simplified may have lost a pole.
			if (own.asked?.type === 'call' && own.asked.name === 'simplify' && own.asked.args[0])
				noteDomain(asked, own, own.asked.args[0], exactVariables(variables));
			return complete(own, asked, variables, own.asked);
		});
	const explain = explained ? await context.lazy<typeof import('./steps.lazy')>('math/steps') : undefined;
	try {
		return bounded(() => {
			const syntax = wanted(readSyntax(asked, names), asked.form);
			const values = exactVariables(variables);
			const found = evaluateSyntax(syntax, values, roundedDigits(asked.form, digits));
			const steps = explain?.evaluationSteps(syntax, values);
			noteDomain(asked, found, syntax, values);
			const real = found.kind === 'complex' ? realRootOf(syntax) : undefined;
			if (real) asked.notes.push({ text: 'this is the principal value; the real root', alternative: real });
			if (syntax.type === 'binder' && found.exact.startsWith(`${syntax.operator}(`))
				asked.notes.push({ text: `no closed form of the ${syntax.operator} was found`, alternative: null });
			const written = inForm(found, asked);
			const tree = written.exact === found.exact ? found.tree : undefined;
			return complete(steps ? { ...written, steps } : written, asked, variables, syntax, tree);
		}, context.steps);
	} catch (error) {
		if (!(error instanceof ApiError) || !(error.cause instanceof ParseError)) throw error;
		const quantity = await asQuantity(asked, variables, digits, context);
		if (quantity) return bounded(() => complete(quantity, asked, variables, undefined));
		throw error;
	}
}

/** A text that the grammar refuses, read as one of units; undefined where it is none or where a name in it is no unit. */
async function asQuantity(
	{ text }: Question,
	variables: Variables,
	digits: number,
	context: EngineContext
): Promise<Evaluation | undefined> {
	if (!/\d/.test(text) || !/[A-Za-z]{2}/.test(text)) return undefined;
	const units = await context.lazy<typeof import('./units.lazy')>('math/units');
	try {
		const found = units.measure(text, variables, digits, context.steps);
		return found && found.unknowns.length === 0 ? found : undefined;
	} catch (error) {
		if (error instanceof ApiError && error.code === 'INVALID_INPUT') return undefined;
		throw error;
	}
}

/** Greatest common divisors of polynomials. */
const hasDivisors = (text: string): boolean => /\b(?:gcd|lcm)\s*\([^()]*[A-Za-z]/.test(text);

/** A relation between sides of which one has a letter. */
const hasRelation = (text: string): boolean => /[=<>≤≥≠]/.test(text) && /\p{L}/u.test(text);

/** Whether calculus is to look at it first; conditions that hold or not, and sentences of arithmetic, are the core's. */
function isCalculus({ text }: Question, names: ReadonlySet<string>): boolean {
	if (!hasOperator(text) && !hasDivisors(text) && !hasRelation(text)) return false;
	try {
		const syntax = parse(text, names);
		return syntax.type !== 'logic' || (syntax.operator !== 'if' && namesOf(syntax).size > 0);
	} catch (error) {
		if (error instanceof ParseError) return true;
		throw error;
	}
}

/** The answer of the part that a text looks like: units, calculus, matrices; undefined when the core is to read it. */
async function ownPart(
	asked: Question,
	variables: Variables,
	digits: number,
	context: EngineContext,
	explained: boolean
): Promise<Evaluation | undefined> {
	const text = looksLikeJoinedConstant(asked.text) && ![...Object.keys(variables)].some((name) => asked.text.includes(name)) ? asked.text.replaceAll('_', ' ') : asked.text; // prettier-ignore
	if (looksLikeUnits(text) && !hasOperator(text)) {
		const units = await context.lazy<typeof import('./units.lazy')>('math/units');
		const question = asked.form === 'percent' ? `${text} in percent` : text;
		const found = units.measure(question, variables, digits, context.steps);
		if (found) return found;
	}
	if (isCalculus(asked, new Set(Object.keys(variables)))) {
		const calculus = await context.lazy<typeof import('./calculus.lazy')>('math/calculus');
		const { form } = asked;
		const of = (question: string) =>
			calculus.calculate(question, variables, digitsWanted(form, digits), context.steps, explained);
		const found = of(text);
		// What is a number is rounded; the roots of an equation have their digits.
		const isNumber = found && ['integer', 'rational', 'real'].includes(found.kind) && !found.solutions;
		if (isNumber && typeof form === 'object' && 'places' in form && /^\w+\s*\(.*\)$/s.test(text))
			return of(`round(${text}, ${form.places})`);
		if (found) return bounded(() => inForm(found, asked));
	}
	if (looksLikeMatrix(text)) {
		const matrix = await context.lazy<typeof import('./matrix.lazy')>('math/matrix');
		return matrix.matrixAnswer(text, variables, digits, context.steps);
	}
	return undefined;
}

/** Digits before the point that are told beside the places asked for. */
const MAX_WHOLE = 40;

/** What is to be evaluated when so many places after the point are asked for. */
const wanted = (syntax: Syntax, form: Form | undefined): Syntax =>
	typeof form === 'object' && 'places' in form
		? callNode('round', [syntax, literal(String(form.places), -1)], -1)
		: syntax;

const digitsWanted = (form: Form | undefined, digits: number): number =>
	typeof form === 'object' && 'digits' in form ? Math.max(1, Math.min(1_000, form.digits)) : digits;

/** The same of what is rounded, whose digits end by themselves. */
const roundedDigits = (form: Form | undefined, digits: number): number =>
	typeof form === 'object' && 'places' in form
		? Math.max(digits, Math.min(1_000, form.places + MAX_WHOLE))
		: digitsWanted(form, digits);

const isFraction = ({ exact }: Evaluation): boolean => /^-?\d+(?:\/\d+)?$/.test(exact);

/** The answer in base 2, 8, 16 or in percent, where it was asked for so. */
function inForm(found: Evaluation, asked: Question): Evaluation {
	const { form } = asked;
	const negative = found.exact.startsWith('-');
	const minus = negative ? '-' : '';
	const [num = 0n, den = 1n] = isFraction(found) ? found.exact.slice(minus.length).split('/').map(BigInt) : [];
	if (form === 'percent' && num !== 0n) {
		const ratio = decimalOfRational({ num: 100n * num, den }, 400);
		const written = ratio.exact
			? formatDecimal(ratio, negative)
			: `(${printExpression(expressionOf(parse(`100*${found.exact}`)))})`;
		return { ...found, exact: `${written}%` };
	}
	if (form === 'scientific' && num !== 0n) {
		const decimal = decimalOfRational({ num, den }, 400);
		if (decimal.exact) return { ...found, exact: scientific(decimal, negative) };
	}
	if (form === 'mixed' && den > 1n && num > den) return { ...found, exact: `${minus}${num / den} ${num % den}/${den}` };
	if (form === 'roman') {
		if (!/^[1-9]\d{0,3}$/.test(found.exact) || Number(found.exact) > 3_999)
			throw new NoValueError('Roman numerals are for whole numbers from 1 to 3999');
		const written = roman(Number(found.exact));
		return { ...found, exact: written, latex: `\\mathrm{${written}}` };
	}
	if (typeof form !== 'object' || !('base' in form)) return found;
	const { base } = form;
	if (base < 2 || base > 36) throw new NoValueError('a base is a whole number from 2 to 36');
	if (found.kind !== 'integer' || !/^-?\d+$/.test(found.exact))
		throw new NoValueError(`only whole numbers are written in base ${base} here`);
	const value = BigInt(found.exact);
	const written = (value < 0n ? -value : value).toString(base);
	const prefix = base === 16 ? '0x' : base === 8 ? '0o' : base === 2 ? '0b' : undefined;
	asked.notes.push({ text: `in base ${base}: ${value < 0n ? '-' : ''}${written}`, alternative: null });
	return prefix === undefined ? found : { ...found, exact: `${value < 0n ? '-' : ''}${prefix}${written}` };
}

/** In thousands, hundreds, tens and ones, each by its own letters. */
const roman = (value: number): string =>
	['M..', 'CDM', 'XLC', 'IVX']
		.map(([one, five, ten], place) => {
			const digit = Math.floor(value / 10 ** (3 - place)) % 10;
			if (place === 0) return defined(one).repeat(digit);
			if (digit === 9) return `${one}${ten}`;
			return digit === 4 ? `${one}${five}` : `${digit > 4 ? five : ''}${defined(one).repeat(digit % 5)}`;
		})
		.join('');

/** 1.2e-4, also where the digits alone would do. */
function scientific({ digits, exponent }: Decimal, negative: boolean): string {
	const kept = digits.replace(/(?<!0)0+$/, '') || '0';
	return `${negative ? '-' : ''}${kept[0]}${kept.length > 1 ? `.${kept.slice(1)}` : ''}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}

/** Says where the expression had no value and the answer has one. */
function noteDomain(asked: Question, found: Evaluation, syntax: Syntax, values: ExactVariables): void {
	if (found.kind === 'boolean' || (found.unknowns.length === 0 && namesOf(syntax).size === 0)) return;
	if (found.exact.length > MAX_DRAWN) return;
	const result = parse(found.exact);
	if (isTruth(syntax) || isTruth(result)) return;
	for (const condition of lostPoles(syntax, expressionOf(result), values))
		asked.notes.push({ text: `for ${condition}: elsewhere the expression has no value`, alternative: null });
}

function complete(
	found: Evaluation,
	asked: Question,
	variables: Variables,
	syntax: Syntax | undefined,
	tree?: Syntax
): Answer {
	const reading = syntax ? printSyntax(syntax) : asked.text.trim();
	const { said = [], exact, solutions } = found;
	const notes: readonly Note[] = [...asked.notes, ...said.map((text) => ({ text, alternative: null }))];
	// Several passes over a sentence find the same.
	const distinct = new Map(notes.map((note) => [note.text, note])).values();
	return {
		exact,
		decimal: found.decimal,
		decimalText: found.decimalText,
		latex: found.latex,
		kind: found.kind,
		unknowns: found.unknowns,
		...(solutions && { solutions }),
		told: found.steps ?? null,
		reading,
		readingMathml: syntax && reading.length < MAX_DRAWN ? mathmlOf(syntax) : null,
		mathml: asked.form === 'roman' ? null : tree && exact.length < MAX_DRAWN ? mathmlOf(tree) : drawn(exact),
		notes: [...distinct].map((note) => ({ ...note, value: valueOf(note, variables) }))
	};
}

/** Text in the grammar as MathML; null for what is none, or too long to draw. */
function drawn(text: string): string | null {
	if (text.length >= MAX_DRAWN) return null;
	const signed = /^-?\d+$/.test(text);
	if (signed) return mathmlOf(text.startsWith('-') ? negated(literal(text.slice(1), -1), -1) : literal(text, -1));
	try {
		if (!/^\[.*\]$/s.test(text)) return mathmlOf(parse(text));
		return matrixMathml(cellsOf(text.slice(1, -1)).map((row) => row.map((cell) => parse(cell))));
	} catch (error) {
		if (error instanceof ParseError) return null;
		throw error;
	}
}

/** `a, b; c, d` as rows of entries; the commas inside of calls part none. */
function cellsOf(text: string): string[][] {
	const rows: string[][] = [['']];
	let depth = 0;
	for (const sign of text) {
		if (sign === '(') depth++;
		else if (sign === ')') depth--;
		const row = lastOf(rows);
		if (depth === 0 && sign === ';') rows.push(['']);
		else if (depth === 0 && sign === ',') row.push('');
		else row[row.length - 1] += sign;
	}
	return rows;
}

function valueOf({ alternative }: Note, variables: Variables): string | null {
	if (alternative === null) return null;
	try {
		const names = new Set(Object.keys(variables));
		const found = attempt({ steps: NOTE_STEPS }, () =>
			evaluateSyntax(parse(alternative, names), exactVariables(variables), 20)
		);
		return found && found.exact.length < 200 ? found.exact : null;
	} catch (error) {
		if (error instanceof ParseError || error instanceof NoValueError) return null;
		throw error;
	}
}
