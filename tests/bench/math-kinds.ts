/** Calculus by kind beside peers: right, wrong, declined, time. MATH_SEED (default: the day), MATH_COUNT (20). */
import { spawnSync } from 'node:child_process';
import { ComputeEngine } from '@cortex-js/compute-engine';
import algebrite from 'algebrite';
import { derivative as mathjsDerivative } from 'mathjs';
import nerdamer from 'nerdamer-prime';
import { engine } from '../../engines/math/engine';
import { latexSyntax } from '../../engines/math/io/mathml';
import { parse } from '../../engines/math/io/parse';
import { math, realAt, type Verdict } from '../support/math-numbers';
import { context, freshQuestions, type Answer, type Question } from '../fuzz/math-calculus';
import { median } from './figures';

type Reply = { readonly answer: Answer | undefined; readonly milliseconds: number };

type Peer = (texts: readonly string[]) => Promise<readonly Reply[]>;

/** A formula, or the real solutions of an equation. */
type Found = string | readonly number[];

const SECONDS = 5;

function peerAnswer(found: Found): Answer {
	if (typeof found !== 'string') {
		const solutions = found.map((x) => ({ exact: null, decimal_text: String(x), condition: null }));
		return { exact: '', decimal: null, decimal_text: null, solutions } as unknown as Answer;
	}
	let decimal: number | null = null;
	try {
		decimal = realAt(math.compile(found), NaN) ?? null;
	} catch {
		// Text that mathjs does not read has no number to compare.
	}
	return { exact: found, decimal, decimal_text: found, solutions: null } as unknown as Answer;
}

async function oneByOne(texts: readonly string[], ask: (text: string) => Promise<Answer> | Answer): Promise<Reply[]> {
	const replies: Reply[] = [];
	for (const text of texts) {
		const started = performance.now();
		let answer: Answer | undefined;
		try {
			answer = await ask(text);
		} catch {
			// A refusal, by whatever error, is a question without an answer.
			answer = undefined;
		}
		replies.push({ answer, milliseconds: performance.now() - started });
	}
	return replies;
}

const ours: Peer = (texts) => oneByOne(texts, (expression) => engine.evaluate({ expression, digits: 20 }, context));

/** What a library does of each kind, of a function and the other arguments. */
interface Library {
	readonly diff?: (f: string) => string;
	readonly integrate?: (f: string, ...ends: string[]) => string;
	readonly limit?: (f: string, to: string) => string;
	/** All real solutions. */
	readonly solve?: (left: string, right: string) => readonly number[];
}

