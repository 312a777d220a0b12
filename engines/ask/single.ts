/** Meaning of one or a few words that no frame explains: a tool, a place, a day, a word of the dictionary, a name, another language. */
import type { Lattice } from './lattice';
import type { Span } from './lexicon';
import type { Reading } from './reading';
import type { Setting, Tables } from './setting';
import { isGibberish } from './strangers';
import { SILENT } from './topic';

/** Maximum number of known words in a text of another language. */
const MOST_WORDS = 12;
/** Maximum number of tokens of a place with a request before it. */
const MOST_ASKED = 4;
/** As sure as a word may be that only its form speaks for. */
const PROBABLE = 0.71;

const INDIC = /[\u0900-\u0dff]/;
const LATIN = /\p{Script=Latin}/u;
const ARABIC = /\p{Script=Arabic}/u;
const CAPITAL = /^\p{Lu}/u;
/** Longest small word that a name holds: `of`, `da`, `von`. */
const LONGEST_PARTICLE = 3;

/** Whether every word has a capital, but for short ones within. */
const isName = (text: string): boolean =>
	text
		.split(' ')
		.every(
			(part, at, parts) => CAPITAL.test(part) || (at > 0 && at < parts.length - 1 && part.length <= LONGEST_PARTICLE)
		);

const word = (operation: string, input: Reading['input'], score: number, focus?: Reading['focus']): Reading => ({ operation, input, score, frame: 'word', ...(focus && { focus }) }); // prettier-ignore

/** Readings of a text as one thing. */
export function readSingle(text: string, lattice: Lattice, setting: Setting, tables: Tables | undefined): Reading[] {
	const { tokens, starts, known } = lattice;
	const found: Reading[] = [];
	const begin = lattice.has(0, 'the') ? 1 : 0;
	const whole = (kind: string): Span | undefined =>
		[...(starts[0] ?? []), ...(starts[begin] ?? [])].find((span) => span.kind === kind && span.to === tokens.length);
	const tool = whole('tool');
	// The clock is a tool whose answer needs no more than the caller's zone.
	const isClock = tool?.value === 'geo/timezone';
	if (tool) {
		const [input, focus] = isClock ? [{ coords: setting.timeZone }, { kind: 'time', here: true }] : [{}, undefined];
		found.push({ ...word(tool.value, input, 0.93, focus), frame: 'name' });
	}
	const page = whole('page');
	if (page) found.push({ ...word(`page/${page.value}`, {}, 0.95), frame: 'name' });
	const place = whole('place');
	if (place?.country !== undefined && !place.role)
		found.push(
			word(
				'holidays/holidays',
				{
					country: place.country,
					...(place.variant !== undefined && { subdivision: place.variant }),
					year: Number(setting.today.slice(0, 4))
				},
				0.75,
				{ kind: 'next' }
			)
		);
	else if (tables?.places.isSight(text))
		found.push(
			word('encyclopedia/autocomplete', { q: text, lang: setting.language }, PROBABLE),
			word('geo/places', { q: text }, 0.5, { kind: 'where' })
		);
	else if (place) {
		// Spring and nice are words and towns: people choose.
		const key = text.toLowerCase();
		const isWord =
			lattice.lexicon.flags.has('dictionary') && tables?.words.has(key) === true && !tables.words.isName(key);
		if (isWord) found.push(word('dictionary/related', { word: text, definitions: true }, 0.6, { kind: 'definition' }));
		found.push(
			word('geo/timezone', { coords: place.name ?? text }, isWord ? 0.5 : 0.7, { kind: 'time', here: false }),
			word('encyclopedia/autocomplete', { q: text, lang: setting.language }, 0.4)
		);
	}
	const asked = starts.findIndex((spans) => !spans.some(({ kind }) => kind === 'skip'));
	// Find Lausanne.
	if (
		asked > 0 &&
		tokens.length <= MOST_ASKED &&
		!lattice.kinds.has('elsewhere') &&
		starts[asked]?.some(({ kind, to }) => kind === 'place' && to === tokens.length)
	)
		found.push(word('geo/places', { q: text.slice(tokens[asked]?.start) }, PROBABLE, { kind: 'where' }));
	const date = whole('date');
	// Of a day to come there are no events yet.
	const isOfCalendar =
		date?.by === 'count' ||
		date?.by === 'weekday' ||
		date?.by === 'week' ||
		(date?.by === 'year' && date.value > setting.today);
	if (date)
		found.push(
			isOfCalendar
				? word('ask/day', { date: date.value }, date.by === 'week' || date.amount !== undefined ? 0.96 : 0.8, {
						kind: 'day',
						...(date.by === 'week' && { part: 'whole-week' })
					})
				: word(
						'encyclopedia/onThisDay',
						{ month: Number(date.value.slice(5, 7)), day: Number(date.value.slice(8)) },
						0.8
					)
		);
	if (date && !isOfCalendar) found.push(word('ask/day', { date: date.value }, 0.5, { kind: 'day' }));
	const year = whole('year');
	if (year && tokens.length === 1)
		found.push(
			word('math/evaluate', { expression: text }, 0.66),
			word('encyclopedia/autocomplete', { q: text, lang: setting.language }, 0.5)
		);
	const money = whole('money');
	if (money) found.push(word('currency/rates', { base: money.value }, 0.75));
	if (
		found.length > 0 ||
		tokens.length > MOST_WORDS ||
		tokens.some(({ kind }) => kind === 'number') ||
		!/\p{L}{2}/u.test(text)
	)
		return found;
	return [...found, ...byScript(text, lattice, setting, tables, known)];
}

