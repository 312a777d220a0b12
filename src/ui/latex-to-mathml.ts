/** A MathML element as data, so that it can be made without a document and tested. */
export interface MathNode {
	readonly tag: string;
	readonly text?: string;
	readonly attributes?: Readonly<Record<string, string>>;
	readonly children?: readonly MathNode[];
}

/** Commands that are one operator or sign. */
const OPERATORS: Readonly<Record<string, string>> = {
	cdot: '·', times: '×', div: '÷', pm: '±', mp: '∓', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', lt: '<', gt: '>',
	approx: '≈', equiv: '≡', to: '→', mid: '∣', land: '∧', lor: '∨', lnot: '¬', neg: '¬', lfloor: '⌊', rfloor: '⌋',
	lceil: '⌈', rceil: '⌉', lvert: '|', rvert: '|', vert: '|', sum: '∑', prod: '∏', int: '∫', ldots: '…', cdots: '⋯', degree: '°'
}; // prettier-ignore
/** Commands that are one letter or constant. */
const LETTERS: Readonly<Record<string, string>> = {
	alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ϵ', varepsilon: 'ε', zeta: 'ζ', eta: 'η', theta: 'θ', iota: 'ι', kappa: 'κ',
	lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', upsilon: 'υ', phi: 'φ', varphi: 'φ', chi: 'χ',
	psi: 'ψ', omega: 'ω', Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ', Lambda: 'Λ', Xi: 'Ξ', Pi: 'Π', Sigma: 'Σ', Phi: 'Φ', Psi: 'Ψ',
	Omega: 'Ω', infty: '∞', imath: 'ı', ell: 'ℓ', hbar: 'ℏ', emptyset: '∅'
}; // prettier-ignore
/** Width of the spaces that LaTeX writes by hand, in em. */
const SPACES: Readonly<Record<string, string>> = { ',': '0.17em', ':': '0.22em', ';': '0.28em', '!': '-0.17em', quad: '1em', qquad: '2em', ' ': '0.25em' }; // prettier-ignore
const WRAPPERS = new Set(['text', 'mathrm', 'operatorname', 'mathit', 'mathbf', 'textrm']);
/** Deeper nesting than any answer has; beyond it the rest is shown as text. */
const DEEPEST = 200;

const row = (children: readonly MathNode[]): MathNode =>
	children.length === 1 && children[0] ? children[0] : { tag: 'mrow', children };

/** Reads LaTeX token by token. What it does not know it shows as written: nothing is lost and nothing throws. */
class Reader {
	readonly #tokens: readonly string[];
	#at = 0;
	#depth = 0;

	constructor(latex: string) {
		this.#tokens = latex.match(/\\[a-zA-Z]+\*?|\\.|\d+(?:[.,]\d+)*|\s+|[^]/gu) ?? [];
	}

	#peek(): string | undefined {
		while (/^\s+$/.test(this.#tokens[this.#at] ?? '')) this.#at++;
		return this.#tokens[this.#at];
	}

	#next(): string | undefined {
		const token = this.#peek();
		this.#at++;
		return token;
	}

	/** Everything up to one of `ends`, which is left to be read. */
	sequence(...ends: readonly string[]): MathNode[] {
		const nodes: MathNode[] = [];
		for (let token = this.#peek(); token !== undefined && !ends.includes(token); token = this.#peek()) {
			nodes.push(this.#scripted());
		}
		return nodes;
	}

	/** An atom with what stands below and above it. */
	#scripted(): MathNode {
		const base = this.#peek() === '^' || this.#peek() === '_' ? row([]) : this.#atom();
		let below: MathNode | undefined;
		let above: MathNode | undefined;
		for (let mark = this.#peek(); mark === '^' || mark === '_'; mark = this.#peek()) {
			this.#next();
			if (mark === '^') above = this.#argument();
			else below = this.#argument();
		}
		if (below && above) return { tag: 'msubsup', children: [base, below, above] };
		if (below) return { tag: 'msub', children: [base, below] };
		return above ? { tag: 'msup', children: [base, above] } : base;
	}

	/** `{…}` or a single atom. */
	#argument(): MathNode {
		if (this.#peek() !== '{') return this.#peek() === undefined ? row([]) : this.#atom();
		this.#next();
		const inner = row(this.sequence('}'));
		this.#next();
		return inner;
	}

