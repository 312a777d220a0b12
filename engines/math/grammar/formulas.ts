/** What follows from the sizes of a thing: "a rectangle has perimeter 34 and length 12, what is its area". */
import { linesOf } from '../../kit/lexicon-lines';
import { spend } from '../core/budget';
import type { Lexicon } from './lexicon';
import lines from './meanings/formulas.txt?raw';
import type { Say, Told } from './meanings/meaning';
import type { Sentence } from './pattern';
import { isLength, signedEnd, unitEnds } from './slots';
import { sliceOf } from './runs';

interface Formula {
	readonly size: string;
	readonly from: readonly string[];
	readonly text: string;
	/** Two sizes, and how many times the second the first has to exceed. */
	readonly least: readonly [string, number, string] | undefined;
}

class Thing {
	readonly formulas: Formula[] = [];
	readonly given: string[][] = [];
	readonly typed = new Map<string, string>();
	readonly sizes = new Set<string>();
	/** A size, how the unit of a length among the values begins, the unit of the answer. */
	natural: string[][] = [];
	asks = '';
	says = '';
	years = '';
	isNamed = false;
	percent = '';
}

const THINGS = new Map<string, Thing>();
/** What a unit measures, by its name; signs and words that divide units. */
const UNITS = new Map<string, string>();
/** How many of a unit of time make a year, where that is a whole number. */
const IN_YEAR = new Map<string, number>();
for (const { kind, value, phrases } of linesOf(lines)) {
	if (kind === 'units') {
		for (const [unit = '', parts] of phrases.map((phrase) => phrase.split(' '))) {
			UNITS.set(unit, value);
			if (parts !== undefined) IN_YEAR.set(unit, Number(parts));
		}
		continue;
	}
	const thing = THINGS.get(kind) ?? new Thing();
	THINGS.set(kind, thing);
	const [first = ''] = phrases;
	if (value === 'given') thing.given.push(first.split(' '));
	else if (value === 'says' || value === 'asks' || value === 'years' || value === 'percent') thing[value] = first;
	else if (value === 'natural') thing.natural = phrases.map((phrase) => phrase.split(' '));
	else if (value === 'named') thing.isNamed = true;
	else if (value === 'typed')
		for (const [type = '', size = ''] of phrases.map((phrase) => phrase.split(' '))) thing.typed.set(type, size);
	else
		for (const [size = '', written = ''] of phrases.map((phrase) => phrase.split(' = '))) {
			const [text = '', condition = ''] = written.split(' if ');
			const [, first = '', times = '1', second = ''] = /^\{(\w+)\} > (?:(\d)\*)?\{(\w+)\}$/.exec(condition) ?? [];
			const from = [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
			thing.formulas.push({ size, from, text, least: first === '' ? undefined : [first, Number(times), second] });
			for (const name of [size, ...from]) thing.sizes.add(name);
		}
}

type Value = { readonly text: string; readonly unit: string; readonly type: string };

/** Words of a question about sizes, in their order: the name of one, or a value. */
type Item = { readonly size: string; readonly isAsked: boolean } | { readonly value: Value };

interface Asked {
	readonly items: readonly Item[];
	readonly subjects: ReadonlySet<string>;
	readonly fixed: ReadonlyMap<string, string>;
	readonly into: string | undefined;
}

/** Sizes that may be named beside a value that has no name of its own: a triangle with sides 3, 4 and 5. */
const LOOSE: ReadonlySet<string> = new Set(['side', 'diagonal', 'leg']);
const MAX_ITEMS = 10;

/** Arithmetic of a question about the sizes of a thing; undefined for another, or where it is not clear which thing. */
export function fromSizes(
	sentence: Sentence,
	lexicon: Lexicon,
	languages: ReadonlySet<string>,
	say: Say
): Told | undefined {
	const asked = wordsOf(sentence, lexicon, languages);
	if (!asked || asked.items.length > MAX_ITEMS) return undefined;
	const subjects =
		asked.subjects.size > 0 ? [...asked.subjects] : [...THINGS.keys()].filter((name) => !THINGS.get(name)?.isNamed);
	const found = subjects.flatMap((name) => {
		const thing = THINGS.get(name);
		const answer = thing && answerOf(thing, asked);
		return thing && answer ? [{ thing, ...answer }] : [];
	});
	const [only, ...others] = found;
	if (!only || others.length > 0 || asked.subjects.size > 1) return undefined;
	// The area of 5 and 3 may be one of several shapes.
	const owners = [...THINGS.values()].filter(({ sizes }) => sizes.has(only.wanted)).length;
	if (only.isBare && owners > 1 && asked.subjects.size === 0 && only.thing.typed.size === 0) return undefined;
	if (only.said !== '') say(only.said);
	const into = asked.into ?? only.into;
	const text = into === undefined ? only.text : `(${only.text}) in ${into}`;
	return only.thing.percent.split(' ').includes(only.wanted) ? { text, form: 'percent' } : { text };
}

/** The parts of a question of which every word belongs to a size, its thing, a value or the grammar of the sentence. */
function wordsOf(sentence: Sentence, lexicon: Lexicon, languages: ReadonlySet<string>): Asked | undefined {
	const { tokens, variables } = sentence;
	const spoken = lexicon.languages.filter(({ code }) => languages.has(code));
	const beside = new Set(lexicon.english.words.get('beside-unit')?.keys());
	const [items, subjects, fixed]: [Item[], Set<string>, Map<string, string>] = [[], new Set(), new Map()];
	const longest = (kind: string, at: number) =>
		spoken
			.flatMap((language) => {
				const found = language.at(kind, tokens, at);
				return found ? [found] : [];
			})
			.sort(([a], [b]) => b - a)[0];
	let into: string | undefined;
	// Behind "what is" a size is asked for, and no value is its own.
	let isAsked = false;
	for (let at = 0; at < tokens.length;) {
		spend();
		if (variables.has(tokens[at]?.text ?? '')) return undefined;
		const unit = longest('towards', at) && [...unitEnds(sentence, at + 1, beside)].at(-1);
		if (unit === tokens.length && items.some((item) => 'value' in item)) {
			into = sliceOf(sentence, at + 1, unit);
			break;
		}
		const found = (['subject', 'measure', 'asked', 'fixed', 'filler', 'lead'] as const)
			.flatMap((kind) => {
				const words = longest(kind, at);
				return words ? [{ kind, to: words[0], value: words[1] }] : [];
			})
			.sort((a, b) => b.to - a.to)[0];
		if (found) {
			if (found.kind === 'subject') subjects.add(found.value);
			else if (found.kind === 'measure' || found.kind === 'asked') {
				items.push({ size: found.value, isAsked: isAsked || found.kind === 'asked' });
				isAsked = false;
			} else if (longest('lead', at)) isAsked = true;
			else if (found.kind === 'fixed') fixed.set(...(found.value.split('=') as [string, string]));
			at = found.to;
			continue;
		}
		const end = signedEnd(sentence, at);
		if (end < 0) return undefined;
		const to = valueEnd(sentence, end, beside, (place) => longest('measure', place) !== undefined);
		items.push({ value: valueOf(sliceOf(sentence, at, end), end < to ? sliceOf(sentence, end, to) : '') });
		isAsked = false;
		at = to;
	}
	return { items, subjects, fixed, into };
}

/** The end of the unit behind a number; in `r=3 h=5` the h is no unit. */
function valueEnd(
	sentence: Sentence,
	end: number,
	beside: ReadonlySet<string>,
	isSize: (at: number) => boolean
): number {
	if (sentence.tokens[end]?.text === '%') return end + 1;
	const isNext = isSize(end) && (sentence.tokens[end + 1]?.text === '=' || sentence.tokens[end + 1]?.kind === 'number');
	return isNext ? end : ([...unitEnds(sentence, end, beside)].at(-1) ?? end);
}

const singularOf = (name: string): string => (name.length > 1 && name.endsWith('s') ? name.slice(0, -1) : name);

function valueOf(number: string, unit: string): Value {
	const [text, name] = [number.replace(',', '.'), singularOf(unit.toLowerCase())];
	if (unit === '%') return { text: `${text}/100`, unit: '', type: 'rate' };
	const type = UNITS.get(name);
	if (type === 'angle') return { text, unit: '', type };
	if (type !== undefined) return { text, unit, type };
	if (isLength(unit)) return { text, unit, type: 'length' };
	const isOver = name.split(/([\s/])/).some((part) => UNITS.get(part) === 'over');
	return { text, unit, type: unit === '' ? 'number' : isOver ? 'speed' : 'other' };
}

interface Answer {
	readonly text: string;
	readonly wanted: string;
	readonly isBare: boolean;
	readonly said: string;
	readonly into: string | undefined;
}

/** The first way to give the values to sizes that leaves one size asked for and uses every value. */
function answerOf(thing: Thing, { items, subjects, fixed }: Asked): Answer | undefined {
	if (items.some((item) => 'size' in item && !LOOSE.has(item.size) && !thing.sizes.has(item.size))) return undefined;
	for (const [known, wanted, rest] of ways(items, 0, new Map(), new Set())) {
		spend();
		const [size = subjects.size === 0 || items.some((item) => 'size' in item) ? '' : thing.asks, ...others] = wanted;
		if (size === '' || others.length > 0 || known.has(size)) continue;
		const values = new Map(known);
		const bare = rest.filter((value) => {
			const name = thing.typed.get(value.type);
			if (name === undefined || values.has(name)) return true;
			values.set(name, value);
			return false;
		});
		const given = thing.given
			.map((names) => names.filter((name) => name !== size && !values.has(name)))
			.find(({ length }) => length === bare.length);
		if (bare.length > 0 && !given) continue;
		bare.forEach((value, at) => values.set(given?.[at] ?? '', value));
		if (
			isOpen(values) ||
			[...values].some(([name, value]) => !fits(thing, name, value) || isNoYear(thing, name, value))
		)
			continue;
		const texts = new Map([...alike(thing, values), ...fixed]);
		const text = derived(thing, texts, size);
		if (text === null) return undefined;
		if (text === undefined) continue;
		const isAll =
			bare.length > 0 &&
			[...thing.says.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values.has(name) && !known.has(name));
		const unit = [...values.values()].find(({ type }) => type === 'length')?.unit ?? '';
		const into = thing.natural.find(([name, start = '']) => name === size && unit.startsWith(start))?.[2];
		return {
			text,
			wanted: size,
			into,
			isBare: bare.length > 0,
			said: isAll ? filled(thing.says, texts, (value) => value) : ''
		};
	}
	return undefined;
}

/** Whether a value is of the kind of a size: a time is no radius. */
const fits = ({ typed }: Thing, name: string, { type }: Value): boolean =>
	typed.has(type) ? typed.get(type) === name : !['rate', 'time', 'speed'].includes(type);

/** Whether a value is a time that no whole number of makes a year, where years are meant. */
const isNoYear = ({ years }: Thing, name: string, { type, unit }: Value): boolean =>
	name === years && type === 'time' && !IN_YEAR.has(singularOf(unit.toLowerCase()));

/** Three sides that make no triangle. */
function isOpen(values: ReadonlyMap<string, Value>): boolean {
	const sides = ['side', 'side2', 'side3'].map((name) => Number(values.get(name)?.text));
	return 2 * Math.max(...sides) > sides.reduce((sum, side) => sum + side, 0);
}

/** Every way to give values to the sizes beside them, and the values that are left. */
function* ways(
	items: readonly Item[],
	at: number,
	taken: ReadonlyMap<number, string>,
	wanted: ReadonlySet<string>,
	step = 0
): Generator<readonly [Map<string, Value>, ReadonlySet<string>, Value[]]> {
	const item = items[at];
	if (!item) {
		const known = new Map([...taken].map(([place, size]) => [size, (items[place] as { value: Value }).value]));
		return yield [
			known,
			wanted,
			items.flatMap((each, place) => ('value' in each && !taken.has(place) ? [each.value] : []))
		];
	}
	if ('value' in item) return yield* ways(items, at + 1, taken, wanted, step);
	const beside = (item.isAsked ? [] : step === 0 ? [at + 1, at - 1] : [at + step]).filter(
		(place) => items[place] && 'value' in items[place] && !taken.has(place)
	);
	const isNamed = [...taken.values()].includes(item.size);
	for (const place of isNamed ? [] : beside)
		yield* ways(items, at + 1, new Map([...taken, [place, item.size]]), wanted, place - at);
	if (isNamed || (LOOSE.has(item.size) && beside.length > 0)) yield* ways(items, at + 1, taken, wanted, step);
	if (!isNamed) yield* ways(items, at + 1, taken, new Set([...wanted, item.size]), step);
}

/** Texts of the values: lengths without a unit have that of the last with one. */
function alike(thing: Thing, values: ReadonlyMap<string, Value>): [string, string][] {
	const unit = [...values.values()].findLast(({ type }) => type === 'length')?.unit ?? '';
	return [...values].map(([name, { text, unit: own, type }]) => {
		if (name === thing.years && own !== '') {
			const parts = IN_YEAR.get(singularOf(own.toLowerCase())) ?? 1;
			return [name, parts === 1 ? text : `${text}/${parts}`];
		}
		const shown = own === '' && type === 'number' ? unit : own;
		return [name, shown === '' ? text : `${text} ${shown}`];
	});
}

const filled = (text: string, values: ReadonlyMap<string, string>, write = (value: string) => `(${value})`): string =>
	text.replace(/\{(\w+)\}/g, (_, name: string) => write(values.get(name) ?? ''));

/** Whether numbers exceed others as a formula needs it; true for sizes that are no plain numbers. */
const isEnough = (least: Formula['least'], texts: ReadonlyMap<string, string>): boolean =>
	!least || !(Number.parseFloat(texts.get(least[0]) ?? '') <= least[1] * Number.parseFloat(texts.get(least[2]) ?? ''));

/** How often a size may be found on the way to another. */
const MAX_STEPS = 3;

/** The arithmetic of a size from all of the known ones; null where they contradict each other. */
function derived(thing: Thing, values: ReadonlyMap<string, string>, wanted: string): string | null | undefined {
	const used = new Map([...values.keys()].map((name) => [name, new Set([name])]));
	const texts = new Map(values);
	for (let step = 0; step < MAX_STEPS; step++) {
		const ready = thing.formulas
			.filter(({ size, from }) => !texts.has(size) && from.every((name) => texts.has(name)))
			.map((each) => ({ ...each, uses: new Set(each.from.flatMap((name) => [...(used.get(name) ?? [])])) }))
			.sort((a, b) => b.uses.size - a.uses.size);
		if (ready.some(({ least }) => !isEnough(least, texts))) return null;
		for (const { size, from, text, uses } of ready) {
			if (size === wanted && uses.size === values.size) return filled(text, texts);
			if (size === wanted || texts.has(size) || from.includes(wanted)) continue;
			texts.set(size, filled(text, texts));
			used.set(size, uses);
		}
	}
	return undefined;
}
