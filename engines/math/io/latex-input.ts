/** LaTeX as it is pasted → text of the grammar. */
import { lastOf } from '../../kit/checked';
import { ParseError } from './lexer';
import { functionNamed } from './operators';

/** Commands that are written as a sign or a word. */
const WORDS: Readonly<Record<string, string>> = {
	cdot: '*', times: '*', ast: '*', div: '/', le: '<=', leq: '<=', ge: '>=', geq: '>=', lt: '<', gt: '>', ne: '!=', neq: '!=',
	infty: ' infinity ', degree: '°', circ: '°', lvert: '|', rvert: '|', vert: '|', mid: '|', lfloor: '⌊', rfloor: '⌋',
	lceil: '⌈', rceil: '⌉', bmod: ' mod ', mod: ' mod ', land: ' and ', lor: ' or ', neg: ' not ', lbrace: '{', rbrace: '}',
	left: '', right: '', big: '', Big: '', bigl: '', bigr: '', displaystyle: '', quad: ' ', qquad: ' ', limits: '',
	partial: 'd', equiv: '≡', varphi: ' phi ', arcsin: ' asin ', arccos: ' acos ', arctan: ' atan '
}; // prettier-ignore

/** Commands whose one argument stays unchanged. */
const KEPT = new Set(['mathrm', 'operatorname', 'text', 'mathit', 'mathbf', 'mathbb', 'textrm', 'boxed']);

/** The grammar's text of a LaTeX formula. Throws ParseError for a formula without one. */
export const fromLatex = (latex: string): string => new LatexReader(latex).all();

