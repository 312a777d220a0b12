/** Words and names whose spelling is known, found by how they are typed. */
import { ruleTyped, spelledOut, writeCasual } from './casual';
import { NAMES } from './casual-names';
import { nameIn, SOUTHERN } from './casual-spelling';
import { readIndic } from './indic-reader';
import type { IndicScript } from './named';
import type { Gazetteer } from './casual-gazetteer';
import type { CommonWords } from './casual-typed';

interface Entry {
	readonly native: string;
	readonly typed: string;
	/** What it costs to be less common: nothing for names. */
	readonly rare: number;
	/** How many long a, i and u it has. */
	readonly longs: number;
}
type Lexicon = ReadonlyMap<string, readonly Entry[]>;

/** Shorter words are too many to be told by what sounds alike, unless they are common. */
const MIN_ALIKE = 4;
const SHORT_COST = 1;
const LEVEL_COST = 0.4;
/** What it costs that a vowel was typed as a long one and the word has none. */
const LONG_COST = 0.8;

/** What the packs know; either may be missing. */
export interface KnownToPacks {
	readonly words?: CommonWords | undefined;
	readonly places?: Gazetteer | undefined;
}

/** A well-known place that is typed a little otherwise is known from so many letters on; of the others only what is typed exactly so. */
const MIN_PLACE_ALIKE = 6;
/** What it costs a place to be less known, and where an ordinary word is typed exactly so. A well-known one is spelt as the pack has it, not by rule. */
const PLACE_COST = [-0.1, 0.9, 1.3];
const LISTED_COST = -0.2;
const BESIDE_WORD = 1.4;

const names = new Map<IndicScript, Lexicon>();
const commons = new WeakMap<CommonWords, Map<IndicScript, Lexicon>>();
const gazetteers = new WeakMap<Gazetteer, Map<IndicScript, Lexicon>>();

/** Known spellings of a typed word, the likeliest first: those typed exactly so, then those typed much alike. */
export function knownSpellings(typed: string, script: IndicScript, { words, places }: KnownToPacks): string[] {
	const key = soundOf(typed, script);
	const doubled = (typed.match(/aa|ee|oo|ii|uu/g) ?? []).length;
	const rank = ({ native, typed: own, rare, longs }: Entry) => ({
		native,
		apart: typed === own ? 0 : apart(typed, own) + LONG_COST * Math.max(0, doubled - longs),
		rare
	});
	const of = (lexicon: Lexicon) => (lexicon.get(key) ?? []).map(rank);
	const common = words ? of(kept(ofPack(commons, words), script, () => wordsIn(script, words))) : [];
	const found = [...of(kept(names, script, () => namesIn(script))), ...common].filter(
		({ apart, rare }) => apart === 0 || typed.length >= MIN_ALIKE || apart + rare <= SHORT_COST
	);
	const isWord = common.some(({ apart }) => apart === 0);
	const placed = (places ? of(kept(ofPack(gazetteers, places), script, () => placesIn(script, places))) : [])
		.filter(
			({ apart, rare }) => apart === 0 || (rare === PLACE_COST[0] && apart <= 1 && typed.length >= MIN_PLACE_ALIKE)
		)
		.map((place) => (isWord ? { ...place, rare: place.rare + BESIDE_WORD } : place));
	return [...found, ...placed].sort((a, b) => a.apart + a.rare - b.apart - b.rare).map(({ native }) => native);
}

function kept<Key, Value>(all: Map<Key, Value>, key: Key, make: () => Value): Value {
	let found = all.get(key);
	if (found === undefined) all.set(key, (found = make()));
	return found;
}

function ofPack<Pack extends object>(
	all: WeakMap<Pack, Map<IndicScript, Lexicon>>,
	pack: Pack
): Map<IndicScript, Lexicon> {
	let found = all.get(pack);
	if (!found) all.set(pack, (found = new Map()));
	return found;
}

function namesIn(script: IndicScript): Lexicon {
	const lexicon = new Map<string, Entry[]>();
	for (const row of NAMES.normalize('NFC').split(/\s+/)) {
		const [letters = '', typed] = row.split('=');
		const hindi = nameIn(letters, 'devanagari');
		const native = script === 'devanagari' ? hindi : nameIn(letters, script);
		const ways = typed?.split(',') ?? [ruleTyped(hindi, 'devanagari')];
		// Of Devanagari the list has the spellings themselves.
		const rare = script === 'devanagari' ? LISTED_COST : 0;
		for (const way of ways) add(lexicon, { native, typed: way, rare }, script);
	}
	return lexicon;
}

