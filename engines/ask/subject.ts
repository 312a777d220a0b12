/** The subject of a question among all that people ask assistants: a linear model over its words. `data/build/ask/subjects.ts` fits its weights. */
import type { Lattice } from './lattice';
import type { Lexicon } from './lexicon';
import type { Token } from '../kit/tokens';
import SIGNS from './subjects.json';

/** The subject of questions that an operation here answers. */
export const HERE = 'here';
/** A subject below this probability is not named. */
const NAMED = 0.3;
/** A subject is not named either where an operation is likelier. */
const MOST_HERE = 0.5;
const MOST_ODDS = 5;

/** Whether the model has weights for the words of a language. Otherwise only subjects and concepts of its lexicon count. */
export const isWorded = ({ flags }: Lexicon): boolean => flags.has('dictionary');

/** Names of the subjects: `here`, then those outside the product. */
const SUBJECTS: readonly string[] = Object.keys(SIGNS);
const WEIGHTS = new Map<string, [subject: number, weight: number][]>();
/** Signs of a line with tenths of their weights: `rain 28 | will it rain 9`. */
export const signsIn = (line: string): (readonly [sign: string, tenths: number])[] =>
	line.split(' | ').map((sign) => {
		const at = sign.lastIndexOf(' ');
		return [sign.slice(0, at), Number(sign.slice(at + 1))];
	});
Object.values(SIGNS).forEach((line, nth) => {
	for (const [sign, tenths] of signsIn(line)) {
		const rows = WEIGHTS.get(sign) ?? [];
		WEIGHTS.set(sign, rows);
		rows.push([nth, tenths / 10]);
	}
});

/** Kinds of values that show the subject of a question. */
const TELLING: ReadonlySet<string> = new Set(
	'self pointer place country date weekday month time number quantity unit amount money expression language phone feast period formula'.split(
		' '
	)
);

/**
 * Signs of a question: subjects and concepts that the lexicon names, kinds of its values, and its words and pairs of them. Without the words a star
 * marks the others, which then have weights of their own. `from` and `end` hold the tokens that count.
 */
export function signsOf(
	lattice: Lattice,
	worded = isWorded(lattice.lexicon),
	from = 0,
	end = lattice.tokens.length
): Set<string> {
	const { starts, tokens } = lattice;
	const star = worded ? '' : '*';
	const signs = new Set<string>([`${star}^`]);
	for (const spans of starts.slice(from, end))
		for (const { kind, value } of spans)
			if (kind === 'elsewhere') signs.add(`${star}=${value}`);
			else if (kind === 'concept') signs.add(`${star}+${value}`);
			else if (worded || TELLING.has(kind)) signs.add(`${star}#${kind}`);
	if (!worded) return signs;
	let before = '^';
	for (let at = from; at < end; at++) {
		if (lattice.isPayload(at)) continue;
		const { key, kind } = tokens[at] as Token;
		// Turns of politeness say nothing of the subject: do you happen to know. `How do I` does.
		const spans = starts[at] ?? [];
		const turn = Math.max(...spans.map(({ kind, to }) => (kind === 'skip' ? to : 0)));
		const isTelling =
			spans.some(({ kind, to }) => kind === 'elsewhere' && to === turn) &&
			!spans.some(({ kind, to }) => kind === 'concept' && to > turn);
		if (turn > at + 1 && !isTelling) at = turn - 1;
		else if (kind !== 'mark') {
			const word = kind === 'number' ? '0' : key;
			signs.add(word).add(`${before} ${word}`);
			before = word;
		}
	}
	return signs.add(`${before} $`);
}

function probabilities(signs: Iterable<string>): number[] {
	const sums = SUBJECTS.map(() => 0);
	for (const sign of signs) for (const [nth, weight] of WEIGHTS.get(sign) ?? []) sums[nth] = (sums[nth] ?? 0) + weight;
	const most = Math.max(...sums);
	const shares = sums.map((sum) => Math.exp(sum - most));
	const total = shares.reduce((sum, share) => sum + share, 0);
	return shares.map((share) => share / total);
}

interface Subject {
	/** The log-odds that nothing here is for it, at most `MOST_ODDS` either way. */
	readonly away: number;
	/** The likeliest subject outside the product, if it is likely enough. */
	readonly name: string | undefined;
}

/** The subject that the words of a language without labelled sentences name, if they name one. */
function onlyElsewhere({ lexicon, starts }: Lattice): string | undefined {
	if (isWorded(lexicon)) return undefined;
	const named = new Set(starts.flat().flatMap(({ kind, value }) => (kind === 'elsewhere' ? [value] : [])));
	return named.size === 1 ? [...named][0] : undefined;
}

/** The subject of a question, by the signs of its lattice. */
export function subjectOf(lattice: Lattice): Subject {
	const { lexicon, context, end, hasContext } = lattice;
	const shares = probabilities(signsOf(lattice));
	const [here = 0] = hasContext ? probabilities(signsOf(lattice, isWorded(lexicon), context, end)) : shares;
	let best = 1;
	for (let nth = 2; nth < shares.length; nth++) if ((shares[nth] ?? 0) > (shares[best] ?? 0)) best = nth;
	const odds = Math.log((1 - here + 1e-9) / (here + 1e-9));
	return {
		away: Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds)),
		name: here < MOST_HERE && (shares[best] ?? 0) >= NAMED * (1 - here) ? SUBJECTS[best] : onlyElsewhere(lattice)
	};
}