/** Signs of textbooks as LaTeX or the grammar has them: ³√ is one root, ∂/∂x is d/dx, ∑_{k=1}^{5} is LaTeX, 1{,}5 is 1,5. */
export const textbookSigns = (text: string): string =>
	text
		.replace(/(?<=\d)\{,\}(?=\d)/g, ',')
		.replace(/³√/g, ' ∛')
		.replace(/⁴√/g, ' ∜')
		.replaceAll('∂', 'd')
		.replace(/(?<!\\)(?:∑|Σ|\bsum)(?=_\{)/g, '\\sum')
		.replace(/(?<!\\)(?:∏|\bprod)(?=_\{)/g, '\\prod');

function endsInDecimals(text: string): boolean {
	let at = text.length;
	while (at > 0 && /\d/.test(text[at - 1] as string)) at--;
	return text[at - 1] === '.';
}

class LatexReader {
	private at = 0;
	private depth = 0;
	/** The variable of an integral whose dx stands above a fraction. */
	private differential: string | undefined;

	constructor(private readonly text: string) {}

	all(): string {
		let out = '';
		while (this.at < this.text.length) out += this.piece();
		return out.replace(/ {2,}/g, ' ').trim();
	}

	private fail(what: string): never {
		throw new ParseError(`${what} is not understood in LaTeX`, this.at);
	}

	/** One group, command or character, translated. */
	private piece(): string {
		const character = this.text[this.at] as string;
		if (character === '{') return `(${this.group()})`;
		if (character === '\\') return this.command();
		if (character === '^' || character === '_') {
			this.at++;
			// A parenthesis holds an exponent that is not LaTeX's: (1 + x)^(1/x).
			if (character === '^' && this.text[this.at] === '(') return character;
			const raised = this.argument();
			if (character === '^') return raised === '°' ? '°' : `^(${raised})`;
			if (/->|→/.test(raised)) return ` (${raised}) `;
			return /^[A-Za-z0-9]+$/.test(raised) ? `_${raised}` : this.fail(`the index ${raised}`);
		}
		this.at++;
		if (character === '∫') return this.integral();
		return character === '&' || character === '~' ? ' ' : character;
	}

	private group(): string {
		if (++this.depth > 100) this.fail('so deep a formula');
		this.at++;
		let out = '';
		while (this.at < this.text.length && this.text[this.at] !== '}') out += this.piece();
		this.at++;
		this.depth--;
		return out.trim();
	}

	private argument(): string {
		while (this.text[this.at] === ' ') this.at++;
		const character = this.text[this.at];
		if (character === undefined) this.fail('a formula that ends here');
		if (character === '{') return this.group();
		if (character === '\\') return this.command().trim();
		this.at++;
		return character;
	}

	/** [n] after \sqrt. */
	private option(): string | undefined {
		if (this.text[this.at] !== '[') return undefined;
		const end = this.text.indexOf(']', this.at);
		if (end < 0) return undefined;
		const option = this.text.slice(this.at + 1, end);
		this.at = end + 1;
		return option;
	}

	private command(): string {
		const name = /^\\([A-Za-z]+|.)/.exec(this.text.slice(this.at, this.at + 40))?.[1];
		if (name === undefined) this.fail('a lone \\');
		this.at += name.length + 1;
		if (!/[A-Za-z]/.test(name)) return name === '%' || name === '|' ? name : name === '{' || name === '}' ? name : ' ';
		if (Object.hasOwn(WORDS, name)) return WORDS[name] as string;
		if (KEPT.has(name)) return ` ${this.argument()} `;
		switch (name) {
			case 'frac':
			case 'dfrac':
			case 'tfrac':
			case 'cfrac':
				return this.fraction();
			case 'sqrt': {
				const degree = this.option();
				const inner = this.argument();
				return degree === undefined ? `sqrt(${inner})` : `root(${inner}, ${degree})`;
			}
			case 'binom':
			case 'dbinom':
			case 'tbinom':
				return `binomial(${this.argument()}, ${this.argument()})`;
			case 'sum':
			case 'prod':
				return this.range(name === 'sum' ? 'sum' : 'product');
			case 'int':
				return this.integral();
			case 'begin':
				return this.matrix();
			case 'overline':
			case 'bar':
				return this.overlined(name);
			case 'pm':
			case 'mp':
				throw new ParseError('± stands for two values: send one with + and one with -', this.at);
			case 'lim':
				return this.limit();
			case 'pmod':
			case 'pod':
				return ` mod (${this.argument()}) `;
			case 'log':
				return this.logarithm();
			default:
				return this.named(name);
		}
	}

	/** A function or another word; the power at its name without parentheses, its parenthesis right after it. */
	private named(name: string): string {
		if (!functionNamed(name)) return ` ${name} `;
		const power = /^\s*\^\s*(?:\{\s*(-?\w+)\s*\}|(\w))/.exec(this.text.slice(this.at, this.at + 40));
		if (power) this.at += power[0].length;
		const raised = power ? `^${power[1] ?? power[2]}` : '';
		const opens = /^\s*(?:\\left\s*)?\(/.exec(this.text.slice(this.at, this.at + 40));
		if (opens) this.at += opens[0].length - 1;
		return ` ${name}${raised}${opens ? '' : ' '}`;
	}

	/** \log_{10} 100 */
	private logarithm(): string {
		const { below } = this.bounds('_');
		if (below === undefined) return this.named('log');
		if (!/^\w+$/.test(below)) this.fail(`the base ${below} of a logarithm`);
		return ` log_${below} `;
	}

	/** Digits that repeat, or a conjugate. */
	private overlined(name: string): string {
		const repeats = endsInDecimals(this.text.slice(0, this.at - name.length - 1));
		const inner = this.argument();
		if (repeats) return `(${inner})`;
		if (/^[A-Za-z]$/.test(inner))
			throw new ParseError(
				`a bar over ${inner} may be a mean or a conjugate: write conj(${inner}) or another name`,
				this.at
			);
		return ` conj(${inner})`;
	}

	/** a/b, or d/dx of what follows. */
	private fraction(): string {
		const mixed = /(?:^|[^\w.^}\s])\s*\d+\s*$/.test(this.text.slice(0, this.text.lastIndexOf('\\', this.at - 1)));
		const [above, below] = [this.argument(), this.argument()];
		const variable = /^d\s*([A-Za-z])$/.exec(below)?.[1];
		if (above.trim() === 'd' && variable) return `diff(${this.operand()}, ${variable})`;
		const [, over, name] = this.differential === '' ? (/^(.*[^A-Za-z]|)d\s?([A-Za-z])$/.exec(above) ?? []) : [];
		if (name !== undefined) {
			this.differential = name;
			return `((${over?.trim() || '1'})/(${below}))`;
		}
		if (mixed && /^\d+$/.test(above) && /^\d+$/.test(below) && BigInt(above) < BigInt(below))
			return ` ${above}/${below} `;
		return `((${above})/(${below}))`;
	}

	/** _{…}^{…} in either order. */
	private bounds(signs = '_^'): { below?: string; above?: string } {
		const found: { below?: string; above?: string } = {};
		for (;;) {
			while (this.text[this.at] === ' ') this.at++;
			const sign = this.text[this.at];
			if (sign === undefined || !signs.includes(sign)) return found;
			this.at++;
			const bound = (signs === '_' ? undefined : this.figures()) ?? this.argument();
			if (sign === '_') found.below = bound;
			else found.above = bound;
		}
	}

	/** A bound without braces, which LaTeX ends behind its first character and people mean as a whole: `10`, `-1`, `oo`. */
	private figures(): string | undefined {
		const [figures] = /^\s*(?:-?\d{1,40}|-?oo)(?![\w.])/.exec(this.text.slice(this.at, this.at + 48)) ?? [];
		this.at += figures?.length ?? 0;
		return figures?.trim();
	}

	/** What an operator applies to: up to the next sign of a sum, a closing bracket, or the end. */
	private operand(until?: RegExp): string {
		let out = '';
		let open = 0;
		while (this.at < this.text.length) {
			const character = this.text[this.at] as string;
			if (character === '}' || (open === 0 && ')]'.includes(character))) break;
			if (open === 0 && !until && '+-=<>,'.includes(character) && out.trim() !== '') break;
			if (open === 0 && until?.test(this.text.slice(this.at, this.at + 12))) break;
			if ('(['.includes(character)) open++;
			if (')]'.includes(character)) open--;
			out += this.piece();
			if (until && this.differential) break;
		}
		return out.trim();
	}

	private range(name: string): string {
		const { below = '', above } = this.bounds();
		const [index, from] = below.split('=');
		if (!index || !from || above === undefined) this.fail(`a ${name} without its bounds`);
		return `${name}(${this.operand()}, ${index.trim()}, ${from.trim()}, ${above})`;
	}

	private integral(): string {
		const { below, above } = this.bounds();
		const outer = this.differential;
		this.differential = '';
		const body = this.operand(/^(?:\\,|\\;|\\ |\s)*(?:\\mathrm\{d\}|d)\s*[A-Za-z](?![A-Za-z])/);
		const end = /^(?:\\,|\\;|\\ |\s)*(?:\\mathrm\{d\}|d)\s*([A-Za-z])/.exec(this.text.slice(this.at));
		const variable = this.differential || end?.[1];
		this.differential = outer;
		if (!variable) this.fail('an integral without dx');
		this.at += variable === end?.[1] ? (end?.[0].length ?? 0) : 0;
		const bounds = below !== undefined && above !== undefined ? `, ${below}, ${above}` : '';
		return `integrate(${body || '1'}, ${variable}${bounds})`;
	}

	/** Relations that all hold, each on a separate line. */
	private lines(name: string): string {
		const close = `\\end{${name}}`;
		const lines: string[] = [''];
		while (!this.text.startsWith(close, this.at)) {
			if (this.at >= this.text.length) this.fail(`${name} without its end`);
			if (this.text.startsWith('\\\\', this.at)) {
				lines.push('');
				this.at += 2;
			} else lines[lines.length - 1] += this.piece();
		}
		this.at += close.length;
		const written = lines.map((line) => line.trim().replace(/[,;]$/, '')).filter(Boolean);
		if (!written.every((line) => /[=<>≤≥]/.test(line))) this.fail('a function by cases');
		return written.join('; ');
	}

	/** \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}, the name of the environment next. */
	private matrix(): string {
		const name = this.argument();
		if (/^(?:d?cases|aligned|(?:align|gather|equation)\*?|gathered|split)$/.test(name)) return this.lines(name);
		if (!/^[bpvBV]?(?:small)?matrix$|^array$/.test(name)) this.fail(`"${name}"`);
		if (name === 'array' && this.text[this.at] === '{') this.argument();
		const rows: string[][] = [['']];
		const close = `\\end{${name}}`;
		while (!this.text.startsWith(close, this.at)) {
			if (this.at >= this.text.length) this.fail('a matrix without its end');
			const row = lastOf(rows);
			if (this.text.startsWith('\\\\', this.at)) {
				rows.push(['']);
				this.at += 2;
			} else if (this.text[this.at] === '&') {
				row.push('');
				this.at++;
			} else row[row.length - 1] += this.piece();
		}
		this.at += close.length;
		const written = rows.filter((row) => row.some((cell) => cell.trim() !== '')).map((row) => row.map((cell) => cell.trim()).join(', ')).join('; '); // prettier-ignore
		return name.startsWith('v') ? ` det([${written}])` : ` [${written}]`;
	}

	private limit(): string {
		const { below = '' } = this.bounds();
		const [name = '', point] = below.split(/->|→|rightarrow|\bto\b/).map((side) => side.trim());
		if (!point || !/^[A-Za-z]+$/.test(name)) this.fail('a limit without its point');
		return `limit(${this.operand()}, ${name}, ${point})`;
	}
}
