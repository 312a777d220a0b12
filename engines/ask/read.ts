/** Reads a question: tokens → typed spans → frames → ranked readings. Pure; bounded by the length of the text. */
import { FRAMES } from './frames';
import { readForm, recognised } from './forms';
import { Lattice } from './lattice';
import type { Lexicon } from './lexicon';
import { FrameMatch } from './match';
import { OFFERED, probability, SURE } from './rank';
import type { Reading } from './reading';
import type { Setting, Tables } from './setting';
import { readSingle } from './single';
import { addTimes } from './spans/clock';
import { addDates } from './spans/dates';
import { addNumbers } from './spans/numbers';
import { addPlaces } from './spans/places';
import { addQuantities } from './spans/quantities';
import { addSums } from './spans/sums';
import { tokenize, type TokenizedText } from './tokens';

/** Longest text that may be a question, characters, and most tokens: what is longer is prose. */
export const LONGEST = 400;
const MOST_TOKENS = 60;
/** A form that is as sure as this needs no words. */
const CERTAIN = 0.9;
/** A name that is asked about leaves next to nothing unexplained. */
const MOST_FOR_NAME = 0.8;

/** A text within spaces as one, and its tokens. */
export function prepare(input: string): TokenizedText {
	return tokenize(input.trim().replace(/\s+/g, ' ').slice(0, LONGEST));
}

/** Whether the large tables are needed: a word is not known, or a place is named by which a clock is reckoned. */
export function needsTables({ tokens }: TokenizedText, lexicons: readonly Lexicon[]): boolean {
	return lexicons.every((lexicon) => {
		const lattice = new Lattice(tokens, lexicon);
		return tokens.some(({ kind, key }, at) => kind === 'word' && key.length > 1 && !(lattice.starts[at] ?? []).some((span) => !span.isStem && !span.isOpen && span.kind !== 'country' && span.kind !== 'nickname' && span.kind !== 'region') && !covered(lattice, at)); // prettier-ignore
	});
}

/** Whether a phrase that is known goes over a token. */
function covered({ starts }: Lattice, at: number): boolean {
	for (let from = Math.max(0, at - 5); from < at; from++) if (starts[from]?.some(({ to, kind }) => to > at && kind !== 'country' && kind !== 'nickname')) return true; // prettier-ignore
	return false;
}

/** Every span of a text in a language. */
export function latticeOf(
	{ text, tokens }: TokenizedText,
	lexicon: Lexicon,
	setting: Setting,
	tables: Tables | undefined
): Lattice {
	// prettier-ignore
	const lattice = new Lattice(tokens, lexicon);
	tokens.forEach(({ kind, key }, at) => {
		if (kind !== 'word' || lattice.known[at] || tables?.places.isTown(key) || tables?.words.has(key)) return;
		for (const span of lexicon.near(key, at)) lattice.add(span);
	});
	const local = { ...setting, groupsByDot: lexicon.flags.has('dot-groups'), dayFirst: setting.dayFirst || lexicon.code !== 'en' }; // prettier-ignore
	addNumbers(lattice, local);
	addQuantities(lattice);
	addTimes(lattice);
	addDates(lattice, local);
	addPlaces(lattice, text, tables?.places);
	addSums(lattice);
	for (const { kind, from, to, value, country, isWeak } of recognised(text, setting)) {
		const first = tokens.findIndex(({ start }) => start === from);
		const last = tokens.findIndex(({ end }) => end === to);
		if (first >= 0 && last >= first)
			lattice.add({ kind, value, name: value, country, isWeak, from: first, to: last + 1 });
	}
	return lattice;
}

/** What a question is about that nothing here answers: the kind of its longest phrase of that sort, of two the first. */
export function elsewhereIn({ tokens }: TokenizedText, lexicon: Lexicon): string | undefined {
	let best: { readonly value: string; readonly length: number } | undefined;
	for (const spans of new Lattice(tokens, lexicon).starts)
		for (const { kind, value, from, to } of spans) if (kind === 'elsewhere' && to - from > (best?.length ?? 0)) best = { value, length: to - from }; // prettier-ignore
	return best?.value;
}

/** Readings of a text, best first. `lexicons` are the languages that it may be in, the interface's first. */
export function read(
	input: string,
	lexicons: readonly Lexicon[],
	setting: Setting,
	tables: Tables | undefined
): Reading[] {
	const prepared = prepare(input);
	const { text, tokens } = prepared;
	const byForm = readForm(text, setting);
	if (byForm.some(({ score }) => score >= CERTAIN) || tokens.length === 0 || tokens.length > MOST_TOKENS) return byForm;
	const readings: Reading[] = [...byForm];
	lexicons.forEach((lexicon, nth) => {
		const lattice = latticeOf(prepared, lexicon, setting, tables);
		if (nth === 0) readings.push(...readSingle(text, lattice, setting, tables));
		const kinds = new Set(lattice.starts.flat().map(({ kind, value }) => (kind === 'concept' ? value : `#${kind}`)));
		kinds.add('#unknown-place');
		for (const frame of FRAMES) {
			if (frame.needs?.some((names) => !names.some((name) => kinds.has(name)))) continue;
			if (frame.wants && !frame.wants.some((kind) => kinds.has(`#${kind}`))) continue;
			const match = new FrameMatch(frame, text, lattice, tables);
			const built = match.found && !(frame.topic === 'name' && match.cost > MOST_FOR_NAME) ? frame.build(match, setting) : null; // prettier-ignore
			if (!built) continue;
			const features = { ...match.features(), strong: built.strong, [`is:${frame.id}`]: 1, other: lexicon.code === setting.language ? 0 : 1 }; // prettier-ignore
			readings.push({ operation: built.operation ?? frame.operation, input: built.input, score: probability(features), frame: frame.id, language: lexicon.code, features, ...(built.focus && { focus: built.focus }), ...(built.elsewhere !== undefined && { elsewhere: built.elsewhere }) }); // prettier-ignore
		}
	});
	return once(readings.sort((a, b) => b.score - a.score));
}

/** Each operation with an input once. */
function once(readings: readonly Reading[]): Reading[] {
	const seen = new Set<string>();
	return readings.filter(({ operation, input }) => {
		const key = `${operation} ${JSON.stringify(input)}`;
		return !seen.has(key) && seen.add(key);
	});
}

/** What to answer with: the readings that are offered, best first, whether the first is sure, and what it is that is not here. */
export function decide(readings: readonly Reading[]): {
	readonly offered: readonly Reading[];
	readonly sure: boolean;
	readonly elsewhere: string | undefined;
} {
	// prettier-ignore
	const [best, ...rest] = readings;
	const able = readings.filter(({ operation, score }) => operation !== 'none' && score >= OFFERED);
	if (best?.operation === 'none' && best.score < 1) {
		// That nothing answers it is said only where no other reading is as sure.
		const better = rest.find(({ operation, score, features }) => operation !== 'none' && score >= SURE && (features?.['cost'] ?? 0) <= (best.features?.['cost'] ?? 0) + 0.1); // prettier-ignore
		if (better) return { offered: [better, ...able.filter((one) => one !== better)], sure: true, elsewhere: undefined };
	}
	if (best?.operation === 'none' && best.score >= SURE) return { offered: best.score >= 1 ? [] : able, sure: false, elsewhere: best.elsewhere }; // prettier-ignore
	const [first] = able;
	return { offered: able, sure: first !== undefined && first.score >= SURE, elsewhere: undefined };
}
