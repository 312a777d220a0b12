// Phrases with slots over tokens, as the lexicons write them: `[the] difference between {amount a} and {amount b}`. A phrase is
// compiled once to instructions and matched with a memory of (instruction, token), so that no text costs more than their product.
import { memoize } from '../../kit/memoize';
import { tokenize, type Token } from '../../kit/tokens';
import { spend } from '../core/budget';

/** A text, its tokens, and the names that have a value: they are never words of a phrase. */
export interface Sentence {
	readonly text: string;
	readonly tokens: readonly Token[];
	readonly variables: ReadonlySet<string>;
}

export const sentenceOf = (text: string, variables: ReadonlySet<string>): Sentence => ({
	text,
	tokens: tokenize(text).tokens,
	variables
});

/** Possible ends of a slot, the nearest first, with its value if that differs from the text. */
export type SlotEnd = number | readonly [to: number, value: string];
export type SlotType = (sentence: Sentence, from: number) => Iterable<SlotEnd>;

/** The slots of a phrase, trimmed, without the slots of missing optional parts. */
export type Slots = Readonly<Record<string, string>>;

type Instruction =
	| { readonly op: 'word'; readonly key: string; readonly open: boolean }
	| { readonly op: 'slot'; readonly name: string; readonly type: SlotType }
	| { readonly op: 'split'; readonly to: number[] }
	| { readonly op: 'jump'; to: number }
	| { readonly op: 'end' };

type Node =
	| { readonly kind: 'word'; readonly key: string; readonly open: boolean }
	| { readonly kind: 'slot'; readonly name: string; readonly type: SlotType }
	| { readonly kind: 'choice'; readonly ways: readonly (readonly Node[])[] };

export interface Pattern {
	readonly code: readonly Instruction[];
	/** Sets of keys. A text without a key of each does not match. The rarest set is first. */
	readonly anchors: readonly ReadonlySet<string>[];
}

/** Slot types and classes of words by their names. */
export interface Vocabulary {
	readonly types: Readonly<Record<string, SlotType>>;
	readonly classes: ReadonlyMap<string, readonly string[]>;
	/** Classes that are compiled already. */
	readonly compiled: Map<string, Node>;
}

/** Compiles a phrase. Throws SyntaxError for a malformed one. */
export function compile(phrase: string, vocabulary: Vocabulary): Pattern {
	const nodes = new PhraseParser(phrase, vocabulary, 0).whole();
	const code: Instruction[] = [];
	emit(nodes, code);
	code.push({ op: 'end' });
	const anchors = anchorsOf(nodes).sort((a, b) => lengthOf(b) - lengthOf(a));
	return { code, anchors };
}

const lengthOf = (keys: ReadonlySet<string>): number => Math.min(...[...keys].map((key) => key.length));
const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '<': '>', '"': '"' };
const SPECIAL = new Set('[](){}<>"');

class PhraseParser {
	private at = 0;

	constructor(
		private readonly text: string,
		private readonly vocabulary: Vocabulary,
		private readonly depth: number
	) {
		if (depth > 4) this.fail('holds classes in a circle');
	}

	whole(): Node[] {
		const [nodes = [], ...others] = this.ways('');
		if (others.length > 0) this.fail('has "/" outside of brackets');
		if (nodes.length === 0) this.fail('is empty');
		return nodes;
	}

	private fail(fault: string): never {
		throw new SyntaxError(`"${this.text}" ${fault}`);
	}

	private ways(close: string): Node[][] {
		const ways: Node[][] = [[]];
		for (;;) {
			while (this.text[this.at] === ' ') this.at++;
			const sign = this.text[this.at];
			if (sign === undefined) {
				if (close !== '') this.fail(`lacks ${close}`);
				return ways;
			}
			const last = ways.at(-1) as Node[];
			if (sign === close) {
				this.at++;
				return ways;
			}
			if (sign === '/' && close !== '' && ' ]) '.includes(this.text[this.at + 1] ?? ' ')) {
				this.at++;
				ways.push([]);
			} else if (sign === '[' || sign === '(') {
				this.at++;
				const inner = this.ways(BRACKETS[sign] as string);
				last.push({ kind: 'choice', ways: sign === '[' ? [...inner, []] : inner });
			} else if (sign === '{') {
				const [type = '', name = type] = this.until('}').split(' ');
				const known = this.vocabulary.types[type];
				if (!known) this.fail(`has no type of slot "${type}"`);
				last.push({ kind: 'slot', name, type: known });
			} else if (sign === '<') {
				const name = this.until('>');
				last.push(this.classNamed(name));
			} else if (sign === '"') last.push(...literalsOf(this.until('"')));
			else last.push(...literalsOf(this.word()));
		}
	}

	private classNamed(name: string): Node {
		const known = this.vocabulary.compiled.get(name);
		if (known) return known;
		const phrases = this.vocabulary.classes.get(name);
		if (!phrases) this.fail(`has no class "${name}"`);
		const ways = phrases.map((phrase) => new PhraseParser(phrase, this.vocabulary, this.depth + 1).whole());
		const node: Node = { kind: 'choice', ways };
		this.vocabulary.compiled.set(name, node);
		return node;
	}

