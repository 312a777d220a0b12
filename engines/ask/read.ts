/** Reads a question: tokens → typed spans → frames → ranked readings. Pure; bounded by the length of the text. */
import { FRAMES } from './frames';
import { readForm, recognised } from './forms';
import { WHICH } from './lexicon';
import { Lattice } from './lattice';
import { Match } from './match';
import { DOUBTFUL, OFFERED, probability, SURE } from './rank';
import type { Reading } from './reading';
import type { Setting, Tables } from './setting';
import { readSingle } from './single';
import { isWorded, subjectOf } from './subject';
import { readThing } from './things';
import { addTimes } from './spans/clock';
import { addDates } from './spans/dates';
import { addNumbers } from './spans/numbers';
import { addPlaces } from './spans/places';
import { addQuantities } from './spans/quantities';
import { addSums } from './spans/sums';
import { isUnsaid } from './unsaid';
import { tokenize, type TokenizedText } from '../kit/tokens';
import type { Recognised } from '../kit/recognised';
import { digitsIn } from '../phone/recognise';

/** Maximum length of a question, characters and tokens: longer texts are prose. */
export const LONGEST = 400;
const MOST_TOKENS = 60;
/** How strong a complete reading is, and the most that a subject outside the product counts against one whose words are all explained. */
const [COMPLETE, MOST_AWAY] = [2, 1];
/** Log-odds of a subject outside the product below which single words of such subjects count little: the next holiday arrives. */
const SURELY_HERE = -3;
/** Strength from which a reading without values may be certain by its words. */
const CERTAINLY = 4;
/** The subject of a question that does not say what it is about. */
const UNSAID = 'unknown';
/** A form that is as sure as this needs no words. */
const CERTAIN = 0.9;
/** Maximum unexplained share of a frame when the whole text has a form. */
const MOST_BESIDE_FORM = 0.5;
/** A name as the topic leaves almost nothing unexplained. */
const MOST_FOR_NAME = 0.8;

/** A text within spaces as one, and its tokens. */
export function prepare(input: string): TokenizedText {
	return tokenize(input.trim().replace(/\s+/g, ' ').slice(0, LONGEST));
}

/** Concepts that ask about any entry, and those whose answer depends on the entries. */
const TOPICAL = ['about', 'encyclopedia', 'who', 'what-is', 'age'] as const;
const OF_ENTRIES = ['spell', 'fact', 'nutrient'] as const;

/** Whether a word of a text is not known: then the large tables are needed. */
export function needsTables(lattice: Lattice): boolean {
	// Words of things that are not here may be an entry together: the French Revolution.
	const asks = (names: readonly string[]) => names.some((name) => lattice.concepts.has(name));
	if (asks(OF_ENTRIES) || (lattice.kinds.has('elsewhere') && asks(TOPICAL))) return true;
	const isAlone = lattice.tokens.length === 1;
	return lattice.tokens.some(
		({ kind, key }, at) =>
			kind === 'word' &&
			key.length > 1 &&
			(!lattice.isPayload(at) || lattice.isQuotedWord) &&
			!(lattice.starts[at] ?? []).some(
				(span) => !span.isStem && !isName(span.kind) && !(isAlone && span.kind === 'season-name')
			) &&
			!covered(lattice, at)
	);
}

/** Kinds of spans that only the gazetteer can place. */
const isName = (kind: string): boolean => kind === 'country' || kind === 'nickname' || kind === 'region';

/** Words of a text that are nothing in its lattice, as typed. */
export const unknownIn = (lattice: Lattice): string[] =>
	lattice.tokens
		.filter(
			({ kind, key }, at) =>
				kind === 'word' &&
				key.length > 1 &&
				!lattice.isPayload(at) &&
				!lattice.starts.some((spans, from) => from <= at && spans.some(({ to }) => to > at))
		)
		.map(({ text }) => text);

/** Whether a known phrase covers a token. */
function covered({ starts }: Lattice, at: number): boolean {
	for (let from = Math.max(0, at - 5); from < at; from++)
		if (starts[from]?.some(({ to, kind }) => to > at && kind !== 'country' && kind !== 'nickname')) return true;
	return false;
}

