/**
 * Calculus by kind on fresh inputs: right, wrong, declined and time beside mathjs, SymPy and Maxima where they are installed.
 * MATH_SEED and MATH_COUNT choose the questions (default: the day, 20 of each kind).
 */
import { spawnSync } from 'node:child_process';
import { derivative as mathjsDerivative } from 'mathjs';
import { engine } from '../../engines/math/engine';
import { math, realAt, type Verdict } from '../support/math-numbers';
import { context, freshQuestions, type Answer, type Question } from '../fuzz/math-calculus';
import { median } from './figures';

/** An answer as text, undefined where there is none, and how long it took. */
interface Reply {
	readonly answer: Answer | undefined;
	readonly milliseconds: number;
}

type Peer = (texts: readonly string[]) => Promise<readonly Reply[]>;

/** Seconds that a peer has for one question. */
const SECONDS = 5;

/** What a peer writes, with its value where it is a number. */
function textAnswer(exact: string): Answer {
	let decimal: number | null = null;
	try {
		decimal = realAt(math.compile(exact), NaN) ?? null;
	} catch {
		// Text that mathjs does not read has no number to compare.
	}
	return { exact, decimal, decimal_text: exact, solutions: null } as unknown as Answer;
}

const timed = async (work: () => Promise<Answer> | Answer): Promise<Reply> => {
	const started = performance.now();
	let answer: Answer | undefined;
	try {
		answer = await work();
	} catch {
		// A refusal, by whatever error, is a question without an answer.
		answer = undefined;
	}
	return { answer, milliseconds: performance.now() - started };
};

async function oneByOne(texts: readonly string[], ask: (text: string) => Promise<Answer> | Answer): Promise<Reply[]> {
	const replies: Reply[] = [];
	for (const text of texts) replies.push(await timed(() => ask(text)));
	return replies;
}

const ours: Peer = (texts) => oneByOne(texts, (expression) => engine.evaluate({ expression, digits: 20 }, context));

const mathjs: Peer = (texts) =>
	oneByOne(texts, (text) => {
		const f = /^diff\((.*), x\)$/.exec(text)?.[1];
		if (f === undefined) throw new Error('mathjs has derivatives alone');
		return textAnswer(mathjsDerivative(f, 'x').toString());
	});

/** Questions for a program that reads them as lines of JSON, and writes [text or null, milliseconds] for each. */
function program(command: string, args: readonly string[], input: string): readonly Reply[] {
	const { stdout } = spawnSync(command, args, { input, encoding: 'utf8', timeout: 600_000, maxBuffer: 1 << 26 });
	return stdout
		.split('\n')
		.filter((line) => line.startsWith('['))
		.map((line) => JSON.parse(line) as [string | null, number])
		.map(([text, milliseconds]) => ({ answer: text === null ? undefined : textAnswer(text), milliseconds }));
}

const PYTHON = `
import json, signal, sys, time
from sympy import Symbol, diff, integrate, limit, E, oo, Integral, Limit
from sympy.parsing.sympy_parser import parse_expr, standard_transformations, convert_xor
def between(f, x, *ends): return integrate(f, (x, *ends)) if ends else integrate(f, x)
names = {'x': Symbol('x', real=True), 'e': E, 'infinity': oo, 'integrate': between}
def late(*_): raise TimeoutError()
signal.signal(signal.SIGALRM, late)
for text in json.load(sys.stdin):
    started = time.time(); found = None
    try:
        signal.alarm(${SECONDS})
        value = parse_expr(text, local_dict=names, transformations=standard_transformations + (convert_xor,))
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
		return { answer: none ? undefined : textAnswer(exact), milliseconds: 1_000 * Number(found?.[2] ?? SECONDS) };
	});

/** What numbers say; an answer that mathjs does not read is not judged. */
function verdictOf(check: Question['check'], answer: Answer): Verdict {
	try {
		return check(answer);
	} catch (error) {
		if (error instanceof SyntaxError) return 'undecided';
		throw error;
	}
}

const installed = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;

/** Prints a table for each kind. */
export async function benchKinds(): Promise<void> {
	const seed = Number(process.env['MATH_SEED'] ?? Math.floor(Date.now() / 86_400_000));
	const questions = freshQuestions(Number(process.env['MATH_COUNT'] ?? 20), seed);
	const peers: [string, Peer][] = [['ours', ours], ['mathjs', mathjs]]; // prettier-ignore
	if (installed('python3', '-c', 'import sympy')) peers.push(['SymPy', sympy]);
	if (installed('maxima', '--version')) peers.push(['Maxima', maxima]);
	console.log(`math by kind: seed ${seed}`);
	for (const kind of new Set(questions.map((each) => each.kind))) {
		const asked = questions.filter((each) => each.kind === kind);
		const table: Record<string, Record<string, string | number>> = {};
		for (const [name, peer] of peers) {
			// Peers are asked for calls alone.
			if (name !== 'ours' && (kind === 'equation' || (name === 'mathjs' && kind !== 'diff'))) continue;
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