	private until(close: string): string {
		const end = this.text.indexOf(close, this.at + 1);
		if (end < 0) this.fail(`lacks ${close}`);
		const inner = this.text.slice(this.at + 1, end);
		this.at = end + 1;
		return inner;
	}

	private word(): string {
		const from = this.at;
		while (this.at < this.text.length && this.text[this.at] !== ' ' && !SPECIAL.has(this.text[this.at] as string))
			this.at++;
		if (this.at === from) this.fail(`has "${this.text[from]}" where none fits`);
		return this.text.slice(from, this.at);
	}
}

/** The tokens of a word or a sign. A star at its end matches any further letters. A curly mark matches the straight one. */
const PLAIN = /^[a-z]+$/;
function literals(word: string): Node[] {
	const open = word.length > 1 && word.endsWith('*');
	if (PLAIN.test(word)) return [{ kind: 'word', key: word, open: false }];
	const { tokens } = tokenize((open ? word.slice(0, -1) : word).replaceAll('“', '"'));
	// l' before a word is a word, and alone it is a letter and a mark.
	if (word.length > 1 && word.endsWith("'"))
		return [{ kind: 'word', key: tokenize(`${word}x`).tokens[0]?.key ?? word, open: false }];
	return tokens.map(({ key }, index) => ({ kind: 'word', key, open: open && index === tokens.length - 1 }));
}

/** Phrases repeat their words: one look at each. */
const literalsOf = memoize(literals);

function emit(nodes: readonly Node[], code: Instruction[]): void {
	for (const node of nodes) {
		if (node.kind === 'word') code.push({ op: 'word', key: node.key, open: node.open });
		else if (node.kind === 'slot') code.push({ op: 'slot', name: node.name, type: node.type });
		else {
			const split: number[] = [];
			code.push({ op: 'split', to: split });
			const jumps: { op: 'jump'; to: number }[] = [];
			for (const way of node.ways) {
				split.push(code.length);
				emit(way, code);
				const jump = { op: 'jump' as const, to: -1 };
				jumps.push(jump);
				code.push(jump);
			}
			for (const jump of jumps) jump.to = code.length;
		}
	}
}

/** Keys of which a text must have one wherever the nodes match, in a set for each position. */
const anchorsOf = (nodes: readonly Node[]): ReadonlySet<string>[] =>
	nodes.flatMap((node): readonly ReadonlySet<string>[] => {
		let anchors = anchorsByNode.get(node);
		if (!anchors) anchorsByNode.set(node, (anchors = anchorsOfNode(node)));
		return anchors;
	});

/** Classes and words occur in many phrases. */
const anchorsByNode = new WeakMap<Node, readonly ReadonlySet<string>[]>();

function anchorsOfNode(node: Node): readonly ReadonlySet<string>[] {
	if (node.kind === 'word') return node.open ? [] : [new Set([node.key])];
	if (node.kind === 'slot') return [];
	const each = node.ways.map((way) => anchorsOf(way).sort((a, b) => lengthOf(b) - lengthOf(a))[0]);
	return each.every((keys) => keys !== undefined) ? [new Set(each.flatMap((keys) => [...keys]))] : [];
}

/** Where a match ends, and what its slots hold. */
export type Match = { readonly to: number; readonly slots: Slots };

/** Matches a phrase from a token on; up to the last token where `whole` is set. Counts its steps. */
export function match(pattern: Pattern, sentence: Sentence, from: number, whole: boolean): Match | undefined {
	const { tokens, text, variables } = sentence;
	const { code } = pattern;
	const failed = new Set<number>();
	const slots: Record<string, string> = {};
	const run = (pc: number, at: number): number => {
		const place = pc * (tokens.length + 1) + at;
		if (failed.has(place)) return -1;
		spend();
		const end = step(code[pc] as Instruction, pc, at);
		if (end < 0) failed.add(place);
		return end;
	};
	const step = (instruction: Instruction, pc: number, at: number): number => {
		switch (instruction.op) {
			case 'end':
				return !whole || at === tokens.length ? at : -1;
			case 'word': {
				const token = tokens[at];
				if (token === undefined || variables.has(token.text)) return -1;
				const fits = instruction.open ? token.key.startsWith(instruction.key) : token.key === instruction.key;
				return fits ? run(pc + 1, at + 1) : -1;
			}
			case 'jump':
				return run(instruction.to, at);
			case 'split':
				for (const to of instruction.to) {
					const end = run(to, at);
					if (end >= 0) return end;
				}
				return -1;
			case 'slot':
				if (at >= tokens.length) return -1;
				for (const found of instruction.type(sentence, at)) {
					spend();
					const [to, value] = typeof found === 'number' ? [found, undefined] : found;
					const end = run(pc + 1, to);
					if (end < 0) continue;
					slots[instruction.name] = value ?? text.slice((tokens[at] as Token).start, (tokens[to - 1] as Token).end);
					return end;
				}
				return -1;
		}
	};
	const to = run(0, from);
	return to < 0 ? undefined : { to, slots };
}