function wordsIn(script: IndicScript, common: CommonWords): Lexicon {
	const lexicon = new Map<string, Entry[]>();
	for (const { word, level } of common(script)) {
		const typed = writeCasual(readIndic(spelledOut(word, script), script).units(), script);
		add(lexicon, { native: word, typed, rare: LEVEL_COST * (level + 1) }, script);
	}
	return lexicon;
}

function placesIn(script: IndicScript, places: Gazetteer): Lexicon {
	const lexicon = new Map<string, Entry[]>();
	for (const { native, typed, level } of places.namesIn(script))
		add(lexicon, { native, typed, rare: PLACE_COST[level] ?? 0 }, script);
	return lexicon;
}

function add(lexicon: Map<string, Entry[]>, word: Omit<Entry, 'longs'>, script: IndicScript): void {
	const longs = readIndic(word.native, script)
		.units()
		.filter(({ name }) => /^[āīū]$/u.test(name)).length;
	const entry = { ...word, longs };
	const key = soundOf(entry.typed, script);
	const known = lexicon.get(key);
	if (known) known.push(entry);
	else lexicon.set(key, [entry]);
}

/** Letters that are added, left out or changed from one typed word to the other; h and a doubled letter count half. */
function apart(one: string, two: string): number {
	let before = Array.from({ length: two.length + 1 }, (_, index) => index);
	for (let i = 0; i < one.length; i++) {
		const row = [i + 1];
		for (let j = 0; j < two.length; j++) {
			const left = (row[j] ?? 0) + extra(two, j);
			const up = (before[j + 1] ?? 0) + extra(one, i);
			row.push(Math.min(left, up, (before[j] ?? 0) + (one[i] === two[j] ? 0 : 1)));
		}
		before = row;
	}
	return before.at(-1) ?? 0;
}
const extra = (word: string, at: number): number => (word[at] === 'h' || word[at] === word[at - 1] ? 0.5 : 1);

/** What a typed word sounds like, without what people type now so, now so: length, aspiration, doubled letters, a last short vowel. */
function soundOf(typed: string, script: IndicScript): string {
	const plain = typed
		.replace(/w/g, 'v')
		.replace(/ov/g, 'au')
		.replace(/ee|ii|ea/g, 'i')
		.replace(/oo|uu/g, 'u')
		.replace(/c?chh?/g, 'ch')
		.replace(/ph/g, 'f')
		.replace(/x/g, 'ks')
		.replace(/q|ck/g, 'k')
		.replace(/zh/g, SOUTHERN.includes(script) ? 'l' : 'j')
		.replace(/z/g, 'j')
		.replace(/([stdkgbj])h/g, '$1')
		.replace(/m(?=[pb])/g, 'n')
		.replace(/y$/, 'i')
		.replace(/iy(?=[aeiou])|(?<=[^aeiou])y(?=[aeiou])/g, 'i')
		.replace(/(.)\1+/g, '$1');
	return (FOLDED[script] ?? []).reduce((word, [from, to]) => word.replace(from, to), plain);
}

/** What is told apart in a script and not, or not always, in how its language is typed. */
const FOLDED: Readonly<Partial<Record<IndicScript, readonly (readonly [from: RegExp, to: string])[]>>> = {
	// The inherent vowel is typed o and a, a y after a consonant not at all, v is bh.
	bengali: [
		[/o/g, 'a'],
		[/v/g, 'b'],
		[/(?<=[^aeiou])i(?=[aeu])/g, ''],
		[/(?<=.{2})a$/, '']
	],
	devanagari: [[/(?<=[aeiou])n$/, '']],
	gurmukhi: [[/(?<=[aeiou])n$/, '']],
	gujarati: [[/(?<=[aeiou])n$/, '']],
	oriya: [
		[/(?<=[aeiou])n$/, ''],
		[/(?<=.{2})a$/, '']
	],
	// Letters that tell no voice, and a last u that is hardly spoken.
	tamil: [
		[/g/g, 'k'],
		[/d/g, 't'],
		[/b/g, 'p'],
		[/ch|j/g, 's'],
		[/(?<=.{2})u$/, '']
	],
	malayalam: [
		[/d/g, 't'],
		[/(?<=.{2})u$/, '']
	]
};
