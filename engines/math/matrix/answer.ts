/** A text with matrices or lists → its answer. */
import { defined, itemAt } from '../../kit/checked';
import { add, divide, multiply } from '../core/arithmetic';
import { bounded } from '../core/bounded';
import { exactVariables, expressionOf, type Variables } from '../core/build';
import { describe, type Evaluation } from '../evaluate';
import { freeSymbolsOf, isInteger, MINUS_ONE, ONE, type Expression } from '../core/expression';
import { latexSyntax } from '../io/mathml';
import { syntaxOf } from '../io/layout';
import { parse, ParseError } from '../io/parse';
import { power } from '../core/powers';
import { printSyntax } from '../io/print';
import type { ProductPart, Syntax } from '../io/syntax';
import { NoValueError } from '../core/refusals';
import { normal } from '../calculus/forms';
import { splitTop } from '../calculus/reading';
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
	/^(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|kappa|lambda|mu|nu|xi|rho|sigma|omega|psi|chi)$/i.test(name);

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
			const value = new Reader(exactVariables(variables)).value(inCalls(text));
			const word = namesOf(value).find((name) => /^[A-Za-z_]{2,}$/.test(name) && !isGreek(name));
			if (word !== undefined) throw new NotReadable(`"${word}" is not a number, and not an unknown of one letter`);
			return written(value, digits);
		} catch (error) {
			if (!(error instanceof NotReadable) && !(error instanceof ParseError)) throw error;
			// Without a bracket it may be a text of the core.
			if (!text.includes('[')) return undefined;
			// Places are those in a text with names for its lists.
			throw new NoValueError(error instanceof NotReadable ? error.message : reasonOf(error), { cause: error });
		}
	}, steps);
}

/** The parser's message without places and names of text that the user did not type. */
const reasonOf = ({ message }: ParseError): string =>
	message.includes(PLACE) ? 'what stands beside the list is not understood' : message.replace(/ at character \d+/, '');

/** Names for values in a text. */
const PLACE = 'matrix_value_';

/** det[1, 2; 3, 4]: the bracket in place of the parenthesis. */
const NAMED = /\b(det|inv|rank|rref|eigenvalues|transpose|trace|norm)\s*(\[[^\][]*\])/g;

/** det [1, 2; 3, 4], the inverse of […], […] dot […] as calls. */
function inCalls(written: string): string {
	const text = written
		.replace(/^\s*[A-Z]\s*=\s*(?=\[)/, '')
		.replace(NAMED, (_, name: string, matrix: string) => `${name}(${matrix})`);
	const named = /^\s*(?:what\s+is\s+)?(?:the\s+)?(det|determinant|inverse|inv|transpose|rank|rref|eigenvalues|trace|norm)(?:\s+of)?\s+(\[[^]*\])\s*$/i.exec(text); // prettier-ignore
	if (named)
		return `${itemAt(named, 1)
			.toLowerCase()
			.replace(/^determinant$/, 'det')}(${named[2]})`;
	const between = /^\s*(\[[^\]]*\])\s*(dot|cross|\.|•)\s*(?:product\s+)?(\[[^\]]*\])\s*$/i.exec(text);
	if (between) return `${/cross/i.test(itemAt(between, 2)) ? 'cross' : 'dot'}(${between[1]}, ${between[3]})`;
	const crossed = /^\s*(\[[^\][;,]*(?:,[^\][;,]*){2}\])\s*[x×]\s*(\[[^\][;,]*(?:,[^\][;,]*){2}\])\s*$/.exec(text);
	if (crossed) return `cross(${crossed[1]}, ${crossed[2]})`;
	return text.replace(/\]\s*[x×]\s*\[/g, ']*[');
}

/** Functions of a number that apply to every entry of a matrix. Others apply to a list. */
const ROUNDING: ReadonlySet<string> = new Set(['abs', 'floor', 'ceil', 'round']);

/** Placed between both operators of `.*`, which the parser sees as `* entrywise_ *`. */
const ENTRYWISE = 'entrywise_';