/** Adds every typed value to the phrases of a text. `values` are those `recognised` in it. */
export function addValues(
	lattice: Lattice,
	text: string,
	values: readonly Recognised[],
	setting: Setting,
	tables: Tables | undefined
): void {
	const { tokens, lexicon } = lattice;
	const local = {
		...setting,
		groupsByDot: lexicon.flags.has('dot-groups'),
		dayFirst: setting.dayFirst || !lexicon.flags.has('month-first')
	};
	addNumbers(lattice, local);
	addQuantities(lattice);
	addLetters(lattice);
	addTimes(lattice);
	addDates(lattice, local);
	addPlaces(lattice, text, tables);
	const isAsked =
		lattice.concepts.has('phone-number') || (lattice.concepts.has('check') && lattice.kinds.has('country'));
	const isOfPhone = isAsked && !values.some(({ kind }) => kind === 'phone');
	const digits = isOfPhone ? digitsIn(text) : undefined;
	for (const { kind, from, to, value, country, isWeak } of digits ? [...values, digits] : values) {
		const first = tokens.findIndex(({ start }) => start === from);
		const last = tokens.findIndex(({ end }) => end === to);
		if (first >= 0 && last >= first)
			lattice.add({
				kind: kind === 'point' ? 'coordinates' : kind,
				value,
				name: value,
				country,
				isWeak,
				from: first,
				to: last + 1
			});
	}
	addSums(lattice, text);
}

/** Adds single letters that are counted: how many s are in mississippi. */
function addLetters(lattice: Lattice): void {
	lattice.tokens.forEach(({ kind, text, key }, at) => {
		const isCounted =
			['how-many', 'count-of'].some((name) => lattice.conceptBefore(at, name)) ||
			(lattice.concepts.has('how-many') && lattice.conceptBefore(at, 'the-letter') !== undefined);
		if (kind !== 'word' || !isCounted) return;
		// How many cs are in success.
		const isPlural =
			!lattice.known[at] &&
			lattice.lexicon.suffixes.some(([suffix]) => key.length === suffix.length + 1 && key.endsWith(suffix));
		const letter = isPlural ? text.slice(0, 1) : text;
		if ([...letter].length === 1) lattice.add({ kind: 'letter', value: letter, from: at, to: at + 1 });
	});
}