function byScript(
	text: string,
	{ tokens, starts }: Lattice,
	{ language }: Setting,
	tables: Tables | undefined,
	known: readonly boolean[]
): Reading[] {
	const words = tokens.filter(({ kind }) => kind === 'word').length;
	const knownWords = tokens.filter(({ kind }, at) => kind === 'word' && known[at]).length;
	const isShort = words <= 2 && knownWords < 2;
	const isOwnScript = language === 'hi' || language === 'mr' || language === 'ta';
	const article = (score: number) => word('encyclopedia/autocomplete', { q: text, lang: language }, score);
	if (INDIC.test(text))
		return [
			word(
				'language/transliterate',
				{ text, to: 'iast' },
				(knownWords === 0 && !isOwnScript) || (isShort && !(isOwnScript && knownWords > 0)) ? PROBABLE : 0.3
			),
			word('language/detect', { text }, 0.4)
		];
	if (!LATIN.test(text))
		return [
			word('language/detect', { text }, knownWords === 0 && !(language === 'ar' && ARABIC.test(text)) ? PROBABLE : 0.3)
		];
	if (tokens.length > 1 && isName(text))
		return [
			article(language === 'en' ? PROBABLE : 0.5),
			word('dictionary/related', { word: text, definitions: true }, 0.3, { kind: 'definition' })
		];
	if (words <= 2 && words === tokens.length && !tokens.some(({ key }) => isGibberish(key)) && knownWords < words + 1) {
		const isEntry = (tables?.words.has(text.toLowerCase()) ?? false) && !(words > 1 && tables?.words.isAction(text.toLowerCase())); // prettier-ignore
		const isSpoken = (starts[0] ?? []).some(
			({ kind, value }) => SILENT.has(kind) || kind === 'self' || (kind === 'elsewhere' && value === 'chat')
		);
		const isSchool = starts.some((spans) =>
			spans.some(({ kind, value }) => kind === 'concept' && value === 'university')
		);
		// A word that names a concept is rather the beginning of a question.
		const isConcept = words === 1 && (starts[0] ?? []).some(({ kind }) => kind === 'concept');
		const unknown = tables ? 0.4 : PROBABLE;
		const score =
			isSpoken || isSchool
				? 0.1
				: isEntry && language === 'en' && !isConcept
					? PROBABLE
					: knownWords > 0
						? 0.2
						: unknown;
		return [
			word('dictionary/related', { word: text, definitions: true }, score, { kind: 'definition' }),
			article(knownWords > 0 ? 0.2 : 0.45)
		];
	}
	const english = tokens.filter(({ key }) => tables?.words.has(key)).length;
	// A text of another language: all its words are unknown, in the interface's language and in English.
	if (knownWords / words < 0.2 && english <= tokens.length * 0.4 && words > 2)
		return [
			word(
				'language/detect',
				{ text },
				(knownWords === 0 && language === 'en' ? PROBABLE : 0.45) - (language === 'en' ? 0.3 * (knownWords / words) : 0)
			)
		];
	return [];
}