const CALL = /(?<!\w)\d*([A-Za-z_]\w*)\s*\(/g;

class Reader {
	#count = 0;
	readonly #values = new Map<string, Value>();

	constructor(private readonly variables: Variables) {}

	value(text: string): Value {
		if (text.trim() === '') throw new NoValueError('an entry of the matrix is missing');
		const placed = this.withoutLists(this.withoutCalls(text));
		const names = new Set([...this.variables.keys(), ...this.#values.keys(), ENTRYWISE]);
		return this.evaluate(parse(placed.replace(/\.([*/^])/g, `$1 ${ENTRYWISE} $1`), names));
	}

	private place(value: Value): string {
		const name = `${PLACE}${++this.#count}`;
		this.#values.set(name, value);
		return ` (${name}) `;
	}

	/** Names in place of calls that have to do with matrices. */
	private withoutCalls(text: string): string {
		CALL.lastIndex = 0;
		for (let match = CALL.exec(text); match; match = CALL.exec(text)) {
			const end = closing(text, CALL.lastIndex);
			if (end < 0) throw new NotReadable('a bracket is not closed');
			const inside = text.slice(CALL.lastIndex, end);
			const name = inside.includes('[') ? ofList(itemAt(match, 1)) : itemAt(match, 1);
			const own = Object.hasOwn(MATRIX_FUNCTIONS, name) || (Object.hasOwn(OF_LISTS, name) && !SHARED.has(name));
			if (!own && !inside.includes('[')) continue;
			const args = splitTop(inside, (at) => (inside[at] === ',' ? 1 : 0)).parts.map((part) => this.value(part));
			const value = this.called(name, args);
			const start = match.index + match[0].search(/[A-Za-z_]/);
			return this.withoutCalls(`${text.slice(0, start)}${this.place(value)}${text.slice(end + 1)}`);
		}
		return text;
	}

	private called(name: string, args: readonly Value[]): Value {
		const own = Object.hasOwn(MATRIX_FUNCTIONS, name) ? MATRIX_FUNCTIONS[name] : undefined;
		if (own) return own(args);
		const statistic = Object.hasOwn(OF_LISTS, name) ? OF_LISTS[name] : undefined;
		if (!statistic) return this.entrywise(name, args);
		const items = args.flatMap((arg) =>
			isMatrix(arg) ? (name === 'norm' ? arg.rows.flat() : vector(arg, name)) : [arg]
		);
		if (items.length === 0) throw new NoValueError(`${name} needs numbers`);
		return normal(statistic(items));
	}

	/** A function of numbers, of every entry of a list. */
	private entrywise(name: string, args: readonly Value[]): Value {
		const names = args.map((_, i) => `entry_${i}`);
		const call = parse(`${name}(${names.join(', ')})`, new Set(names));
		const lists = args.filter(isMatrix);
		const [list] = lists;
		if (!list || lists.length > 1) throw new NotReadable(`${name} takes one list here`);
		if (!list.flat && !ROUNDING.has(name))
			throw new NotReadable(`${name} of a matrix is not computed here: of a list it is taken entry by entry`);
		return mapEntries(list, (x) =>
			expressionOf(call, new Map(args.map((arg, i) => [`entry_${i}`, isMatrix(arg) ? x : arg])))
		);
	}

	/** Names in place of lists and matrices in brackets. */
	private withoutLists(text: string): string {
		const open = text.indexOf('[');
		if (open < 0) return text;
		const end = closing(text, open + 1);
		if (end < 0) throw new NoValueError('a bracket is not closed');
		const inside = text.slice(open + 1, end);
		const after = /^\s*(?:'|\^\s*T\b|\^\s*⊤|ᵀ)/.exec(text.slice(end + 1));
		if (/^\s*\[/.test(text.slice(end + 1))) throw new NotReadable('access to a part is not understood here');
		const value = this.literal(inside);
		const rest = text.slice(end + 1 + (after?.[0].length ?? 0));
		return this.withoutLists(`${text.slice(0, open)}${this.place(after ? transpose(value) : value)}${rest}`);
	}

	private literal(inside: string): Matrix {
		const lines = splitTop(inside, (at) => (inside[at] === ';' ? 1 : 0)).parts;
		const rows = lines.map((line) => entriesOf(line).map((entry) => this.value(entry)));
		const [first] = rows;
		if (rows.length === 1 && defined(first).every(isMatrix))
			return matrixOf(defined(first).map((row) => itemAt((row as Matrix).rows, 0)));
		if (rows.some((row) => row.some(isMatrix))) throw new NoValueError('a matrix has rows of numbers');
		return matrixOf(rows as Expression[][], rows.length === 1);
	}

	private evaluate(node: Syntax): Value {
		switch (node.type) {
			case 'name':
				return this.#values.get(node.name) ?? this.variables.get(node.name) ?? expressionOf(node);
			case 'negate':
				return timesNumber(this.evaluate(node.operand), MINUS_ONE);
			case 'sum':
				return node.terms
					.map(({ negative, node: term }) => {
						const value = this.evaluate(term);
						return negative ? timesNumber(value, MINUS_ONE) : value;
					})
					.reduce(sumOf);
			case 'product':
				return this.product(node.factors);
			case 'power': {
				const base = this.evaluate(node.base);
				if (node.exponent.type === 'power' && isEntrywise(node.exponent.base))
					return zipped(base, this.evaluate(node.exponent.exponent), power);
				const exponent = this.evaluate(node.exponent);
				if (isMatrix(exponent)) throw new NoValueError('an exponent is no matrix here');
				if (!isMatrix(base)) return power(base, exponent);
				if (!isInteger(exponent)) throw new NoValueError('a matrix has whole powers here');
				return powerOfMatrix(base, exponent.value.num);
			}
			default: {
				if (this.mentionsMatrix(node)) throw new NotReadable('a list is not understood there');
				return expressionOf(node, this.numbers());
			}
		}
	}

	private product(parts: readonly ProductPart[]): Value {
		let total: Value | undefined;
		let entrywise = false;
		for (const { operator, node } of parts) {
			if (isEntrywise(node)) {
				entrywise = true;
				continue;
			}
			const value = this.evaluate(node);
			if (operator === 'mod') throw new NotReadable('mod is not understood of lists');
			if (entrywise && total) {
				total = zipped(total, value, operator === '/' ? divide : (x, y) => multiply([x, y]));
				entrywise = false;
				continue;
			}
			if (operator === '/' && isMatrix(value))
				throw new NoValueError('a matrix is multiplied by an inverse, not divided by');
			if (operator === '/') total = timesNumber(total ?? ONE, divide(ONE, value as Expression));
			else total = total === undefined ? value : productOf(total, value);
		}
		return defined(total);
	}

	private mentionsMatrix(node: Syntax): boolean {
		const texts = JSON.stringify(node);
		return [...this.#values].some(([name, value]) => isMatrix(value) && texts.includes(`"${name}"`));
	}

	private numbers(): Variables {
		const values = new Map(this.variables);
		for (const [name, value] of this.#values) if (!isMatrix(value)) values.set(name, value);
		return values;
	}
}

const isEntrywise = (node: Syntax): boolean => node.type === 'name' && node.name === ENTRYWISE;

/**
 * Entries of a row, between commas or, where it has none, between spaces: [1 -2] has two entries, [1 - 2] and [1 -2, 3]
 * have signs.
 */
function entriesOf(line: string): string[] {
	const { parts } = splitTop(line, (at) => (line[at] === ',' ? 1 : 0));
	if (parts.length > 1) return parts;
	return splitTop(line.trim(), (at) => separatesEntries(line.trim(), at)).parts;
}

/** Length of the space between two entries. 0 beside an operator, unless it is a sign of the next entry. */
function separatesEntries(line: string, at: number): number {
	const space = /^\s+/.exec(line.slice(at))?.[0];
	if (!space) return 0;
	const after = line.slice(at + space.length);
	const operand = /[\w).!%°'\]π²³]$/u.test(line.slice(0, at)) && !/(?:^|[^\p{L}])(?:mod|of)$/u.test(line.slice(0, at));
	const starts = /^(?:[-+](?!\s)|[\w(.√π[])/u.test(after) && !/^(?:mod|of)\b/.test(after);
	const called = /[A-Za-z]{2}$/.test(line.slice(0, at));
	return operand && starts && !called ? space.length : 0;
}

function closing(text: string, from: number): number {
	let depth = 1;
	for (let at = from; at < text.length; at++) {
		if ('([{'.includes(itemAt(text, at))) depth++;
		else if (')]}'.includes(itemAt(text, at)) && --depth === 0) return at;
	}
	return -1;
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