/** Readings of a text, best first. `lattices` hold its phrases in the languages that it may be in, the likeliest first. */
export function read(
	{ text, tokens }: TokenizedText,
	lattices: readonly Lattice[],
	setting: Setting,
	tables: Tables | undefined
): Reading[] {
	const values = recognised(text, setting);
	const byForm = readForm(text, values, setting);
	// A text that has two forms is neither for sure, whatever its words are.
	const isOfForm =
		byForm.some(({ score }) => score >= CERTAIN) || (byForm.length > 0 && byForm.every(({ score }) => score < SURE));
	if (isOfForm || tokens.length === 0 || tokens.length > MOST_TOKENS) return byForm;
	const readings: Reading[] = [...byForm];
	// A text with a form of its own needs a nearly complete explanation.
	const most = byForm.length > 0 ? MOST_BESIDE_FORM : Infinity;
	lattices.forEach((lattice, nth) => {
		const { lexicon, kinds, concepts } = lattice;
		addValues(lattice, text, values, setting, tables);
		const { away } = subjectOf(lattice);
		const doubt = isWorded(lexicon) ? 'away' : 'away:shared';
		if (nth === 0) readings.push(...readSingle(text, lattice, setting, tables));
		const isThere = (name: string) =>
			name.startsWith('#')
				? kinds.has(name.slice(1))
				: concepts.has(name) || (name === 'what-is' && concepts.has(WHICH));
		for (const frame of FRAMES) {
			if (frame.needs?.some((names) => !names.some(isThere))) continue;
			if (frame.wants && !frame.wants.some((kind) => kind === 'unknown-place' || kinds.has(kind))) continue;
			const explain = (isAlone: boolean) => {
				const match = new Match(frame, text, lattice, tables, isAlone);
				const isClose = match.cost < most && !(frame.topic === 'name' && match.cost > MOST_FOR_NAME);
				const built = match.found && isClose && !match.asksMeaning ? frame.build(match, setting) : null;
				return built && { match, built };
			};
			// The values of the question count first. A statement beside it gives those that it lacks.
			const alone = lattice.hasContext ? explain(true) : null;
			const isOfHere =
				alone?.match.has('here') && !tokens.some(({ kind }, at) => kind === 'number' && lattice.isBeside(at));
			const isWhole = alone && (alone.match.slots.length > 0 || isOfHere) && alone.built.strong > 0;
			// A statement with a concept that the frame needs is a part of the question: born on a day, how old was he on another?
			const isPart =
				lattice.concepts.size > 0 && frame.needs?.some((names) => names.some((name) => lattice.isStated(name)));
			const found = isWhole && !isPart ? alone : (explain(false) ?? (isWhole ? alone : null));
			if (!found) continue;
			const { match, built } = found;
			const isNamed = frame.topic === 'name' && match.topic !== undefined && match.isName(match.topic.text);
			const isOfWord = match.topic?.words === 1 && (frame.topic === 'word' || match.asksTerm);
			const isComplete =
				match.isExplained &&
				built.strong >= COMPLETE &&
				(match.slots.length > 0 || isOfWord || isNamed || built.strong >= CERTAINLY);
			const isFilled = (built.strong >= COMPLETE && match.isFilled) || (frame.id !== 'define' && match.isTopicAsked);
			const features = {
				...match.features(away <= SURELY_HERE, isFilled),
				strong: built.strong,
				[`is:${frame.id}`]: 1,
				[match.isBare ? `${doubt}:bare` : doubt]: Math.max(
					0,
					Math.min(away, isComplete || isFilled ? MOST_AWAY : away)
				),
				other: lexicon.code === setting.language ? 0 : 1
			};
			const lacks = built.lacks ?? (isUnsaid(match, built) ? UNSAID : undefined);
			// Where a frame is certain by its words, the rest are things that the values belong to.
			const isDoubtful =
				match.leaves === 'number' ||
				((match.leaves === 'word' || (match.leaves === 'subject' && away > SURELY_HERE)) &&
					built.strong < CERTAINLY &&
					!isFilled) ||
				(frame.id === 'sum' && match.leavesSum) ||
				lacks !== undefined;
			readings.push({
				operation: built.operation ?? frame.operation,
				input: built.input,
				score: Math.min(probability(features), isDoubtful ? DOUBTFUL : 1),
				frame: frame.id,
				language: lexicon.code,
				features,
				unknown: match.unknown,
				...(built.focus && { focus: built.focus }),
				...(lacks !== undefined && { lacks })
			});
		}
	});
	const [likely] = lattices;
	if (likely && readings.every(({ score }) => score < SURE)) readings.push(...readThing(text, likely, setting, tables));
	return once(readings.map(besideFacts(readings)).sort((a, b) => b.score - a.score));
}

/** Makes readings unsure that are likelier only because the likeliest one lacks what is asked for. */
function besideFacts(readings: readonly Reading[]): (reading: Reading) => Reading {
	const likely = ({ features, score }: Reading) => (features ? probability(features) : score);
	const lacking = Math.max(...readings.map((reading) => (reading.lacks === undefined ? 0 : likely(reading))));
	return (reading) => (likely(reading) <= lacking ? { ...reading, score: Math.min(reading.score, DOUBTFUL) } : reading);
}

/** Each operation with an input once. */
function once(readings: readonly Reading[]): Reading[] {
	const seen = new Set<string>();
	return readings.filter(({ operation, input }) => {
		const key = `${operation} ${JSON.stringify(input)}`;
		return !seen.has(key) && seen.add(key);
	});
}

/** The result: the readings, best first, whether the first is sure, and the kind of a question outside the product. */
export function decide(readings: readonly Reading[]): {
	readonly offered: readonly Reading[];
	readonly sure: boolean;
	readonly elsewhere: string | undefined;
} {
	// The form of a text says that nothing here is for it.
	const stranger = readings.find(({ elsewhere }) => elsewhere !== undefined);
	const offered = stranger ? [] : readings.filter(({ score }) => score >= OFFERED);
	return { offered, sure: (offered[0]?.score ?? 0) >= SURE, elsewhere: stranger?.elsewhere };
}
