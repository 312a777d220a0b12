/** Words outside the grammar: their likely meaning, and the messages for the others. */
import { isUnit } from './calculator-input';
import { constantNamed, functionNames } from './operators';

/** Words for a power of ten after a number. */
export const MULTIPLES: Readonly<Record<string, string>> = {
	dozen: '12',
	hundred: '100',
	thousand: '1000',
	lakh: '100000',
	million: '1000000',
	crore: '10000000',
	billion: '1000000000',
	trillion: '1000000000000'
};

/** Names of Greek letters, which are names of unknowns. */
const GREEK = new Set(
	'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron rho sigma upsilon chi psi omega'.split(
		' '
	)
);

/** Whether a word may be the name of an unknown without being declared: x, x2, x_max, alpha, Δx. */
export const isUnknown = (word: string): boolean =>
	/^(?:[A-Za-z]\d*|[\u0370-\u03ff].*)$/.test(word) || word.includes('_') || GREEK.has(word.toLowerCase());

/** Two letters that are not a product of two unknowns: units, differentials, words. */
const NO_PRODUCT = new Set(
	'km cm mm dm nm pm kg mg ms ns ps us yd pt qt kn kt cd mb kb am an as at my by us pm vs ps mr dr st nd rd th mw kw'.split(
		' '
	)
);

/** The letters of a word that people write for a product of unknowns: xy, ab, xyz; undefined for other words. */
export function lettersOf(word: string): readonly string[] | undefined {
	const letters = [...word];
	if (word.length === 2 && /^[a-ckm-np-z][a-dkm-np-z]$/.test(word) && word[0] !== word[1] && !NO_PRODUCT.has(word))
		return letters;
	const inOrder = letters.every((letter, k) => k === 0 || letter.charCodeAt(0) === word.charCodeAt(k - 1) + 1);
	return word.length === 3 && /^[a-z]+$/.test(word) && inOrder ? letters : undefined;
}

/** The feature that an unsupported word requests. */
const ELSEWHERE: Readonly<Record<string, string>> = {
	today: 'what day it is, is not known here; write the day, as in 2026-03-05 - 2026-01-01',
	tomorrow: 'what day it is, is not known here; write the day, as in 2026-03-05 - 2026-01-01',
	yesterday: 'what day it is, is not known here; write the day, as in 2026-03-05 - 2026-01-01',
	now: 'what time it is, is not known here; write it, as in 9:00 to 17:30',
	random: 'random numbers are not given: the same question has the same answer every time',
	rand: 'random numbers are not given: the same question has the same answer every time',
	randbetween: 'random numbers are not given: the same question has the same answer every time',
	polar: 'send abs(z) and arg(z) for the polar form',
	ans: 'earlier answers are not remembered; send the value as a variable'
};

/** Words of sentences, which are not unknowns. */
const SPOKEN = new Set(
	'how what when where which who whose why of for the is are was if then on at by from with without and or than until till since about old many much long far get buy cost costs price people per every each more less between'.split(
		' '
	)
);

/** Words that other parts of the engine read; offered where they are misspelt. */
const FURTHER =
	'integrate diff derivative limit solve series taylor factor expand det inv transpose rank eigenvalues'.split(' ');

/** The message for an unknown word, with a suggestion. */
export function unknownWord(word: string, called: boolean): string {
	const kind = called ? 'function' : 'word';
	const said = `unknown ${kind} "${word}"`;
	const elsewhere = ELSEWHERE[word.toLowerCase()];
	if (isUnit(word)) return `"${word}" is a unit: write a number before it, as in 5 ${word}`;
	if (Object.hasOwn(ELSEWHERE, word.toLowerCase())) return `${said}: ${elsewhere}`;
	if (!called && SPOKEN.has(word.toLowerCase()))
		return `this sentence is not understood here: write what is to be computed, as in 5 miles in km, in place of "${word}"`;
	const suggestion = suggestionFor(word, called);
	if (suggestion) return `${said}: did you mean ${suggestion}?`;
	if (called) return said;
	const product = word.length <= 4 && /^[A-Za-z]+$/.test(word) ? `; write ${[...word].join('*')} for a product` : '';
	return `${said}: give it a value in variables${product}`;
}

function suggestionFor(word: string, called: boolean): string | undefined {
	const lower = word.toLowerCase();
	if (FURTHER.includes(lower)) return `${lower}(…)`;
	const names = functionNames();
	if (!called) {
		// sinx, lnx, sqrt2
		const glued = names
			.filter((name) => name.length > 1 && lower.startsWith(name) && lower.length > name.length)
			.sort((a, b) => b.length - a.length)[0];
		if (glued !== undefined && lower.length - glued.length <= 2) return `${glued}(${word.slice(glued.length)})`;
	}
	let best: string | undefined;
	let least = called ? (lower.length <= 4 ? 1.5 : 2.5) : lower.length <= 3 ? 0 : lower.length <= 6 ? 1.5 : 2.5;
	for (const name of [...names, ...FURTHER]) {
		if (Math.abs(name.length - lower.length) > 2 || name.length < 3 || constantNamed(name)) continue;
		const distance = editDistance(lower, name.toLowerCase());
		if (distance < least) {
			best = name;
			least = distance;
		}
	}
	return best;
}

/** Insertions, deletions, replacements and swaps of neighbours that lead from a to b. */
export function editDistance(a: string, b: string): number {
	let before: number[] = [];
	let row = Array.from({ length: b.length + 1 }, (_, k) => k);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			let cost = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + (same ? 0 : 1));
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				cost = Math.min(cost, (before[j - 2] as number) + 1);
			next.push(cost);
		}
		before = row;
		row = next;
	}
	return row[b.length] as number;
}