const library = ({ diff, integrate, limit, solve }: Library): Peer => {
	const ask = (text: string): Found | undefined => {
		const [, kind, f = '', ...ends] = /^(\w+)\((.*?), x(?:, ([^,]*))?(?:, ([^,]*))?\)$/.exec(text) ?? [];
		if (kind === 'diff') return diff?.(f);
		if (kind === 'integrate') return integrate?.(f, ...ends.filter((end) => end !== undefined));
		if (kind === 'limit') return limit?.(f, ends[0] ?? '');
		const [left = '', right = ''] = f.split(' = ');
		return solve?.(left, right);
	};
	return (texts) =>
		oneByOne(texts, (text) => {
			const found = ask(text);
			// An answer that still contains the question does not count.
			if (
				found === undefined ||
				(typeof found === 'string' && /integra|int\(|defint|diff\(|deriv|limit|undefined|nan/i.test(found))
			)
				throw new Error('left as it is');
			return peerAnswer(found);
		});
};

const reals = (values: readonly unknown[]): number[] =>
	values
		.map((value) => math.evaluate(String(value)) as unknown)
		.filter((value): value is number => typeof value === 'number');

function libraries(): [string, Peer][] {
	const ce = new ComputeEngine();
	const boxed = (operator: string, ...args: string[]): string =>
		ce
			.box([operator, ...args.map((arg) => ce.parse(latexSyntax(parse(arg))).json)] as never)
			.evaluate()
			.toString();
	return [
		['mathjs', library({ diff: (f) => mathjsDerivative(f, 'x').toString() })],
		[
			'nerdamer-prime',
			library({
				diff: (f) => nerdamer.diff(f, 'x').text(),
				integrate: (f, ...ends) =>
					(ends.length > 0
						? nerdamer(`defint(${f}, ${ends.join(', ')}, x)`).evaluate()
						: nerdamer.integrate(f, 'x')
					).text(),
				limit: (f, to) => nerdamer(`limit(${f}, x, ${to})`).text(),
				solve: (left, right) => reals(nerdamer.solveEquations(`${left}=${right}`, 'x').map(String))
			})
		],
		[
			'algebrite',
			library({
				diff: (f) => algebrite.run(`d(${f}, x)`).replace(/arc(sin|cos|tan)/g, 'a$1'),
				integrate: (f, ...ends) =>
					algebrite
						.run(ends.length > 0 ? `defint(${f}, x, ${ends.join(', ')})` : `integral(${f}, x)`)
						.replace(/arc(sin|cos|tan)/g, 'a$1'),
				solve: (left, right) =>
					reals(
						algebrite
							.run(`nroots((${left}) - (${right}))`)
							.replace(/[[\]]|\.\.\./g, '')
							.split(',')
					)
			})
		],
		[
			'compute-engine',
			library({
				diff: (f) => boxed('D', f, 'x'),
				integrate: (f, ...ends) => (ends.length > 0 ? 'undefined' : boxed('Integrate', f, 'x')),
				limit: (f, to) => boxed('Limit', f, 'x', to),
				solve: (left, right) =>
					(ce.parse(latexSyntax(parse(`${left} = ${right}`))).solve('x') ?? [])
						.map((root) => (root as { N(): { re: number; im: number } }).N())
						.flatMap(({ re, im }) => (im === 0 ? [re] : []))
			})
		]
	];
}

/** Questions for a program that reads them as lines of JSON, and writes [found or null, milliseconds] for each. */
function program(command: string, args: readonly string[], input: string): readonly Reply[] {
	const { stdout } = spawnSync(command, args, { input, encoding: 'utf8', timeout: 600_000, maxBuffer: 1 << 26 });
	return stdout
		.split('\n')
		.filter((line) => line.startsWith('['))
		.map((line) => JSON.parse(line) as [Found | null, number])
		.map(([found, milliseconds]) => ({ answer: found === null ? undefined : peerAnswer(found), milliseconds }));
}

const PYTHON = `
import json, signal, sys, time
from sympy import Symbol, diff, integrate, limit, solve, N, Eq, E, oo, Integral, Limit
from sympy.parsing.sympy_parser import parse_expr, standard_transformations, convert_xor
x = Symbol('x', real=True)
def between(f, x, *ends): return integrate(f, (x, *ends)) if ends else integrate(f, x)
names = {'x': x, 'e': E, 'infinity': oo, 'integrate': between}
def read(text): return parse_expr(text, local_dict=names, transformations=standard_transformations + (convert_xor,))
def late(*_): raise TimeoutError()
signal.signal(signal.SIGALRM, late)
for text in json.load(sys.stdin):
    started = time.time(); found = None
    try:
        signal.alarm(${SECONDS})
        if text.startswith('solve('):
            left, right = text[6:-4].split(' = ')
            found = [float(N(root)) for root in solve(Eq(read(left), read(right)), x)]
        else:
            value = read(text)
            if not value.has(Integral, Limit): found = str(value).replace('**', '^').replace('Abs', 'abs').replace('E', 'e')
    except BaseException: pass
    finally: signal.alarm(0)
    print(json.dumps([found, 1000 * (time.time() - started)]), flush=True)
`;

const sympy: Peer = async (texts) => program('python3', ['-c', PYTHON], JSON.stringify(texts));

/** One process a question, so that a question of Maxima to its user ends it alone; its own clock is the time. */
const maxima: Peer = async (texts) =>
	texts.map((text) => {
		const asked = text
			.replace(/\be\b/g, '%e')
			.replace(/\bpi\b/g, '%pi')
			.replace(/\binfinity\b/g, 'inf');
		const batch = `display2d:false$ t0:elapsed_real_time()$ r:${asked}$ t1:elapsed_real_time()$ print("=>",string(r),"=>",t1-t0)$`;
		const { stdout } = spawnSync('maxima', ['--very-quiet', '--batch-string', batch], {
			encoding: 'utf8',
			timeout: SECONDS * 1_000,
			input: ''
		});
		const found = /^=> (.*) => ([\d.e-]+)/m.exec(stdout.replace(/\\\n/g, ''));
		const exact = found?.[1]?.replace(/%/g, '') ?? '';
		const none = exact === '' || /integrate|limit|und|ind/.test(exact);
		return { answer: none ? undefined : peerAnswer(exact), milliseconds: 1_000 * Number(found?.[2] ?? SECONDS) };
	});

/** What numbers say; an answer that mathjs does not read is not judged. */
function verdictOf(check: Question['check'], answer: Answer): Verdict {
	try {
		return check(answer);
	} catch {
		// How mathjs refuses a formula is its own affair.
		return 'undecided';
	}
}

const installed = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;

/** Prints a table for each kind. */
export async function bench(): Promise<void> {
	const seed = Number(process.env['MATH_SEED'] ?? Math.floor(Date.now() / 86_400_000));
	const questions = freshQuestions(Number(process.env['MATH_COUNT'] ?? 20), seed);
	const peers: [string, Peer][] = [['ours', ours], ...libraries()];
	if (installed('python3', '-c', 'import sympy')) peers.push(['SymPy', sympy]);
	if (installed('maxima', '--version')) peers.push(['Maxima', maxima]);
	console.log(`math by kind: seed ${seed}`);
	for (const kind of new Set(questions.map((each) => each.kind))) {
		const asked = questions.filter((each) => each.kind === kind);
		const table: Record<string, Record<string, string | number>> = {};
		for (const [name, peer] of peers) {
			// The form of Maxima's solutions is not read.
			if (name === 'Maxima' && kind === 'equation') continue;
			const replies = await peer(asked.map(({ text }) => text));
			const counts = { right: 0, wrong: 0, declined: 0, undecided: 0 };
			asked.forEach(({ check }, i) => {
				const answer = replies[i]?.answer;
				const verdict = answer ? verdictOf(check, answer) : 'declined';
				counts[verdict === 'agreed' ? 'right' : typeof verdict === 'string' ? verdict : 'wrong']++;
			});
			const times = replies.map(({ milliseconds }) => milliseconds);
			table[name] = { ...counts, 'median ms': Number(median(times).toFixed(2)) };
		}
		console.log(kind);
		console.table(table);
	}
}