	/** The text of `{…}` as it is written. */
	#rawArgument(): string {
		if (this.#peek() !== '{') return this.#next() ?? '';
		this.#at++;
		let text = '';
		for (let token = this.#tokens[this.#at]; token !== undefined && token !== '}'; token = this.#tokens[++this.#at])
			text += token;
		this.#at++;
		return text;
	}

	#atom(): MathNode {
		const token = this.#next() ?? '';
		if (++this.#depth > DEEPEST) return { tag: 'mtext', text: token };
		const node = token.startsWith('\\') ? this.#command(token.slice(1)) : this.#plain(token);
		this.#depth--;
		return node;
	}

	#plain(token: string): MathNode {
		if (token === '{') {
			const inner = row(this.sequence('}'));
			this.#next();
			return inner;
		}
		if (/^\d/.test(token)) return { tag: 'mn', text: token };
		if (/^\p{L}$/u.test(token)) return { tag: 'mi', text: token };
		return { tag: 'mo', text: token === '-' ? '−' : token === '*' ? '·' : token };
	}

	#command(name: string): MathNode {
		if (name === 'frac' || name === 'dfrac' || name === 'tfrac') {
			return { tag: 'mfrac', children: [this.#argument(), this.#argument()] };
		}
		if (name === 'binom') {
			const fraction = {
				tag: 'mfrac',
				attributes: { linethickness: '0' },
				children: [this.#argument(), this.#argument()]
			};
			return row([{ tag: 'mo', text: '(' }, fraction, { tag: 'mo', text: ')' }]);
		}
		if (name === 'sqrt') return this.#root();
		if (name === 'left') return this.#fenced();
		if (name === 'begin') return this.#matrix();
		if (name === 'overline') return { tag: 'mover', children: [this.#argument(), { tag: 'mo', text: '¯' }] };
		if (WRAPPERS.has(name.replace('*', ''))) {
			return {
				tag: name.startsWith('text') ? 'mtext' : 'mi',
				text: this.#rawArgument(),
				attributes: { mathvariant: 'normal' }
			};
		}
		const letter = LETTERS[name];
		if (letter) return { tag: 'mi', text: letter };
		const operator = OPERATORS[name];
		if (operator) return { tag: 'mo', text: operator };
		const width = SPACES[name];
		if (width) return { tag: 'mspace', attributes: { width } };
		if (/^[a-zA-Z]+$/.test(name)) return { tag: 'mi', text: name, attributes: { mathvariant: 'normal' } };
		return { tag: 'mo', text: name };
	}

	#root(): MathNode {
		if (this.#peek() !== '[') return { tag: 'msqrt', children: [this.#argument()] };
		this.#next();
		const index = row(this.sequence(']'));
		this.#next();
		return { tag: 'mroot', children: [this.#argument(), index] };
	}

	/** `\left( … \right)`; a dot stands for no fence. */
	#fenced(): MathNode {
		const fence = (token = '.'): MathNode[] => {
			if (token === '.') return [];
			const name = token.replace('\\', '');
			return [{ tag: 'mo', text: OPERATORS[name] ?? name, attributes: { fence: 'true' } }];
		};
		const open = fence(this.#next());
		const inner = this.sequence('\\right');
		this.#next();
		return row([...open, ...inner, ...fence(this.#next())]);
	}

	/** `\begin{pmatrix} a & b \\ c & d \end{pmatrix}` and its kin; cases too. */
	#matrix(): MathNode {
		const kind = this.#rawArgument();
		const rows: MathNode[] = [];
		let cells: MathNode[] = [];
		for (;;) {
			cells.push({ tag: 'mtd', children: this.sequence('&', '\\\\', '\\end') });
			const end = this.#next();
			if (end === '&') continue;
			rows.push({ tag: 'mtr', children: cells });
			cells = [];
			if (end !== '\\\\') break;
		}
		this.#rawArgument();
		const fences = { pmatrix: ['(', ')'], bmatrix: ['[', ']'], vmatrix: ['|', '|'], cases: ['{', ''] }[kind] ?? [
			'',
			''
		];
		const mark = (text = ''): MathNode[] => (text === '' ? [] : [{ tag: 'mo', text, attributes: { fence: 'true' } }]);
		return row([...mark(fences[0]), { tag: 'mtable', children: rows }, ...mark(fences[1])]);
	}
}

/** The LaTeX that the math operations answer with, as a MathML tree under one `mrow`. */
export const latexToMathml = (latex: string): MathNode => ({ tag: 'mrow', children: new Reader(latex).sequence() });
